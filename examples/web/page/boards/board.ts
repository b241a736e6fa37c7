// A board of the reader's own: a name, and what is printed on it in the crate's form.
import * as sw from '../../js/index';
import { faultOf } from '../box/faults';
import type { Checked } from '../box/shelf';
import { t } from '../words';
import { FAULTS } from './faults';

export type Printed = NonNullable<Extract<sw.Layout, { board: object }>['board']>;
export type Own = { name: string; board: Printed };

/** The longest name. */
export const LONGEST = 40;

/** The board with nothing on it. */
export const emptyOf = (board: Printed): sw.Layout => ({ board, tiles: [] });

/** Whether numbers are missing at its columns or rows, so that no attack can be aimed at it (LM-ATTACK-1). */
export const isAimless = ({ columns, rows }: Printed): boolean => !columns || !rows;

/** The board as the crate writes it, or its refusal. */
export function built(board: Printed): sw.Outcome<Printed> {
  const line = sw.notation(emptyOf(board));
  return 'ok' in line ? { ok: sw.must(sw.read(line.ok)).board as Printed } : line;
}

/** A board that stands in a file or in the browser. */
export function checked(given: unknown): Checked<Own> {
  const { name, board } = Object(given) as Partial<Own>;
  if (typeof name !== 'string' || !name.trim() || name.length > LONGEST) return { why: t('board-unnamed', { most: LONGEST }) };
  const outcome = built(board as Printed);
  return 'ok' in outcome ? { ok: { name: name.trim(), board: outcome.ok } } : { why: faultOf(FAULTS, outcome).says };
}
