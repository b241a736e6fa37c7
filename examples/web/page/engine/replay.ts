// A game as it was after some of its choices. Copies on the way make every place quick to reach once it was passed.
import * as sw from '../../js/index';
import { inSlices } from './slices';

type Kind = keyof sw.Games;
type Step<K extends Kind> = { by: sw.Actor; choice: sw.Games[K]['choice'] };

/** Choices from one copy to the next. */
const STRIDE = 32;

export class Replay<K extends Kind> {
  /** The game after 0, `STRIDE`, 2 × `STRIDE`, … choices. */
  private readonly copies: sw.Game<K>[] = [];
  private wish: { at: number; show: (game: sw.Game<K>) => void } | null = null;
  private isBusy = false;

  constructor(
    private readonly whole: sw.Game<K>,
    private readonly steps: readonly Step<K>[],
    private readonly names: string[],
  ) {}

  /** Shows the game after so many choices, at once unless it is far from what was passed. A later wish takes the place of this one. */
  seek(at: number, show: (game: sw.Game<K>) => void): void {
    this.wish = { at, show };
    if (this.isBusy) return;
    this.isBusy = true;
    inSlices(() => this.approach());
  }

  /** Goes a stride on towards the place, or shows it. */
  private approach(): 'more' | 'done' {
    if (!this.wish) return 'done';
    const { at, show } = this.wish;
    const next = this.copies.length * STRIDE;
    if (at >= next) {
      this.copies.push(this.after(next));
      return 'more';
    }
    [this.wish, this.isBusy] = [null, false];
    show(this.after(at));
    return 'done';
  }

  private after(at: number): sw.Game<K> {
    const from = STRIDE * Math.max(0, Math.min(Math.floor(at / STRIDE), this.copies.length - 1));
    const game = (this.copies[from / STRIDE] ?? this.whole).branch(from);
    game.call(this.names);
    for (const { by, choice } of this.steps.slice(from, at)) sw.must(game.choose(by, choice));
    return game;
  }
}
