// The printed names of a board's cells, as the crate writes them.
import * as sw from '../../js/index';
import { parsed } from './scene';

type Named = { told: sw.MessageData };

/** Of a class, or of a board of one's own, from the crate's picture of it. */
export function namesOf({ class: name, board, opened = [] }: sw.Layout | sw.Fleet): [sw.Cell, string][] {
  if (name) return sw.must(sw.board(name, opened)).names;
  const empty = { board, opened, tiles: [] } as unknown as sw.Layout;
  return [...parsed(sw.must(sw.svg({ layout: empty }, { told: true }))).querySelectorAll('[data-cell]')].map((element) => {
    const { told } = JSON.parse(element.querySelector('title')?.textContent ?? '') as Named;
    const cell = (element.getAttribute('data-cell') ?? '').split(',').map(Number) as sw.Cell;
    return [cell, (told.variables?.cell as { place: string }).place];
  });
}

/** The cell where a starting cabin is printed; null if the board has none. */
export function homeOf({ class: name, board, opened = [] }: sw.Layout): sw.Cell | null {
  const empty = { class: name, board, opened, tiles: [] } as unknown as sw.Layout;
  const cell = parsed(sw.must(sw.svg({ layout: empty }, { told: true }))).querySelector('[data-cell]:has(.home)')?.getAttribute('data-cell');
  return cell ? (cell.split(',').map(Number) as sw.Cell) : null;
}

/** What a board is told apart by. */
export const groundOf = ({ class: name, board, opened }: sw.Layout | sw.Fleet): string => JSON.stringify([name, board, opened]);

/** The marks on a board. */
export function marksOf({ class: name, board }: sw.Layout): string[] {
  if (name) return sw.must(sw.board(name)).marks;
  return [...new Set(board?.art.join('').match(/[1-6=]/g))].sort();
}
