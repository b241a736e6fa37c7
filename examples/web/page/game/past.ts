// A game told again from its beginning: what each choice caused, and the ships before and after each flight.
import type * as sw from '../../js/index';

export type Happened = sw.Happened<sw.GameEventMessage>;
export type Entry = { by: sw.Actor; choice: sw.GameChoiceMessage; happened: Happened[] };
/** The fleets of a flight, by seat, and what it did to them. */
export type Flown = { begun: sw.Fleet[]; ended: sw.Fleet[]; events: Happened[] };

export class Past {
  readonly entries: Entry[] = [];

  static of(game: sw.Game<'game'>, names: string[]): Past {
    const past = new Past();
    const again = game.branch(0);
    again.call(names);
    for (const { by, choice } of game.log()) {
      const outcome = again.choose(by, choice);
      past.entries.push({ by, choice, happened: 'ok' in outcome ? outcome.ok : [] });
    }
    again.dispose();
    return past;
  }

  get at(): number {
    return this.entries.length;
  }

  add(entry: Entry): void {
    this.entries.push(entry);
  }

  /** The events so far, newest first. */
  lines(at = this.at): Happened[] {
    return this.entries
      .slice(0, at)
      .flatMap(({ happened }) => happened)
      .reverse();
  }

  /** How many choices to take back to the last one of these seats in the flight that is on; 0 if there is none, or more was shown since. */
  back(seats: number[], isAlone: boolean): number {
    const place = this.entries.findLastIndex(({ by }) => typeof by === 'number' && seats.includes(by));
    const since = place < 0 ? [] : this.entries.slice(place);
    if (since.length === 0 || !since.every(({ choice }) => 'flight' in choice)) return 0;
    return isAlone || !since.some(reveals) ? since.length : 0;
  }
}

const reveals = ({ happened }: Entry): boolean =>
  happened.some(({ event }) => typeof event === 'object' && 'flight' in event && ['shown', 'rolled'].includes(event.flight.event));
