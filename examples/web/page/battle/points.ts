// Points by what they are for, and how they change.
import type * as sw from '../../js/index';
import { isCapital } from './names';

export const CAUSES = ['fighters', 'capitals', 'probes', 'ring', 'asteroids'] as const;
export type Cause = (typeof CAUSES)[number];

/** Enemy fighters and capital ships, probes, asteroids rammed, and the ring for the rest. */
export function causes({ trophies, probes, asteroids = 0, score }: sw.BattlePlayerView, rulings: sw.BattleRulings = {}): Record<Cause, number> {
  const capitals = trophies.filter(isCapital).length;
  const rammed = asteroids * (rulings.rammed_asteroid_points ?? 0);
  const fighters = trophies.length - capitals;
  return {
    fighters,
    capitals: 4 * capitals,
    probes,
    asteroids: rammed,
    ring: score - fighters - 4 * capitals - probes - rammed,
  };
}

/** A player's points for something rise, or fall. */
export type Gain = { seat: number; cause: Cause; by: number };

/** What changed from one view to the next. */
export function gains(before: sw.BattleView, now: sw.BattleView): Gain[] {
  return now.players.flatMap((player, seat) => {
    const [was, is] = [before.players[seat], player].map((each) => causes(each, now.rulings));
    return CAUSES.map((cause) => ({ seat, cause, by: is[cause] - was[cause] })).filter(({ by }) => by !== 0);
  });
}

/** Gains one after the other as one each for a player and a cause. */
export function summed(all: Gain[]): Gain[] {
  const sums = new Map<string, Gain>();
  for (const gain of all) {
    const key = `${gain.seat} ${gain.cause}`;
    sums.set(key, { ...gain, by: gain.by + (sums.get(key)?.by ?? 0) });
  }
  return [...sums.values()].filter(({ by }) => by !== 0);
}
