// A whole game as it is chosen: its classes or boards, and its cards.
import type * as sw from '../../js/index';
import { notice } from '../look/notice';
import { seed } from '../table';
import { t } from '../words';
import { dealGame, dealtAs } from './flown';
import { dealt, type Own, ownIn } from './own';

/** The setup; a notice says how many cards of one's own have no place in it. */
export function dealtGame(players: number, classes: string[], own: Own): sw.Outcome<sw.GameSetupMessage> {
  const cards = dealt(own, classes.map(dealtAs));
  const setup = dealGame(players, classes, seed(), cards);
  if (!('ok' in setup)) return setup;
  const [count, all] = [ownIn(setup.ok.rounds.map(({ deck }) => deck)), cards.cards?.length ?? 0];
  if (count < all) notice(t('own-dealt', { count, all }));
  return setup;
}
