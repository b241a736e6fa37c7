// What a ship lacks, mistakes or not.
import type { Inspection, Layout } from '../../js/index';
import { t } from '../words';

/** Nobody is there to fly it: it is out of the flight at once. */
export const isUnmanned = ({ legal, crew }: Inspection): boolean => legal && crew === 0;

export const isStartless = ({ tiles }: Layout): boolean => !tiles.some(({ kind }) => kind === 'starting_cabin');

/** What comes of it, in sentences; empty if it lacks nothing. */
export function lacking({ crew, strengths: { engines, cannons } }: Inspection, layout: Layout): string {
  // a double one that gives nothing has no batteries
  const has = (kind: 'engine' | 'cannon') => layout.tiles.some((tile) => tile.kind === kind);
  const lacks = [
    crew === 0 && t('lacks-crew'),
    isStartless(layout) && t('lacks-start'),
    engines[1] === 0 && t(has('engine') ? 'lacks-engine-battery' : 'lacks-engine'),
    cannons[1] === '0' && t(has('cannon') ? 'lacks-cannon-battery' : 'lacks-cannon'),
  ];
  return lacks.filter(Boolean).join(' ');
}
