// Where the fighters of a squadron would land, and what would be lost there: for the eye only, the rules decide when they land.
import type * as sw from '../../js/index';
import { ahead, distance, type Hex, key, radiusOf, same } from './board/geometry';
import { fightersOf, isCapital, seatOf } from './names';
import type { Listed } from './paths';
import { type Scene, type Ship, shipAt, shipOf } from './scene';

/** `bad` is a loss, `crash` an enemy that is rammed, `good` a probe. */
export type Met = 'free' | 'good' | 'bad' | 'crash';
export type Landing = { ship: Ship; to: Hex; met: Met };

/** The landings of these fighters; the elite chooses its own way. */
export function landingsOf(view: sw.BattleView, scene: Scene, ids: number[], twice: number[]): Landing[] {
  const far = view.card?.[0] ?? 0;
  const own = ids.flatMap((id) => shipOf(scene, id) ?? []).filter(({ elite }) => !elite);
  const there = { ...scene, ships: scene.ships.filter(({ id }) => !own.some((ship) => ship.id === id)) };
  const taken = new Map<string, Met[]>();
  return own.map((ship) => {
    const to = ahead(ship.at[0], ship.facing, twice.includes(ship.id) ? 2 * far : far);
    const before = taken.get(key(to)) ?? [];
    const met = before.includes('free') || before.includes('good') ? 'bad' : meets(to, ship, before, view, there);
    taken.set(key(to), [...before, met]);
    return { ship, to, met };
  });
}

/** What a fighter meets; one that came down before may have emptied the hex of an enemy fighter (BBS-26). */
function meets(to: Hex, { id }: Ship, before: Met[], view: sw.BattleView, there: Scene): Met {
  if (distance(to, [0, 0]) > radiusOf(view.layout) || there.asteroids.some((rock) => same(rock, to))) return 'bad';
  const other = shipAt(there, to);
  const isGone = other && !isCapital(other.id) && !other.elite && before.includes('crash');
  if (other && !isGone) return seatOf(other.id) === seatOf(id) ? 'bad' : 'crash';
  return there.probes.some((probe) => same(probe, to)) ? 'good' : 'free';
}

/** How many fighters the listed flight loses that loses fewest. */
export const cheapest = (listed: Listed[], view: sw.BattleView, scene: Scene): number =>
  Math.min(
    ...listed.flatMap(({ choice }) =>
      'do' in choice && choice.do === 'squadron' ? [tollOf(landingsOf(view, scene, fightersOf(choice.squadron), [])).lost] : [],
    ),
  );

export type Toll = { all: number; lost: number; rams: number };

/** How many of them would be lost, and how many of these ram an enemy. */
export function tollOf(landings: Landing[]): Toll {
  const count = (...mets: Met[]) => landings.filter(({ met }) => mets.includes(met)).length;
  return { all: landings.length, lost: count('bad', 'crash'), rams: count('crash') };
}
