// Hints: what is advised and why, in the page's language.
import type { Advised } from '../js/bots';
import { el } from './dom';
import { ruled } from './rules';
import { phrase, tell } from './told';
import { capital } from './words';

/** What is advised, and what it weighs, as sentences. */
export function advice({ does, told, reasons }: Advised): { does: string; because: string } {
  const because = capital(reasons.map(phrase).join(', '));
  return { does: `${tell({ says: does, told })}.`, because: because && !because.endsWith('.') ? `${because}.` : because };
}

/** What is advised, and what it weighs. */
export function advised(hint: Advised, ...more: HTMLElement[]): HTMLElement {
  const { does, because } = advice(hint);
  return shown(does, because, ...more);
}

/** A hint and its reason. */
export function shown(does: string, because: string, ...more: HTMLElement[]): HTMLElement {
  return el('p', { class: 'hint', id: 'hinted', 'aria-live': 'polite' }, el('strong', {}, does), ' ', ...ruled(because), ' ', ...more);
}
