// Components and cells in words, as read out.
import type { Component, Laid, Side } from '../../js/index';
import { catalogue } from '../catalogue';
import { t, term } from '../words';
import { SIDES } from './glyphs/index';

type Fields = { kind: string; strength?: number; capacity?: number | null; points?: Side | Side[]; covers?: Side[] };

/** The name of a component's kind. */
export function kindWords(component: Component): string {
  const { kind, strength, capacity } = component as Fields;
  const alike = catalogue().tiles.find(({ component: each }) => each.kind === kind && (each as Fields).strength === strength);
  const name = term(alike?.kind ?? kind.replace('bidirectional', 'bi-directional'));
  const counts = /battery|cargo_hold/.test(kind) && capacity;
  return counts ? t('tile-room', { kind: name, count: capacity }) : name;
}

/** Which ways it points or covers, in words. */
function ways(component: Component): string[] {
  const { points, covers } = component as Fields;
  const said = (key: 'tile-points' | 'tile-covers', sides: Side[]) => sides.map((side) => t(key, { side }));
  return [...said('tile-points', [points ?? []].flat()), ...said('tile-covers', covers ?? [])];
}

const CONNECTORS = ['smooth', 'single', 'double', 'universal'];

function connectors({ edges }: Component): string[] {
  return SIDES.flatMap((side, place) => (edges[place] === '0' ? [] : [t('tile-connector', { kind: CONNECTORS[+edges[place]], side })]));
}

/** What is aboard, in words. */
export function heldWords(held: Laid): string {
  if ('alien' in held) return term(`${typeof held.alien === 'string' ? held.alien : 'cyan'} alien`);
  if ('goods' in held) {
    const each = Object.entries(held.goods).filter(([, count]) => count);
    return each.map(([colour, count]) => t('tile-goods', { colour: term(colour), count })).join(', ');
  }
  const [[of, count]] = Object.entries(held).filter(([field]) => field !== 'at');
  return t('tile-aboard', { of, count: Number(count) });
}

/** A component with everything that one sees of it. */
export function componentWords(component: Component, held?: Laid): string {
  const inside = held ? [heldWords(held)] : [];
  return [kindWords(component), ...ways(component), ...connectors(component), ...inside].filter(Boolean).join(', ');
}
