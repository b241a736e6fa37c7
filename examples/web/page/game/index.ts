// A whole game of building and flying, for people at one device and bots.
import type { Hint } from '../../js/bots';
import * as sw from '../../js/index';
import { called } from '../bots';
import { button, download, droppable, el, opener } from '../dom';
import type { Page } from '../app/legacy';
import { again, everybody, keep, type Kept, opened, pass, seed, skill, whoIs } from '../table';
import { problem, tell } from '../told';
import { t } from '../words';
import { Clock } from './clock';
import { Setup } from './setup';
import { panes, yardOf } from './stage';
import { Yard } from './yard';

/** Time between moves of a bot, in milliseconds. */
const THINK = 1_200;

type Happened = sw.Happened<sw.GameEventMessage>;

export function game(main: HTMLElement, page: Page): () => void {
  const clock = new Clock();
  const building = new Yard();
  const setup = new Setup(page.notice, () => draw());
  let kept: Kept<'game'> | null = again('game', page.notice);
  /** The seat looking at the device; null while it is passed to `next`. */
  let me: number | null = null;
  let next: number | null = null;
  let happened: Happened[] = [];
  let bots: Awaited<ReturnType<typeof called>> | null = null;
  /** A bot's hint for the seat at the device. */
  let hint: Hint<'game'> | null = null;
  const people = () => kept?.seats.flatMap((sits, seat) => (sits === 'human' ? [seat] : [])) ?? [];

  /** Shows a game to the only person at the device, or passes the device to the first of several. */
  function sit(table: Kept<'game'>): void {
    kept = table;
    const [first, ...others] = people();
    me = others.length === 0 ? (first ?? null) : null;
    next = others.length === 0 ? null : first;
    happened = [];
    clock.flip();
  }

  function begin(): void {
    const made = setup.begun();
    if (!('ok' in made)) return page.notice(problem(made));
    made.ok.seed(seed());
    sit({ game: made.ok, seats: [...setup.seats] });
    changed();
  }

  function open(text: string, name: string): void {
    const read = opened('game', text);
    if (!('ok' in read)) return page.notice(t('bad-file', { name, why: problem(read) }));
    sit(read.ok);
    changed();
  }

  const yard = (): sw.YardViewMessage | null => yardOf(kept?.game.view(null).now ?? 'over');

  function changed(): void {
    if (kept) keep('game', kept);
    hint = null;
    turnTo();
    draw();
  }

  /** In a flight, passes the device to the person who is to act. */
  function turnTo(): void {
    const asked = kept?.game.awaited().seats.filter((seat) => people().includes(seat)) ?? [];
    if (people().length < 2 || asked.length === 0 || yard() || asked.includes(me ?? -1)) return;
    me = null;
    next = asked[0];
  }

  function choose(actor: sw.Actor, choice: sw.GameChoiceMessage): sw.Outcome<Happened[]> | null {
    const outcome = kept?.game.choose(actor, choice) ?? null;
    if (outcome && 'ok' in outcome) {
      happened = [...outcome.ok.toReversed(), ...happened].slice(0, 200);
      if (outcome.ok.some(({ event }) => typeof event === 'object' && 'yard' in event && event.yard.event === 'flipped')) clock.flip();
    }
    return outcome;
  }

  /** Makes the table's random choice at once, so that nobody waits for a tile. */
  function chance(): boolean {
    const owed = kept?.game.chance() ?? null;
    return owed !== null && choose('table', owed) !== null;
  }

  /** One tick: chance and every bot act once, and the hourglass runs. Paused while the device is passed on. */
  function tick(): void {
    if (!kept || document.hidden || next !== null) return;
    // wait until the bots are loaded
    if (!bots && kept.seats.some((sits) => sits !== 'human')) return;
    let moved = chance();
    for (const seat of kept.seats.keys()) {
      const plays = skill(kept.seats, seat);
      if (!bots || !plays || !kept.game.awaited().seats.includes(seat)) continue;
      const advice = bots.advise(kept.game, seat, plays);
      if (advice) moved = choose(seat, advice.choice) !== null || moved;
      chance();
    }
    const glass = yard()?.hourglass;
    if (glass?.running && clock.runsOut(THINK)) {
      clock.flip();
      moved = choose('table', { yard: { do: 'ran_out' } }) !== null || moved;
    }
    const shown = document.getElementById('sand');
    if (glass && shown) shown.textContent = clock.told(glass);
    if (moved) changed();
  }

  function act(choice: sw.GameChoiceMessage): void {
    if (me === null) return;
    const outcome = choose(me, choice);
    if (outcome && !('ok' in outcome)) page.notice(problem(outcome));
    else chance();
    changed();
  }

  /** A bot's advice for the seat at the device. */
  const advised = () => (me === null || !kept || !bots ? null : bots.advise(kept.game, me, 'high'));

  function advise(): void {
    const advice = advised();
    if (advice) act(advice.choice);
  }

  function ask(): void {
    hint = advised();
    draw();
  }

  function draw(): void {
    kept?.game.call(everybody(kept.seats.length));
    main.replaceChildren(newGame(), ...(kept ? [table(kept)] : []));
  }

  function newGame(): HTMLElement {
    return el(
      'div',
      { class: 'bar' },
      ...setup.controls(),
      button(t('begin'), begin, { class: 'main', id: 'begin' }),
      opener(t('open'), open),
      kept && button(t('save'), () => download('game.json', kept?.game.save() ?? '')),
    );
  }

  function table({ game: table }: Kept<'game'>): HTMLElement {
    const covers = next !== null;
    const parts = next !== null ? pass(next, ready) : [...passing(), ...awaited(table)];
    const shown = { game: table, at: table.log().length, happened: [], lines: happened, seat: me };
    const looks = { ...shown, theme: page.theme(), who: whoIs, act, advise, hint, ask, redraw: draw };
    return panes(looks, building, (glass) => clock.told(glass), { covers, parts }, happened.slice(0, 60).map(tell));
  }

  /** In a flight, who is to act. */
  function awaited(table: sw.Game<'game'>): HTMLElement[] {
    const { seats, table: chance } = table.awaited();
    const who = chance ? 'table' : seats[0];
    if (who === undefined || yard()) return [];
    return [el('p', { id: 'who', 'aria-live': 'polite' }, t('awaits', { who: whoIs(who) }))];
  }

  function ready(): void {
    [me, next] = [next, null];
    hint = null;
    draw();
  }

  /** Buttons to pass the device to another person. */
  function passing(): HTMLElement[] {
    const others = people().filter((seat) => seat !== me);
    if (others.length === 0 || me === null) return [];
    const give = (seat: number) => () => {
      [me, next] = [null, seat];
      draw();
    };
    return [
      el('p', { id: 'me' }, t('you-are', { who: whoIs(me) })),
      el('div', { class: 'bar' }, ...others.map((seat) => button(t('pass-device', { who: whoIs(seat) }), give(seat), { class: 'pass' }))),
    ];
  }

  function key(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== 'r' || !yard() || event.ctrlKey || event.target instanceof HTMLSelectElement) return;
    building.rotate();
    draw();
  }

  document.addEventListener('keydown', key);
  droppable(main, open);
  if (kept) sit(kept);
  void called(page.notice).then((here) => {
    bots = here;
    draw();
  });
  const timer = window.setInterval(tick, THINK);
  changed();
  return () => {
    clearInterval(timer);
    document.removeEventListener('keydown', key);
  };
}
