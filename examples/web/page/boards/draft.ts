// What stands in the form of a board.
import type { Cell } from '../../js/index';
import type { Own, Printed } from './board';

/** The most columns and rows of a board. */
export const MOST = 11;
/** What a cell is in the drawing of a board: plain, none, orange, or closed until its mark is opened. */
export const LETTERS = ['#', '.', 'o', '1', '2', '3', '4', '5', '6', '='] as const;
export type Axis = 'columns' | 'rows';
export type Draft = {
  name: string;
  surface: Printed['surface'];
  size: Record<Axis, number>;
  /** As many cells as a board can have: those outside its size are there again when it grows. */
  cells: string[][];
  cabin: Cell | null;
  orangeOpen: boolean;
  numbers: Record<Axis, string[]>;
  splice: number | null;
  level: NonNullable<Printed['level']> | null;
  overtime: boolean;
  penalty: 'uncapped' | 'capped_at' | 'by_insurance';
  cap: string;
  hasPremium: boolean;
  /** By the largest group of empty cells: 0 to 5, and 6 or more. */
  premium: string[];
};

const lines = <T>(of: (line: number) => T): T[] => Array.from({ length: MOST }, (_, line) => of(line));

export const fresh = (): Draft => ({
  name: '',
  surface: 'plane',
  size: { columns: 6, rows: 6 },
  cells: lines(() => lines(() => '#')),
  cabin: null,
  orangeOpen: false,
  numbers: { columns: lines(() => ''), rows: lines(() => '') },
  splice: null,
  level: null,
  overtime: false,
  penalty: 'uncapped',
  cap: '10',
  hasPremium: false,
  premium: ['0', '0', '1', '3', '6', '10', '15'],
});

export const letterAt = ({ cells }: Draft, [column, row]: Cell): string => cells[row][column];

export const withLetter = (draft: Draft, [column, row]: Cell, letter: string): Draft => ({
  ...draft,
  cells: draft.cells.with(row, draft.cells[row].with(column, letter)),
});

/** Puts the starting cabin on a cell, or takes it away from there. */
export const withCabin = (draft: Draft, cell: Cell): Draft => ({ ...draft, cabin: `${draft.cabin}` === `${cell}` ? null : cell });

/** The numbers entered for a line, such as `5/11`. */
export const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

function numbersOf({ numbers, size }: Draft, axis: Axis): Printed['columns'] {
  const all = numbers[axis].slice(0, size[axis]).map(numbersIn);
  if (all.every(({ length }) => length === 0)) return undefined;
  return all.map((line) => (line.length > 1 ? line : (line[0] ?? null))) as Printed['columns'];
}

export function printedOf(draft: Draft): Printed {
  const { size, surface, cabin, orangeOpen, splice, level, overtime, penalty, cap, hasPremium, premium } = draft;
  return {
    art: draft.cells.slice(0, size.rows).map((row) => row.slice(0, size.columns).join('')),
    surface,
    orange_open: orangeOpen,
    columns: numbersOf(draft, 'columns'),
    rows: numbersOf(draft, 'rows'),
    splice_right_of: splice,
    starting_cabin: cabin,
    loss_penalty: penalty === 'capped_at' ? { capped_at: Number(cap) } : penalty,
    premium: hasPremium ? premium.map(Number) : null,
    level,
    overtime,
  } as Printed;
}

export function draftOf({ name, board }: Own): Draft {
  const empty = fresh();
  const penalty = board.loss_penalty ?? 'uncapped';
  const text = (printed: Printed['columns']) => lines((line) => [printed?.[line] ?? []].flat().join('/'));
  return {
    ...empty,
    name,
    surface: board.surface,
    size: { columns: board.art[0].length, rows: board.art.length },
    cells: empty.cells.map((row, y) => row.map((_, x) => board.art[y]?.[x] ?? '.')),
    cabin: board.starting_cabin ?? null,
    orangeOpen: board.orange_open ?? false,
    numbers: { columns: text(board.columns), rows: text(board.rows) },
    splice: board.splice_right_of ?? null,
    level: board.level ?? null,
    overtime: board.overtime ?? false,
    penalty: typeof penalty === 'string' ? penalty : 'capped_at',
    cap: typeof penalty === 'string' ? empty.cap : `${penalty.capped_at}`,
    hasPremium: Boolean(board.premium),
    premium: board.premium?.map(String) ?? empty.premium,
  };
}
