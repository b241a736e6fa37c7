// Hexes on the screen, as the crate's picture has them: flat tops, north up, x and y in units.
import type * as sw from '../../../js/index';

export type Hex = sw.Hex;
export type Direction = number;

/** Half the width and half the height of a hex. */
export const SIDE = 40;
export const RISE = 35;

/** North and on clockwise. */
export const DIRECTIONS: Hex[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export const middle = ([q, r]: Hex): [number, number] => [(3 * SIDE * q) / 2, RISE * (2 * r + q)];
export const key = ([q, r]: Hex): string => `${q},${r}`;
export const same = (one: Hex, other: Hex): boolean => one[0] === other[0] && one[1] === other[1];
export const plus = ([q, r]: Hex, [p, s]: Hex): Hex => [q + p, r + s];
export const minus = ([q, r]: Hex, [p, s]: Hex): Hex => [q - p, r - s];
export const distance = (one: Hex, other: Hex): number => {
  const [q, r] = minus(one, other);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};
export const ahead = (at: Hex, facing: Direction, count: number): Hex => {
  const [q, r] = DIRECTIONS[facing];
  return plus(at, [q * count, r * count]);
};

/** The facing of a capital ship: from its rear to its front. */
export const facingOf = ([front, rear]: [Hex, Hex]): Direction => DIRECTIONS.findIndex((way) => same(way, minus(front, rear)));

/** The six sides of a hex. */
export function outline(hex: Hex): string {
  const [x, y] = middle(hex);
  const half = SIDE / 2;
  return `M${x - SIDE} ${y}l${half}-${RISE}h${SIDE}l${half} ${RISE}-${half} ${RISE}h-${SIDE}z`;
}

/** All hexes of a board, column by column. */
export function hexesOf(radius: number): Hex[] {
  const line = Array.from({ length: 2 * radius + 1 }, (_, place) => place - radius);
  return line.flatMap((q) => line.filter((r) => Math.abs(q + r) <= radius).map((r): Hex => [q, r]));
}

/** The board's corners, with the numbers around it: x, y, width, height. */
export function boxOf(radius: number): [number, number, number, number] {
  const [wide, high] = [(3 * SIDE * radius) / 2 + 1.75 * SIDE, 2 * RISE * radius + 2 * RISE];
  return [-wide, -high, 2 * wide, 2 * high];
}

export const radiusOf = (layout: sw.BattleLayout): number =>
  typeof layout === 'object' ? layout.radius : layout === 'three_players' ? 8 : 10;

/** The middle of some hexes. */
export function centreOf(hexes: Hex[]): [number, number] {
  const points = hexes.map(middle);
  const mean = (place: 0 | 1) => points.reduce((sum, point) => sum + point[place], 0) / Math.max(1, points.length);
  return [mean(0), mean(1)];
}
