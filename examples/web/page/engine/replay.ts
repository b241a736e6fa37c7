// A game as it was after some of its choices.
import type * as sw from '../../js/index';
import type { Entry } from './past';

export class Replay {
  private shown: { game: sw.Game<'game'>; at: number } | null = null;

  constructor(
    private readonly game: sw.Game<'game'>,
    private readonly entries: Entry[],
    private readonly names: string[],
  ) {}

  /** The game after so many choices; going on from the last one shown is quick. */
  at(at: number): sw.Game<'game'> {
    if (!this.shown || this.shown.at > at) {
      this.shown?.game.dispose();
      this.shown = { game: this.game.branch(at), at };
      this.shown.game.call(this.names);
    }
    for (; this.shown.at < at; this.shown.at += 1) {
      const { by, choice } = this.entries[this.shown.at];
      this.shown.game.choose(by, choice);
    }
    return this.shown.game;
  }
}
