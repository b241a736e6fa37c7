// Which cell of the board is under a point.
import type { Cell } from '../../js/index';

/** What a press there would hit. */
export function cellAt(x: number, y: number): Cell | null {
  const found = document.elementFromPoint(x, y)?.closest('[data-cell][role=button]')?.getAttribute('data-cell');
  return found ? (found.split(',').map(Number) as Cell) : null;
}

const UNIT = 100;

/** The same for every step of a drag: the browser need not lay out the page for it. */
export function pointing(): (x: number, y: number) => Cell | null {
  const board = document.querySelector<SVGGElement>('svg.ship [data-cell][role=button]')?.ownerSVGElement;
  const onto = board?.getScreenCTM()?.inverse();
  if (!board || !onto) return () => null;
  const cells = new Set([...board.querySelectorAll('[data-cell]')].map((cell) => cell.getAttribute('data-cell')));
  return (x, y) => {
    const at = new DOMPoint(x, y).matrixTransform(onto);
    const cell: Cell = [Math.floor(at.x / UNIT), Math.floor(at.y / UNIT)];
    return cells.has(`${cell}`) ? cell : null;
  };
}
