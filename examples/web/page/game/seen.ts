// The public view of a game and the choices of one seat, with the crate's pictures.
import type { Hint } from '../../js/bots';
import * as sw from '../../js/index';
import { button, el } from '../dom';
import { choiceHint, type Names } from '../hints';
import { picture } from '../picture';
import { choiceList, whoIs } from '../table';
import { t, term } from '../words';

const MOST = 40;

/** The seat at the device and its choices; `seat` is null while the device is passed on. */
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

/** The list of choices, without tile placements, which are made on the board. */
export function offered({ choices, name, act, advise, hint, ask }: Looks): HTMLElement[] {
  if (!choices || choices.listed.length === 0) return [];
  const listed = choices.listed.filter(({ choice }) => !('yard' in choice && choice.yard.do === 'place'));
  const bar = el('div', { class: 'bar' }, button(t('bot-move'), advise, { id: 'advise' }), button(t('hint'), ask, { id: 'hint' }));
  return [el('h2', {}, t('choices')), choiceList(listed, MOST, act), bar, ...(hint ? [choiceHint(hint, name)] : [])];
}

/** The ships of a flight and their positions. */
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

/** The players' credits minus their loans, as counted for the winner (LM-R49). */
export function purses(credits: number[], loans: number[]): HTMLElement {
  const sum = (purse: number, loan: number) => (loan > 0 ? `${purse} − ${loan} = ` : '') + t('credits', { credits: purse - loan });
  const rows = credits.flatMap((purse, seat) => [el('dt', {}, whoIs(seat)), el('dd', {}, sum(purse, loans[seat]))]);
  return el('dl', { class: 'facts' }, ...rows);
}
