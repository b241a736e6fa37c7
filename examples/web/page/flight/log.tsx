// What happened, newest first.
import type { Line } from '../looks';
import { Fold } from '../look/fold';
import { Ruled } from '../look/ruled';
import { tell } from '../told';
import { t } from '../words';

const MOST = 80;

export function Log({ lines }: { lines: Line[] }) {
  return (
    <Fold title={t('log')} id="log">
      <ul class="fl-log">
        {lines.slice(0, MOST).map((line, place) => (
          <li key={lines.length - place}>
            <Ruled text={tell(line)} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}
