// What the crate's picture knows and the view does not say: captions of ships in words, start zones, the reach of fire.
import * as sw from '../../js/index';
import { tell } from '../told';
import type { Hex } from './board/geometry';

export type Facts = { captions: Map<number, string>; zones: Map<string, number> };
type Shown = sw.Shown<'battle'>;

/** The picture as text: only what is looked for is read, for a browser needs long to read all of it. */
function drawn(game: Shown, seat: number | null, piece: number | null): string {
  const asked = game.picture(seat, piece, 'auto', true);
  return sw.must('ok' in asked ? asked : game.picture(seat, null, 'auto', true));
}

const PIECE = /<g [^>]*data-piece="(\d+)"[^>]*><title>([^<]*)</g;
const HEX = /<path [^>]*class="hex([^"]*)" data-cell="([^"]*)"/g;

const ESCAPED: Record<string, string> = { quot: '"', '#39': "'", lt: '<', gt: '>', amp: '&' };
const plain = (text: string) => text.replace(/&(quot|#39|lt|gt|amp);/g, (_, name: string) => ESCAPED[name]);

const caption = (text: string): string => (text.startsWith('{') ? tell(JSON.parse(text) as { says: string; told: sw.MessageData }) : text);

export function factsOf(game: Shown, seat: number | null): Facts {
  const picture = drawn(game, seat, null);
  const captions = [...picture.matchAll(PIECE)].map(([, piece, title]): [number, string] => [Number(piece), caption(plain(title))]);
  const zones = [...picture.matchAll(HEX)].flatMap(([, classes, cell]): [string, number][] => {
    const zone = / zone s(\d)/.exec(classes);
    return zone ? [[cell, Number(zone[1])]] : [];
  });
  return { captions: new Map(captions), zones: new Map(zones) };
}

/** The hexes that a ship's fire reaches now. */
export function reachOf(game: Shown, seat: number | null, piece: number): Set<string> {
  const hexes = [...drawn(game, seat, piece).matchAll(HEX)];
  return new Set(hexes.flatMap(([, classes, cell]) => (classes.split(' ').includes('range') ? [cell] : [])));
}

export const hexOfKey = (cell: string): Hex => cell.split(',').map(Number) as Hex;
