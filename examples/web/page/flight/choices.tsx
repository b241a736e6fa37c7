// All choices as a list, for keys and screen readers, and to be sure that nothing is overlooked.
import { Button } from '../look/button';
import { Fold } from '../look/fold';
import { tell } from '../told';
import { t } from '../words';
import type { Choice, Listed } from './answers/answer';

const MOST = 60;

export function Choices({ listed, choose }: { listed: Listed[]; choose: (choice: Choice) => void }) {
  if (listed.length === 0) return null;
  return (
    <Fold title={t('all-listed', { count: listed.length })} id="choices">
      <ul class="fl-list">
        {listed.slice(0, MOST).map((each, place) => (
          <li key={place}>
            <Button class="choice" onClick={() => choose(each.choice)}>
              {tell(each)}
            </Button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
