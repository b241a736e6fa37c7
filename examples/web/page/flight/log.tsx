// What happened, newest first.
import { memo } from 'preact/compat';
import type { Line } from '../looks';
import { Fold } from '../look/fold';
import { Ruled } from '../look/ruled';
import { tell } from '../told';
import { t } from '../words';

const MOST = 80;

const Said = memo(({ line }: { line: Line }) => (
  <li>
    <Ruled text={tell(line)} />
  </li>
));

export function Log({ lines }: { lines: Line[] }) {
  return (
    <Fold title={t('log')} id="log">
      <ul class="fl-log">
        {lines.slice(0, MOST).map((line, place) => (
          <Said key={lines.length - place} line={line} />
        ))}
      </ul>
    </Fold>
  );
}
