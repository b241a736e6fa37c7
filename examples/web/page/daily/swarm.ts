// A ship against the attacks of a day.
import * as sw from '../../js/index';
import type { Defence } from '../fire/siege';
import { aimed, type Attack } from './day';

/** What the player did about an attack: the defence, and a cell of the piece to keep after each break-up. */
export type Answer = { defence: Defence; keep: sw.Cell[] };

/** The lines of an attack on a ship, by the day's dice. */
export function linesOf(fleet: sw.Fleet, { kind, side, faces }: Attack): sw.Attack {
  const { class: name, board, opened, tiles } = fleet;
  const layout = (board ? { board, opened, tiles } : { class: name, opened, tiles }) as sw.Layout;
  return { kind, lines: aimed(layout, side, faces) };
}

/** The ship after an answered attack; an outcome that is no ship yet asks for the piece to keep. */
export function met(fleet: sw.Fleet, attack: Attack, { defence, keep }: Answer): sw.Outcome<sw.After> {
  const defended = sw.defend(fleet, linesOf(fleet, attack), defence);
  if (!('ok' in defended)) return defended;
  let after = defended.ok.after;
  for (const cell of keep) {
    if (!('impact' in after)) break;
    const kept = sw.keep(after.impact, cell);
    if (!('ok' in kept)) return kept;
    after = kept.ok;
  }
  return { ok: after };
}
