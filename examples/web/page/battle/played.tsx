// The card or the power that somebody has just shown: on the board for as long as reading it takes.
import type { RefObject } from 'preact';
import type * as sw from '../../js/index';
import type { Line } from '../looks';
import type { Motion } from '../motion';
import { ruleOf } from '../rules';
import { tell } from '../told';
import { t } from '../words';
import { CardFace, powerName, rulesOf } from './cards';

export type Played = { seat: number } & ({ card: sw.BattleCard } | { power: sw.BattlePower });

/** How long reading takes, in milliseconds: for a word, and at least. */
const WORD = 250;
const LEAST = 2600;

export function playedIn(event: sw.BattleEvent): Played | null {
  if (event.event === 'revealed') return { seat: event.seat, card: event.card };
  return event.event === 'unveiled' ? { seat: event.seat, power: event.power } : null;
}

/** A line of the log; a card in words. */
export function logged(line: Line, who: Props['who']): string {
  const event = Object(line.event) as Partial<sw.BattleEvent>;
  if (event.event !== 'revealed' || !event.card || event.seat === undefined) return tell(line);
  const [distance, turn, points] = event.card;
  return t('battle-log-card', { who: who(event.seat), distance, turn, points });
}

export function reading(on: Element): Motion {
  const words = on.textContent?.split(/\s+/).length ?? 0;
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.06 }, { opacity: 1, offset: 0.94 }, { opacity: 0 }];
  return { on, frames, ms: Math.max(LEAST, WORD * words), easing: 'linear' };
}

type Props = { played: Played; who: (actor: sw.Actor) => string; on: RefObject<HTMLDivElement | null> };

export function PlayedCard({ played, who, on }: Props) {
  return (
    <div class={`bb-played s${played.seat}`} ref={on} aria-hidden="true">
      <h2>{t('card' in played ? 'battle-played-card' : 'battle-played-power', { who: who(played.seat) })}</h2>
      {'card' in played ? (
        <CardFace card={played.card} />
      ) : (
        <>
          <strong>{powerName(played.power)}</strong>
          <p>{rulesOf(played.power).map(ruleOf).join(' ')}</p>
        </>
      )}
    </div>
  );
}
