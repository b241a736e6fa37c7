// The parts of a game to go to in its replay, and the steps at which it stops when it plays.
import { family } from '../cards/kinds';
import { capital, t } from '../words';
import type { Entry, Happened } from './past';

/** A part, and how many choices stand where it begins. */
export type Part = { at: number; name: string };

const isSettled = ({ event }: Happened): boolean => typeof event === 'object' && 'settled' in event;
/** Whether a step ends a flight. */
export const isSettling = ({ happened }: Entry): boolean => happened.some(isSettled);

function cardIn({ happened }: Entry): string | null {
  for (const { event } of happened) {
    if (typeof event === 'object' && 'flight' in event && event.flight.event === 'shown') return capital(family(event.flight.card.kind));
  }
  return null;
}

/** Building, the take-off, each card and the statement of every round, in order. */
export function partsOf(entries: Entry[]): Part[] {
  const rounds = entries.filter(isSettling).length;
  let [round, cards] = [1, 0];
  const part = (at: number, name: string): Part => ({ at, name: rounds > 1 ? t('replay-round', { round, part: name }) : name });
  const parts = [part(0, t('replay-building'))];
  for (const [place, entry] of entries.entries()) {
    const at = place + 1;
    const card = cardIn(entry);
    if (entry.begins) parts.push(part(at, t('replay-take-off')));
    if (card) parts.push(part(at, `${(cards += 1)}. ${card}`));
    if (!isSettling(entry)) continue;
    parts.push(part(at, t('replay-statement')));
    [round, cards] = [round + 1, 0];
    if (at < entries.length) parts.push(part(at + 1, t('replay-building')));
  }
  return parts;
}

/** The place of the part that is on. */
export const partAt = (parts: Part[], at: number): number => Math.max(0, parts.findLastIndex((part) => part.at <= at));

/** What shows nothing new on a ship: the tile in a hand comes and goes. */
const PASSING = ['reached', 'took', 'returned'];
const isPassing = ({ event }: Happened): boolean =>
  typeof event === 'object' && 'yard' in event && PASSING.includes(event.yard.event);

/** The next step at which something is to be seen. */
export function nextStop(entries: Entry[], at: number): number {
  const next = entries.findIndex(({ happened }, place) => place >= at && !happened.every(isPassing));
  return next < 0 ? entries.length : next + 1;
}
