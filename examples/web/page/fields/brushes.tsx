// What a hex can be painted as.
import { t } from '../words';
import { type Draft, type Mark, zonesOf } from './draft';

export function markWords(mark: Mark | ''): string {
  if (mark === '') return t('battlefield-empty');
  return mark === 'asteroid' ? t('battlefield-asteroid') : t('battlefield-zone', { number: Number(mark) + 1 });
}

type Props = { draft: Draft; brush: Mark | ''; take: (brush: Mark | '') => void };

export function Brushes({ draft, brush, take }: Props) {
  return (
    <fieldset class="boards-brushes" id="field-brush">
      <legend>{t('battlefield-brush')}</legend>
      <div class="fields">
        {(['asteroid', ...zonesOf(draft), ''] as (Mark | '')[]).map((each) => (
          <label key={each} class="boards-brush">
            <input type="radio" name="brush" value={each} checked={each === brush} onChange={() => take(each)} />
            <span>{markWords(each)}</span>
          </label>
        ))}
      </div>
      <p class="soft">{t('battlefield-brush-how')}</p>
    </fieldset>
  );
}
