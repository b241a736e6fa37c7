// The challenge of a day: the same board, components, sand and attacks for everybody.
import * as sw from '../../js/index';

/** The class of each weekday, from Sunday on. */
const CLASSES = ['II', 'I', 'IC', 'II', 'III', 'IIC', 'IIIC'];
/** Runs of the hourglass, a minute each: one for each place below the level and one more, and the overtime of class IIIC. */
const RUNS: Record<string, number> = { I: 2, IC: 2, II: 3, IIC: 3, III: 4, IIIC: 5 };
const SIDES: sw.Side[] = ['front', 'right', 'rear', 'left'];
const KINDS = ['large_meteor', 'light_cannon_fire', 'small_meteor', 'light_cannon_fire', 'large_meteor', 'light_cannon_fire'] as const;
/** More faces than any attack takes. */
const FACES = 8;
/** How far from the middle of the board an attack may come: there most ships have something to lose, and to defend it with. */
const NEAR = 1.1;
/** Throws until one is near enough; the last one counts in any case. */
const THROWS = 60;

/** Today, the same day all over the world: `2026-11-30`. */
export const today = (): string => new Date().toISOString().slice(0, 10);
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
export const classOf = (day: string): string => CLASSES[new Date(day).getUTCDay()];
export const runsOn = (day: string): number => RUNS[classOf(day)];
const seedOf = (day: string): number => Number(day.replaceAll('-', ''));

/** The seat that builds. The other one has finished at once: it flips the hourglass whenever it may. */
export const BUILDER = 0;
export const TIMER = 1;

/** The yard of a day, where the same components come up for everybody, one after another. */
export function yardOf(day: string): sw.Game<'game'> {
  const setup = sw.must(sw.deal({ play: 'game', players: 2, classes: [classOf(day)], seed: seedOf(day) }));
  const game = sw.must(sw.Game.begin('game', setup));
  game.seed(seedOf(day));
  return game;
}

export type Attack = { kind: (typeof KINDS)[number]; side: sw.Side; faces: number[] };

/** The six attacks of a day: large meteors are shot, cannon fire takes a shield. The first comes from the front, where cannons point. */
export function attacksOf(day: string): Attack[] {
  const draw = drawing(seedOf(day));
  const { layout, open } = sw.must(sw.board(classOf(day)));
  const middle = ([0, 1] as const).map((axis) => open.reduce((sum, cell) => sum + cell[axis], 0) / open.length);
  const isNear = ({ from, starts }: sw.LinesMessage) => {
    const axis = from === 'front' || from === 'rear' ? 0 : 1;
    return starts.length > 0 && starts.every((cell) => Math.abs(cell[axis] - middle[axis]) <= NEAR);
  };
  return KINDS.map((kind, place) => {
    const side = place === 0 ? 'front' : SIDES[draw(SIDES.length)];
    let faces: number[] = [];
    for (let thrown = 0; thrown < THROWS; thrown += 1) {
      faces = Array.from({ length: FACES }, () => 1 + draw(6));
      if (isNear(aimed(layout, side, faces))) break;
    }
    return { kind, side, faces };
  });
}

/** The lines of an attack, by as many of the faces as it takes. */
export function aimed(layout: sw.Layout, side: sw.Side, faces: number[]): sw.LinesMessage {
  for (let count = 0; ; count += 1) {
    const aim = sw.must(sw.aim(layout, side, faces.slice(0, count)));
    if ('final' in aim) return aim.final;
  }
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
