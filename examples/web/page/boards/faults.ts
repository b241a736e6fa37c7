// Why the crate refuses a board, in the page's language, and what part of the board it is about.
import type { Refusal } from '../../js/index';
import { problem } from '../told';
import { t, type Word } from '../words';

type Part = 'surface' | 'cells' | 'number' | 'splice';
/** `number` is the printed number that is refused. */
export type Fault = { about: Part | null; number?: number; says: string };

/** The crate's sentences. They name no place, as a board is read as a whole. */
const FAULTS: { is: RegExp; about: Part; word: Word }[] = [
  { is: /an axis that wraps needs at least 3 cells/, about: 'surface', word: 'board-short' },
  { is: /the drawing has no cells/, about: 'cells', word: 'board-no-cells' },
  { is: /the starting cabin must be on a plain cell/, about: 'cells', word: 'board-homeless' },
  { is: /printed numbers are 1 to (?<most>\d+), not (?<number>\d+)/, about: 'number', word: 'board-number-range' },
  { is: /the number (?<number>\d+) is printed twice on one line/, about: 'number', word: 'board-number-twice' },
  { is: /a splice runs between two of the \d+ columns/, about: 'splice', word: 'board-splice-where' },
];
const RULE = / \([A-Z]+-[\w-]+\)/;

export function faultOf(outcome: { refusal: Refusal } | { unreadable: string }): Fault {
  const english = problem(outcome);
  for (const { is, about, word } of FAULTS) {
    const found = is.exec(english);
    if (!found) continue;
    const { most = '', number } = found.groups ?? {};
    const says = `${t(word, { most, number: number ?? '' })}${RULE.exec(english)?.[0] ?? ''}`;
    return { about, says, ...(number && { number: Number(number) }) };
  }
  return { about: null, says: english };
}
