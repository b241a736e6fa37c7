// What the players are called, as entered in this browser, in seat order.
import { store, stored } from '../store';
import { t } from '../words';

/** As read last: they are asked for often, and reading the storage takes long. */
let known: string[] | null = null;
addEventListener('storage', () => {
  known = null;
});

/** The names as entered; an empty one is that of the seat. */
export function entered(): string[] {
  known ??= read();
  return [...known];
}

function read(): string[] {
  try {
    const names: unknown = JSON.parse(stored('names') ?? '[]');
    return Array.isArray(names) ? names.map((name) => (typeof name === 'string' ? name : '')) : [];
  } catch {
    return [];
  }
}

/** What bots are called, by seat, unless somebody calls them otherwise. */
const CALLED = ['Comet', 'Nova', 'Rusty', 'Orbit', 'Pixel'];

/** The names of a game of others, while it is watched. */
let lent: string[] | null = null;
export const lend = (names: string[] | null): void => {
  lent = names;
};

const unnamed = (seat: number): string => t('player', { number: seat + 1 });

/** The name of the player on a seat. */
export const nameOf = (seat: number): string => (lent ?? entered())[seat] || unnamed(seat);

/** The names of so many players. */
export const namesOf = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => nameOf(seat));

/** Keeps a name; that of the seat, which is another one in another language, is kept as an empty one. */
export function call(seat: number, name: string): void {
  const names = entered();
  for (let other = names.length; other < seat; other += 1) names[other] = '';
  names[seat] = name.trim() === unnamed(seat) ? '' : name.trim();
  store('names', JSON.stringify(names));
  known = names;
}

/** The names of a game that is kept, and gone on with. */
export function recall(names: string[]): void {
  for (const [seat, name] of names.entries()) call(seat, name);
}

/** Names as they were entered, with those of the seats where there is none. */
export const inFull = (names: string[]): string[] => names.map((name, seat) => name || unnamed(seat));

/** The name that a seat has in the next game: a bot is never called as a seat, a person never as a bot. */
export function suggested(seat: number, isBot: boolean): string {
  const name = entered()[seat] ?? '';
  if (isBot) return name || CALLED[seat % CALLED.length];
  return name && !CALLED.includes(name) ? name : unnamed(seat);
}

/** Keeps the names with which a game begins. */
export function christen(bots: boolean[]): void {
  for (const [seat, isBot] of bots.entries()) call(seat, suggested(seat, isBot));
}
