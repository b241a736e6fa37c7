// A battlefield of the reader's own: a name, and its layout in the crate's form.
import * as sw from '../../js/index';
import { type Hex, radiusOf } from '../battle/board/geometry';
import { factsOf, hexOfKey } from '../battle/facts';
import { LONGEST } from '../boards/board';
import { faultOf, type Known } from '../box/faults';
import type { Checked } from '../box/shelf';
import { t } from '../words';

export type Laid = { radius: number; asteroids: Hex[]; zones: Hex[][] };
export type Own = { name: string; layout: Laid };
export type Count = 3 | 4;

/** All of them are about the hexes, of which one may be named. */
export const FAULTS: Known<'hexes'>[] = [
  { is: /one asteroid is on \(0,0\)/, about: 'hexes', word: 'battlefield-no-centre' },
  { is: /(?<hex>\(-?\d+,-?\d+\)) has more than one of/, about: 'hexes', word: 'battlefield-twice' },
  {
    is: /zones\[(?<zone>\d+)\]: invalid length (?<count>\d+), expected an array of length (?<most>\d+)/,
    about: 'hexes',
    word: 'battlefield-zone-size',
    variables: ({ zone, ...sizes }) => ({ zone: Number(zone) + 1, ...sizes }),
  },
];

const setupFor = (players: number) => sw.must(sw.deal({ play: 'battle', players, seed: 0 }));

/** A battle on it, with any players, or its refusal. */
export function tried(layout: Laid): sw.Outcome<null> {
  const players = layout.zones.length === 3 ? 3 : 4;
  const game = sw.Game.begin('battle', { ...setupFor(players), layout } as sw.Games['battle']['setup']);
  if (!('ok' in game)) return game;
  game.ok.dispose();
  return { ok: null };
}

/** The layout that the crate has for so many players. */
export function builtIn(players: Count): Laid {
  const game = sw.must(sw.Game.begin('battle', setupFor(players)));
  const { zones } = factsOf(game, null);
  const { asteroids } = game.view(null);
  const radius = radiusOf(game.view(null).layout);
  game.dispose();
  const zoneOf = (seat: number) => [...zones].flatMap(([cell, owner]) => (owner === seat ? [hexOfKey(cell)] : []));
  return { radius, asteroids, zones: Array.from({ length: players }, (_, seat) => zoneOf(seat)) };
}

/** A battlefield that stands in a file or in the browser. */
export function checked(given: unknown): Checked<Own> {
  const { name, layout } = Object(given) as Partial<Own>;
  if (typeof name !== 'string' || !name.trim() || name.length > LONGEST) return { why: t('board-unnamed', { most: LONGEST }) };
  if (!Array.isArray(Object(layout).zones)) return { why: t('battlefield-no-zones') };
  const outcome = tried(layout as Laid);
  return 'ok' in outcome ? { ok: { name: name.trim(), layout: layout as Laid } } : { why: faultOf(FAULTS, outcome).says };
}
