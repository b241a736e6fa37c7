// What is heard of what happens.
import type * as sw from '../../js/index';
import type { Sound } from './index';

const isShot = ({ kind }: sw.AttackMessage): boolean => kind === 'light_cannon_fire' || kind === 'heavy_cannon_fire';

/** Of the reaction to an attack: a cannon that shoots it down, a shield that stops it. */
function reaction(ends: sw.LineEnd[]): Sound | undefined {
  const fates = ends.flatMap(({ fate }) => (typeof fate === 'object' && fate ? [fate] : []));
  if (fates.length === 0) return undefined;
  return fates.some((fate) => 'shot_down' in fate) ? 'shot' : 'shield';
}

export function ofFlight(event: sw.FlightEvent): Sound | undefined {
  switch (event.event) {
    case 'rolled':
      return 'dice';
    case 'comes':
      return isShot(event.attack) ? 'shot' : undefined;
    case 'met':
      return reaction(event.ends);
    case 'wrecked':
      return 'hit';
    default:
      return undefined;
  }
}

/** What the own seat does, and the sand. */
export function ofYard(event: sw.YardEvent, seat: number | null): Sound | undefined {
  if (event.event === 'placed') return event.seat === seat ? 'tile' : undefined;
  if (event.event === 'rolled') return 'dice';
  return event.event === 'ran_out' ? 'sand' : undefined;
}

const BATTLE: Partial<Record<sw.BattleEvent['event'], Sound>> = {
  fired: 'shot',
  shot: 'shot',
  laser: 'shot',
  super_shot: 'shot',
  damaged: 'hit',
  captured: 'hit',
  lost: 'hit',
  blast: 'hit',
  asteroid_lost: 'hit',
  absorbed: 'shield',
  shield: 'shield',
};

export const ofBattle = ({ event }: sw.BattleEvent): Sound | undefined => BATTLE[event];

const TELLING: Sound[] = ['hit', 'shield', 'shot', 'dice', 'sand', 'tile'];

/** The most telling of several that would be heard at once. */
export const oneOf = (sounds: (Sound | undefined)[]): Sound | undefined => TELLING.find((each) => sounds.includes(each));
