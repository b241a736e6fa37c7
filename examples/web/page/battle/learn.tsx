// What one must know to play, folded.
import { Fold } from '../look/fold';
import { Ruled } from '../look/ruled';
import { t } from '../words';

const POINTS = ['aim', 'fly', 'shots', 'ships', 'end'] as const;

export function Learn() {
  return (
    <Fold title={t('battle-learn')} id="learn">
      <ol class="bb-learn">
        {POINTS.map((point) => (
          <li key={point}>
            <Ruled text={t(`battle-learn-${point}`)} />
          </li>
        ))}
      </ol>
      <p class="soft">{t('battle-keys')}</p>
    </Fold>
  );
}
