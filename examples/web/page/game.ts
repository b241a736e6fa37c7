// A whole game: ships are built against the hourglass, then they fly; people at one device and bots.
import * as sw from '../js/index';
import { button, download, droppable, el, opener, picture, select } from './dom';
import type { Page } from './main';
import { again, choiceList, keep, type Kept, opened, problem, seating, seed, type Sitting, whoIs } from './table';
import { t } from './words';

/** How long the sand runs, and how long a bot thinks, in milliseconds. */
const SAND = 60_000;
const THINK = 1_200;
const MOST = 40;

type YardView = sw.YardViewMessage;
type Now = 'over' | { yard: YardView } | { flight: sw.FlightViewMessage };

export function game(main: HTMLElement, page: Page): () => void {
  const catalogue = sw.catalogue();
  let kept: Kept<'game'> | null = again('game', page.notice);
  let seats: Sitting[] = ['human', 'bot'];
  let classes = ['II'];
  let turn: sw.Turn = 0;
  let me = 0;
  let sand = SAND;
  let clock = 0;
  const happened: { says: string; seen_by: number[]; public: boolean }[] = [];
  if (kept) seatMe(kept);

  function seatMe(table: Kept<'game'>): void {
    me = Math.max(0, table.seats.indexOf('human'));
  }

  function begin(): void {
    const setup = sw.deal({ play: 'game', players: seats.length, classes, seed: seed() });
    const made = 'ok' in setup ? sw.Game.begin('game', setup.ok) : setup;
    if (!('ok' in made)) return page.notice(problem(made));
    made.ok.seed(seed());
    happened.length = 0;
    kept = { game: made.ok, seats: [...seats] };
    sand = SAND;
    seatMe(kept);
    changed();
  }

  function open(text: string, name: string): void {
    const read = opened('game', text);
    if (!('ok' in read)) return page.notice(t('bad_file', { name, why: problem(read) }));
    kept = read.ok;
    seatMe(kept);
    changed();
  }

  const now = (viewer: number | null): Now => kept?.game.view(viewer).now ?? 'over';
  const yard = (): YardView | null => {
    const stage = kept && now(null);
    return stage && typeof stage === 'object' && 'yard' in stage ? stage.yard : null;
  };

  function changed(): void {
    if (kept) keep('game', kept);
    draw();
  }

  function choose(actor: sw.Actor, choice: sw.GameChoiceMessage): boolean {
    const outcome = kept?.game.choose(actor, choice);
    if (!outcome || !('ok' in outcome)) {
      if (outcome) page.notice(problem(outcome));
      return false;
    }
    happened.unshift(...outcome.ok.map(({ says, seen_by, public: open }) => ({ says, seen_by, public: open })).reverse());
    if (outcome.ok.some(({ event }) => JSON.stringify(event).includes('"flipped"'))) sand = SAND;
    return true;
  }

  /** Time passes: what chance owes comes up, every bot does one thing, the sand runs. */
  function tick(): void {
    if (!kept || document.hidden) return;
    const { game: table, seats: sitting } = kept;
    let moved = false;
    if (table.awaited().table) {
      const chance = table.advise('table');
      if (chance) moved = choose('table', chance);
    }
    for (const seat of table.awaited().seats) {
      if (sitting[seat] !== 'bot' || !table.awaited().seats.includes(seat)) continue;
      const choice = table.advise(seat);
      if (choice) moved = choose(seat, choice) || moved;
    }
    const glass = yard()?.hourglass;
    if (glass?.running) {
      sand -= THINK;
      if (sand <= 0) {
        sand = SAND;
        moved = choose('table', { yard: { do: 'ran_out' } }) || moved;
      }
      const shown = document.getElementById('sand');
      if (shown) shown.textContent = sandText();
    }
    if (moved) changed();
  }

  /** What chance owes at once, so that nobody waits for a tile to come up. */
  function chance(): void {
    if (!kept?.game.awaited().table) return;
    const owed = kept.game.advise('table');
    if (owed) choose('table', owed);
  }

  function act(choice: sw.GameChoiceMessage): void {
    if (choose(me, choice)) chance();
    changed();
  }

  function sandText(): string {
    const glass = yard()?.hourglass;
    if (!glass) return '';
    return glass.running
      ? `${t('runs', { place: glass.place })}: ${t('sand', { seconds: Math.max(0, Math.ceil(sand / 1000)) })}`
      : t('still', { place: glass.place });
  }

  function draw(): void {
    const stage = kept ? now(me) : null;
    main.replaceChildren(newGame(), ...(kept && stage ? [tableView(kept, stage)] : []));
  }

  function newGame(): HTMLElement {
    const each = catalogue.classes.map((name): [string, string] => [name, name]);
    return el(
      'div',
      { class: 'bar' },
      select(
        t('players'),
        ['2', '3', '4', '5'].map((count) => [count, count]),
        `${seats.length}`,
        (count) => {
          seats = Array.from({ length: Number(count) }, (_, seat) => seats[seat] ?? 'bot');
          draw();
        },
      ),
      ...seating(seats, (next) => {
        seats = next;
        draw();
      }),
      ...[0, 1, 2]
        .filter((place) => place <= classes.length)
        .map((place) =>
          select(`${t('class')} ${place + 1}`, place > 0 ? [['', '–'], ...each] : each, classes[place] ?? '', (name) => {
            classes = name ? [...classes.slice(0, place), name, ...classes.slice(place + 1)] : classes.slice(0, place);
            draw();
          }),
        ),
      button(t('begin'), begin, { class: 'main', id: 'begin' }),
      opener(t('open'), open),
      kept && button(t('save'), () => download('game.json', kept?.game.save() ?? '')),
    );
  }

  function tableView({ game: table, seats: sitting }: Kept<'game'>, stage: Now): HTMLElement {
    const people = sitting.flatMap((sits, seat) => (sits === 'human' ? [seat] : []));
    const whom =
      people.length > 1
        ? [
            select(
              t('viewer'),
              people.map((seat) => [`${seat}`, t('seat', { seat })]),
              `${me}`,
              (seat) => {
                me = Number(seat);
                draw();
              },
            ),
          ]
        : [];
    const seen = happened.filter((event) => event.public || event.seen_by.includes(me)).slice(0, 60);
    const view = table.view(me);
    const side = el(
      'section',
      { class: 'pane' },
      el('h2', { id: 'stage' }, stage === 'over' ? t('over') : t('round', { round: view.round + 1 })),
      ...whom,
      ...(stage === 'over' ? purses(view.purses) : 'yard' in stage ? yardSide(stage.yard) : flightSide(stage.flight)),
      el('h2', {}, t('log')),
      el('ol', { class: 'log' }, ...seen.map(({ says }) => el('li', {}, says))),
    );
    return el(
      'div',
      { class: 'panes' },
      el(
        'section',
        { class: 'pane ships' },
        ...(stage === 'over' ? [] : 'yard' in stage ? yardShips(stage.yard) : flightShips(stage.flight)),
      ),
      side,
    );
  }

  function purses(credits: number[]): HTMLElement[] {
    return [
      el(
        'dl',
        { class: 'facts' },
        ...credits.flatMap((purse, seat) => [el('dt', {}, t('seat', { seat })), el('dd', {}, `${purse} ${t('credits')}`)]),
      ),
    ];
  }

  function held(view: YardView): sw.Component | null {
    const hand = view.players[me]?.hand;
    if (hand === null || hand === undefined) return null;
    const own = catalogue.tiles.filter(({ kind }) => kind === 'starting cabin');
    const tile = typeof hand === 'number' ? catalogue.tiles.find(({ tile: number }) => number === hand) : own[me % own.length];
    return tile ? sw.must(sw.turned(tile.component, turn)) : null;
  }

  function yardShips(view: YardView): HTMLElement[] {
    const mine = (seat: number) => seat === me && kept?.seats[seat] === 'human';
    const order = [...view.players].sort((one, other) => Number(mine(other.seat)) - Number(mine(one.seat)));
    return order.map(({ seat, layout }) => {
      const svg = sw.svg(
        { layout: layout as sw.Layout },
        { id: `seat${seat}`, theme: page.theme(), mistakes: mine(seat), weak_spot: mine(seat), held: mine(seat) ? held(view) : null },
      );
      const board = el('div', { class: 'board', id: `ship${seat}` }, el('h2', {}, t('seat', { seat })), picture(sw.must(svg)));
      if (mine(seat))
        board.addEventListener('click', (event) => {
          const cell = (event.target as Element).closest('[data-cell]')?.getAttribute('data-cell')?.split(',').map(Number);
          if (cell && held(view)) act({ yard: { do: 'place', at: cell as sw.Cell, turn } });
        });
      return board;
    });
  }

  function yardSide(view: YardView): HTMLElement[] {
    const hand = held(view);
    const { listed } = kept?.game.choices(me) ?? { listed: [] };
    const awaited = listed.length > 0 && kept?.seats[me] === 'human';
    const places = listed.filter(({ choice }) => !('yard' in choice && choice.yard.do === 'place'));
    return [
      el('p', {}, `${t('hourglass')}: `, el('span', { id: 'sand' }, sandText())),
      el('div', { class: 'hand' }, ...(hand ? [picture(sw.must(sw.tileSvg(hand))), button(t('turn'), rotate)] : [])),
      ...(awaited ? [el('h2', {}, t('choices')), choiceList(places, MOST, act), button(t('bot_move'), advise, { id: 'advise' })] : []),
    ];
  }

  function advise(): void {
    const choice = kept?.game.advise(me);
    if (choice) act(choice);
  }

  function rotate(): void {
    turn = ((turn + 1) % 4) as sw.Turn;
    draw();
  }

  function flightShips(view: sw.FlightViewMessage): HTMLElement[] {
    return view.players.map(({ seat, fleet, position, credits }) =>
      el(
        'div',
        { class: 'board' },
        el('h2', {}, `${t('seat', { seat })} · ${t('position')} ${position ?? '–'} · ${credits} ${t('credits')}`),
        picture(sw.must(sw.svg({ fleet }, { id: `seat${seat}`, theme: page.theme() }))),
      ),
    );
  }

  function flightSide(view: sw.FlightViewMessage): HTMLElement[] {
    const card = view.card as { kind?: string } | null;
    const awaited = kept?.game.awaited();
    const who = awaited?.table ? 'table' : awaited?.seats[0];
    const mine = awaited?.seats.includes(me) && kept?.seats[me] === 'human';
    const { listed } = mine && kept ? kept.game.choices(me) : { listed: [] };
    return [
      el('p', {}, `${t('card')}: ${card?.kind?.replaceAll('_', ' ') ?? '–'}`),
      ...(who === undefined ? [] : [el('p', { id: 'who' }, t('awaits', { who: whoIs(who) }))]),
      ...(mine ? [el('h2', {}, t('choices')), choiceList(listed, MOST, act), button(t('bot_move'), advise, { id: 'advise' })] : []),
    ];
  }

  function key(event: KeyboardEvent): void {
    if ((event.key === 'r' || event.key === 'R') && yard() && !event.ctrlKey && !(event.target instanceof HTMLSelectElement)) rotate();
  }

  document.addEventListener('keydown', key);
  droppable(main, open);
  clock = window.setInterval(tick, THINK);
  draw();
  return () => {
    clearInterval(clock);
    document.removeEventListener('keydown', key);
  };
}
