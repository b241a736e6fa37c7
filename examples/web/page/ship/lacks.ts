// What a ship lacks although it has no mistakes.
import type { Inspection, Layout } from '../../js/index';
import { t } from '../words';

/** Nobody is there to fly it: it is out of the flight at once. */
export const isUnmanned = ({ legal, crew }: Inspection): boolean => legal && crew === 0;

/** What comes of it, in sentences; empty if it lacks nothing. */
export function lacking({ crew, strengths: { engines, cannons } }: Inspection, { tiles }: Layout): string {
  const lacks = [
    crew === 0 && t('lacks-crew'),
    !tiles.some(({ kind }) => kind === 'starting_cabin') && t('lacks-start'),
    engines[1] === 0 && t('lacks-engine'),
    cannons[1] === '0' && t('lacks-cannon'),
  ];
  return lacks.filter(Boolean).join(' ');
}
