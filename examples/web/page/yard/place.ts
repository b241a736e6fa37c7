// What a press on a cell of the own board does while building.
import type { Cell, Component, Layout, Turn } from '../../js/index';
import * as sw from '../../js/index';
import { sameCell } from '../ship/cell';
import { withTile } from '../ship';
import { problem, tell } from '../told';
import { t } from '../words';

/** To place the tile; to turn it first; to warn that it will be a mistake; or to say why not. */
export type Deed = { place: Turn } | { turn: Turn } | { warn: string } | { why: string };

type Asked = { layout: Layout; component: Component; cell: Cell; turn: Turn; why?: (turn: Turn) => string | null };

const has = (cells: Cell[], cell: Cell) => cells.some((each) => sameCell(each, cell));

/** `component` is the tile as it came up; `turn` is how it is held. */
export function deedAt({ layout, component, cell, turn, why }: Asked): Deed {
  const fits = sw.must(sw.fits(layout, component));
  const held = (by: Turn) => sw.must(sw.turned(component, by));
  const joins = (each: Turn) => has(fits[each], cell) && !isLoose(layout, cell, held(each));
  if (joins(turn)) return { place: turn };
  const other = ([1, 2, 3] as const).map((by) => ((turn + by) % 4) as Turn).find(joins);
  if (other !== undefined) return { turn: other };
  const refused = why?.(turn);
  if (refused) return { why: refused };
  const says = has(fits[turn], cell) ? t('yard-loose') : reasons(layout, cell, held(turn));
  const isTaken = layout.tiles.some((tile) => sameCell(tile.at, cell));
  return isTaken ? { why: says } : { warn: says };
}

// the ship stays the same while one looks for a place
let counted: { layout: Layout; count: number } | null = null;

/** How many pieces too many the ships are in. */
function torn(layout: Layout): number {
  const { ships } = sw.must(sw.inspect(layout)).report;
  return ships.reduce((count, { pieces }) => count + Math.max(0, pieces - 1), 0);
}

function tornNow(layout: Layout): number {
  if (counted?.layout !== layout) counted = { layout, count: torn(layout) };
  return counted.count;
}

/** Whether a tile that fits would only touch its ship, without a joint. */
export const isLoose = (layout: Layout, cell: Cell, component: Component): boolean =>
  torn(withTile(layout, cell, component)) > tornNow(layout);

/** Why a tile does not fit on a cell; empty if it does. */
export function reasons(layout: Layout, cell: Cell, component: Component): string {
  const found = sw.misfits(layout, cell, component);
  if (!('ok' in found)) return 'refusal' in found ? problem(found) : '';
  return found.ok.map((each) => `${tell(each)}.`).join(' ');
}

export type Fit = { cell: Cell; turn: Turn };

/** The next place after a cell where a tile fits; one where a connector joins it, if there is any. */
export function nextPlace(layout: Layout, component: Component, turn: Turn, after: Cell | null): (Fit & { isLoose: boolean }) | null {
  const fits = everyFit(layout, component, turn);
  const now = fits.findIndex((each) => sameCell(each.cell, after) && each.turn === turn);
  const inTurn = [...fits.slice(now + 1), ...fits.slice(0, now + 1)];
  const joined = inTurn.find((each) => isJoined(layout, component, each));
  const next = joined ?? inTurn[0];
  return next ? { ...next, isLoose: !joined } : null;
}

/** Whether a tile that fits would also be joined by a connector. */
export const isJoined = (layout: Layout, component: Component, { cell, turn }: Fit): boolean =>
  !isLoose(layout, cell, sw.must(sw.turned(component, turn)));

/** The place where it is joined that leaves the fewest connectors open; null if there is none. */
export function neatest(layout: Layout, component: Component): Fit | null {
  const open = ({ cell, turn }: Fit) => sw.must(sw.inspect(withTile(layout, cell, sw.must(sw.turned(component, turn))))).report.exposed;
  const joined = everyFit(layout, component, 0).filter((each) => isJoined(layout, component, each));
  const counted = joined.map((fit) => ({ fit, open: open(fit) }));
  return counted.toSorted((one, other) => one.open - other.open)[0]?.fit ?? null;
}

/** Every place where a tile fits, with the turns that it needs; first without turning. */
export function everyFit(layout: Layout, component: Component, turn: Turn): Fit[] {
  const fits = sw.must(sw.fits(layout, component));
  const turns = ([0, 1, 2, 3] as const).map((by) => ((turn + by) % 4) as Turn);
  return turns.flatMap((each) => fits[each].map((cell) => ({ cell, turn: each })));
}
