// A game as it is shown to one person, whether it is played on this device or at a table of a server.
import type { Hint } from '../js/bots';
import type * as sw from '../js/index';

/** A line of the log; what happened, where it is known. */
export type Line = { says: string; told?: sw.MessageData; event?: unknown };

export type Looks<K extends 'battle' | 'game'> = {
  game: sw.Shown<K>;
  /** How many choices stand: a new number is a new state. */
  at: number;
  /** What the last choices caused, to show it moving; empty after a load, an undo, or a jump in a replay. */
  happened: sw.Happened<sw.Games[K]['event']>[];
  /** The seat that looks; null for a spectator. */
  seat: number | null;
  who: (actor: sw.Actor) => string;
  act: (choice: sw.Games[K]['choice']) => void;
  /** Why a choice would be refused, as a sentence; null if it is legal; undefined at a table of a server, which cannot be asked. */
  why?: (choice: sw.Games[K]['choice']) => string | null;
  /** Lets a bot choose. */
  advise: () => void;
  hint: Hint<K> | null;
  /** Asks a bot for a hint. */
  ask: () => void;
  /** Nobody else plays: what the other seats have is not shown. */
  isAlone?: boolean;
  /** It is looked at again: nobody is waited for. */
  isPast?: boolean;
  /** Time runs faster, for nobody here builds any more. */
  isHurried?: boolean;
  /** The log, newest first. */
  lines: Line[];
};

/** What parts that are drawn anew as a whole need too. */
export type Drawn<K extends 'battle' | 'game'> = Looks<K> & { theme: sw.Theme; redraw: () => void };
