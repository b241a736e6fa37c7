// What every game at this table has in common: who sits here, bots, saves, the log.
import { type Skill, SKILLS } from '../js/bots';
import * as sw from '../js/index';
import { button, el, select } from './dom';
import { setAside, store, stored } from './store';
import { problem, tell } from './told';
import { t } from './words';

export type Sitting = 'human' | Skill;
export type Kept<K extends keyof sw.Games> = { game: sw.Game<K>; seats: Sitting[] };

export const seed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** The names that people gave themselves, in the order of seats. */
function named(): string[] {
  try {
    const names: unknown = JSON.parse(stored('names') ?? '[]');
    return Array.isArray(names) ? names.map((name) => (typeof name === 'string' ? name : '')) : [];
  } catch {
    return [];
  }
}

function name(seat: number, called: string): void {
  const names = named();
  for (let other = names.length; other < seat; other += 1) names[other] = '';
  names[seat] = called.trim();
  store('names', JSON.stringify(names));
}

/** Who plays on a seat, or the table. */
export const whoIs = (actor: sw.Actor): string => (actor === 'table' ? t('table') : named()[actor] || t('player', { number: actor + 1 }));

/** The names of all players, for what a game says. */
export const everybody = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => whoIs(seat));

/** Keeps a game in this browser. */
export function keep<K extends keyof sw.Games>(kind: K, { game, seats }: Kept<K>): void {
  store(kind, JSON.stringify({ seats, save: game.save() }));
}

/** A saved text: of this page, or a record as the crate writes it. */
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

/** The game kept in this browser; one that cannot be read is named and put aside. */
export function again<K extends keyof sw.Games>(kind: K, notice: (text: string) => void): Kept<K> | null {
  const text = stored(kind);
  if (text === null) return null;
  const read = opened(kind, text);
  if ('ok' in read) return read.ok;
  setAside(kind);
  notice(t('bad-save', { name: t(kind as 'battle'), why: problem(read) }));
  return null;
}

/** How well the bot plays that sits there, if one does. */
export function skill(seats: Sitting[], seat: number): Skill | null {
  const sits = seats[seat];
  return sits === undefined || sits === 'human' ? null : sits;
}

/** Who sits where and how they are called, to be chosen before a game. */
export function seating(seats: Sitting[], change: (seats: Sitting[]) => void): HTMLElement[] {
  return seats.map((sits, place) => {
    // nothing is drawn anew below a button that is pressed next: the names show from the next choice on, or with Enter
    const oninput = () => name(place, input.value);
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

/** With several people at one device: whoever is next says so before anything of theirs is shown. */
export function pass(next: number, ready: () => void): HTMLElement[] {
  return [
    el('p', { class: 'bad' }, t('pass-device', { who: whoIs(next) })),
    button(t('ready', { who: whoIs(next) }), ready, { class: 'main', id: 'ready' }),
  ];
}

/** The choices as buttons, the first of them only where there are many. */
export function choiceList<C>(listed: sw.Choices<C>['listed'], most: number, choose: (choice: C) => void): HTMLElement {
  const shown = listed.slice(0, most).map((each) => button(tell(each), () => choose(each.choice), { class: 'choice' }));
  const rest = listed.length - shown.length;
  return el('div', { class: 'list', id: 'choices' }, ...shown, rest > 0 && el('p', { class: 'soft' }, t('more-choices', { count: rest })));
}
