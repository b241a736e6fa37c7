// The yard of a game as everybody sees it.
import type * as sw from '../../js/index';

const yardOf = ({ now }: sw.GameViewMessage): sw.YardViewMessage | null =>
  typeof now === 'object' && 'yard' in now ? now.yard : null;

/** Reads the yard once after each choice. */
export class Yards {
  private seen?: { game: sw.Game<'game'>; at: number; yard: sw.YardViewMessage | null };

  of(game: sw.Game<'game'>, at: number): sw.YardViewMessage | null {
    if (this.seen?.game !== game || this.seen.at !== at) this.seen = { game, at, yard: yardOf(game.view(null)) };
    return this.seen.yard;
  }
}
