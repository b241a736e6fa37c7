// Hints: a bot's choice and its reason, in the page's language.
import type { BestDefence, BestPlace, Hint, Why } from '../js/bots';
import type * as sw from '../js/index';
import { componentName } from './catalogue';
import { el } from './dom';
import { tell } from './told';
import { capital, spoken, t } from './words';

type Spared = BestDefence['why']['spared'];
type Change = BestPlace['why']['changes'][number];
/** Names the cells of a game. */
export type Names = (cell: sw.Cell) => string;
const MOST = 4;

/** A hint for a choice in a game. */
export function choiceHint({ does, told, why }: Hint<'battle' | 'game'>, name: Names): HTMLElement {
  return shown(`${tell({ says: does, told })}.`, why, name);
}

/** The suggested action and its reason. */
export function shown(does: string, why: Why | null, name: Names, ...more: HTMLElement[]): HTMLElement {
  const says = why ? reason(why, name) : '';
  return el('p', { class: 'hint', id: 'hinted', 'aria-live': 'polite' }, el('strong', {}, does), says ? ` ${says} ` : ' ', ...more);
}

function reason(why: Why, name: Names): string {
  if ('expected' in why) return expected(why.expected);
  return 'changes' in why ? changes(why.changes) : spared(why.spared, name);
}

function expected({ games, points, rivals, taken, lost }: Extract<Why, { expected: unknown }>['expected']): string {
  if (games === 0) return '';
  return t('expected', { points: points / games, rivals: rivals / games, taken: taken / games, lost: lost / games });
}

/** The largest changes. */
function changes(all: Change[]): string {
  const more = all.filter(({ by }) => by !== 0);
  const told = more.slice(0, MOST).map(({ quality, by }) => {
    const much = quality === 'cannons' ? by / 2 : by;
    const signed = `${much > 0 ? '+' : '−'}${Math.abs(much).toLocaleString(spoken())}`;
    return t('change', { quality: t(`quality-${quality}`), by: signed });
  });
  return told.length ? `${capital(told.join(', '))}.` : '';
}

/** One sentence on the avoided losses and their cost. */
function spared({ components, instead, intruders, tokens, left, loss, forgone }: Spared, name: Names): string {
  const list = (placed: Spared['components']) =>
    placed.map((component) => componentName(component, name(component.at as sw.Cell))).join(', ');
  const kept = [
    components.length ? t('saves', { list: list(components) }) : '',
    intruders ? t('stops', { count: intruders }) : '',
    tokens ? t('spends', { tokens }) : '',
    instead.length ? t('instead', { list: list(instead) }) : '',
  ];
  const weighed = loss ? t('weighed', { left: left / 10, nothing: (left + loss) / 10 }) : t('unbettered', { left: left / 10 });
  const says = [kept.filter(Boolean).join(', '), weighed].filter(Boolean).join(': ');
  const dearer = forgone?.components.length
    ? `; ${t('forgone', { list: list(forgone.components), tokens: forgone.tokens, loss: forgone.loss / 10 })}`
    : '';
  return `${capital(says)}${dearer}.`;
}

/** A defence against an attack in words; `named` gives the component names. */
export function defended(
  { thrusters, choices, shots, shields, boosted_shields: boosted }: BestDefence['best']['defence'],
  named: Names,
): string {
  const each = (word: 'thruster' | 'struck' | 'shoot' | 'shield' | 'boosted', cells: readonly sw.Cell[] = []) =>
    cells.map((cell) => t(word, { component: named(cell) }));
  const acts = [
    ...each('thruster', thrusters as sw.Cell[]),
    ...each(
      'struck',
      choices?.map(({ struck }) => struck as sw.Cell),
    ),
    ...each(
      'shoot',
      shots?.map(({ cannon }) => cannon as sw.Cell),
    ),
    ...each('shield', shields as sw.Cell[]),
    ...each('boosted', boosted as sw.Cell[]),
  ];
  return acts.length ? `${acts.join('. ')}.` : t('do-nothing');
}
