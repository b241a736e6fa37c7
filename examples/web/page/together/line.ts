// The state of the connection, where it is not as usual.
import type { Line } from '../../js/client';
import { button, el } from '../dom';
import { t } from '../words';

const UNKNOWN = 4401;
const FULL = 4429;

/** Nothing while the connection is open. */
export function lined(line: Line, isFirst: boolean, connect: () => void): HTMLElement[] {
  if (line.line === 'open') return [];
  if (line.line !== 'ended')
    return [
      el('p', { class: 'notice' }, t(isFirst ? 'connecting' : 'reconnecting'), line.line === 'lost' && button(t('try-now'), connect)),
    ];
  const why = line.code === UNKNOWN ? 'unknown-table' : line.code === FULL ? 'full-table' : 'ended-table';
  return [el('p', { class: 'notice' }, t(why), line.code !== UNKNOWN && button(t('try-now'), connect))];
}
