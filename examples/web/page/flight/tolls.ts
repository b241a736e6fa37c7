// Losses in words: certain ones, and those that are expected over all dice.
import type * as sw from '../../js/index';
import { t } from '../words';

type Toll = sw.FlightOddsMessage['outcomes'][number]['toll'];

const NUMBERS = ['components', 'crew', 'batteries', 'days', 'credits'] as const;

/** Rounded to tenths. */
const tenths = (value: number): number => Math.round(10 * value) / 10;

/** What the odds expect: losses of components, crew and batteries, changes of days and credits, and the risk of losing a ship. */
export function said({ of, exact, outcomes }: sw.FlightOddsMessage): string {
  const mean = (number: (toll: Toll) => number) => outcomes.reduce((sum, { toll, weight }) => sum + number(toll) * weight, 0) / of;
  const changes = NUMBERS.flatMap((name) => {
    const count = tenths(mean((toll) => toll[name]));
    return count === 0 ? [] : [t(`cost-${name}`, { count })];
  });
  const percent = Math.round(100 * mean(({ ships }) => Math.min(1, ships)));
  const risk = percent > 0 ? [t('cost-ship', { percent })] : [];
  const all = [...changes, ...risk].join(', ') || t('cost-none');
  return exact ? `${all}.` : `${t('cost-least', { all })}.`;
}

/** What is lost for certain; where the ship breaks up, before a piece is chosen. */
export function losses({ tiles }: sw.Fleet, after: sw.After): string {
  if ('pieces' in after) return t('cost-breaks', { count: after.destroyed.length, pieces: after.pieces.length });
  const count = tiles.length - after.fleet.tiles.length;
  return count === 0 ? t('cost-none') : t('cost-components', { count });
}
