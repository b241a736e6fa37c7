// Where an arrow key leads on a board.
import type { Cell } from '../../js/index';

const KEYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The next cell of the row or column, over the edge to its other end; null for another key. */
export function towards(key: string, [column, row]: Cell, grounds: { cell: Cell }[]): Cell | null {
  const cells = grounds.map(({ cell }) => cell);
  if (key === 'Home') return cells[0] ?? null;
  if (key === 'End') return cells.at(-1) ?? null;
  const step = KEYS[key];
  if (!step) return null;
  const along = step[0] ? 0 : 1;
  const line = cells.filter((cell) => cell[1 - along] === [column, row][1 - along]).sort((one, other) => one[along] - other[along]);
  const now = line.findIndex((cell) => cell[along] === [column, row][along]);
  return line[(now + step[along] + line.length) % line.length] ?? null;
}
