// The cards of a pile.
import * as sw from '../../js/index';
import { tell } from '../told';
import { capital, t } from '../words';
import { family } from '../cards/kinds';

export function CardFaces({ cards }: { cards: sw.CardMessage[] }) {
  return (
    <ul class="yard-faces">
      {cards.map((card, place) => (
        <li key={place} class="card">
          <h3>
            {capital(family(card.kind))} <span class="level">{t('of-level', { level: card.level })}</span>
          </h3>
          <p>{tell(sw.must(sw.card(card)))}</p>
        </li>
      ))}
    </ul>
  );
}
