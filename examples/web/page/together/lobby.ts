// Before a table: one is made, or joined by its link.
import type { Made } from '../../js/client';
import { button, el, select } from '../dom';
import { classList } from '../game/classes';
import type { Page } from '../app/legacy';
import { store, stored } from '../store';
import { t } from '../words';
import { forgetPlace, kept, linkOf, type Place, placeOf, remember } from './places';

type Play = 'battle' | 'game';
const PLAYERS: Record<Play, number[]> = { battle: [3, 4], game: [2, 3, 4, 5] };

const go = ({ table, secret }: Place) => {
  location.hash = `together=${table}.${secret}`;
};

/** What a player is called at tables of this browser. */
export const ownName = (): string => stored('called') ?? '';
export const rename = (name: string): void => {
  store('called', name.trim());
};

export function lobby(main: HTMLElement, page: Page): HTMLElement[] {
  let play: Play = 'battle';
  let players = 3;
  let bots: boolean[] = [];
  let powers = true;
  let classes = ['II'];
  const draw = () => main.replaceChildren(...parts());

  const seats = () => Array.from({ length: players }, (_, seat) => bots[seat] ?? false);

  async function create(): Promise<void> {
    const deal = play === 'battle' ? { play, players, powers } : { play, players, classes };
    const filled = seats().flatMap((bot, seat) => (bot ? [seat] : []));
    const made = await posted({ deal, bots: filled });
    if (typeof made === 'string') return page.notice(made);
    const own = seats().indexOf(false);
    const place = { table: made.table, secret: own < 0 ? made.watch : made.seats[own] };
    remember({ ...place, play, at: Date.now(), made });
    go(place);
  }

  const changed =
    <T>(change: (value: T) => void) =>
    (value: T) => {
      change(value);
      draw();
    };

  function form(): HTMLElement {
    const input = el('input', { class: 'name', maxlength: 40, value: ownName(), id: 'own-name', oninput: () => rename(input.value) });
    const counts = PLAYERS[play].map((count): [string, string] => [`${count}`, `${count}`]);
    const games: [Play, string][] = [
      ['battle', t('battle')],
      ['game', t('game')],
    ];
    const kind = select(
      t('together-game'),
      games,
      play,
      changed((chosen) => {
        play = chosen as Play;
        players = Math.max(PLAYERS[play][0], Math.min(players, PLAYERS[play].at(-1) ?? players));
      }),
    );
    const count = select(
      t('players'),
      counts,
      `${players}`,
      changed((chosen) => {
        players = Number(chosen);
      }),
    );
    const withPowers = el('input', { type: 'checkbox', checked: powers, onchange: () => (powers = !powers) });
    const more =
      play === 'battle'
        ? [el('label', { class: 'field' }, withPowers, t('powers'))]
        : classList(
            classes,
            changed((chosen) => {
              classes = chosen;
            }),
          );
    return el(
      'section',
      { class: 'pane form', id: 'create' },
      el('h2', {}, t('create-table')),
      el('label', { class: 'field' }, el('span', {}, t('own-name')), input),
      el('div', { class: 'bar' }, kind, count, ...more),
      el('div', { class: 'bar' }, ...seats().map(sitting)),
      button(t('create'), () => void create(), { class: 'main', id: 'make' }),
    );
  }

  function sitting(bot: boolean, seat: number): HTMLElement {
    const who: [string, string][] = [
      ['person', t(seat === seats().indexOf(false) ? 'seat-own' : 'seat-person')],
      ['bot', t('bot-middle')],
    ];
    return select(
      t('player', { number: seat + 1 }),
      who,
      bot ? 'bot' : 'person',
      changed((chosen) => {
        bots = seats();
        bots[seat] = chosen === 'bot';
      }),
    );
  }

  function joining(): HTMLElement {
    const input = el('input', { id: 'link', 'aria-label': t('link'), placeholder: t('link'), autocomplete: 'off', spellcheck: 'false' });
    const join = (event: Event) => {
      event.preventDefault();
      const place = placeOf(input.value);
      if (place) go(place);
      else page.notice(t('no-table'));
    };
    return el(
      'section',
      { class: 'pane form' },
      el('h2', {}, t('join')),
      el('p', { class: 'soft' }, t('join-how')),
      el('form', { class: 'bar', onsubmit: join }, input, el('button', { id: 'join' }, t('join'))),
      ...yours(),
    );
  }

  function yours(): HTMLElement[] {
    const tables = kept();
    if (tables.length === 0) return [];
    const row = (table: (typeof tables)[number]) => {
      const forget = () => {
        forgetPlace(table);
        draw();
      };
      const name = t('your-table', { game: t(table.play === 'game' ? 'game' : 'battle'), at: new Date(table.at) });
      return el(
        'li',
        { class: 'bar' },
        el('a', { href: linkOf(table) }, name),
        button(t('forget'), forget, { 'aria-label': `${t('forget')}: ${name}` }),
      );
    };
    return [el('h2', {}, t('your-tables')), el('ul', { class: 'tables' }, ...tables.map(row))];
  }

  const parts = () => [el('p', {}, t('together-what')), el('div', { class: 'panes even' }, form(), joining())];
  return parts();
}

/** A new table, or why there is none. */
async function posted(wanted: object): Promise<Made | string> {
  try {
    const answer = await fetch('tables', { method: 'POST', body: JSON.stringify(wanted) });
    if (answer.ok) return (await answer.json()) as Made;
    return t(answer.status === 429 ? 'too-many-tables' : 'not-created');
  } catch {
    return t('not-created');
  }
}
