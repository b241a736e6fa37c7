// The board: the picture of the ship, the keyboard cursor, and the text about its cell.
import * as sw from '../../js/index';
import { componentName } from '../catalogue';
import { el } from '../dom';
import { picture } from '../picture';
import { ruled } from '../rules';
import { tell } from '../told';
import { t } from '../words';
import type { Bench } from './bench';

export class BoardPane {
  readonly live = el('p', { class: 'soft', 'aria-live': 'polite', id: 'live' });
  readonly pane = el('section', {
    class: 'pane board',
    tabindex: 0,
    role: 'application',
    'aria-label': t('board'),
  });

  constructor(
    private readonly bench: Bench,
    private readonly theme: () => sw.Theme,
  ) {}

  draw(): void {
    const { layout, hand, heat, advice } = this.bench;
    const overlays = { theme: this.theme(), told: true, mistakes: true, weak_spot: true, held: hand, heat, chosen: advice?.removed ?? [] };
    this.pane.replaceChildren(picture(sw.must(sw.svg({ layout }, overlays))), this.live);
    this.mark();
  }

  /** Draws the keyboard cursor. */
  mark(): void {
    const drawn = this.pane.querySelector('svg');
    drawn?.querySelector('.cursor')?.remove();
    const [column, row] = this.bench.cursor;
    const frame = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    const fields = { class: 'cursor', x: column * 100 + 2, y: row * 100 + 2, width: 96, height: 96, rx: 14 };
    for (const [key, value] of Object.entries(fields)) frame.setAttribute(key, String(value));
    drawn?.append(frame);
  }

  /** Shows the component on a cell, or why the held tile does not fit there. */
  tell(cell: sw.Cell): void {
    const [there, name] = [this.bench.at(cell), this.bench.name(cell)];
    const misfits = this.bench.misfits(cell).map(tell);
    if (there) this.live.textContent = componentName(there, name);
    else this.live.replaceChildren(...ruled(misfits.length ? `${name}. ${t('misfits')} ${misfits.join('. ')}.` : name));
  }

  /** The cell under the pointer. */
  under({ clientX, clientY }: PointerEvent): sw.Cell | null {
    const found = document.elementFromPoint(clientX, clientY)?.closest('[data-cell]');
    if (!found || !this.pane.contains(found)) return null;
    return (found.getAttribute('data-cell') ?? '').split(',').map(Number) as sw.Cell;
  }
}
