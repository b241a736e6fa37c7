// The aliens that a player has taken in at the boarding that is on; the view does not tell them, the log does.
import type { GameEventMessage, Laid } from '../../js/index';
import type { Line } from '../looks';

/** `lines` are the newest first. */
export function welcomed(lines: Line[], seat: number): Laid[] {
  const aliens: Laid[] = [];
  for (const { event } of lines as { event?: GameEventMessage }[]) {
    const yard = typeof event === 'object' && 'yard' in event ? event.yard : null;
    if (yard?.event === 'welcomed' && yard.seat === seat) aliens.push({ at: yard.at, alien: yard.alien });
    if (!yard || yard.event === 'building_over') break;
  }
  return aliens;
}
