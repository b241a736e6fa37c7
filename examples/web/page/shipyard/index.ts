// The shipyard: place tiles by drag or keyboard; the ship is checked at every step.
import * as sw from '../../js/index';
import { button, download, droppable, el, opener, select } from '../dom';
import type { Page } from '../app/legacy';
import { found } from '../ship';
import { setAside, stored } from '../store';
import { problem } from '../told';
import { t } from '../words';
import { Bench, type Changed } from './bench';
import { BoardPane } from './board';
import { Drag } from './drag';
import { pressed } from './keys';
import { PoolPane } from './pool';
import { verdict } from './verdict';

export function shipyard(main: HTMLElement, page: Page): () => void {
  const begun = found();
  if (begun.save) {
    page.notice(t('bad-save', { name: t('shipyard'), why: begun.save }));
    setAside('ship');
  }
  if (begun.link) page.notice(t('bad-link', { why: begun.link }));
  const bench = new Bench(begun.layout, changed, page.notice);
  const board = new BoardPane(bench, page.theme);
  const drag = new Drag(bench, board);
  const pool = new PoolPane(bench, (event, component) => drag.grab(event, component));
  const facts = el('section', { class: 'pane' });
  const bar = el('div', { class: 'bar' });
  main.append(bar, el('div', { class: 'panes three' }, board.pane, pool.pane, facts));

  function changed(what: Changed): void {
    if (what === 'cursor') {
      board.mark();
      board.tell(bench.cursor);
      return;
    }
    board.draw();
    if (what === 'ship') {
      address();
      drawBar();
    }
    if (what === 'hand') drag.refresh();
    pool.drawHand();
    if (what !== 'hand') facts.replaceChildren(...verdict(bench));
  }

  function address(): void {
    window.history.replaceState(null, '', `#ship=${encodeURIComponent(bench.line)}`);
  }

  function drawBar(): void {
    const classes = bench.catalogue.classes.map((each): [string, string] => [each, each]);
    const sides = (['front', 'right', 'rear', 'left'] as const).map((side): [string, string] => [side, t(`side-${side}`)]);
    bar.replaceChildren(
      select(t('class'), classes, bench.layout.class ?? '', (chosen) => bench.begin(chosen)),
      ...(bench.layout.class === 'IVC' ? [button(t('random'), () => bench.roll())] : []),
      button(t('undo'), () => bench.step(-1), { disabled: !bench.canUndo, id: 'undo' }),
      button(t('redo'), () => bench.step(1), { disabled: !bench.canRedo, id: 'redo' }),
      button(t('clear'), () => bench.change({ ...bench.layout, tiles: [] })),
      button(t('share'), () => void share(), { id: 'share' }),
      opener(t('open'), open),
      button(t('save'), () => download('ship.json', JSON.stringify(bench.layout))),
      button(t('repair'), () => bench.advise(), { id: 'repair' }),
      select(t('heat'), [['', t('heat-off')], ...sides], bench.heat ?? '', (side) => {
        bench.heat = (side || null) as sw.Side | null;
        board.draw();
      }),
    );
  }

  async function share(): Promise<void> {
    address();
    try {
      await navigator.clipboard.writeText(location.href);
      board.live.textContent = t('shared');
    } catch {
      board.live.textContent = location.href;
    }
  }

  /** Opens a ship from JSON or a line of notation. */
  function open(text: string, name: string): void {
    const read = layoutOf(text.trim());
    if ('ok' in read) bench.change(read.ok);
    else page.notice(t('bad-file', { name, why: problem(read) }));
  }

  const key = (event: KeyboardEvent) => pressed(bench, event, document.activeElement === board.pane);
  const move = (event: PointerEvent) => drag.move(event);
  const drop = (event: PointerEvent) => drag.drop(event);
  const wheel = (event: WheelEvent) => {
    if (!bench.hand) return;
    event.preventDefault();
    bench.turn(event.deltaY > 0 ? 1 : 3);
  };
  document.addEventListener('keydown', key);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', drop);
  board.pane.addEventListener('wheel', wheel, { passive: false });
  droppable(main, open);
  if (location.hash.startsWith('#ship=') || stored('ship')) address();
  drawBar();
  pool.draw();
  board.draw();
  facts.replaceChildren(...verdict(bench));
  return () => {
    document.removeEventListener('keydown', key);
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', drop);
    drag.end();
  };
}

function layoutOf(text: string): sw.Outcome<sw.Layout> {
  try {
    const line = sw.notation(JSON.parse(text) as sw.Layout);
    return 'ok' in line ? sw.read(line.ok) : line;
  } catch {
    return sw.read(text);
  }
}
