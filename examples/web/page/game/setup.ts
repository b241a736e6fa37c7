// The setup of a game: who plays, which classes, whose cards.
import * as sw from '../../js/index';
import { el, select } from '../dom';
import { seating, seed, type Sitting } from '../table';
import { t } from '../words';
import { classList } from './classes';
import { Own, ownIn } from './own';

export class Setup {
  seats: Sitting[] = ['human', 'middle'];
  private classes = ['II'];
  private readonly own = new Own();

  constructor(
    private readonly notice: (text: string) => void,
    private readonly redraw: () => void,
  ) {}

  controls(): HTMLElement[] {
    const counts = ['2', '3', '4', '5'].map((count): [string, string] => [count, count]);
    return [
      select(t('players'), counts, `${this.seats.length}`, (count) => {
        this.seats = Array.from({ length: Number(count) }, (_, seat) => this.seats[seat] ?? 'middle');
        this.redraw();
      }),
      ...seating(this.seats, (chosen) => {
        this.seats = chosen;
        this.redraw();
      }),
      ...classList(this.classes, (chosen) => {
        this.classes = chosen;
        this.redraw();
      }),
      ...this.own.controls(this.classes, this.notice, this.redraw),
    ];
  }

  /** A game as set up; own cards that it has no place for are named. */
  begun(): sw.Outcome<sw.Game<'game'>> {
    const own = this.own.dealt(this.classes, this.notice);
    const setup = sw.deal({ play: 'game', players: this.seats.length, classes: this.classes, seed: seed(), ...own });
    if (!('ok' in setup)) return setup;
    const [count, all] = [ownIn(setup.ok.rounds.map(({ deck }) => deck)), own.cards?.length ?? 0];
    if (count < all) this.notice(t('own-dealt', { count, all }));
    return sw.Game.begin('game', setup.ok);
  }
}
