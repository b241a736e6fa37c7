// What a board of the shipyard begins with, and what another board takes over.
import * as sw from '../../js/index';
import { catalogue } from '../catalogue';
import { same, withTile } from '../ship';
import { homeOf } from '../ship/places';

type Step = [number, number];

/** The board with a starting cabin on its printed cell, if it has one and the ship has no starting cabin. */
export function started(layout: sw.Layout): sw.Layout {
  const home = homeOf(layout);
  const isThere = layout.tiles.some(({ at, kind }) => kind === 'starting_cabin' || (home !== null && same(at, home)));
  const cabin = catalogue().tiles.find(({ component }) => component.kind === 'starting_cabin');
  return home && cabin && !isThere ? withTile(layout, home, cabin.component) : layout;
}

/** Whether nothing is there but what the board begins with. */
export const isFresh = ({ tiles, ...board }: sw.Layout): boolean =>
  tiles.length === 0 || (tiles.length === 1 && tiles[0].kind === 'starting_cabin' && `${tiles[0].at}` === `${homeOf({ ...board, tiles } as sw.Layout)}`);

/** The ship moved to another board: its starting cabin to the printed cell, else so that most components have a cell; how many have. */
export function carried(from: sw.Layout, to: sw.Layout): { layout: sw.Layout; kept: number } {
  const sites = new Set(sw.must(sw.inspect(to)).sites.map(String));
  const moved = ([x, y]: Step) => from.tiles.map((tile) => ({ ...tile, at: [tile.at[0] + x, tile.at[1] + y] })).filter(({ at }) => sites.has(`${at}`));
  const all = stepsOf(from, to).map(moved);
  const most = all.reduce((best, tiles) => (tiles.length > best.length ? tiles : best));
  return { layout: started({ ...to, tiles: most } as sw.Layout), kept: most.length };
}

/** The moves to try, the shortest first. */
function stepsOf(from: sw.Layout, to: sw.Layout): Step[] {
  const cabin = from.tiles.find(({ kind }) => kind === 'starting_cabin')?.at;
  const home = homeOf(to);
  if (cabin && home) return [[home[0] - cabin[0], home[1] - cabin[1]]];
  const line = Array.from({ length: 25 }, (_, place) => place - 12);
  const length = ([x, y]: Step) => Math.abs(x) + Math.abs(y);
  return line.flatMap((x) => line.map((y): Step => [x, y])).sort((one, other) => length(one) - length(other));
}
