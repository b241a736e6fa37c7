// Why the crate refuses a board. Its sentences name no place, as a board is read as a whole.
import type { Known } from '../box/faults';

export type Part = 'surface' | 'cells' | 'number' | 'splice';

export const FAULTS: Known<Part>[] = [
  { is: /an axis that wraps needs at least 3 cells/, about: 'surface', word: 'board-short' },
  { is: /the drawing has no cells/, about: 'cells', word: 'board-no-cells' },
  { is: /the starting cabin must be on a plain cell/, about: 'cells', word: 'board-homeless' },
  { is: /printed numbers are 1 to (?<most>\d+), not (?<number>\d+)/, about: 'number', word: 'board-number-range' },
  { is: /the number (?<number>\d+) is printed twice on one line/, about: 'number', word: 'board-number-twice' },
  { is: /a splice runs between two of the \d+ columns/, about: 'splice', word: 'board-splice-where' },
];
