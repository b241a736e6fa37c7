// What a press on a cell of the own board does while building.
import type { Cell, Component, Layout, Turn } from '../../js/index';
import * as sw from '../../js/index';
import { sameCell } from '../ship/cell';
import { problem, tell } from '../told';

/** To place the tile; to turn it first; to warn that it will be a mistake; or to say why not. */
export type Deed = { place: Turn } | { turn: Turn } | { warn: string } | { why: string };

type Asked = { layout: Layout; component: Component; cell: Cell; turn: Turn; why?: (turn: Turn) => string | null };

const has = (cells: Cell[], cell: Cell) => cells.some((each) => sameCell(each, cell));

/** `component` is the tile as it came up; `turn` is how it is held. */
export function deedAt({ layout, component, cell, turn, why }: Asked): Deed {
  const fits = sw.must(sw.fits(layout, component));
  if (has(fits[turn], cell)) return { place: turn };
  const other = ([1, 2, 3] as const).map((by) => ((turn + by) % 4) as Turn).find((each) => has(fits[each], cell));
  if (other !== undefined) return { turn: other };
  const refused = why?.(turn);
  if (refused) return { why: refused };
  const says = reasons(layout, cell, sw.must(sw.turned(component, turn)));
  const isTaken = layout.tiles.some((tile) => sameCell(tile.at, cell));
  return isTaken ? { why: says } : { warn: says };
}

/** Why a tile does not fit on a cell; empty if it does. */
export function reasons(layout: Layout, cell: Cell, component: Component): string {
  const found = sw.misfits(layout, cell, component);
  if (!('ok' in found)) return 'refusal' in found ? problem(found) : '';
  return found.ok.map((each) => `${tell(each)}.`).join(' ');
}

/** Every place where a tile fits, with the turns that it needs; first without turning. */
export function everyFit(layout: Layout, component: Component, turn: Turn): { cell: Cell; turn: Turn }[] {
  const fits = sw.must(sw.fits(layout, component));
  const turns = ([0, 1, 2, 3] as const).map((by) => ((turn + by) % 4) as Turn);
  return turns.flatMap((each) => fits[each].map((cell) => ({ cell, turn: each })));
}
