// What everybody at this device sees of a game, and what one seat may do; the pictures are the crate's.
import type { Hint } from '../../js/bots';
import * as sw from '../../js/index';
import { button, el } from '../dom';
import { choiceHint, type Names } from '../hints';
import { picture } from '../picture';
import { choiceList, whoIs } from '../table';
import { t, term } from '../words';

const MOST = 40;

/** A seat that looks, what it holds and what it may do; `seat` is nobody while the device is passed on. */
export type Looks = {
  seat: number | null;
  theme: sw.Theme;
  name: Names;
  choices: sw.Choices<sw.GameChoiceMessage> | null;
  act: (choice: sw.GameChoiceMessage) => void;
  advise: () => void;
  hint: Hint<'game'> | null;
  ask: () => void;
};

/** What may be chosen, without the places of a tile: those are chosen on the board. */
export function offered({ choices, name, act, advise, hint, ask }: Looks): HTMLElement[] {
  if (!choices || choices.listed.length === 0) return [];
  const listed = choices.listed.filter(({ choice }) => !('yard' in choice && choice.yard.do === 'place'));
  const bar = el('div', { class: 'bar' }, button(t('bot-move'), advise, { id: 'advise' }), button(t('hint'), ask, { id: 'hint' }));
  return [el('h2', {}, t('choices')), choiceList(listed, MOST, act), bar, ...(hint ? [choiceHint(hint, name)] : [])];
}

/** The ships of a flight, each with where it is. */
export function fliers(view: sw.FlightViewMessage, { theme }: Looks): HTMLElement[] {
  return view.players.map(({ seat, fleet, position, credits }) =>
    el(
      'div',
      { class: 'board' },
      el('h2', {}, t('flier', { player: whoIs(seat), space: position ?? 'none', credits })),
      picture(sw.must(sw.svg({ fleet }, { id: `seat${seat}`, theme, told: true }))),
    ),
  );
}

export function flight(view: sw.FlightViewMessage, awaited: sw.Awaited, looks: Looks): HTMLElement[] {
  const card = view.card as { kind?: string } | null;
  const who = awaited.table ? 'table' : awaited.seats[0];
  return [
    el('p', {}, t('card', { card: card?.kind ? term(card.kind) : '–' })),
    ...(who === undefined ? [] : [el('p', { id: 'who', 'aria-live': 'polite' }, t('awaits', { who: whoIs(who) }))]),
    ...offered(looks),
  ];
}

/** What everybody has, less the loans, which count when it is asked who has won (LM-R49). */
export function purses(credits: number[], loans: number[]): HTMLElement {
  const sum = (purse: number, loan: number) => (loan > 0 ? `${purse} − ${loan} = ` : '') + t('credits', { credits: purse - loan });
  const rows = credits.flatMap((purse, seat) => [el('dt', {}, whoIs(seat)), el('dd', {}, sum(purse, loans[seat]))]);
  return el('dl', { class: 'facts' }, ...rows);
}
