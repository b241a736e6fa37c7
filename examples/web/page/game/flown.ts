// The flights of a game: the ships at their launch and at the end, and what was lost to what.
import type * as sw from '../../js/index';
import { family } from '../cards/kinds';
import { capital, t } from '../words';
import type { Entry, Fleets, Happened } from './past';

export type Loss = { cause: string; told: { says: string; told: sw.MessageData } };
export type Flown = { ships: { seat: number; before: sw.Fleet; after: sw.Fleet; losses: Loss[]; left?: sw.FlightReason }[] };

const isSettled = ({ event }: Happened) => typeof event === 'object' && 'settled' in event;

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

function flight(fleets: Fleets, happened: Happened[]): Flown {
  const ships = fleets.map(({ seat, fleet }) => ({ seat, before: fleet, after: fleet, losses: [] as Loss[], left: undefined as sw.FlightReason | undefined }));
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
    if (now.event === 'left') ship.left = now.reason;
    // a ship that left is shown as it was then
    if (now.event === 'wrecked') ship.after = without(ship.after, [...now.destroyed, ...now.cut_off]);
  }
  return { ships };
}

/** All flights that are over, in order. */
export function flights(entries: Entry[]): Flown[] {
  const flown: Flown[] = [];
  let begun: { fleets: Fleets; happened: Happened[] } | null = null;
  for (const { happened, begins } of entries) {
    if (begins) begun = { fleets: begins, happened: [] };
    if (!begun) continue;
    begun.happened.push(...happened);
    if (!happened.some(isSettled)) continue;
    flown.push(flight(begun.fleets, begun.happened));
    begun = null;
  }
  return flown;
}
