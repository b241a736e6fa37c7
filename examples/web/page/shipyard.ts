// The shipyard: tiles are dragged or put by keys, and the ship is judged at every step.
import * as sw from '../js/index';
import { button, download, droppable, el, opener, picture, select } from './dom';
import type { Page } from './main';
import { at, found, History, same, withTile, without } from './ship';
import { setAside, stored } from './store';
import { rule, t } from './words';

const NAMES = sw.catalogue;

export function shipyard(main: HTMLElement, page: Page): () => void {
  const catalogue = NAMES();
  const begun = found();
  if (begun.save) {
    page.notice(t('bad_save', { name: t('shipyard'), why: begun.save }));
    setAside('ship');
  }
  if (begun.link) page.notice(t('bad_link', { why: begun.link }));
  const history = new History(begun.layout);
  let hand: sw.Component | null = null;
  let cursor: sw.Cell = [0, 0];
  let heat: sw.Side | null = null;
  let filter = '';
  let advice: sw.Repair | null = null;
  let ghost: HTMLElement | null = null;
  let over = '';
  const steps: number[] = [];

  const boardPane = el('section', {
    class: 'pane board',
    tabindex: 0,
    role: 'application',
    'aria-label': t('board_label', { keys: t('keys') }),
  });
  const poolPane = el('section', { class: 'pane first' });
  const factsPane = el('section', { class: 'pane' });
  const live = el('p', { class: 'soft', 'aria-live': 'polite', id: 'live' });
  const bar = el('div', { class: 'bar' });
  main.append(bar, el('div', { class: 'panes three' }, boardPane, poolPane, factsPane));

  const layout = () => history.layout;
  const board = () => sw.must(sw.board(layout().class ?? 'IIIC', layout().opened ?? []));
  const name = (cell: sw.Cell) => board().names.find(([other]) => same(other, cell))?.[1] ?? `${cell}`;

  function change(next: sw.Layout): void {
    advice = null;
    history.push(next);
    address();
    draw();
  }

  function address(): void {
    window.history.replaceState(null, '', `#ship=${encodeURIComponent(history.line)}`);
  }

  function take(component: sw.Component | null): void {
    hand = component;
    drawBoard();
    drawHand();
  }

  function turn(by: 1 | 3): void {
    if (hand) take(sw.must(sw.turned(hand, by)));
    ghost?.replaceChildren(hand ? picture(sw.must(sw.tileSvg(hand))) : '');
  }

  /** Puts what is held on a cell, or takes up what lies there. */
  function act(cell: sw.Cell): void {
    const there = at(layout(), cell);
    if (hand && !there) {
      const placed = hand;
      hand = null;
      change(withTile(layout(), cell, placed));
      live.textContent = `${name(cell)}`;
    } else if (!hand && there) {
      hand = there;
      change(without(layout(), [cell]));
    }
  }

  function draw(): void {
    drawBar();
    drawBoard();
    drawPool();
    drawFacts();
  }

  function drawBar(): void {
    const classes = catalogue.classes.map((each): [string, string] => [each, each]);
    const sides: [string, string][] = [
      ['', t('none')],
      ...(['front', 'right', 'rear', 'left'] as const).map((side): [string, string] => [side, t(side)]),
    ];
    bar.replaceChildren(
      select(t('class'), classes, layout().class ?? '', (chosen) => change(sw.must(sw.board(chosen)).layout)),
      ...(layout().class === 'IVC' ? [button(t('roll'), rollMark)] : []),
      button(t('undo'), () => step(-1), { disabled: !history.canUndo, id: 'undo' }),
      button(t('redo'), () => step(1), { disabled: !history.canRedo, id: 'redo' }),
      button(t('clear'), () => change({ ...layout(), tiles: [] })),
      button(t('share'), () => void share(), { id: 'share' }),
      opener(t('open'), open),
      button(t('save'), () => download('ship.json', JSON.stringify(layout()))),
      button(t('repair'), repair, { id: 'repair' }),
      select(t('heat'), sides, heat ?? '', (side) => {
        heat = (side || null) as sw.Side | null;
        drawBoard();
      }),
    );
  }

  function rollMark(): void {
    const left = board().marks.filter((mark) => !(layout().opened ?? []).includes(mark as never));
    const mark = left[Math.floor(Math.random() * left.length)];
    if (mark) change({ ...layout(), opened: [...(layout().opened ?? []), mark] } as sw.Layout);
  }

  async function share(): Promise<void> {
    address();
    try {
      await navigator.clipboard.writeText(location.href);
      live.textContent = t('shared');
    } catch {
      live.textContent = location.href;
    }
  }

  function open(text: string, file: string): void {
    const given = text.trim();
    let read: sw.Outcome<sw.Layout>;
    try {
      const parsed = JSON.parse(given) as sw.Layout;
      const line = sw.notation(parsed);
      read = 'ok' in line ? sw.read(line.ok) : line;
    } catch {
      read = sw.read(given);
    }
    if ('ok' in read) change(read.ok);
    else page.notice(t('bad_file', { name: file, why: 'unreadable' in read ? read.unreadable : read.refusal.says }));
  }

  function repair(): void {
    advice = sw.must(sw.repair(layout()));
    drawBoard();
    drawFacts();
  }

  function step(by: -1 | 1): void {
    history.step(by);
    advice = null;
    address();
    draw();
  }

  function drawBoard(): void {
    const svg = sw.svg(
      { layout: layout() },
      { theme: page.theme(), mistakes: true, weak_spot: true, held: hand, heat, chosen: advice?.removed ?? [] },
    );
    const drawn = picture(sw.must(svg));
    boardPane.replaceChildren(drawn, live);
    mark(drawn);
  }

  /** Frames the cell that the keys stand on. */
  function mark(drawn: SVGSVGElement): void {
    drawn.querySelector('.cursor')?.remove();
    const frame = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    for (const [key, value] of Object.entries({
      class: 'cursor',
      x: cursor[0] * 100 + 2,
      y: cursor[1] * 100 + 2,
      width: 96,
      height: 96,
      rx: 14,
    })) {
      frame.setAttribute(key, String(value));
    }
    drawn.append(frame);
  }

  const face = (component: sw.Component) => picture(sw.must(sw.tileSvg(component)));
  const used = () => new Set([...layout().tiles, ...(hand ? [hand] : [])].map((tile) => tile.tile));

  function drawPool(): void {
    const kinds = [...new Set(catalogue.tiles.map((tile) => tile.kind))];
    const gone = used();
    const tiles = catalogue.tiles
      .filter((tile) => !filter || tile.kind === filter)
      .map(({ tile, component, kind }) =>
        el(
          'button',
          {
            type: 'button',
            'data-tile': tile,
            class: gone.has(tile) ? 'used' : '',
            disabled: gone.has(tile),
            title: `${kind}, ${tile}`,
            'aria-label': `${kind} ${tile}`,
            onclick: (event: MouseEvent) => {
              if (event.detail === 0) take(component);
            },
            onpointerdown: (event: PointerEvent) => grab(event, component),
          },
          face(component),
        ),
      );
    const list: [string, string][] = [['', t('all')], ...kinds.map((kind): [string, string] => [kind, kind])];
    const hands = el('div', { class: 'hand', id: 'hand' });
    poolPane.replaceChildren(
      el('h2', {}, t('hand')),
      hands,
      el(
        'div',
        { class: 'bar' },
        el('h2', {}, t('pool')),
        select(t('filter'), list, filter, (kind) => {
          filter = kind;
          drawPool();
        }),
        button(t('draw'), drawOne, { id: 'draw' }),
      ),
      el('div', { class: 'tiles' }, ...tiles),
    );
    drawHand();
  }

  function drawHand(): void {
    const hands = document.getElementById('hand');
    hands?.replaceChildren(
      ...(hand
        ? [
            face(hand),
            el(
              'span',
              { class: 'bar' },
              button(t('turn'), () => turn(1)),
              button(t('put_down'), () => {
                take(null);
                drawPool();
              }),
            ),
          ]
        : [el('p', { class: 'soft' }, t('empty_hand'))]),
    );
  }

  function drawOne(): void {
    const gone = used();
    const left = catalogue.tiles.filter((tile) => tile.pool && !gone.has(tile.tile));
    const drawn = left[Math.floor(Math.random() * left.length)];
    if (drawn) take(drawn.component);
  }

  function drawFacts(): void {
    const seen = sw.must(sw.inspect(layout()));
    const { report, strengths } = seen;
    const count = seen.told.length;
    const verdict = seen.legal
      ? el('p', { class: 'good', id: 'verdict' }, t('legal'))
      : el('p', { class: 'bad', id: 'verdict' }, count === 1 ? t('one_mistake') : t('not_legal', { count }));
    const facts: [string, string, string][] = [
      ['exposed', t('exposed'), String(report.exposed)],
      ['engines', t('engines'), t('range', { least: strengths.engines[0], most: strengths.engines[1] })],
      ['cannons', t('cannons'), t('range', { least: strengths.cannons[0], most: strengths.cannons[1] })],
      ['crew', t('crew'), String(seen.crew ?? '–')],
      ['batteries', t('batteries'), String(seen.batteries ?? '–')],
    ];
    if (seen.weak_spot)
      facts.unshift(['premium', t('premium'), t('premium_of', { credits: seen.weak_spot.premium, cells: seen.weak_spot.cells.length })]);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const mistakes = seen.told.map(({ says, sentence, violation }, place) =>
      el(
        'li',
        {},
        el('span', { class: 'letter-badge' }, letters[place] ?? '!'),
        says,
        el('p', { class: 'soft' }, `${violation.rule}: ${rule(violation.rule, sentence)}`),
      ),
    );
    const advised =
      advice &&
      el(
        'div',
        { class: 'notice' },
        t('repaired', { count: advice.removed.length + advice.cut_off.length, proven: advice.proven ? t('yes') : t('no') }),
        button(t('apply'), () => change(without(layout(), [...(advice?.removed ?? []), ...(advice?.cut_off ?? [])])), { id: 'apply' }),
      );
    factsPane.replaceChildren(
      verdict,
      el('dl', { class: 'facts' }, ...facts.flatMap(([key, label, value]) => [el('dt', {}, label), el('dd', { 'data-fact': key }, value)])),
      ...(advised ? [advised] : []),
      el('h2', {}, t('mistakes')),
      mistakes.length ? el('ol', { class: 'mistakes' }, ...mistakes) : el('p', { class: 'soft' }, t('no_mistakes')),
      el('p', { class: 'soft' }, t('keys')),
    );
  }

  function grab(event: PointerEvent, component: sw.Component): void {
    if (event.button !== 0) return;
    event.preventDefault();
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    take(component);
    ghost = el('div', { class: 'ghost' }, face(component));
    document.body.append(ghost);
    drag(event);
  }

  const cellUnder = (event: PointerEvent): sw.Cell | null => {
    const named = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-cell]')?.getAttribute('data-cell');
    return named && boardPane.contains(document.elementFromPoint(event.clientX, event.clientY))
      ? (named.split(',').map(Number) as sw.Cell)
      : null;
  };

  /** One step of a drag: the tile follows, and why it does not fit where it is stands below the board. */
  function drag(event: PointerEvent): void {
    if (!ghost || !hand) return;
    const began = performance.now();
    ghost.style.transform = `translate(${event.clientX}px,${event.clientY}px)`;
    const cell = cellUnder(event);
    const key = `${cell} ${JSON.stringify(hand.edges)}`;
    if (key !== over) {
      over = key;
      if (cell) {
        cursor = cell;
        const svg = boardPane.querySelector('svg');
        if (svg) mark(svg);
        why(cell);
      }
    }
    steps.push(performance.now() - began);
    document.documentElement.dataset.steps = JSON.stringify(steps.slice(-500));
  }

  function why(cell: sw.Cell): void {
    if (!hand || at(layout(), cell)) return;
    const misfits = sw.misfits(layout(), cell, hand);
    if ('ok' in misfits)
      live.textContent = misfits.ok.length
        ? `${name(cell)}. ${t('does_not_fit')} ${misfits.ok.map((misfit) => misfit.says).join(' ')}`
        : name(cell);
  }

  function drop(event: PointerEvent): void {
    if (!ghost) return;
    ghost.remove();
    ghost = null;
    const cell = cellUnder(event);
    if (cell && hand && !at(layout(), cell)) act(cell);
    else drawPool();
  }

  boardPane.addEventListener('pointerdown', (event) => {
    const cell = cellUnder(event);
    if (!cell) return;
    cursor = cell;
    const there = at(layout(), cell);
    if (hand) act(cell);
    else if (there) {
      event.preventDefault();
      boardPane.focus();
      act(cell);
      ghost = el('div', { class: 'ghost' }, face(there));
      document.body.append(ghost);
      drag(event);
    } else drawBoard();
  });

  function move(columns: number, rows: number): void {
    const { columns: wide, rows: high } = board();
    cursor = [(cursor[0] + columns + wide) % wide, (cursor[1] + rows + high) % high];
    const svg = boardPane.querySelector('svg');
    if (svg) mark(svg);
    const there = at(layout(), cursor);
    live.textContent = there ? `${name(cursor)}: ${there.kind.replaceAll('_', ' ')}` : name(cursor);
    why(cursor);
  }

  const KEYS: Record<string, () => void> = {
    ArrowLeft: () => move(-1, 0),
    ArrowRight: () => move(1, 0),
    ArrowUp: () => move(0, -1),
    ArrowDown: () => move(0, 1),
    Enter: () => act(cursor),
    ' ': () => act(cursor),
    Delete: () => change(without(layout(), [cursor])),
  };

  function key(event: KeyboardEvent): void {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (typing) return;
    const onBoard = document.activeElement === boardPane && KEYS[event.key];
    if (event.ctrlKey || event.metaKey) {
      if (event.key === 'z') step(-1);
      else if (event.key === 'y') step(1);
      else return;
    } else if (onBoard) onBoard();
    else if (event.key === 'r' || event.key === 'R') turn(event.shiftKey ? 3 : 1);
    else if (event.key === 'n' || event.key === 'N') drawOne();
    else if (event.key === 'Escape') {
      take(null);
      drawPool();
    } else return;
    event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    if (!hand) return;
    event.preventDefault();
    turn(event.deltaY > 0 ? 1 : 3);
  }

  document.addEventListener('keydown', key);
  document.addEventListener('pointermove', drag);
  document.addEventListener('pointerup', drop);
  boardPane.addEventListener('wheel', wheel, { passive: false });
  droppable(main, open);
  if (location.hash.startsWith('#ship=') || stored('ship')) address();
  draw();
  return () => {
    document.removeEventListener('keydown', key);
    document.removeEventListener('pointermove', drag);
    document.removeEventListener('pointerup', drop);
    ghost?.remove();
  };
}
