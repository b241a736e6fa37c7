// The flights of a game: the ships at their launch and at the end, and what was lost to what.
import type * as sw from '../../js/index';
import { family } from '../cards/kinds';
import { capital, t } from '../words';
import type { Entry, Happened } from './past';

export type Loss = { cause: string; told: { says: string; told: sw.MessageData } };
export type Flown = { ships: { seat: number; before: sw.Fleet; after: sw.Fleet; losses: Loss[] }[] };

const isSettled = ({ event }: Happened) => typeof event === 'object' && 'settled' in event;
const isStart = ({ event }: Happened) => typeof event === 'object' && 'yard' in event && event.yard.event === 'started';

const without = (fleet: sw.Fleet, cells: sw.Cell[]): sw.Fleet => {
  const gone = new Set(cells.map((cell) => `${cell}`));
  return {
    ...fleet,
    tiles: fleet.tiles.filter(({ at }) => !gone.has(`${at}`)),
    aboard: fleet.aboard?.filter(({ at }) => !gone.has(`${at}`)),
  };
};

/** What takes components: an attack of the card, else the card. */
function causeOf(card: sw.CardMessage | null, attack: sw.AttackMessage | null): string {
  if (attack) {
    const kind = t(attack.kind === 'intruder' ? 'intruder' : `attack-${attack.kind.replaceAll('_', '-') as 'small-meteor'}`);
    return capital(t('attack-from', { kind, side: t(`side-${attack.from}`) }));
  }
  return card ? capital(family(card.kind)) : '';
}

function flight(fleets: sw.FlightViewMessage['players'], happened: Happened[]): Flown {
  const ships = fleets.map(({ seat, fleet }) => ({ seat, before: fleet, after: fleet, losses: [] as Loss[] }));
  let card: sw.CardMessage | null = null;
  let attack: sw.AttackMessage | null = null;
  for (const { event, ...told } of happened) {
    if (typeof event !== 'object' || !('flight' in event)) continue;
    const now = event.flight;
    if (now.event === 'shown') [card, attack] = [now.card, null];
    if (now.event === 'comes') attack = now.attack;
    if (now.event !== 'wrecked' && now.event !== 'left') continue;
    const ship = ships.find(({ seat }) => seat === now.seat);
    if (!ship) continue;
    ship.losses.push({ cause: now.event === 'left' ? '' : causeOf(card, attack), told });
    // a ship that left is shown as it was then
    if (now.event === 'wrecked') ship.after = without(ship.after, [...now.destroyed, ...now.cut_off]);
  }
  return { ships };
}

/** All flights that are over, in order. */
export function flights(game: sw.Game<'game'>, entries: Entry[]): Flown[] {
  const flown: Flown[] = [];
  let begun: { fleets: sw.FlightViewMessage['players']; happened: Happened[] } | null = null;
  entries.forEach(({ happened }, place) => {
    if (happened.some(isStart)) {
      const then = game.branch(place + 1);
      const { now } = then.view(null);
      then.dispose();
      begun = typeof now === 'object' && 'flight' in now ? { fleets: now.flight.players, happened: [] } : begun;
    }
    if (!begun) return;
    begun.happened.push(...happened);
    if (!happened.some(isSettled)) return;
    flown.push(flight(begun.fleets, begun.happened));
    begun = null;
  });
  return flown;
}
