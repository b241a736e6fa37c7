// What stands on a card.
import * as sw from '../../js/index';
import { tell } from '../told';
import { capital, t } from '../words';
import { beyond, type Beyond, type Card } from './check';
import { family } from './kinds';

const slug = (field: Beyond['field']) => field.replace('_', '-') as 'strength';

export const Face = ({ told }: { told: sw.ToldCard }) => (
  <article class="card">
    <h3>
      {capital(family(told.card.kind))} <span class="level">{t('of-level', { level: told.card.level })}</span>
    </h3>
    <p>{tell(told)}</p>
    {beyond(told.card).map(({ field, number, most }) => (
      <p key={field} class="soft beyond">
        {t('card-beyond', { field: t(`field-${slug(field)}`), number, most })}
      </p>
    ))}
  </article>
);

export const FaceOf = ({ item }: { item: Card }) => <Face told={sw.must(sw.card(item))} />;
