// Who has how many points, in one line that is always in view.
import type * as sw from '../../js/index';
import { t } from '../words';

export function Standing({ view, who }: { view: sw.BattleView; who: (actor: sw.Actor) => string }) {
  return (
    <ul class="bb-standing" aria-label={t('points')}>
      {view.players.map(({ score }, seat) => (
        <li key={seat} class={`s${seat}${view.awaited.seats.includes(seat) ? ' now' : ''}`}>
          <span class="seat" />
          <span class="bb-standing-who">{who(seat)}</span> <strong>{score}</strong>
        </li>
      ))}
    </ul>
  );
}
