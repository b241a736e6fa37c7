// Shared by all games: seats, bots, saves, the log.
import { type Skill, SKILLS } from '../js/bots';
import * as sw from '../js/index';
import { button, el, select } from './dom';
import { call, nameOf, namesOf } from './setup/names';
import { setAside, store, stored } from './store';
import { problem, tell } from './told';
import { t } from './words';

export type Sitting = 'human' | Skill;
export type Kept<K extends keyof sw.Games> = { game: sw.Game<K>; seats: Sitting[] };

export const seed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** The name of the player on a seat, or of the table. */
export const whoIs = (actor: sw.Actor): string => (actor === 'table' ? t('table') : nameOf(actor));

/** The names of all players, for the texts of a game. */
export const everybody = namesOf;

/** Stores a game in the browser. */
export function keep<K extends keyof sw.Games>(kind: K, { game, seats }: Kept<K>): void {
  store(kind, JSON.stringify({ seats, save: game.save() }));
}

/** Reads a save of this page, or a record written by the crate. */
export function opened<K extends keyof sw.Games>(kind: K, text: string): sw.Outcome<Kept<K>> {
  let given: { seats?: Sitting[]; save?: string; log?: unknown };
  try {
    given = JSON.parse(text) as typeof given;
  } catch (error) {
    return { unreadable: String((error as Error).message) };
  }
  if (typeof given !== 'object' || given === null) return { unreadable: 'no record' };
  const game = sw.Game.load(kind, typeof given.save === 'string' ? given.save : text);
  if (!('ok' in game)) return game;
  game.ok.seed(seed());
  const seats = Array.isArray(given.seats) ? given.seats.map((seat): Sitting => (SKILLS.includes(seat as Skill) ? seat : 'human')) : [];
  return { ok: { game: game.ok, seats } };
}

/** The game stored in the browser; an unreadable one is reported and set aside. */
export function again<K extends keyof sw.Games>(kind: K, notice: (text: string) => void): Kept<K> | null {
  const text = stored(kind);
  if (text === null) return null;
  const read = opened(kind, text);
  if ('ok' in read) return read.ok;
  setAside(kind);
  notice(t('bad-save', { name: t(kind as 'battle'), why: problem(read) }));
  return null;
}

/** The skill of the bot on a seat; null if no bot sits there. */
export function skill(seats: Sitting[], seat: number): Skill | null {
  const sits = seats[seat];
  return sits === undefined || sits === 'human' ? null : sits;
}

/** Controls to choose the players and their names before a game. */
export function seating(seats: Sitting[], change: (seats: Sitting[]) => void): HTMLElement[] {
  return seats.map((sits, place) => {
    // no redraw while typing, which could move a button about to be pressed: names show from the next choice on, or on Enter
    const oninput = () => call(place, input.value);
    const onkeydown = ({ key }: KeyboardEvent) => key === 'Enter' && change(seats);
    const label = t('name', { number: place + 1 });
    const input = el('input', { class: 'name', maxlength: 24, value: whoIs(place), 'aria-label': label, oninput, onkeydown });
    const sitting = select(
      t('player', { number: place + 1 }),
      [['human', t('human')], ...SKILLS.map((skill): [string, string] => [skill, t(`bot-${skill}`)])],
      sits,
      (next) => change(seats.map((each, other) => (other === place ? (next as Sitting) : each))),
    );
    return el('span', { class: 'sitting' }, input, sitting);
  });
}

/** With several people at one device, asks the next person to confirm before showing their view. */
export function pass(next: number, ready: () => void): HTMLElement[] {
  return [
    el('p', { class: 'bad' }, t('pass-device', { who: whoIs(next) })),
    button(t('ready', { who: whoIs(next) }), ready, { class: 'main', id: 'ready' }),
  ];
}

/** The choices as buttons, at most `most` of them. */
export function choiceList<C>(listed: sw.Choices<C>['listed'], most: number, choose: (choice: C) => void): HTMLElement {
  const shown = listed.slice(0, most).map((each) => button(tell(each), () => choose(each.choice), { class: 'choice' }));
  const rest = listed.length - shown.length;
  return el('div', { class: 'list', id: 'choices' }, ...shown, rest > 0 && el('p', { class: 'soft' }, t('more-choices', { count: rest })));
}

/** The log, newest line first. */
export function logged(lines: string[]): HTMLElement[] {
  return [el('h2', {}, t('log')), el('ol', { class: 'log' }, ...lines.map((line) => el('li', {}, line)))];
}
