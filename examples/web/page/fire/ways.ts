// What can be done about an attack, each on a component of the ship.
import type * as sw from '../../js/index';
import { componentName } from '../catalogue';
import { at } from '../ship';
import { t, type Word } from '../words';
import type { Defence, Under } from './siege';

export type Way = { cell: sw.Cell; says: string; change: Partial<Defence> };

/** Everything that can be added to the defence. */
export function waysOf({ told: { threat }, defence }: Pick<Under, 'told' | 'defence'>, fleet: sw.Fleet, name: (cell: sw.Cell) => string): Way[] {
  const named = (cell: sw.Cell) => {
    const there = at(fleet as sw.Layout, cell);
    return there ? componentName(there, name(cell)) : name(cell);
  };
  const way = (word: Word, cell: sw.Cell, change: object): Way => ({
    cell,
    says: t(word, { component: named(cell) }),
    change: change as Partial<Defence>,
  });
  const dodges = threat.dodges.flatMap(({ thrusters }) =>
    thrusters.map((cell) => way('thruster', cell, { thrusters: [...(defence.thrusters ?? []), cell] })),
  );
  const lines = threat.lines.flatMap(({ line, met, fate, shooters, shields, boosted_shields: boosted }) => {
    const struck = fate === null ? cellsOf(met) : [];
    return [
      ...struck.map((cell) => way('struck', cell, { choices: [...(defence.choices ?? []), { line, struck: cell }] })),
      ...shooters.map((cell) => way('shoot', cell, { shots: [...(defence.shots ?? []), { line, cannon: cell }] })),
      ...shields.map((cell) => way('shield', cell, { shields: [...(defence.shields ?? []), cell] })),
      ...boosted.map((cell) => way('boosted', cell, { boosted_shields: [...(defence.boosted_shields ?? []), cell] })),
    ];
  });
  return [...dodges, ...lines];
}

/** What a line meets: a component, or several of which the owner chooses. */
export function cellsOf(met: sw.ThreatMessage['lines'][number]['met']): sw.Cell[] {
  if (typeof met !== 'object') return [];
  return 'choice' in met ? (met.choice as sw.Cell[]) : [met.component as sw.Cell];
}
