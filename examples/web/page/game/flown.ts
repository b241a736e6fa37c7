// The flights of a game: the ships at their launch and at the end, and what was lost to what.
import type * as sw from '../../js/index';
import { family } from '../cards/kinds';
import { fleetAfter } from '../flight/aboard';
import { countOf } from '../flight/taken';
import { capital, t } from '../words';
import type { Entry, Fleets, Happened } from './past';

export type Loss = { cause: string; told: { says: string; told: sw.MessageData } };
export type Flown = { ships: { seat: number; before: sw.Fleet; after: sw.Fleet; losses: Loss[]; left?: sw.FlightReason }[] };

const isSettled = ({ event }: Happened) => typeof event === 'object' && 'settled' in event;

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
    const ship = 'seat' in now ? ships.find(({ seat }) => seat === now.seat) : undefined;
    if (!ship) continue;
    // a ship that left is shown as it was then
    if (now.event !== 'left') ship.after = fleetAfter(ship.after, now);
    if (now.event === 'lost') ship.losses.push({ cause: causeOf(card, null), told });
    if (now.event !== 'wrecked' && now.event !== 'left') continue;
    ship.losses.push({ cause: now.event === 'left' ? '' : causeOf(card, attack), told });
    if (now.event === 'left') ship.left = now.reason;
  }
  return { ships };
}

const KINDS = ['crew', 'batteries', 'goods'] as const;
type Kind = (typeof KINDS)[number];

const kindOf = (laid: sw.Laid): Kind => ('batteries' in laid ? 'batteries' : 'goods' in laid ? 'goods' : 'crew');

function aboard({ aboard = [] }: sw.Fleet, kind: Kind): number {
  return aboard.reduce((sum, laid) => sum + (kindOf(laid) === kind ? countOf(laid) : 0), 0);
}

/** What a whole flight has taken from a ship, in words; empty if nothing. */
export function taken({ before, after }: Flown['ships'][number]): string {
  const components = before.tiles.length - after.tiles.length;
  const fewer = KINDS.map((kind): [Kind, number] => [kind, aboard(before, kind) - aboard(after, kind)]);
  const others = fewer.flatMap(([kind, count]) => (count > 0 ? [t(`taken-${kind}`, { count })] : []));
  return [...(components > 0 ? [t('components', { count: components })] : []), ...others].join(', ');
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
