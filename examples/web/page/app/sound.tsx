// The switch of all sounds.
import { Button } from '../look/button';
import { audible, turnSound } from '../sound';
import { t } from '../words';

export function SoundSwitch() {
  const isOn = audible.value;
  return (
    <Button id="sound" class="sound" title={t('sound')} aria-pressed={isOn} onClick={() => turnSound(!isOn)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 9h4l5-5v16l-5-5H3z" fill="currentColor" />
        <path d={isOn ? 'M15 9q3 3 0 6M18 6q6 6 0 12' : 'M16 9l6 6M22 9l-6 6'} fill="none" stroke="currentColor" stroke-width="2" />
      </svg>
      <span class="sound-word">{t('sound')}</span>
    </Button>
  );
}
