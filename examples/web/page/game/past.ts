// A game told again from its beginning: what each choice caused, and the fleets with which a flight begins.
import { signal } from '@preact/signals';
import type * as sw from '../../js/index';
import { inSlices } from '../engine/slices';

type Game = sw.Game<'game'>;
export type Happened = sw.Happened<sw.GameEventMessage>;
export type Fleets = sw.FlightViewMessage['players'];
/** `begins` with the fleets of a flight, if it is the choice that begins one. */
export type Entry = { by: sw.Actor; choice: sw.GameChoiceMessage; happened: Happened[]; begins?: Fleets };

export class Past {
  readonly entries: Entry[] = [];
  /** Whether all is told, which takes a moment for a long game. */
  readonly isTold = signal(false);

  static of(game: Game, names: string[]): Past {
    const past = new Past();
    past.entries.push(...game.log().map(({ by, choice }) => ({ by, choice, happened: [] })));
    past.tell(game.branch(0), names);
    return past;
  }

  private tell(again: Game, names: string[]): void {
    again.call(names);
    const untold = [...this.entries].reverse();
    inSlices(() => {
      const entry = untold.pop();
      if (!entry) {
        again.dispose();
        this.isTold.value = true;
        return 'done';
      }
      const outcome = again.choose(entry.by, entry.choice);
      if ('ok' in outcome) Object.assign(entry, caused(outcome.ok, again));
      return 'more';
    });
  }

  get at(): number {
    return this.entries.length;
  }

  /** A choice that was made in the game, and what it caused. */
  add({ by, choice }: Pick<Entry, 'by' | 'choice'>, happened: Happened[], game: Game): void {
    this.entries.push({ by, choice, ...caused(happened, game) });
  }

  /** The events so far, newest first. */
  lines(at = this.at): Happened[] {
    return this.entries
      .slice(0, at)
      .flatMap(({ happened }) => happened)
      .reverse();
  }

  /** What happened in the flight since the last choice of a seat, oldest first. */
  since(seat: number): Happened[] {
    const own = this.entries.findLastIndex(({ by }) => by === seat);
    return this.entries.slice(own + 1).flatMap(({ happened }) => happened.filter(isOfFlight));
  }

  /** How many choices to take back to the last one of these seats in the flight that is on; 0 if there is none, or more was shown since. */
  back(seats: number[], isAlone: boolean): number {
    if (!this.isTold.value) return 0;
    const place = this.entries.findLastIndex(({ by }) => typeof by === 'number' && seats.includes(by));
    const since = place < 0 ? [] : this.entries.slice(place);
    if (since.length === 0 || !since.every(({ choice }) => 'flight' in choice)) return 0;
    return isAlone || !since.some(reveals) ? since.length : 0;
  }
}

const isOfFlight = ({ event }: Happened) => typeof event === 'object' && 'flight' in event;
export const flips = ({ event }: Happened) => typeof event === 'object' && 'yard' in event && event.yard.event === 'flipped';
const isStart = ({ event }: Happened) => typeof event === 'object' && 'yard' in event && event.yard.event === 'started';

function caused(happened: Happened[], game: Game): Pick<Entry, 'happened' | 'begins'> {
  if (!happened.some(isStart)) return { happened };
  const { now } = game.view(null);
  return typeof now === 'object' && 'flight' in now ? { happened, begins: now.flight.players } : { happened };
}

const reveals = ({ happened }: Entry): boolean =>
  happened.some(({ event }) => typeof event === 'object' && 'flight' in event && ['shown', 'rolled'].includes(event.flight.event));
