// Boards as one chooses them: a class by its name, a board of one's own by the crate's notation of it.
import * as sw from '../../js/index';
import { emptyOf, type Printed } from './board';
import { boards } from './shelf';

const lineOf = (board: Printed): string => sw.must(sw.notation(emptyOf(board)));

/** The boards that are kept, as choices with their names. */
export const ownChoices = (): { choice: string; name: string; board: Printed }[] =>
  boards.kept().map(({ name, board }) => ({ choice: lineOf(board), name, board }));

/** The choice that gives the board of a ship. */
export const choiceOf = ({ class: name, board }: sw.Layout): string => name ?? lineOf(board as Printed);

/** The board of a choice, with nothing on it. */
export const chosen = (choice: string): sw.Layout => {
  const read = sw.read(choice);
  return 'ok' in read ? read.ok : sw.must(sw.board(choice)).layout;
};
