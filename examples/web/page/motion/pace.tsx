// The speed to choose, and a button that skips what moves.
import { Button } from '../look/button';
import { t } from '../words';
import { moving, pace, skip, type Speed as Known, speed, SPEEDS } from './index';

export function Speed() {
  return (
    <label class="field">
      <span>{t('speed')}</span>
      <select id="speed" value={speed.value} onChange={({ currentTarget }) => pace(currentTarget.value as Known)}>
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {t(`speed-${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Skip() {
  return (
    <Button id="skip-motion" why={!moving.value && t('skip-nothing')} onClick={skip}>
      {t('skip-motion')}
    </Button>
  );
}
