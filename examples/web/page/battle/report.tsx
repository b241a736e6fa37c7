// What the last turns brought: who fired on whom, what it cost; the newest first, always in view.
import type * as sw from '../../js/index';
import { Ruled } from '../look/ruled';
import { tell } from '../told';
import { t } from '../words';
import { seatOf } from './names';
import { type Gain, summed } from './points';

type Event = sw.Happened<sw.BattleEvent>;
/** What one player did in a turn. */
export type Told = { seat: number; events: Event[]; gains: Gain[] };

const QUIET = ['placed', 'drew', 'ended', 'over', 'turned', 'flew', 'revealed', 'sailed', 'shield'];
/** The turn under way, and one of each player before it. */
const TURNS = 5;

/** Adds events, and the points they brought, to what is told; a revealed card begins a turn. */
export function noted(told: Told[], events: Event[], gains: Gain[]): Told[] {
  const next = told.slice(-1).map((each) => ({ ...each, events: [...each.events] }));
  const before = told.slice(0, -1);
  for (const each of events) {
    const { event } = each;
    if (event.event === 'revealed') next.push({ seat: event.seat, events: [], gains: [] });
    else next[next.length - 1]?.events.push(each);
  }
  const last = next.pop();
  if (last) next.push({ ...last, gains: summed([...last.gains, ...gains]) });
  return [...before, ...next].slice(-TURNS);
}

type Who = (actor: sw.Actor) => string;
type Props = { told: Told[]; who: Who; seat: number | null; isOver: boolean };

export function Report({ told, who, seat, isOver }: Props) {
  const shown = told.filter(({ events }, place) => place < told.length - 1 || isEventful(events));
  if (shown.length === 0) return null;
  return (
    <div class="bb-report" role="group" tabIndex={0} aria-label={t('battle-report')}>
      {[...shown].reverse().map((turn, place) => (
        <div key={shown.length - place} class={`s${turn.seat}`}>
          <h2>
            <span class="seat" />
            {who(turn.seat)}
            <Toll events={turn.events} who={who} seat={seat} />
          </h2>
          <Gains gains={turn.gains} who={who} isOver={isOver} />
          <Lines events={turn.events} />
        </div>
      ))}
    </div>
  );
}

const isMiss = ({ event }: Event): boolean => event.event === 'fired' && event.hit === null;
const isLoud = (each: Event): boolean => !QUIET.includes(each.event.event) && !isMiss(each);
const isEventful = (events: Event[]): boolean => events.some((each) => isLoud(each) || isMiss(each));

/** How many ships each player lost in a turn. */
function Toll({ events, who, seat }: { events: Event[]; who: Who; seat: number | null }) {
  const lost = events.flatMap(({ event }) => (event.event === 'captured' || event.event === 'lost' ? [seatOf(event.piece)] : []));
  return [...new Set(lost)].map((owner) => (
    <strong key={owner} class={owner === seat ? 'bad' : undefined}>
      {t('battle-report-toll', { who: who(owner), count: lost.filter((each) => each === owner).length })}
    </strong>
  ));
}

/** Whose points changed, and what for; the ring counts at the end only. */
const Gains = ({ gains, who, isOver }: { gains: Gain[]; who: Who; isOver: boolean }) =>
  gains.length > 0 && (
    <ul class="bb-gains">
      {gains.map(({ seat, cause, by }) => (
        <li key={`${seat} ${cause}`}>
          <span class={`seat s${seat}`} />
          {gainWords(cause === 'ring' && !isOver ? 'battle-gain-so-far' : 'battle-gain', { seat, cause, by }, who)}
        </li>
      ))}
    </ul>
  );

const gainWords = (word: 'battle-gain' | 'battle-gain-so-far', { seat, cause, by }: Gain, who: Who): string =>
  t(word, { who: who(seat), points: by > 0 ? `+${by}` : `−${-by}`, what: t(`battle-for-${cause}`) });

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
