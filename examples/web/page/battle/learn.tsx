// What one must know to play, folded.
import { useState } from 'preact/hooks';
import { Ruled } from '../look/ruled';
import { store, stored } from '../store';
import { t } from '../words';

const POINTS = ['aim', 'fly', 'shots', 'ships', 'end'] as const;

/** Whether the reader has folded it before. */
export const isLearnt = (): boolean => stored('battle-learnt') !== null;

export function Learn() {
  const [isOpen, open] = useState(!isLearnt());
  const toggled = (now: boolean) => {
    open(now);
    if (!now) store('battle-learnt', 'yes');
  };
  return (
    <details class="fold" id="learn" open={isOpen} onToggle={({ currentTarget }) => toggled(currentTarget.open)}>
      <summary>{t('battle-learn')}</summary>
      <ol class="bb-learn">
        {POINTS.map((point) => (
          <li key={point}>
            <Ruled text={t(`battle-learn-${point}`)} />
          </li>
        ))}
      </ol>
      <p class="soft">{t('battle-keys')}</p>
    </details>
  );
}
