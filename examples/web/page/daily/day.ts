// The challenge of a day: the same board, components, sand and attacks for everybody.
import * as sw from '../../js/index';

/** The class of each weekday, from Sunday on. */
const CLASSES = ['II', 'I', 'IC', 'II', 'III', 'IIC', 'IIIC'];
const SIDES: sw.Side[] = ['front', 'right', 'rear', 'left'];
const KINDS = ['small_meteor', 'large_meteor', 'small_meteor', 'light_cannon_fire', 'large_meteor', 'small_meteor'] as const;
/** More faces than any attack takes. */
const FACES = 8;

/** Today, the same day all over the world: `2026-11-30`. */
export const today = (): string => new Date().toISOString().slice(0, 10);
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
export const classOf = (day: string): string => CLASSES[new Date(day).getUTCDay()];
const seedOf = (day: string): number => Number(day.replaceAll('-', ''));

/** The seat that builds. The other one keeps its hands off the components. */
export const BUILDER = 0;

/** The yard of a day, where the same components come up for everybody, one after another. */
export function yardOf(day: string): sw.Game<'game'> {
  const setup = sw.must(sw.deal({ play: 'game', players: 2, classes: [classOf(day)], seed: seedOf(day) }));
  const game = sw.must(sw.Game.begin('game', setup));
  game.seed(seedOf(day));
  return game;
}

export type Attack = { kind: (typeof KINDS)[number]; side: sw.Side; faces: number[] };

/** The six attacks of a day. */
export function attacksOf(day: string): Attack[] {
  const draw = drawing(seedOf(day));
  return KINDS.map((kind) => ({ kind, side: SIDES[draw(4)], faces: Array.from({ length: FACES }, () => 1 + draw(6)) }));
}

/** Numbers below a bound, the same on every device (mulberry32). */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
