// Why the crate cannot read something, in the page's language, and what part of it that is about.
import type { Refusal } from '../../js/index';
import { problem } from '../told';
import { t, type Variables, type Word } from '../words';

type Found = Record<string, string>;
/** A sentence of the crate; its named groups are the variables of the page's, unless `variables` says otherwise. */
export type Known<Part> = { is: RegExp; about: Part; word: Word; variables?: (found: Found) => Variables };
export type Fault<Part> = { about: Part | null; found: Found; says: string };

const RULE = / \([A-Z]+-[\w-]+\)/;

export function faultOf<Part>(known: Known<Part>[], outcome: { refusal: Refusal } | { unreadable: string }): Fault<Part> {
  const english = problem(outcome);
  for (const { is, about, word, variables } of known) {
    const match = is.exec(english);
    if (!match) continue;
    const found: Found = { ...match.groups };
    return { about, found, says: `${t(word, variables?.(found) ?? found)}${RULE.exec(english)?.[0] ?? ''}` };
  }
  return { about: null, found: {}, says: english };
}
