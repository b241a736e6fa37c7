// Hints: what a bot would do, and why, in the language of the page.
import type { BestDefence, BestPlace, Hint, Why } from '../js/bots';
import type * as sw from '../js/index';
import { el } from './dom';
import { type Names, sentence } from './sentences';
import { spoken, t, term, type Word } from './words';

type Spared = BestDefence['why']['spared'];
type Change = BestPlace['why']['changes'][number];
const MOST = 4;

/** A hint on a choice of a game. */
export function choiceHint<K extends 'battle' | 'game'>(kind: K, hint: Hint<K>, name: Names): HTMLElement {
  const does = sentence(`${kind}.choice`, hint.choice, hint.does, name);
  return shown(does, hint.why, name);
}

/** What would be done, and why. */
export function shown(does: string, why: Why | null, name: Names, ...more: HTMLElement[]): HTMLElement {
  const says = why ? reason(why, name) : '';
  return el('p', { class: 'hint', id: 'hinted', 'aria-live': 'polite' }, el('strong', {}, does), says ? ` ${says} ` : ' ', ...more);
}

function reason(why: Why, name: Names): string {
  if ('expected' in why) return expected(why.expected);
  return 'changes' in why ? changes(why.changes) : spared(why.spared, name);
}

function expected({ games, points, rivals, taken, lost }: Extract<Why, { expected: unknown }>['expected']): string {
  const mean = (sum: number) => (sum / games).toFixed(1);
  return games === 0 ? '' : t('expected', { points: mean(points), rivals: mean(rivals), taken: mean(taken), lost: mean(lost) });
}

/** What changes most. */
function changes(all: Change[]): string {
  const more = all.filter(({ by }) => by !== 0);
  const told = more.slice(0, MOST).map(({ quality, by }) => {
    const much = quality === 'cannons' ? by / 2 : by;
    return `${much > 0 ? '+' : '−'}${Math.abs(much)} ${t(`quality_${quality}` as Word)}`;
  });
  return told.join(', ');
}

/** The losses that are avoided, and what they were weighed against, in one sentence. */
function spared({ components, instead, intruders, tokens, left, loss, forgone }: Spared, name: Names): string {
  const list = (placed: Spared['components']) => placed.map(({ at, kind }) => t('on', { what: term(kind), cell: name(at as sw.Cell) })).join(', ');
  const credits = (tenths: number) => (tenths / 10).toLocaleString(spoken());
  const kept = [
    components.length ? t('spares', { list: list(components) }) : '',
    intruders ? t('stops', { count: intruders }) : '',
    tokens ? t('spends', { tokens }) : '',
    instead.length ? t('instead', { list: list(instead) }) : '',
  ];
  const weighed = loss ? t('weighed', { left: credits(left), nothing: credits(left + loss) }) : t('unbettered', { left: credits(left) });
  const says = [kept.filter(Boolean).join(', '), weighed].filter(Boolean).join(': ');
  const dearer = forgone?.components.length
    ? `; ${t('forgone', { list: list(forgone.components), tokens: forgone.tokens, loss: credits(forgone.loss) })}`
    : '';
  return `${says[0].toLocaleUpperCase(spoken())}${says.slice(1)}${dearer}.`;
}

/** What is done against an attack. */
export function defended({ thrusters, choices, shots, shields, boosted_shields: boosted }: BestDefence['best']['defence'], name: Names): string {
  const each = (word: Word, cells: readonly sw.Cell[] = []) => cells.map((cell) => t(word, { cell: name(cell) }));
  const acts = [
    ...each('thruster', thrusters as sw.Cell[]),
    ...each('strike_here', choices?.map(({ struck }) => struck as sw.Cell)),
    ...each('shoot', shots?.map(({ cannon }) => cannon as sw.Cell)),
    ...each('shield', shields as sw.Cell[]),
    ...each('boosted', boosted as sw.Cell[]),
  ];
  return acts.length ? `${acts.join('. ')}.` : t('do_nothing');
}
