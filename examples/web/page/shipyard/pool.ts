// The pool of tiles, and the tile in hand.
import type * as sw from '../../js/index';
import { button, el, select } from '../dom';
import { advised, shown } from '../hints';
import { face } from '../tile';
import { t, term } from '../words';
import type { Bench } from './bench';

export class PoolPane {
  readonly pane = el('section', { class: 'pane first' });
  private readonly hand = el('div', { class: 'hand', id: 'hand' });
  private kind = '';

  constructor(
    private readonly bench: Bench,
    private readonly grab: (event: PointerEvent, component: sw.Component) => void,
  ) {}

  draw(): void {
    const { tiles } = this.bench.catalogue;
    const kinds = [...new Set(tiles.map((tile) => tile.kind))].map((kind): [string, string] => [kind, term(kind)]);
    const used = this.bench.used();
    const shown = tiles.filter(({ kind }) => !this.kind || kind === this.kind);
    const bar = el(
      'div',
      { class: 'bar' },
      el('h2', {}, t('pool')),
      select(t('filter'), [['', t('filter-all')], ...kinds], this.kind, (kind) => {
        this.kind = kind;
        this.draw();
      }),
      button(t('draw'), () => this.bench.draw(), { id: 'draw' }),
    );
    const scrolled = this.pane.querySelector('.tiles')?.scrollTop ?? 0;
    const list = el('div', { class: 'tiles' }, ...shown.map((tile) => this.tile(tile, used.has(tile.tile))));
    this.pane.replaceChildren(el('h2', {}, t('hand')), this.hand, bar, list);
    list.scrollTop = scrolled;
    this.drawHand();
  }

  private tile({ tile, component, kind }: sw.Catalogue['tiles'][number], gone: boolean): HTMLElement {
    const name = `${term(kind)} ${tile}`;
    // pointers pick it up on pointerdown: this handles only the keyboard
    const onclick = (event: MouseEvent) => event.detail === 0 && this.bench.take(component);
    const onpointerdown = (event: PointerEvent) => this.grab(event, component);
    const props = { type: 'button', 'data-tile': tile, class: gone ? 'used' : '', disabled: gone, title: name, 'aria-label': name };
    return el('button', { ...props, onclick, onpointerdown }, face(component));
  }

  private hinted(): HTMLElement[] {
    const { hint } = this.bench;
    if (hint === null) return [];
    if (hint === 'nowhere') return [shown(t('nowhere'), '')];
    return [
      advised(
        hint,
        button(t('do-it'), () => this.bench.follow(hint), { id: 'do-it' }),
      ),
    ];
  }

  drawHand(): void {
    const { hand } = this.bench;
    const held = hand && [
      face(hand),
      el(
        'span',
        { class: 'bar' },
        button(t('turn'), () => this.bench.turn(1)),
        button(t('put-down'), () => this.bench.take(null)),
        button(t('hint'), () => void this.bench.ask(), { id: 'hint' }),
      ),
      ...this.hinted(),
    ];
    this.hand.replaceChildren(...(held ?? [el('p', { class: 'soft' }, t('hand-empty'))]));
    const used = this.bench.used();
    for (const tile of this.pane.querySelectorAll<HTMLButtonElement>('[data-tile]')) {
      const gone = used.has(Number(tile.dataset.tile));
      tile.disabled = gone;
      tile.classList.toggle('used', gone);
    }
  }
}
