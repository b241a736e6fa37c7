// What every game at this table has in common: who sits here, bots, saves, the log.
import { type Skill, SKILLS } from '../js/bots';
import * as sw from '../js/index';
import { button, el, select } from './dom';
import { setAside, store, stored } from './store';
import { t } from './words';

export type Sitting = 'human' | Skill;
export type Kept<K extends keyof sw.Games> = { game: sw.Game<K>; seats: Sitting[] };

export const seed = () => crypto.getRandomValues(new Uint32Array(1))[0];
export const whoIs = (actor: sw.Actor) => (actor === 'table' ? t('table') : t('seat', { seat: actor }));

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
  notice(t('bad_save', { name: t(kind as 'battle'), why: problem(read) }));
  return null;
}

export function problem(outcome: { refusal: sw.Refusal } | { unreadable: string }): string {
  return 'refusal' in outcome ? outcome.refusal.says : outcome.unreadable;
}

/** How well the bot plays that sits there, if one does. */
export function skill(seats: Sitting[], seat: number): Skill | null {
  const sits = seats[seat];
  return sits === undefined || sits === 'human' ? null : sits;
}

/** Who sits where, to be chosen before a game. */
export function seating(seats: Sitting[], change: (seats: Sitting[]) => void): HTMLElement[] {
  return seats.map((sits, place) =>
    select(
      t('seat', { seat: place }),
      [['human', t('human')], ...SKILLS.map((skill): [string, string] => [skill, t(`bot_${skill}`)])],
      sits,
      (next) => change(seats.map((each, other) => (other === place ? (next as Sitting) : each))),
    ),
  );
}

/** With several people at one device: whoever is next says so before anything of theirs is shown. */
export function pass(next: number, ready: () => void): HTMLElement[] {
  return [
    el('p', { class: 'bad' }, t('pass_device', { who: whoIs(next) })),
    button(t('ready', { who: whoIs(next) }), ready, { class: 'main', id: 'ready' }),
  ];
}

/** The choices as buttons, the first of them only where there are many. */
export function choiceList<C>(listed: { choice: C; says: string }[], most: number, choose: (choice: C) => void): HTMLElement {
  const shown = listed.slice(0, most).map(({ choice, says }) => button(says, () => choose(choice), { class: 'choice' }));
  const rest = listed.length - shown.length;
  return el('div', { class: 'list', id: 'choices' }, ...shown, rest > 0 && el('p', { class: 'soft' }, t('more_choices', { count: rest })));
}
