// The ship on the bench, its undo history, and its place in the browser's store.
import { type Layout, must, notation, read } from '../../js/index';
import { forget, store, stored } from '../store';

/** Where a ship of one's own is kept when another takes its place, such as that of a link or of another tab. */
const BEFORE = 'ship.before';

/** The last one of this page. */
let last: History | null = null;

/** The history of a ship: that of before, if the ship is still the same. */
export function historyOf(layout: Layout, isKept: boolean): History {
  if (last?.line !== must(notation(layout))) last = new History(layout, isKept);
  return last;
}

export class History {
  private lines: string[];
  private place = 0;
  /** What this page has read from the store or written there; any other ship there is somebody else's work. */
  private known: string | null;

  constructor(
    public layout: Layout,
    isKept: boolean,
  ) {
    this.lines = [must(notation(layout))];
    this.known = isKept ? stored('ship') : null;
  }
  get line(): string {
    return this.lines[this.place];
  }
  get canUndo(): boolean {
    return this.place > 0;
  }
  get canRedo(): boolean {
    return this.place + 1 < this.lines.length;
  }
  push(layout: Layout): void {
    const line = must(notation(layout));
    this.layout = layout;
    if (line === this.line) return;
    this.lines = [...this.lines.slice(0, this.place + 1), line];
    this.place += 1;
    this.keep();
  }
  step(by: -1 | 1): void {
    if (this.lines[this.place + by] === undefined) return;
    this.place += by;
    this.layout = must(read(this.line));
    this.keep();
  }
  private keep(): void {
    const there = stored('ship');
    if (there !== null && there !== this.known && !this.lines.includes(there)) store(BEFORE, there);
    store('ship', this.line);
    this.known = this.line;
  }
}

/** The ship that was replaced; null if there is none, or if it cannot be read. */
export function before(): Layout | null {
  const line = stored(BEFORE);
  const found = line === null ? null : read(line);
  return found && 'ok' in found ? found.ok : null;
}

export const forgetBefore = (): void => forget(BEFORE);
