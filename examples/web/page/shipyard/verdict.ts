// The verdict on a ship: legality, value, violations, and the smallest repair.
import * as sw from '../../js/index';
import { button, el } from '../dom';
import { ruled } from '../rules';
import { lines, tell } from '../told';
import { t } from '../words';
import type { Bench } from './bench';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function verdict(bench: Bench): (HTMLElement | string)[] {
  const seen = sw.must(sw.inspect(bench.layout));
  const count = seen.told.length;
  const words = seen.legal ? t('legal') : t('not-legal', { count });
  const mistakes = seen.told.map((told, place) => mistake(told, LETTERS[place] ?? '!'));
  return [
    el('p', { class: seen.legal ? 'good' : 'bad', id: 'verdict', 'aria-live': 'polite' }, words),
    facts(seen),
    ...advice(bench),
    el('h2', {}, t('mistakes')),
    mistakes.length ? el('ol', { class: 'mistakes' }, ...mistakes) : el('p', { class: 'soft' }, t('mistakes-none')),
    el('p', { class: 'soft' }, t('keys')),
  ];
}

function facts({ weak_spot: spot, report, strengths, crew, batteries }: sw.Inspection): HTMLElement {
  const range = ([least, most]: [number | string, number | string]) => t('range', { least, most });
  const rows: [string, string, string][] = [
    ...(spot
      ? [['premium', t('premium'), t('premium-of', { credits: spot.premium, cells: spot.cells.length })] as [string, string, string]]
      : []),
    ['exposed', t('exposed'), String(report.exposed)],
    ['engines', t('engines'), range(strengths.engines)],
    ['cannons', t('cannons'), range(strengths.cannons)],
    ['crew', t('crew'), String(crew ?? '–')],
    ['batteries', t('batteries'), String(batteries ?? '–')],
  ];
  return el(
    'dl',
    { class: 'facts' },
    ...rows.flatMap(([key, label, value]) => [el('dt', {}, label), el('dd', { 'data-fact': key }, value)]),
  );
}

function mistake({ says, told, violation }: sw.Inspection['told'][number], letter: string): HTMLElement {
  const broken = tell({ says, told: { ...told, rule: violation.rule } });
  return el('li', {}, el('span', { class: 'letter-badge' }, letter), ...ruled(broken));
}

function advice(bench: Bench): HTMLElement[] {
  if (!bench.advice) return [];
  const { removed, proven } = bench.advice;
  const losses = lines(bench.advice).map((line) => el('li', {}, ...ruled(line)));
  if (losses.length === 0) return [el('p', { class: 'notice' }, t('legal'))];
  return [
    el(
      'div',
      { class: 'notice', id: 'repaired' },
      el('ol', { class: 'losses' }, ...losses),
      t(proven ? 'repaired-fewest' : 'repaired-unproven'),
      button(t('apply'), () => bench.remove(removed), { id: 'apply' }),
    ),
  ];
}
