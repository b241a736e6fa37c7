// A ship under construction: its components, and where it was kept.
import { board, type Cell, type Component, type Layout, must, read } from '../js/index';
import { stored } from './store';
import { problem } from './told';
import { place } from './words';

export const same = (one: Cell, other: Cell) => one[0] === other[0] && one[1] === other[1];

/** The printed name of a cell, from the names of a board. */
export function placeName(names: [Cell, string][], cell: Cell): string {
  return place(names.find(([other]) => same(other, cell))?.[1] ?? `${cell}`);
}

/** The component on a cell. */
export function at(layout: Layout, cell: Cell): Component | undefined {
  const placed = layout.tiles.find((tile) => same(tile.at, cell));
  if (!placed) return undefined;
  const { at: _, ...component } = placed;
  return component as Component;
}

export function without(layout: Layout, cells: Cell[]): Layout {
  return { ...layout, tiles: layout.tiles.filter((tile) => !cells.some((cell) => same(cell, tile.at))) };
}

export function withTile(layout: Layout, cell: Cell, component: Component): Layout {
  return { ...layout, tiles: [...layout.tiles, { at: cell, ...component }] } as Layout;
}

/** The ship of the URL, else the stored one, else an empty board of the easiest class; with the errors of the first two. */
export function found(): { layout: Layout; link?: string; save?: string } {
  const [part, line] = location.hash.slice(1).split(/=(.*)/s);
  const wrong: { link?: string; save?: string } = {};
  if (part === 'ship' && line) {
    const shared = read(decoded(line));
    if ('ok' in shared) return { layout: shared.ok };
    wrong.link = problem(shared);
  }
  const kept = stored('ship');
  if (kept !== null) {
    const again = read(kept);
    if ('ok' in again) return { layout: again.ok, ...wrong };
    wrong.save = problem(again);
  }
  return { layout: must(board('I')).layout, ...wrong };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
