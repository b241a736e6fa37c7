// Crew, goods and batteries that a ship loses: how many from each cell, and what is left.
import type * as sw from '../../js/index';

type Goods = Extract<sw.Laid, { goods: unknown }>['goods'];

const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
const sum = (goods: Goods): number => COLOURS.reduce((all, colour) => all + (goods[colour] ?? 0), 0);

export function countOf(laid: sw.Laid): number {
  if ('humans' in laid) return laid.humans;
  if ('batteries' in laid) return laid.batteries;
  if ('sleepers' in laid) return laid.sleepers;
  return 'goods' in laid ? sum(laid.goods) : 1;
}

/** What is left on a cell; null if nothing is. */
function left(laid: sw.Laid, lost: sw.Laid): sw.Laid | null {
  if ('humans' in laid && 'humans' in lost) return { ...laid, humans: laid.humans - lost.humans };
  if ('batteries' in laid && 'batteries' in lost) return { ...laid, batteries: laid.batteries - lost.batteries };
  if ('sleepers' in laid && 'sleepers' in lost) return { ...laid, sleepers: laid.sleepers - lost.sleepers };
  if (!('goods' in laid && 'goods' in lost)) return null;
  const rest = COLOURS.map((colour) => [colour, (laid.goods[colour] ?? 0) - (lost.goods[colour] ?? 0)] as const);
  return { ...laid, goods: Object.fromEntries(rest.filter(([, count]) => count > 0)) };
}

/** The fleet without what it lost. */
export function without(fleet: sw.Fleet, lost: sw.Laid[]): sw.Fleet {
  const of = ({ at }: sw.Laid) => lost.find((each) => `${each.at}` === `${at}`);
  const aboard = (fleet.aboard ?? []).flatMap((laid) => {
    const taken = of(laid);
    const rest = taken ? left(laid, taken) : laid;
    return rest && countOf(rest) > 0 ? [rest] : [];
  });
  return { ...fleet, aboard };
}
