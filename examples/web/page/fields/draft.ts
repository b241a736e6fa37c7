// What stands in the form of a battlefield.
import { type Hex, hexesOf, key } from '../battle/board/geometry';
import type { Count, Laid, Own } from './field';

/** The least and the largest radius. */
export const RADII = [2, 12] as const;
/** What is on a hex: an asteroid, or the start zone of a player. */
export type Mark = 'asteroid' | '0' | '1' | '2' | '3';

/** Marks outside the radius are there again when it grows. */
export type Draft = { name: string; players: Count; radius: number; marks: Record<string, Mark> };

export const fresh = (): Draft => ({ name: '', players: 4, radius: 10, marks: { '0,0': 'asteroid' } });

export const marked = ({ marks }: Draft, hex: Hex): Mark | undefined => marks[key(hex)];

export function withMark(draft: Draft, hex: Hex, mark: Mark | undefined): Draft {
  const { [key(hex)]: _, ...marks } = draft.marks;
  return { ...draft, marks: mark ? { ...marks, [key(hex)]: mark } : marks };
}

const hexesWith = (draft: Draft, mark: Mark): Hex[] => hexesOf(draft.radius).filter((hex) => marked(draft, hex) === mark);

export const zonesOf = ({ players }: Draft): Mark[] => (['0', '1', '2', '3'] as Mark[]).slice(0, players);

export const laidOf = (draft: Draft): Laid => ({
  radius: draft.radius,
  asteroids: hexesWith(draft, 'asteroid'),
  zones: zonesOf(draft).map((zone) => hexesWith(draft, zone)),
});

/** The marks of a layout. */
export function drawn(name: string, { radius, asteroids, zones }: Laid): Draft {
  const marks: Draft['marks'] = {};
  for (const hex of asteroids) marks[key(hex)] = 'asteroid';
  for (const [seat, zone] of zones.entries()) for (const hex of zone) marks[key(hex)] = `${seat}` as Mark;
  return { name, players: zones.length === 3 ? 3 : 4, radius, marks };
}

export const draftOf = ({ name, layout }: Own): Draft => drawn(name, layout);
