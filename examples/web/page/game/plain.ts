// Whether a person may be asked on a device that others hold.
import type * as sw from '../../js/index';

/** Whether a seat has one choice only, and sees nothing that others may not. */
export function isPlain(game: sw.Game<'game'>, seat: number): boolean {
  const seen = (by: number | null) => JSON.stringify(game.view(by));
  const { listed, open } = game.choices(seat);
  return listed.length === 1 && !open && seen(seat) === seen(null);
}
