// A battle: at one device or against bots, with a replay of what was.
import * as sw from '../js/index';
import { button, download, droppable, el, opener, picture, select } from './dom';
import type { Page } from './main';
import { again, choiceList, keep, type Kept, opened, problem, seating, seed, type Sitting, whoIs } from './table';
import { t } from './words';

const MOST = 24;

export function battle(main: HTMLElement, page: Page): () => void {
  let kept: Kept<'battle'> | null = again('battle', page.notice);
  let players = 3;
  let powers = true;
  let seats: Sitting[] = ['human', 'bot', 'bot', 'bot'];
  let viewer: number | null = null;
  let cell: string | null = null;
  let replay: number | null = null;
  let waiting = 0;
  // with several people at one device each says so before its secrets are shown
  let ready: number | null = null;
  const happened: string[] = [];

  const begin = () => {
    const setup = sw.must(sw.deal({ play: 'battle', players, powers, seed: seed() }));
    const game = sw.must(sw.Game.begin('battle', setup));
    game.seed(seed());
    happened.length = 0;
    kept = { game, seats: seats.slice(0, players) };
    changed();
  };

  function open(text: string, name: string): void {
    const read = opened('battle', text);
    if (!('ok' in read)) return page.notice(t('bad_file', { name, why: problem(read) }));
    kept = read.ok;
    replay = kept.game.log().length;
    draw();
  }

  function changed(): void {
    if (kept) keep('battle', kept);
    cell = null;
    replay = null;
    draw();
    clearTimeout(waiting);
    const next = kept?.game.awaited().seats[0];
    if (next !== undefined && kept?.seats[next] === 'bot') waiting = window.setTimeout(() => bot(next), 30);
  }

  function bot(seat: number): void {
    const choice = kept?.game.advise(seat);
    if (choice) choose(seat, choice);
  }

  function choose(seat: number, choice: sw.Games['battle']['choice']): void {
    if (!kept) return;
    const outcome = kept.game.choose(seat, choice);
    if (!('ok' in outcome)) return page.notice(problem(outcome));
    happened.unshift(...outcome.ok.map((event) => event.says).reverse());
    changed();
  }

  function draw(): void {
    main.replaceChildren(newGame(), ...(kept ? [table(kept)] : []));
  }

  function newGame(): HTMLElement {
    const seated = seating(seats.slice(0, players), (next) => {
      seats = [...next, ...seats.slice(next.length)];
      draw();
    });
    return el(
      'div',
      { class: 'bar' },
      select(
        t('players'),
        [
          ['3', '3'],
          ['4', '4'],
        ],
        `${players}`,
        (count) => {
          players = Number(count);
          draw();
        },
      ),
      ...seated,
      el(
        'label',
        { class: 'field' },
        el('input', {
          type: 'checkbox',
          checked: powers,
          onchange: () => {
            powers = !powers;
          },
        }),
        t('powers'),
      ),
      button(t('begin'), begin, { class: 'main', id: 'begin' }),
      opener(t('open'), open),
      kept && button(t('save'), () => download('battle.json', kept?.game.save() ?? ''), { id: 'save' }),
      kept &&
        button(
          t('undo'),
          () => {
            kept?.game.undo();
            changed();
          },
          { id: 'undo' },
        ),
    );
  }

  function table({ game, seats: sitting }: Kept<'battle'>): HTMLElement {
    const shown = replay === null ? game : game.branch(replay);
    const decider = shown.awaited().seats[0];
    const human = decider !== undefined && sitting[decider] !== 'bot';
    const covered = human && replay === null && sitting.filter((sits) => sits === 'human').length > 1 && ready !== decider;
    const seen = viewer ?? (replay === null && human && !covered ? decider : null);
    const view = shown.view(seen);
    const board = el('section', { class: 'pane board', id: 'field' }, picture(sw.must(shown.picture(seen, null, page.theme()))));
    board.addEventListener('click', (event) => {
      cell =
        (event.target as Element).closest('[data-cell]')?.getAttribute('data-cell') ??
        (event.target as Element).closest('[data-piece]')?.getAttribute('data-piece') ??
        null;
      draw();
    });
    const scores = el(
      'dl',
      { class: 'facts' },
      ...view.players.flatMap((player, seat) => [
        el('dt', {}, `${t('seat', { seat })} (${player.race})`),
        el('dd', {}, String(player.score)),
      ]),
    );
    const who = decider === undefined ? t('over') : t('awaits', { who: whoIs(decider) });
    return el(
      'div',
      { class: 'panes' },
      board,
      el(
        'section',
        { class: 'pane' },
        el('h2', {}, t('round', { round: view.round })),
        el('p', { id: 'who', 'aria-live': 'polite' }, who),
        el('h2', {}, t('points')),
        scores,
        select(
          t('viewer'),
          [['', t('spectator')], ...view.players.map((_, seat): [string, string] => [`${seat}`, t('seat', { seat })])],
          viewer === null ? '' : `${viewer}`,
          (seat) => {
            viewer = seat === '' ? null : Number(seat);
            draw();
          },
        ),
        ...(replay === null && decider !== undefined && human ? (covered ? pass(decider) : choices(game, decider)) : []),
        ...replayer(game),
        el('h2', {}, t('log')),
        el('ol', { class: 'log' }, ...happened.slice(0, 60).map((line) => el('li', {}, line))),
      ),
    );
  }

  function pass(decider: number): HTMLElement[] {
    return [
      el('p', { class: 'bad' }, t('pass_device', { who: whoIs(decider) })),
      button(
        t('ready', { who: whoIs(decider) }),
        () => {
          ready = decider;
          draw();
        },
        { class: 'main', id: 'ready' },
      ),
    ];
  }

  function choices(game: sw.Game<'battle'>, decider: number): HTMLElement[] {
    const { listed, open: more } = game.choices(decider);
    const about = cell === null ? listed : listed.filter(({ choice }) => names(choice, cell ?? ''));
    return [
      el('h2', {}, t('choices')),
      choiceList(about, MOST, (choice) => choose(decider, choice)),
      ...(about.length < listed.length
        ? [
            button(t('all_choices'), () => {
              cell = null;
              draw();
            }),
          ]
        : []),
      button(more && listed.length === 0 ? t('place_for_me') : t('bot_move'), () => bot(decider), { id: 'advise' }),
    ];
  }

  /** Whether a choice is about a hex `q,r` or a piece. */
  function names(choice: unknown, place: string): boolean {
    const hex = JSON.stringify(place.split(',').map(Number));
    return JSON.stringify(choice).includes(place.includes(',') ? hex : `:${place}`);
  }

  function replayer(game: sw.Game<'battle'>): HTMLElement[] {
    const log = game.log();
    const at = replay ?? log.length;
    const slider = el('input', {
      type: 'range',
      min: 0,
      max: log.length,
      value: at,
      id: 'replay',
      'aria-label': t('replay'),
      onchange: () => {
        replay = Number(slider.value);
        draw();
      },
    });
    const entry = at > 0 ? log[at - 1] : undefined;
    return [
      el('h2', {}, t('replay')),
      slider,
      el(
        'p',
        { class: 'soft', id: 'at' },
        `${t('replay_at', { at, all: log.length })}${entry ? `. ${whoIs(entry.by)}: ${entry.says}` : ''}`,
      ),
      ...(replay === null
        ? []
        : [
            el(
              'div',
              { class: 'bar' },
              button(t('to_end'), () => {
                replay = null;
                changed();
              }),
              button(t('go_on_here'), () => {
                if (kept) kept = { ...kept, game: kept.game.branch(at) };
                kept?.game.seed(seed());
                changed();
              }),
            ),
          ]),
    ];
  }

  droppable(main, open);
  if (kept) changed();
  else draw();
  return () => clearTimeout(waiting);
}
