// What a bot advises, and what it weighs.
import type { Hint } from '../../js/bots';
import { Button } from '../look/button';
import { Ruled } from '../look/ruled';
import { advice } from '../hints';
import { t } from '../words';

type Props = { hint: Hint<'game'> | null; ask: () => void; advise: () => void; act: (choice: Hint<'game'>['choice']) => void };

export function Hints({ hint, ask, advise, act }: Props) {
  const told = hint && advice(hint);
  return (
    <div class="fl-hints">
      <div class="bar">
        <Button id="hint" onClick={ask}>
          {t('hint')}
        </Button>
        <Button id="advise" onClick={advise}>
          {t('bot-move')}
        </Button>
      </div>
      <div role="status">
        {hint && told && (
          <p class="hint" id="hinted">
            <strong>{told.does}</strong> <Ruled text={told.because} /> <Button onClick={() => act(hint.choice)}>{t('do-it')}</Button>
          </p>
        )}
      </div>
    </div>
  );
}
