// What a ship can carry of goods that are offered, beside what is in its holds.
import type * as sw from '../../../js/index';
import { t, term } from '../../words';

/** `R` is red: those go only into special holds (BG-GOODS-1). */
type Letters = string;
export type Room = { count: number; all: number; isRedLeft: boolean };

const reds = (goods: Letters): number => [...goods].filter((letter) => letter === 'R').length;

function places({ tiles }: sw.Fleet, wanted: string): number {
  return tiles.reduce((sum, tile) => sum + (tile.kind === wanted && 'capacity' in tile ? (tile.capacity ?? 0) : 0), 0);
}

export function roomFor(fleet: sw.Fleet, offered: Letters): Room {
  const held = (fleet.aboard ?? []).flatMap((laid) => ('goods' in laid ? [laid.goods] : []));
  const red = held.reduce((sum, goods) => sum + (goods.red ?? 0), 0);
  const others = held.reduce((sum, goods) => sum + (goods.yellow ?? 0) + (goods.green ?? 0) + (goods.blue ?? 0), 0);
  const special = places(fleet, 'special_cargo_hold');
  const carriedRed = Math.min(red + reds(offered), special);
  const left = places(fleet, 'cargo_hold') + special - carriedRed;
  const carried = Math.min(others + offered.length - reds(offered), left);
  return {
    count: Math.max(0, carriedRed + carried - red - others),
    all: offered.length,
    isRedLeft: red + reds(offered) > carriedRed,
  };
}

/** Before one takes them: how many find a place, and why not all. */
export function roomWords(fleet: sw.Fleet, offered: Letters): string {
  const { count, all, isRedLeft } = roomFor(fleet, offered);
  return [t('carries', { count, all }), ...(isRedLeft ? [t('carries-red')] : [])].join('; ');
}

const COLOURS = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' } as const;

/** Goods by colour: "red: 2, blue: 1". */
export function cubeWords(offered: Letters): string {
  const counted = Object.entries(COLOURS).map(([letter, colour]) => ({ colour, count: offered.split(letter).length - 1 }));
  return counted
    .filter(({ count }) => count > 0)
    .map(({ colour, count }) => t('tile-goods', { colour: term(colour), count }))
    .join(', ');
}
