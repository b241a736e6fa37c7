// What an attack does by the defence so far, in words.
import * as sw from '../../js/index';
import { componentName } from '../catalogue';
import { at } from '../ship';
import { t, type Word } from '../words';
import { type Defence, NONE } from './siege';
import { cellsOf } from './ways';

/** The components that it destroys, or that it may if one still has to choose. */
export const harmed = ({ threat: { lines } }: sw.Threatened): sw.Cell[] =>
  lines.flatMap(({ fate, met }) => (fate === null || fate === 'destroyed' ? cellsOf(met) : []));

/** Whether anything is done. */
export const isUsed = (defence: Defence): boolean => Object.values(defence).some((used) => used.length > 0);

/** The sentence for an attack to which something may still be added. */
export function outlook(told: sw.Threatened, defence: Defence, canAdd: boolean): Word {
  if (harmed(told).length === 0) return isUsed(defence) ? 'fire-stopped' : 'fire-harmless';
  if (canAdd) return 'fire-asked';
  return isUsed(defence) ? 'fire-nothing-more' : 'fire-nothing';
}

/** What is chosen, and what it costs. */
export function decided(fleet: sw.Fleet, attack: sw.Attack, defence: Defence, name: (cell: sw.Cell) => string): string[] {
  const { thrusters = [], choices = [], shots = [], shields = [], boosted_shields: boosted = [] } = defence;
  const says = (word: Word) => (cell: sw.Cell) => {
    const there = at(fleet as sw.Layout, cell);
    return t(word, { component: there ? componentName(there, name(cell)) : name(cell) });
  };
  const count = boosted.length ? 0 : batteries(fleet, attack, { thrusters, choices, shots, shields });
  return [
    ...thrusters.map(says('thruster')),
    ...choices.map(({ struck }) => struck).map(says('struck')),
    ...shots.map(({ cannon }) => cannon).map(says('shoot')),
    ...shields.map(says('shield')),
    ...boosted.map(says('boosted')),
    ...(count ? [t('fire-batteries', { count })] : []),
  ];
}

/** The batteries of a defence without boosts: a shield takes one, a cannon unless it shoots free, a thruster as it says. */
function batteries(fleet: sw.Fleet, attack: sw.Attack, { thrusters = [], choices = [], shots = [], shields = [] }: Defence): number {
  const still = sw.must(sw.threat(fleet, attack)).threat.dodges;
  const { lines } = sw.must(sw.threat(fleet, attack, { ...NONE, thrusters, choices })).threat;
  const free = new Set(lines.flatMap(({ free_shooters: cells }) => cells.map(String)));
  const costOf = (thruster: sw.Cell) => still.find((dodge) => dodge.thrusters.map(String).includes(`${thruster}`))?.cost ?? 0;
  return shields.length + shots.filter(({ cannon }) => !free.has(`${cannon}`)).length + thrusters.reduce((sum, each) => sum + costOf(each), 0);
}
