// The state of the shipyard: the ship and its history, the tile in hand, the keyboard cursor.
import type { BestPlace } from '../../js/bots';
import * as sw from '../../js/index';
import { called } from '../bots';
import { catalogue } from '../catalogue';
import { at, History, placeName, same, withTile, without } from '../ship';

/** The part of the page to redraw. */
export type Changed = 'ship' | 'hand' | 'advice' | 'cursor';

export class Bench {
  hand: sw.Component | null = null;
  cursor: sw.Cell = [0, 0];
  heat: sw.Side | null = null;
  advice: sw.Repair | null = null;
  /** The best place for the held tile; `nowhere` if it fits on no cell. */
  hint: BestPlace | 'nowhere' | null = null;
  readonly catalogue = catalogue();
  private readonly history: History;
  private known: { line: string; board: sw.Board } | null = null;

  constructor(
    layout: sw.Layout,
    private readonly changed: (what: Changed) => void,
    private readonly notice: (text: string) => void,
  ) {
    this.history = new History(layout);
  }

  get layout(): sw.Layout {
    return this.history.layout;
  }
  get line(): string {
    return this.history.line;
  }
  get canUndo(): boolean {
    return this.history.canUndo;
  }
  get canRedo(): boolean {
    return this.history.canRedo;
  }

  board(): sw.Board {
    const { class: known, opened = [] } = this.layout;
    const name = known ?? 'IIIC';
    const line = `${name} ${opened}`;
    if (this.known?.line !== line) this.known = { line, board: sw.must(sw.board(name, opened)) };
    return this.known.board;
  }

  /** The printed name of a cell. */
  name(cell: sw.Cell): string {
    return placeName(this.board().names, cell);
  }

  at(cell: sw.Cell): sw.Component | undefined {
    return at(this.layout, cell);
  }

  /** The tiles on the board and in hand. */
  used(): Set<unknown> {
    return new Set([...this.layout.tiles, ...(this.hand ? [this.hand] : [])].map((tile) => tile.tile));
  }

  change(next: sw.Layout): void {
    this.advice = null;
    this.hint = null;
    this.history.push(next);
    this.changed('ship');
  }

  begin(name: string): void {
    this.cursor = [0, 0];
    this.change(sw.must(sw.board(name)).layout);
  }

  step(by: -1 | 1): void {
    this.history.step(by);
    this.advice = null;
    this.hint = null;
    this.changed('ship');
  }

  take(component: sw.Component | null): void {
    this.hand = component;
    this.hint = null;
    this.changed('hand');
  }

  /** Finds the best place for the held tile and moves the cursor there. */
  async ask(): Promise<void> {
    const [held, layout] = [this.hand, this.layout];
    const { bestPlace } = await called(this.notice);
    if (!held || this.hand !== held || this.layout !== layout) return;
    this.hint = sw.must(bestPlace(layout, held)) ?? 'nowhere';
    if (this.hint !== 'nowhere') {
      this.cursor = this.hint.placing.at as sw.Cell;
      this.changed('cursor');
    }
    this.changed('hand');
  }

  follow({ placing: { at: cell, turn } }: BestPlace): void {
    if (this.hand) this.take(sw.must(sw.turned(this.hand, turn as sw.Turn)));
    this.act(cell as sw.Cell);
  }

  turn(by: 1 | 3): void {
    if (this.hand) this.take(sw.must(sw.turned(this.hand, by)));
  }

  /** Places the held tile on a cell, or picks up the tile there. */
  act(cell: sw.Cell): void {
    const [there, held] = [this.at(cell), this.hand];
    if (held && !there) {
      this.hand = null;
      this.change(withTile(this.layout, cell, held));
    } else if (!held && there) {
      this.hand = there;
      this.change(without(this.layout, [cell]));
    }
  }

  remove(cells: sw.Cell[]): void {
    this.change(without(this.layout, cells));
  }

  /** Draws a random remaining tile from the pool. */
  draw(): void {
    const used = this.used();
    const left = this.catalogue.tiles.filter(({ pool, tile }) => pool && !used.has(tile));
    const drawn = left[Math.floor(Math.random() * left.length)];
    if (drawn) this.take(drawn.component);
  }

  /** Opens another random mark of a board (class IVC). */
  roll(): void {
    const opened = this.layout.opened ?? [];
    const left = this.board().marks.filter((mark) => !opened.includes(mark as never));
    const mark = left[Math.floor(Math.random() * left.length)];
    if (mark) this.change({ ...this.layout, opened: [...opened, mark] } as sw.Layout);
  }

  advise(): void {
    this.advice = sw.must(sw.repair(this.layout));
    this.changed('advice');
  }

  move(columns: number, rows: number): void {
    const { columns: wide, rows: high } = this.board();
    this.cursor = [(this.cursor[0] + columns + wide) % wide, (this.cursor[1] + rows + high) % high];
    this.changed('cursor');
  }

  /** Why the held tile does not fit on an empty cell. */
  misfits(cell: sw.Cell): (sw.Told & { rule: string })[] {
    if (!this.hand || this.at(cell)) return [];
    const misfits = sw.misfits(this.layout, cell, this.hand);
    return 'ok' in misfits ? misfits.ok : [];
  }

  isOn(cell: sw.Cell): boolean {
    return same(this.cursor, cell);
  }
}
