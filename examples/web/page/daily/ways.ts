// What can be done about an attack, one step at a time.
import * as sw from '../../js/index';
import { componentName } from '../catalogue';
import { at, placeName } from '../ship';
import { t } from '../words';
import type { Defence } from './swarm';

/** A step of a defence: what it does, with which component, and the defence with it. */
export type Way = { says: string; cell: sw.Cell; defence: Defence };

export function waysOf(fleet: sw.Fleet, { threat }: sw.Threatened, defence: Defence): Way[] {
  const { names } = sw.must(sw.board(fleet.class ?? 'IIIC', fleet.opened ?? []));
  const component = (cell: sw.Cell) => {
    const there = at(fleet as sw.Layout, cell);
    return there ? componentName(there, placeName(names, cell)) : placeName(names, cell);
  };
  const with_ = <K extends keyof Defence>(key: K, more: unknown) => ({ ...defence, [key]: [...((defence[key] as unknown[]) ?? []), more] });
  const way = (word: 'thruster' | 'struck' | 'shoot' | 'shield' | 'boosted', cell: sw.Cell, next: Defence) => ({
    says: t(word, { component: component(cell) }),
    cell,
    defence: next,
  });
  return [
    ...threat.dodges.flatMap(({ thrusters }) => thrusters.map((cell) => way('thruster', cell, with_('thrusters', cell)))),
    ...threat.lines.flatMap(({ line, met, fate, shooters, shields, boosted_shields: boosted }) => {
      const struck = fate === null && typeof met === 'object' && 'choice' in met ? (met.choice as sw.Cell[]) : [];
      return [
        ...struck.map((cell) => way('struck', cell, with_('choices', { line, struck: cell }))),
        ...shooters.map((cannon) => way('shoot', cannon, with_('shots', { line, cannon }))),
        ...shields.map((cell) => way('shield', cell, with_('shields', cell))),
        ...boosted.map((cell) => way('boosted', cell, with_('boosted_shields', cell))),
      ];
    }),
  ];
}
