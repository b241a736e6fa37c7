// The speed to choose, and a button that skips what moves.
import { t } from '../words';
import { moving, pace, skip, type Speed, speed, SPEEDS } from './index';

export function Pace() {
  return (
    <span class="bar">
      <label class="field">
        <span>{t('speed')}</span>
        <select id="speed" value={speed.value} onChange={({ currentTarget }) => pace(currentTarget.value as Speed)}>
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {t(`speed-${each}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" id="skip-motion" disabled={!moving.value} onClick={skip}>
        {t('skip-motion')}
      </button>
    </span>
  );
}
