// Where the board waits for a click: its hexes, where a focus goes from there, what it is called.
import { phrase, tell } from '../../told';
import { capital, t } from '../../words';
import { fightersOf, nameOf } from '../names';
import { hexOf, type Path, type Spot, wayOf } from '../paths';
import { type Scene, type Ship, shipAt, shipOf } from '../scene';
import { ahead, centreOf, type Hex, same } from './geometry';
import type { Place } from './ships';

export type Live = {
  spot: Spot;
  /** The hexes to click on. */
  hexes: Hex[];
  centre: [number, number];
  /** The facings that are possible on it. */
  ways: number[];
  label: string;
  /** Whether it takes the place of what was clicked before. */
  isOther?: boolean;
  /** Whether a ship may not stay there. */
  isWrong?: boolean;
};

/** A spot of the next click; the paths are those that lead over it. */
export function liveOf(spot: Spot, paths: Path[], depth: number, scene: Scene, captions: Map<number, string>): Live {
  const hexes = hexesOf(spot, scene);
  return {
    spot,
    hexes,
    centre: centreOf(hexes),
    ways: spot.startsWith('h') ? paths.flatMap(({ spots }) => spots.slice(depth + 1).flatMap((each) => wayOf(each) ?? [])) : [],
    label: labelOf(spot, paths, captions),
  };
}

function hexesOf(spot: Spot, scene: Scene): Hex[] {
  const [at, way] = [hexOf(spot), wayOf(spot)];
  if (at) return [way === null ? at : ahead(at, way, 1)];
  const ids = spot.startsWith('p') ? [Number(spot.slice(1))] : fightersOf(['abcd'.indexOf(spot[1]), Number(spot[2]) - 1]);
  return ids.flatMap((id) => shipOf(scene, id)?.at ?? []);
}

function labelOf(spot: Spot, paths: Path[], captions: Map<number, string>): string {
  const [first, ...others] = paths;
  const isLast = first && others.length === 0;
  if (spot.startsWith('p')) {
    const caption = captions.get(Number(spot.slice(1))) ?? nameOf(Number(spot.slice(1)));
    return isLast ? `${tell(first.of)}. ${caption}` : caption;
  }
  if (isLast || spot.startsWith('s')) return first ? tell(first.of) : spot;
  const at = hexOf(spot);
  return at ? t('battle-to-hex', { hex: `(${at.join(', ')})`, first: capital(phrase(first.of)), count: paths.length }) : spot;
}

/** Facings whose arrows lie on the lower half of the hex that they point to. */
const LOW = [0, 1, 5];

/** Where the names of ships stand that arrows would cover: of the ship that turns, and of its neighbours. */
export function placesOf(lives: Live[], scene: Scene): Map<number, Place> {
  return new Map(
    lives.flatMap(({ spot, hexes }): [number, Place][] => {
      const [at, way] = [hexOf(spot), wayOf(spot)];
      if (!at || way === null) return [];
      const [own, next] = [shipAt(scene, at), LOW.includes(way) ? shipAt(scene, hexes[0]) : undefined];
      return [...(own ? [[own.id, 'within'] as [number, Place]] : []), ...(next ? [[next.id, 'above'] as [number, Place]] : [])];
    }),
  );
}

/** The ships whose names something that may be clicked would cover. */
export function coveredBy(lives: Live[], places: Map<number, Place>, { ships }: Scene): Ship[] {
  const hexes = lives.flatMap((live) => (wayOf(live.spot) === null ? live.hexes : []));
  return ships.filter(({ id, at }) => places.get(id) === 'within' || at.some((own) => hexes.some((hex) => same(own, hex))));
}

/** The spot nearest to one in the direction of an arrow key; null if there is none. */
export function nearest(lives: Live[], from: [number, number], arrow: string): Live | null {
  const way: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  const [dx, dy] = way[arrow];
  let best: [Live | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const live of lives) {
    const [x, y] = [live.centre[0] - from[0], live.centre[1] - from[1]];
    const [along, beside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
    const cost = along + 2.2 * beside;
    if (along > 1 && cost < best[1]) best = [live, cost];
  }
  return best[0];
}
