// What the last attack did: who fired on whom, what it cost, of the turn under way and of the one before.
import type * as sw from '../../js/index';
import { Ruled } from '../look/ruled';
import { tell } from '../told';
import { t } from '../words';

type Event = sw.Happened<sw.BattleEvent>;
/** What one player did in a turn. */
export type Told = { seat: number; events: Event[] };

const QUIET = ['placed', 'drew', 'ended', 'over', 'turned', 'flew', 'revealed', 'sailed', 'shield'];

/** Adds events to what is told; a revealed card begins a turn. */
export function noted(told: Told[], events: Event[]): Told[] {
  const next = told.slice(-1).map((each) => ({ ...each, events: [...each.events] }));
  const before = told.slice(0, -1);
  for (const each of events) {
    const { event } = each;
    if (event.event === 'revealed') next.push({ seat: event.seat, events: [] });
    else next[next.length - 1]?.events.push(each);
  }
  return [...before, ...next].slice(-3);
}

export function Report({ told, who }: { told: Told[]; who: (actor: sw.Actor) => string }) {
  if (told.length === 0) return null;
  return (
    <section class="bb-report" aria-label={t('battle-report')}>
      <h2>{t('battle-report')}</h2>
      {[...told].reverse().map(({ seat, events }, place) => (
        <div key={told.length - place} class={`s${seat}`}>
          <h3>
            <span class={`seat s${seat}`} />
            {who(seat)}
          </h3>
          <Lines events={events} isNow={place === 0} />
        </div>
      ))}
    </section>
  );
}

function Lines({ events, isNow }: { events: Event[]; isNow: boolean }) {
  const missed = events.filter(({ event }) => event.event === 'fired' && event.hit === null).length;
  const loud = events.filter(({ event }) => !QUIET.includes(event.event) && !(event.event === 'fired' && event.hit === null));
  if (loud.length === 0 && missed === 0) return <p class="soft">{t(isNow ? 'battle-report-begins' : 'battle-report-nothing')}</p>;
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
