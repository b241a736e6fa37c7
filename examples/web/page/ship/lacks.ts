// What a ship may fly without, but had better not.
import type { Inspection } from '../../js/index';
import { t } from '../words';

/** As a sentence; empty if it lacks nothing. */
export function lacking({ crew, strengths: { engines, cannons } }: Inspection): string {
  const lacks = [crew === 0 && t('lacks-crew'), engines[1] === 0 && t('lacks-engine'), cannons[1] === '0' && t('lacks-cannon')];
  const what = lacks.filter(Boolean).join(', ');
  return what && t('lacks', { what });
}
