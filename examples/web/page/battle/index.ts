// A battle at one device or against bots, with a replay.
import type { Hint, Skill } from '../../js/bots';
import * as sw from '../../js/index';
import { called } from '../bots';
import { button, download, droppable, el, opener, select } from '../dom';
import type { Drawn } from '../looks';
import type { Page } from '../app/legacy';
import { again, everybody, keep, type Kept, opened, pass, seating, seed, skill, type Sitting, whoIs } from '../table';
import { problem, tell } from '../told';
import { t } from '../words';
import { Field } from './field';
import { replayer } from './replay';

type Choice = sw.Games['battle']['choice'];

export function battle(main: HTMLElement, page: Page): () => void {
  let kept: Kept<'battle'> | null = again('battle', page.notice);
  let players = 3;
  let powers = true;
  let seats: Sitting[] = ['human', 'middle', 'middle', 'middle'];
  /** The view shown: that of the seat to act, a spectator, or a given seat. */
  let viewer: 'asked' | 'spectator' | number = 'asked';
  const field = new Field();
  let replay: number | null = null;
  let waiting = 0;
  /** A bot's hint for the seat to act. */
  let hint: Hint<'battle'> | null = null;
  // with several people at one device, each confirms before their hidden information is shown
  let ready: number | null = null;
  const happened: sw.Happened<sw.BattleEventMessage>[] = [];

  function begin(): void {
    const setup = sw.must(sw.deal({ play: 'battle', players, powers, seed: seed() }));
    const game = sw.must(sw.Game.begin('battle', setup));
    game.seed(seed());
    happened.length = 0;
    kept = { game, seats: seats.slice(0, players) };
    changed();
  }

  function open(text: string, file: string): void {
    const read = opened('battle', text);
    if (!('ok' in read)) return page.notice(t('bad-file', { name: file, why: problem(read) }));
    kept = read.ok;
    replay = kept.game.log().length;
    draw();
  }

  function changed(): void {
    if (kept) keep('battle', kept);
    field.place = null;
    replay = null;
    hint = null;
    draw();
    clearTimeout(waiting);
    const next = kept?.game.awaited().seats[0];
    const plays = next === undefined ? null : skill(kept?.seats ?? [], next);
    if (next !== undefined && plays) waiting = window.setTimeout(() => void bot(next, plays), 30);
  }

  /** A bot's choice; null if the game has moved on meanwhile. */
  async function advised(seat: number, plays: Skill): Promise<Hint<'battle'> | null> {
    const asked = kept;
    const at = asked?.game.log().length;
    const { advise } = await called(page.notice);
    const waits = asked && kept === asked && asked.game.log().length === at;
    return waits ? advise(asked.game, seat, plays, seed()) : null;
  }

  async function bot(seat: number, plays: Skill): Promise<void> {
    const advice = await advised(seat, plays);
    if (advice) choose(seat, advice.choice);
  }

  async function ask(seat: number): Promise<void> {
    hint = await advised(seat, 'high');
    draw();
  }

  function choose(seat: number, choice: Choice): void {
    if (!kept) return;
    const outcome = kept.game.choose(seat, choice);
    if (!('ok' in outcome)) return page.notice(problem(outcome));
    happened.unshift(...outcome.ok.reverse());
    changed();
  }

  function draw(): void {
    kept?.game.call(everybody(kept.seats.length));
    main.replaceChildren(newGame(), ...(kept ? [table(kept)] : []));
  }

  function newGame(): HTMLElement {
    const counts = ['3', '4'].map((count): [string, string] => [count, count]);
    const seated = seating(seats.slice(0, players), (next) => {
      seats = [...next, ...seats.slice(next.length)];
      draw();
    });
    const withPowers = () => {
      powers = !powers;
    };
    return el(
      'div',
      { class: 'bar' },
      select(t('players'), counts, `${players}`, (count) => {
        players = Number(count);
        draw();
      }),
      ...seated,
      el('label', { class: 'field' }, el('input', { type: 'checkbox', checked: powers, onchange: withPowers }), t('powers')),
      button(t('begin'), begin, { class: 'main', id: 'begin' }),
      opener(t('open'), open),
      kept && button(t('save'), () => download('battle.json', kept?.game.save() ?? ''), { id: 'save' }),
      kept && button(t('undo'), undo, { id: 'undo' }),
    );
  }

  /** Undoes back to the last choice of a person, because bots would choose again at once. */
  function undo(): void {
    if (!kept) return;
    for (let last = kept.game.undo(); last && typeof last.by === 'number' && skill(kept.seats, last.by);) last = kept.game.undo();
    changed();
  }

  function table({ game, seats: sitting }: Kept<'battle'>): HTMLElement {
    const shown = replay === null ? game : game.branch(replay);
    const decider = shown.awaited().seats[0];
    const human = decider !== undefined && skill(sitting, decider) === null;
    const several = sitting.filter((sits) => sits === 'human').length > 1;
    const covered = human && replay === null && several && ready !== decider;
    const asked = replay === null && human && !covered ? decider : null;
    // several people hide their information from each other until the game is over
    const open = replay !== null || !several || decider === undefined;
    const seen = viewer === 'asked' ? asked : typeof viewer === 'number' && open ? viewer : null;
    const who = decider === undefined ? t('over') : t('awaits', { who: whoIs(decider) });
    const looks: Drawn<'battle'> = {
      game: shown,
      at: replay ?? game.log().length,
      happened: [],
      lines: happened,
      seat: seen,
      theme: page.theme(),
      who: whoIs,
      act: (choice) => decider !== undefined && choose(decider, choice),
      advise: () => decider !== undefined && void bot(decider, 'high'),
      hint,
      ask: () => decider !== undefined && void ask(decider),
      redraw: draw,
    };
    const choosing = replay === null && decider !== undefined && human;
    const choices = choosing ? (covered ? pass(decider, () => show(decider)) : field.choices(looks, decider)) : [];
    return field.panes(
      looks,
      [el('p', { id: 'who', 'aria-live': 'polite' }, who), ...choices],
      viewers(open ? shown.view(null).players.length : 0),
      happened.slice(0, 60).map(tell),
      replayer(game, replay, { at: seek, end: changed, branch }),
    );
  }

  function show(seat: number): void {
    ready = seat;
    draw();
  }

  function viewers(seats: number): HTMLElement {
    const list = Array.from({ length: seats }, (_, seat): [string, string] => [`${seat}`, whoIs(seat)]);
    const options: [string, string][] = [['asked', t('viewer-asked')], ['spectator', t('spectator')], ...list];
    return select(t('viewer'), options, `${viewer}`, (chosen) => {
      viewer = chosen === 'asked' || chosen === 'spectator' ? chosen : Number(chosen);
      draw();
    });
  }

  function seek(at: number): void {
    replay = at;
    draw();
  }

  function branch(at: number): void {
    if (kept) kept = { ...kept, game: kept.game.branch(at) };
    kept?.game.seed(seed());
    changed();
  }

  droppable(main, open);
  if (kept) changed();
  else draw();
  return () => clearTimeout(waiting);
}
