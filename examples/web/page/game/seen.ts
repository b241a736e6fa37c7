// The public view of a game and the choices of one seat, with the crate's pictures.
import * as sw from '../../js/index';
import { face, faceOf } from '../cards/face';
import { button, el } from '../dom';
import { advised } from '../hints';
import type { Drawn as Common } from '../looks';
import { picture } from '../picture';
import { choiceList } from '../table';
import { t } from '../words';

const MOST = 40;

/** A game with the names of its cells, and the choices of the seat; null if it has none. */
export type Looks = Common<'game'> & { name: (cell: sw.Cell) => string; choices: sw.Choices<sw.GameChoiceMessage> | null };

/** The list of choices, without tile placements, which are made on the board. */
export function offered({ choices, name, act, advise, hint, ask }: Looks): HTMLElement[] {
  if (!choices || choices.listed.length === 0) return [];
  const listed = choices.listed.filter(({ choice }) => !('yard' in choice && choice.yard.do === 'place'));
  const bar = el('div', { class: 'bar' }, button(t('bot-move'), advise, { id: 'advise' }), button(t('hint'), ask, { id: 'hint' }));
  return [el('h2', {}, t('choices')), choiceList(listed, MOST, act), bar, ...(hint ? [advised(hint)] : [])];
}

/** The ships of a flight and their positions. */
export function fliers(view: sw.FlightViewMessage, { theme, who }: Looks): HTMLElement[] {
  return view.players.map(({ seat, fleet, position, credits }) =>
    el(
      'div',
      { class: 'board' },
      el('h2', {}, t('flier', { player: who(seat), space: position ?? 'none', credits })),
      picture(sw.must(sw.svg({ fleet }, { id: `seat${seat}`, theme, told: true }))),
    ),
  );
}

export function flight(view: sw.FlightViewMessage, looks: Looks): HTMLElement[] {
  return [...drawn(view), ...offered(looks)];
}

/** The card that is played, as it is faced: a flight of level IV may make more of it than is printed. */
function drawn({ card, faced }: sw.FlightViewMessage): HTMLElement[] {
  if (!card) return [];
  // a salvo that is doubled may be longer than a card's can be
  const raised = sw.card({ ...card, ...faced } as sw.CardMessage);
  return ['ok' in raised ? face(raised.ok) : faceOf(card)];
}

/** The players' credits minus their loans, as counted for the winner (LM-R49). */
export function purses(credits: number[], loans: number[], { who }: Looks): HTMLElement {
  const sum = (purse: number, loan: number) => (loan > 0 ? `${purse} − ${loan} = ` : '') + t('credits', { credits: purse - loan });
  const rows = credits.flatMap((purse, seat) => [el('dt', {}, who(seat)), el('dd', {}, sum(purse, loans[seat]))]);
  return el('dl', { class: 'facts' }, ...rows);
}
