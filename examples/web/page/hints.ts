// Hints: what is advised and why, in the page's language.
import type { Advised } from '../js/bots';
import { phrase, tell } from './told';
import { capital } from './words';

/** What is advised, and what it weighs, as sentences. */
export function advice({ does, told, reasons }: Advised): { does: string; because: string } {
  const because = capital(reasons.map(phrase).join(', '));
  return { does: `${tell({ says: does, told })}.`, because: because && !because.endsWith('.') ? `${because}.` : because };
}
