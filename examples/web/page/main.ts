// The page: routing, theme and language, and errors of opened files.
import { load, type Theme } from '../js/index';
import { battle } from './battle/index';
import { cards } from './cards/index';
import { button, download, el, select } from './dom';
import { fire } from './fire';
import { game } from './game/index';
import { ruled } from './rules';
import { shipyard } from './shipyard/index';
import { damaged, forget, store, stored } from './store';
import { together } from './together/index';
import { choose, LANGUAGES, speak, spoken, t, wanted } from './words';

/** What the page offers to its parts. An empty notice removes the last one. */
export type Page = { theme: () => Theme; notice: (text: string) => void };

const PARTS = {
  ship: ['shipyard', shipyard],
  fire: ['fire', fire],
  battle: ['battle', battle],
  game: ['game', game],
  together: ['together', together],
  cards: ['cards', cards],
} as const;
type Part = keyof typeof PARTS;

const notices = el('div', { role: 'alert' });
const main = el('main', { id: 'main' });
const page: Page = {
  theme: () => (document.documentElement.dataset.theme ?? 'auto') as Theme,
  notice: (text) => notices.replaceChildren(...(text ? [el('p', { class: 'notice' }, el('span', {}, ...ruled(text)))] : [])),
};
let leave: (() => void) | undefined;

function part(): Part {
  const name = location.hash.slice(1).split('=')[0];
  return name in PARTS ? (name as Part) : 'ship';
}

function header(): HTMLElement {
  const now = part();
  const links = (Object.keys(PARTS) as Part[]).map((name) =>
    el('a', { href: `#${name}`, 'aria-current': name === now && 'page' }, t(PARTS[name][0])),
  );
  const themes: [string, string][] = (['auto', 'light', 'dark', 'safe'] as const).map((name) => [name, t(`theme-${name}`)]);
  return el(
    'header',
    {},
    el('h1', {}, 'starwright'),
    el('nav', {}, ...links),
    select(t('theme'), themes, page.theme(), (theme) => {
      store('theme', theme);
      document.documentElement.dataset.theme = theme;
      show();
    }),
    select(t('language'), LANGUAGES, spoken(), (language) => void turnTo(language)),
  );
}

async function turnTo(language: string): Promise<void> {
  try {
    await speak(language);
    choose(language);
  } catch {
    page.notice(t('no-language'));
  }
  show();
}

function show(): void {
  leave?.();
  main.replaceChildren();
  document.body.replaceChildren(header(), el('div', { class: 'notices' }, notices, kept()), main);
  leave = PARTS[part()][1](main, page) ?? undefined;
}

/** The unreadable saves, to download or delete. */
function kept(): HTMLElement | null {
  const saves = damaged();
  if (saves.length === 0) return null;
  const one = ([name, text]: [string, string]) =>
    el(
      'span',
      {},
      `${name} `,
      button(t('download'), () => download(`${name}.json`, text)),
      button(t('delete'), () => {
        forget(name);
        show();
      }),
    );
  return el('div', { class: 'notice' }, el('strong', {}, t('damaged')), ...saves.map(one));
}

async function begin(): Promise<void> {
  document.documentElement.dataset.theme = stored('theme') ?? 'auto';
  await Promise.all([speak(wanted()), load(new URL('starwright_bg.wasm', location.href))]);
  addEventListener('hashchange', show);
  show();
  document.documentElement.dataset.ready = 'yes';
}

void begin();
