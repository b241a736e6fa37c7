// Messages of the server in `examples/server`, and what the client reports.
import type { Operation } from './change.js';
import type { Actor, Awaited, Games, Seat } from './games.js';
import type { RefusalMessage } from './messages.js';
import type { MessageData } from './told.js';

/** The player of a seat, and whether the seat is connected. */
export type Player = { name: string; bot: boolean; resigned: boolean; here: boolean };
/** One row of the table's log. `taken_back` is the number of choices that remain after an undo. */
export type Step<K extends keyof Games> = { position: number; by?: Actor; taken_back?: number; events: Games[K]['event'][] };
/** The state of a table, as one seat sees it. */
export type Now<K extends keyof Games> = {
  position: number;
  awaited: Awaited;
  over: boolean;
  players: Player[];
  /** The open request to undo. */
  asked: Ask | null;
  /** Milliseconds until the hourglass runs out; absent if none runs. */
  sand?: number;
  /** The listed choices of one's own seat. */
  choices: Games[K]['choice'][];
  /** Whether other choices may also be legal. */
  unlisted: boolean;
  view: Games[K]['view'];
};
/**
 * A request to undo all but the first `to` choices. `chance`: dice were rolled or tiles turned up since then; `revealed`: something
 * hidden was shown.
 */
export type Ask = { seat: Seat; to: number; chance: boolean; revealed: boolean; agreed: Seat[] };
/** Why a choice was refused. */
export type Why =
  | { why: 'rules'; refusal: RefusalMessage; says?: string; told?: MessageData }
  | { why: 'unreadable'; error: string }
  | { why: 'bot' | 'log_full' };
/** A new table. Its secrets give access to the seats; the server never sends them again. */
export type Made = { table: string; seats: string[]; watch: string };
/** The state of the connection. `code` is the close code with which the server ended it for good. */
export type Line = { line: 'connecting' | 'open' | 'lost' } | { line: 'ended'; code: number };

/** What a client reports. */
export type Heard<K extends keyof Games> =
  | Line
  /** New steps, each reported once; none if only `now` is new. */
  | { heard: 'steps'; steps: Step<K>[] }
  | { heard: 'taken'; position: number }
  | { heard: 'refused'; why: Why }
  | { heard: 'record'; record: unknown }
  | { heard: 'sorry'; why: string };

/** The whole state, or what has changed since the last message that had either. */
export type News<K extends keyof Games> = { now: Now<K>; change?: never } | { now?: never; change: Operation[] };

/** A message of the server. */
export type Told<K extends keyof Games> =
  | { told: 'welcome'; play: K; seat: Seat | null; steps: Step<K>[]; now: Now<K> }
  | ({ told: 'step'; step: Step<K> } & News<K>)
  | ({ told: 'now' } & News<K>)
  | { told: 'taken'; id: string; position: number }
  | { told: 'refused'; id: string; why: Why }
  | { told: 'record'; record: unknown }
  | { told: 'sorry'; why: string };
