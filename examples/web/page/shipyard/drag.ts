// Dragging a tile: it follows the pointer, and the reason why it does not fit is shown below the board.
import type * as sw from '../../js/index';
import { el } from '../dom';
import { face } from '../tile';
import type { Bench } from './bench';
import type { BoardPane } from './board';

export class Drag {
  private ghost: HTMLElement | null = null;
  private over = '';
  private readonly steps: number[] = [];

  constructor(
    private readonly bench: Bench,
    private readonly board: BoardPane,
  ) {
    board.pane.addEventListener('pointerdown', (event) => this.press(event));
  }

  /** Picks up a tile from the pool. */
  grab(event: PointerEvent, component: sw.Component): void {
    if (event.button !== 0) return;
    event.preventDefault();
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    this.bench.take(component);
    this.lift(event, component);
  }

  /** Places the held tile, picks up the tile on the cell, or moves the cursor there. */
  private press(event: PointerEvent): void {
    const cell = this.board.under(event);
    if (!cell) return;
    this.bench.cursor = cell;
    const there = this.bench.at(cell);
    if (there && !this.bench.hand) {
      event.preventDefault();
      this.board.pane.focus();
      this.bench.act(cell);
      this.lift(event, there);
    } else if (this.bench.hand) this.bench.act(cell);
    else this.board.mark();
  }

  private lift(event: PointerEvent, component: sw.Component): void {
    this.ghost = el('div', { class: 'ghost' }, face(component));
    document.body.append(this.ghost);
    this.move(event);
  }

  /** One step of a drag; its duration is recorded for measurements. */
  move(event: PointerEvent): void {
    const { hand } = this.bench;
    if (!this.ghost || !hand) return;
    const began = performance.now();
    this.ghost.style.transform = `translate(${event.clientX}px,${event.clientY}px)`;
    const cell = this.board.under(event);
    const over = `${cell} ${JSON.stringify(hand.edges)}`;
    if (over !== this.over && cell) {
      this.bench.cursor = cell;
      this.board.mark();
      this.board.tell(cell);
    }
    this.over = over;
    this.steps.push(performance.now() - began);
    document.documentElement.dataset.steps = JSON.stringify(this.steps.slice(-2000));
  }

  drop(event: PointerEvent): void {
    if (!this.ghost) return;
    this.end();
    const cell = this.board.under(event);
    if (cell && this.bench.hand && !this.bench.at(cell)) this.bench.act(cell);
  }

  /** Redraws the dragged tile. */
  refresh(): void {
    if (this.bench.hand) this.ghost?.replaceChildren(face(this.bench.hand));
  }

  end(): void {
    this.ghost?.remove();
    this.ghost = null;
  }
}
