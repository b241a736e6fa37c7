// What is aboard a component, and the places that are free.
import type { Component, Laid } from '../../js/index';
import { Alien, Human, Sleeper, type State } from './glyphs/people';
import { Cell, Goods } from './glyphs/stores';

type Place = [number, number];

/** The middles of up to four places, two beside each other. */
const GRID: Place[][] = [
  [],
  [[50, 50]],
  [
    [33, 50],
    [67, 50],
  ],
  [
    [33, 33],
    [67, 33],
    [50, 67],
  ],
  [
    [33, 33],
    [67, 33],
    [33, 67],
    [67, 67],
  ],
];

const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;

/** The blocks of a hold, the most valuable first. */
function blocks(held: Laid | undefined): string[] {
  const goods = held && 'goods' in held ? held.goods : {};
  return COLOURS.flatMap((colour) => Array.from({ length: goods[colour] ?? 0 }, () => colour));
}

const count = (held: Laid | undefined, of: string): number => Number((held as Record<string, unknown> | undefined)?.[of] ?? 0);

/** The colour of an alien, which may also have a profession. */
export const colourOf = (alien: Extract<Laid, { alien: unknown }>['alien']): string => (typeof alien === 'string' ? alien : 'cyan');

/** `held` is undefined if nothing is aboard; `boarded` once tokens lie on the components. */
export function Aboard({ component, held, boarded }: { component: Component; held?: Laid; boarded?: boolean }) {
  const { kind, capacity = 0 } = component as { kind: string; capacity?: number | null };
  const room = capacity ?? 0;
  if (held && 'alien' in held) return <Alien colour={colourOf(held.alien)} size={1.05} />;
  const places = GRID[Math.min(room, 4)];
  const state = (number: number, of: string): State => (number < count(held, of) ? 'here' : boarded || held ? 'place' : 'printed');
  if (kind === 'stasis_chamber') return places.map(([x, y], n) => <Sleeper key={n} x={x} y={y} state={state(n, 'sleepers')} />);
  if (kind.endsWith('cabin')) {
    return places.map(([x], n) => <Human key={n} x={50 + (x - 50) * 0.85} y={54} state={state(n, 'humans')} />);
  }
  if (kind === 'battery') {
    const step = room === 4 ? 19 : 24;
    return places.map((_, n) => <Cell key={n} x={50 + step * (n - (room - 1) / 2)} y={50} state={state(n, 'batteries')} />);
  }
  if (!kind.endsWith('cargo_hold')) return null;
  const full = blocks(held);
  return places.map(([x, y], n) => <Goods key={n} x={x} y={y} of={full[n]} state={state(n, 'goods')} />);
}
