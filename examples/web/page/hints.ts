// Hints: what is advised and why, in the page's language.
import type { Advised, Why } from '../js/bots';
import { el } from './dom';
import { ruled } from './rules';
import { phrase, tell } from './told';
import { capital, t } from './words';

/** What is advised, and what it weighs. */
export function advised({ does, told, why, reasons }: Advised, ...more: HTMLElement[]): HTMLElement {
  const because = why && 'expected' in why ? expected(why.expected) : capital(reasons.map(phrase).join(', '));
  return shown(`${tell({ says: does, told })}.`, because && !because.endsWith('.') ? `${because}.` : because, ...more);
}

/** A hint and its reason. */
export function shown(does: string, because: string, ...more: HTMLElement[]): HTMLElement {
  return el('p', { class: 'hint', id: 'hinted', 'aria-live': 'polite' }, el('strong', {}, does), ' ', ...ruled(because), ' ', ...more);
}

function expected({ games, points, rivals, taken, lost }: Extract<Why, { expected: unknown }>['expected']): string {
  if (games === 0) return '';
  return t('expected', { points: points / games, rivals: rivals / games, taken: taken / games, lost: lost / games });
}
