// The bench of the shipyard: the ship and its history, the tile in hand, advice.
import { type Signal, signal } from '@preact/signals';
import type { BestPlace } from '../../js/bots';
import * as sw from '../../js/index';
import { notice } from '../look/notice';
import { chosen } from '../boards/choices';
import { called } from '../bots';
import { catalogue } from '../catalogue';
import { at, found, withTile, without } from '../ship';
import { sameCell } from '../ship/cell';
import { marksOf } from '../ship/places';
import { setAside } from '../store';
import { problem } from '../told';
import { t } from '../words';
import { everyFit, type Fit, isJoined, isLoose, neatest, nextPlace, reasons } from '../yard/place';
import { carried, started } from './boards';
import { before, forgetBefore, type History, historyOf } from './history';

/** Where a tile is best put: as advised, or where it is joined at least; `loose` where no connector joins it. */
export type Hinted = BestPlace | { fits: Fit } | 'loose' | 'nowhere';

type State = {
  layout: sw.Layout;
  hand: sw.Component | null;
  heat: sw.Side | null;
  advice: sw.Repair | null;
  hint: Hinted | null;
  /** What the last press was answered with. */
  said: string;
  isPlan: boolean;
  /** The kind of tiles that are shown and drawn; empty for all. */
  kind: string;
};

export class Bench {
  readonly over: Signal<sw.Cell | null> = signal(null);
  private readonly state: Signal<State>;
  private readonly history: History;
  /** Where the keys were left because the tile goes nowhere. */
  private refused: sw.Cell | null = null;

  constructor() {
    const { layout, link, save } = found();
    if (save) {
      notice(t('bad-save', { name: t('shipyard'), why: save }));
      setAside('ship');
    }
    if (link) notice(t('bad-link', { why: link }));
    const isLinked = location.hash.startsWith('#ship=') && !link;
    const begun = isLinked || layout.tiles.length > 0 ? layout : started(layout);
    this.history = historyOf(begun, !isLinked);
    this.state = signal({ layout: begun, hand: null, heat: null, advice: null, hint: null, said: '', isPlan: false, kind: '' });
    this.over.subscribe((cell) => {
      if (cell && !sameCell(cell, this.refused)) this.refused = null;
    });
  }

  /** Everything that is shown; who reads it is drawn again when it changes. */
  get now(): State & { line: string; canUndo: boolean; canRedo: boolean } {
    const { line, canUndo, canRedo } = this.history;
    return { ...this.state.value, line, canUndo, canRedo };
  }
  get layout(): sw.Layout {
    return this.state.value.layout;
  }
  get hand(): sw.Component | null {
    return this.state.value.hand;
  }

  set(fields: Partial<State>): void {
    this.state.value = { ...this.state.peek(), ...fields };
  }

  /** The tiles on the board and in hand. */
  used(): Set<unknown> {
    return new Set([...this.layout.tiles, ...(this.hand ? [this.hand] : [])].map((tile) => tile.tile));
  }

  put(next: sw.Layout, hand: sw.Component | null = this.hand): void {
    this.history.push(next);
    this.set({ layout: this.history.layout, hand, advice: null, hint: null, said: '' });
  }

  step(by: -1 | 1): void {
    this.history.step(by);
    const { layout } = this.history;
    // a tile cannot be on the board and in hand
    const { tile } = this.hand ?? {};
    const isThere = tile !== undefined && layout.tiles.some((each) => each.tile === tile);
    this.set({ layout, advice: null, hand: isThere ? null : this.hand, hint: null, said: '' });
  }

  /** Another board, as it begins. */
  begin(choice: string): void {
    this.put(started(chosen(choice)), null);
  }

  /** Another board, with what of the ship has a cell on it. */
  carry(choice: string): void {
    const { layout, kept } = this.carried(choice);
    const count = this.layout.tiles.length - kept;
    this.put(layout, null);
    if (count) this.set({ said: t('shipyard-left', { count }) });
  }
  carried(choice: string): ReturnType<typeof carried> {
    return carried(this.layout, chosen(choice));
  }

  /** Takes everything off the board but what it begins with. */
  clear(): void {
    const next = started({ ...this.layout, tiles: [] });
    const count = this.layout.tiles.length - next.tiles.length;
    this.put(next);
    this.set({ said: t('shipyard-cleared', { count }) });
  }

  /** Opens a ship from JSON or a line of notation. */
  open(text: string, name: string): void {
    const read = layoutOf(text.trim());
    if ('ok' in read) this.put(read.ok, null);
    else notice(t('bad-file', { name, why: problem(read) }));
  }

  /** Brings back one's own ship that another has replaced. */
  back(): void {
    const own = before();
    if (own) this.put(own, null);
    forgetBefore();
    this.set({});
  }

  take(component: sw.Component | null): void {
    if (component?.tile !== this.hand?.tile) this.refused = null;
    this.set({ hand: component, hint: null, said: '' });
  }

  turn(by: 1 | 3): void {
    if (this.hand) this.take(sw.must(sw.turned(this.hand, by)));
  }

  /** Places the held tile on a cell, picks up the tile there, or says why it cannot. */
  press(cell: sw.Cell, byKeys = false): void {
    if (byKeys && this.hand && sameCell(cell, this.refused)) return;
    const [there, held] = [at(this.layout, cell), this.hand];
    if (held && there) this.set({ said: reasons(this.layout, cell, held) });
    else if (held) this.lay(cell, held);
    else if (there) this.put(without(this.layout, [cell]), there);
  }

  /** Places a tile, and says what is wrong with it there. */
  private lay(cell: sw.Cell, held: sw.Component): void {
    const said = reasons(this.layout, cell, held) || (isLoose(this.layout, cell, held) ? t('shipyard-put-loose') : '');
    this.put(withTile(this.layout, cell, held), null);
    this.set({ said });
  }

  remove(cells: sw.Cell[]): void {
    this.put(without(this.layout, cells));
  }

  /** The tiles that may be drawn: of the kind that is shown, of all kinds only those of the pool. */
  private get drawable(): ReturnType<typeof catalogue>['tiles'] {
    const used = this.used();
    const { kind } = this.state.value;
    return catalogue().tiles.filter((each) => !used.has(each.tile) && (kind ? each.kind === kind : each.pool));
  }
  get canDraw(): boolean {
    return this.drawable.length > 0;
  }

  /** Draws a random tile, or says that none is left. */
  draw(): void {
    const left = this.drawable;
    const drawn = left[Math.floor(Math.random() * left.length)];
    if (drawn) this.take(drawn.component);
    else this.set({ said: t('shipyard-none-left') });
  }

  /** Opens another random mark of a board, such as that of class IVC. */
  roll(): void {
    const { opened = [] } = this.layout;
    const left = marksOf(this.layout).filter((mark) => !opened.includes(mark as never));
    const mark = left[Math.floor(Math.random() * left.length)];
    if (mark) this.put({ ...this.layout, opened: [...opened, mark] } as sw.Layout);
  }

  advise(): void {
    this.set({ advice: sw.must(sw.repair(this.layout)) });
  }

  /** Finds the best place for the held tile. */
  async ask(): Promise<void> {
    const [held, layout] = [this.hand, this.layout];
    const { bestPlace } = await called(notice);
    if (!held || this.hand !== held || this.layout !== layout) return;
    const best = sw.must(bestPlace(layout, held));
    if (best && isJoined(layout, held, fitOf(best))) return this.set({ hint: best });
    const fits = neatest(layout, held);
    this.set({ hint: fits ? { fits } : everyFit(layout, held, 0).length ? 'loose' : 'nowhere' });
  }

  follow(hint: Exclude<Hinted, string>): void {
    const { cell, turn } = 'fits' in hint ? hint.fits : fitOf(hint);
    if (!this.hand) return;
    this.take(sw.must(sw.turned(this.hand, turn)));
    this.press(cell);
  }

  /** Turns the tile so that it fits and is joined on the next cell, which it returns; says if there is none. */
  nextFit(): sw.Cell | null {
    if (!this.hand) return null;
    const next = nextPlace(this.layout, this.hand, 0, this.over.peek());
    if (!next || next.isLoose) {
      this.set({ said: t(next ? 'shipyard-loose' : 'nowhere') });
      return null;
    }
    if (next.turn) this.take(sw.must(sw.turned(this.hand, next.turn)));
    return next.cell;
  }

  /** Places nothing by keys on the cell where the focus is, until one moves on. */
  refuseHere(): void {
    this.refused = this.over.peek();
  }

  /** Why the held tile does not fit where one points. */
  why(): string {
    return this.hand && this.over.value ? reasons(this.layout, this.over.value, this.hand) : '';
  }
}

const fitOf = ({ placing }: BestPlace): Fit => ({ cell: placing.at as sw.Cell, turn: placing.turn as sw.Turn });

function layoutOf(text: string): sw.Outcome<sw.Layout> {
  try {
    const line = sw.notation(JSON.parse(text) as sw.Layout);
    return 'ok' in line ? sw.read(line.ok) : line;
  } catch {
    return sw.read(text);
  }
}
