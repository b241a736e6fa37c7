// The notice, above everything else. It goes away by itself, by its button, or with the next one.
import { useEffect, useState } from 'preact/hooks';
import { engine } from '../engine/rules';
import { Button } from '../look/button';
import { notice, told } from '../look/notice';
import { Ruled } from '../look/ruled';
import { t } from '../words';

/** Milliseconds until a notice goes away: some, and more for each character. */
const STAYS = [8_000, 60] as const;

export function Notices() {
  const { text, number } = told.value;
  // who points at it, or is in it, is still reading
  const [held, hold] = useState(false);
  useEffect(() => {
    if (!text || held) return;
    const timer = setTimeout(() => notice(''), STAYS[0] + STAYS[1] * text.length);
    return () => clearTimeout(timer);
  }, [number, text, held]);
  return (
    <div
      class="notices"
      role="alert"
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocusIn={() => hold(true)}
      onFocusOut={() => hold(false)}
    >
      {text && (
        <p class="notice" key={number}>
          <span class="says">{engine.value === 'ready' ? <Ruled text={text} /> : text}</span>
          <Button class="away" aria-label={t('dismiss')} onClick={() => notice('')}>
            ×
          </Button>
        </p>
      )}
    </div>
  );
}
