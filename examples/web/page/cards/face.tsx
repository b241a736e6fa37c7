// What stands on a card.
import * as sw from '../../js/index';
import { tell } from '../told';
import { capital, t } from '../words';
import type { Card } from './check';
import { family } from './kinds';

export const Face = ({ told }: { told: sw.ToldCard }) => (
  <article class="card">
    <h3>
      {capital(family(told.card.kind))} <span class="level">{t('of-level', { level: told.card.level })}</span>
    </h3>
    <p>{tell(told)}</p>
  </article>
);

export const FaceOf = ({ item }: { item: Card }) => <Face told={sw.must(sw.card(item))} />;
