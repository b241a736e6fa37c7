// What the last turns brought: who fired on whom, what it cost; the newest first, always in view.
import type * as sw from '../../js/index';
import { Ruled } from '../look/ruled';
import { tell } from '../told';
import { t } from '../words';
import { seatOf } from './names';

type Event = sw.Happened<sw.BattleEvent>;
/** What one player did in a turn. */
export type Told = { seat: number; events: Event[] };

const QUIET = ['placed', 'drew', 'ended', 'over', 'turned', 'flew', 'revealed', 'sailed', 'shield'];
/** The turn under way, and one of each player before it. */
const TURNS = 5;

/** Adds events to what is told; a revealed card begins a turn. */
export function noted(told: Told[], events: Event[]): Told[] {
  const next = told.slice(-1).map((each) => ({ ...each, events: [...each.events] }));
  const before = told.slice(0, -1);
  for (const each of events) {
    const { event } = each;
    if (event.event === 'revealed') next.push({ seat: event.seat, events: [] });
    else next[next.length - 1]?.events.push(each);
  }
  return [...before, ...next].slice(-TURNS);
}

type Props = { told: Told[]; who: (actor: sw.Actor) => string; seat: number | null };

export function Report({ told, who, seat }: Props) {
  const shown = told.filter(({ events }, place) => place < told.length - 1 || isEventful(events));
  if (shown.length === 0) return null;
  return (
    <div class="bb-report" role="group" tabIndex={0} aria-label={t('battle-report')}>
      {[...shown].reverse().map((turn, place) => (
        <div key={shown.length - place} class={`s${turn.seat}`}>
          <h2>
            <span class="seat" />
            {who(turn.seat)}
            <Toll events={turn.events} seat={seat} />
          </h2>
          <Lines events={turn.events} />
        </div>
      ))}
    </div>
  );
}

const isMiss = ({ event }: Event): boolean => event.event === 'fired' && event.hit === null;
const isLoud = (each: Event): boolean => !QUIET.includes(each.event.event) && !isMiss(each);
const isEventful = (events: Event[]): boolean => events.some((each) => isLoud(each) || isMiss(each));

/** How many ships the one who looks lost in a turn. */
function Toll({ events, seat }: { events: Event[]; seat: number | null }) {
  const isOwn = ({ event }: Event) => (event.event === 'captured' || event.event === 'lost') && seatOf(event.piece) === seat;
  const count = events.filter(isOwn).length;
  return count > 0 && <strong class="bad">{t('battle-report-toll', { count })}</strong>;
}

function Lines({ events }: { events: Event[] }) {
  const missed = events.filter(isMiss).length;
  const loud = events.filter(isLoud).reverse();
  if (loud.length === 0 && missed === 0) return <p class="soft">{t('battle-report-nothing')}</p>;
  return (
    <ul>
      {loud.map((each, place) => (
        <li key={place} class={each.event.event}>
          <Ruled text={tell(each)} />
        </li>
      ))}
      {missed > 0 && <li class="soft">{t('battle-report-missed', { count: missed })}</li>}
    </ul>
  );
}
