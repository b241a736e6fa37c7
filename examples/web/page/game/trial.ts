// What a choice would cause.
import type * as sw from '../../js/index';
import type { Happened } from './past';

/** Makes the choice in a copy of the game, which is gone afterwards. */
export function tried(copy: sw.Game<'game'>, names: string[], seat: number, choice: sw.GameChoiceMessage): Happened[] {
  copy.call(names);
  const outcome = copy.choose(seat, choice);
  copy.dispose();
  return 'ok' in outcome ? outcome.ok : [];
}
