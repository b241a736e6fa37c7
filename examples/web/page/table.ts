// Shared by all games: seats, bots, saves.
import { type Skill, SKILLS } from '../js/bots';
import * as sw from '../js/index';
import { entered, nameOf, namesOf, recall } from './setup/names';
import { setAside, store, stored } from './store';
import { problem } from './told';
import { t } from './words';

export type Sitting = 'human' | Skill;
export type Kept<K extends keyof sw.Games> = { game: sw.Game<K>; seats: Sitting[] };

export const seed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** The name of the player on a seat, or of the table. */
export const whoIs = (actor: sw.Actor): string => (actor === 'table' ? t('table') : nameOf(actor));

/** The names of all players, for the texts of a game. */
export const everybody = namesOf;

/** Stores a game in the browser. */
export function keep<K extends keyof sw.Games>(kind: K, { game, seats }: Kept<K>): void {
  const { seats: awaited, table } = game.awaited();
  const names = seats.map((_, seat) => entered()[seat] ?? '');
  store(kind, JSON.stringify({ seats, names, over: awaited.length === 0 && !table, save: game.save() }));
}

/** Reads a save of this page, or a record written by the crate. */
export function opened<K extends keyof sw.Games>(kind: K, text: string): sw.Outcome<Kept<K>> {
  let given: { seats?: Sitting[]; save?: string; log?: unknown };
  try {
    given = JSON.parse(text) as typeof given;
  } catch (error) {
    return { unreadable: String((error as Error).message) };
  }
  if (typeof given !== 'object' || given === null) return { unreadable: 'no record' };
  const game = sw.Game.load(kind, typeof given.save === 'string' ? given.save : text);
  if (!('ok' in game)) return game;
  game.ok.seed(seed());
  const seats = Array.isArray(given.seats) ? given.seats.map((seat): Sitting => (SKILLS.includes(seat as Skill) ? seat : 'human')) : [];
  return { ok: { game: game.ok, seats } };
}

/** The names in a save, if it has any. */
export function namesIn(text: string): string[] {
  const { names } = JSON.parse(text) as { names?: unknown };
  return Array.isArray(names) ? names.map((name) => (typeof name === 'string' ? name : '')) : [];
}

/** The game stored in the browser, with its names; an unreadable one is reported and set aside. */
export function again<K extends keyof sw.Games>(kind: K, notice: (text: string) => void): Kept<K> | null {
  const text = stored(kind);
  if (text === null) return null;
  const read = opened(kind, text);
  if ('ok' in read) {
    recall(namesIn(text));
    return read.ok;
  }
  setAside(kind);
  notice(t('bad-save', { name: t(kind as 'battle'), why: problem(read) }));
  return null;
}

/** The skill of the bot on a seat; null if no bot sits there. */
export function skill(seats: Sitting[], seat: number): Skill | null {
  const sits = seats[seat];
  return sits === undefined || sits === 'human' ? null : sits;
}
