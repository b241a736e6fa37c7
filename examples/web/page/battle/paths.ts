// Which clicks on the board make a choice.
import type * as sw from '../../js/index';
import { facingOf, type Hex, key, plus } from './board/geometry';
import { fightersOf, squadronName } from './names';
import { shipOf, type Scene, sternOf } from './scene';

export type Choice = sw.Games['battle']['choice'];
export type Listed = sw.Choices<Choice>['listed'][number];

/** What is clicked: `p7` is a ship, `sa1` a squadron, `h1,-2` a hex, `d1,-2>3` a facing on it. */
export type Spot = string;
export const ship = (id: number): Spot => `p${id}`;
export const squad = (squadron: sw.BattleSquadron): Spot => `s${squadronName(squadron)}`;
export const hex = (at: Hex): Spot => `h${key(at)}`;
export const facing = (at: Hex, way: number): Spot => `d${key(at)}>${way}`;

/** What a person means to do: the step that is on, or a power. */
export type Mode = 'step' | 'elite' | 'blast' | 'asteroid' | 'double' | 'displace' | 'laser' | 'super_shot' | 'shield';

/** A choice that is made on the board, with the clicks that make it, in order. */
export type Path = { of: Listed; mode: Mode; spots: Spot[] };

/** The choices that the board can make. All others are buttons. */
export function pathsOf(listed: Listed[], scene: Scene): Path[] {
  return listed.flatMap((of) => ways(of.choice, scene).map(([mode, ...spots]) => ({ of, mode: mode as Mode, spots })));
}

function ways(choice: Choice, scene: Scene): [Mode, ...Spot[]][] {
  if ('propose' in choice) return [];
  const at = (id: number): Hex => {
    const found = shipOf(scene, id);
    return found ? sternOf(found) : [99, 99];
  };
  switch (choice.do) {
    // the first click shows where the squadron flies, the second sends it
    case 'squadron':
      return [['step', squad(choice.squadron), squad(choice.squadron)]];
    case 'land':
    case 'destroy':
    case 'fire':
      return [['step', ship(choice.fighter)]];
    case 'turn':
      return [['step', facing(at(choice.fighter), choice.facing)]];
    case 'capital':
      return [['step', ship(choice.ship), hex(choice.to[0]), facing(choice.to[0], facingOf(choice.to))]];
    case 'shoot':
      return [['step', ship(choice.target)]];
    case 'elite_end':
      return [['step', hex(choice.to)]];
    case 'elite_face':
      return scene.ships.filter(({ elite }) => elite).map((elite) => ['step', facing(sternOf(elite), choice.facing)]);
    case 'return':
      return [['step', hex(choice.at), facing(choice.at, choice.facing)]];
    case 'elite':
    case 'blast':
      return [[choice.do, ship(choice.fighter)]];
    case 'asteroid':
      return [['asteroid', hex(choice.from), hex(choice.to)]];
    case 'displace':
      return fightersOf(choice.squadron)
        .filter((fighter) => shipOf(scene, fighter))
        .map((fighter) => ['displace', ship(fighter), hex(plus(at(fighter), choice.by))]);
    case 'laser':
    case 'super_shot':
    case 'shield':
      return [[choice.do, ship(choice.ship)]];
    default:
      return [];
  }
}

/** The paths that begin with these clicks. */
export const starting = (paths: Path[], mode: Mode, chosen: Spot[]): Path[] =>
  paths.filter((path) => path.mode === mode && chosen.every((spot, place) => path.spots[place] === spot));

/** The next clicks that lead on, each once, in the order of the list. */
export const nextSpots = (paths: Path[], chosen: Spot[]): Spot[] => [
  ...new Set(paths.flatMap(({ spots }) => spots.slice(chosen.length, chosen.length + 1))),
];

/** What may be clicked instead of the first click; where two are on one place, the next click counts. */
export function otherSpots(paths: Path[], mode: Mode, chosen: Spot[]): Spot[] {
  if (chosen.length === 0) return [];
  const next = nextSpots(starting(paths, mode, chosen), chosen);
  return nextSpots(starting(paths, mode, []), []).filter((spot) => spot !== chosen[0] && !next.includes(spot));
}

/** The paths after a click; `made` if that made a choice. A single facing needs no click of its own. */
export function clicked(paths: Path[], chosen: Spot[], spot: Spot): { chosen: Spot[]; made?: Listed } {
  const next = [...chosen, spot];
  const left = paths.filter(({ spots }) => spots[chosen.length] === spot);
  const [first, ...others] = left;
  const missing = first?.spots.slice(next.length) ?? [];
  const isMade = first && others.length === 0 && missing.every((each) => each.startsWith('d'));
  return isMade ? { chosen: [], made: first.of } : { chosen: next };
}

/** The hex of a spot, if it is one or a facing on one. */
export function hexOf(spot: Spot): Hex | null {
  const found = /^[hd](-?\d+),(-?\d+)/.exec(spot);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

export const wayOf = (spot: Spot): number | null => (spot.startsWith('d') ? Number(spot.split('>')[1]) : null);
