// What went wrong, above everything else. A notice goes away by itself, by its button, or with the next one.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { engine } from '../engine/rules';
import { Button } from '../look/button';
import { Ruled } from '../look/ruled';
import { t } from '../words';

const told = signal({ text: '', number: 0 });

/** Milliseconds until a notice goes away: some, and more for each character. */
const STAYS = [8_000, 60] as const;

/** Shows a notice; an empty one removes the last. */
export function notice(text: string): void {
  told.value = { text, number: told.value.number + 1 };
}

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
