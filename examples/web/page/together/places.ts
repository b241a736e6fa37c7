// Places at tables of a server: their links, and those that this browser has been at.
import type { Made } from '../../js/client';
import { store, stored } from '../store';
import { spoken } from '../words';

/** A seat, or a place to watch from. */
export type Place = { table: string; secret: string };
/** A table that this browser has been at. Who made it also has the links of the others. */
export type Kept = Place & { play: string; at: number; made?: Made; over?: boolean };

const MOST = 20;
const LINK = /#together=(.+)$/;

/** Where the server listens. */
export const socketOf = (): string => new URL('socket', location.href.replace(/^http/, 'ws').replace(/[?#].*/, '')).href;

/** The link of a place. Its secret stands behind the `#`, which browsers do not send. */
export const linkOf = ({ table, secret }: Place): string => `${location.origin}${location.pathname}#together=${table}.${secret}`;

/** The link of a place to send to somebody: it tells the server what a preview of it says. */
export const inviteTo = (place: Place, play: string): string => linkOf(place).replace('#', `?invite=${play}.${spoken()}#`);

/** The place of a link; null if it is none. */
export const placeOf = (link: string): Place | null => placeIn(LINK.exec(link.trim())?.[1] ?? '');

/** The place of a table and a secret as they stand in links. */
export function placeIn(text: string): Place | null {
  const [, table, secret] = /^([\da-f]+)\.([\da-f]+)$/.exec(text) ?? [];
  return table && secret ? { table, secret } : null;
}

/** The tables of this browser, the latest first. */
export function kept(): Kept[] {
  try {
    const read: unknown = JSON.parse(stored('tables') ?? '[]');
    return Array.isArray(read) ? read.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(given: unknown): given is Kept {
  const { table, secret, play, at } = Object(given) as Partial<Kept>;
  return [table, secret, play].every((text) => typeof text === 'string') && typeof at === 'number';
}

const isAt =
  ({ table, secret }: Place) =>
  (other: Place) =>
    other.table === table && other.secret === secret;

export const find = (place: Place): Kept | undefined => kept().find(isAt(place));

export function remember(table: Kept): void {
  const others = kept().filter((other) => !isAt(table)(other));
  store('tables', JSON.stringify([table, ...others].slice(0, MOST)));
}

export function forgetPlace(place: Place): void {
  store('tables', JSON.stringify(kept().filter((other) => !isAt(place)(other))));
}
