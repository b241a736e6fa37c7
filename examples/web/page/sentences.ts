// What is chosen and what happens, said from its data in the language of the page.
import type { Cell } from '../js/index';
import { filled, place, sentences, term } from './words';

type Data = Record<string, unknown>;
/** How the cells of a game are called; hexes have no names. */
export type Names = (cell: Cell) => string;
const PIECES = 20;
const FIGHTERS = 18;

/** A choice or an event of a game, as the crate says it where this language has no sentences. */
export function sentence(kind: string, data: unknown, says: string, name: Names): string {
  if (typeof data === 'string') return said(`${kind} whole`, { event: data }, says, name);
  const given = data as Data;
  // in a game of rounds the yard's and the flight's stand in a field
  for (const part of ['yard', 'flight']) {
    if (part in given) return sentence(kind.replace('game', part), given[part], says, name);
  }
  const [only] = Object.keys(given);
  if (typeof given[only] === 'object' && !('event' in given) && !('do' in given) && !('propose' in given))
    return said(`${kind} whole`, { event: only, ...(given[only] as Data) }, says, name);
  return said(kind, given, says, name);
}

/** A sentence stands under its tag, or under its tag and what one field is (`fired hit null`) or that it is there (`shown with faced`). */
function said(kind: string, data: Data, says: string, name: Names): string {
  const tag = String(data.event ?? data.do ?? data.propose);
  const known = sentences(kind);
  if (!known) return says;
  const keys = Object.keys(data).flatMap((field) => [`${tag} ${field} ${JSON.stringify(data[field])}`, `${tag} with ${field}`]);
  const text = known[keys.find((key) => key in known) ?? tag];
  if (text === undefined) return says;
  const words = Object.entries(data).map(([field, value]) => [field, word(field, value, name)]);
  return filled(text, Object.fromEntries(words));
}

function word(field: string, value: unknown, name: Names): string {
  if (value === null || typeof value === 'boolean') return term(String(value));
  if (['piece', 'hit', 'fighter', 'ship', 'target'].includes(field) && typeof value === 'number') return piece(value);
  if (field === 'planet') return String(Number(value) + 1);
  if (typeof value === 'string') return term(value);
  if (typeof value === 'number') return String(value);
  if (isCell(value)) return place(name(value));
  if (Array.isArray(value)) return value.length ? value.map((item) => word(field, item, name)).join(', ') : term('nothing');
  const parts = Object.entries(value as Data).filter(([, part]) => part !== null && !(Array.isArray(part) && part.length === 0));
  return parts
    .map(([part, inner]) => (part === 'at' || part === 'kind' ? word(part, inner, name) : `${term(part)} ${word(part, inner, name)}`))
    .join(' ');
}

function piece(number: number): string {
  return `${term(number % PIECES < FIGHTERS ? 'fighter' : 'capital ship')} ${number}`;
}

function isCell(value: unknown): value is Cell {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');
}
