// What the crate's picture knows and the view does not say: captions of ships in words, start zones, the reach of fire.
import * as sw from '../../js/index';
import { tell } from '../told';
import type { Hex } from './board/geometry';

export type Facts = { captions: Map<number, string>; zones: Map<string, number> };
type Shown = sw.Shown<'battle'>;

function drawn(game: Shown, seat: number | null, piece: number | null): Document {
  const asked = game.picture(seat, piece, 'auto', true);
  return new DOMParser().parseFromString(sw.must('ok' in asked ? asked : game.picture(seat, null, 'auto', true)), 'image/svg+xml');
}

const caption = (of: Element): string => {
  const text = of.querySelector('title')?.textContent ?? '';
  return text.startsWith('{') ? tell(JSON.parse(text) as { says: string; told: sw.MessageData }) : text;
};

export function factsOf(game: Shown, seat: number | null): Facts {
  const picture = drawn(game, seat, null);
  const captions = [...picture.querySelectorAll('[data-piece]')].map((each): [number, string] => [
    Number(each.getAttribute('data-piece')),
    caption(each),
  ]);
  const zones = [...picture.querySelectorAll('.zone')].map((each): [string, number] => [
    each.getAttribute('data-cell') ?? '',
    Number(/ s(\d)/.exec(each.getAttribute('class') ?? '')?.[1]),
  ]);
  return { captions: new Map(captions), zones: new Map(zones) };
}

/** The hexes that a ship's fire reaches now. */
export function reachOf(game: Shown, seat: number | null, piece: number): Set<string> {
  const cells = drawn(game, seat, piece).querySelectorAll('.hex.range');
  return new Set([...cells].map((each) => each.getAttribute('data-cell') ?? ''));
}

export const hexOfKey = (cell: string): Hex => cell.split(',').map(Number) as Hex;
