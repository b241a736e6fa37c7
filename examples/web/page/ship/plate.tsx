// A component at the origin, 100 units wide: the hull, its connectors, its glyph, what is aboard.
import type { Component, Laid } from '../../js/index';
import { Aboard } from './aboard';
import { quarters, SIDES, signOf } from './glyphs/index';

/** The prongs of a connector: how far from the middle each is. */
const PRONGS: Record<string, number[]> = { 1: [0], 2: [-18, 18], 3: [-18, 0, 18] };

function plugs(edges: string): { key: string; turn: number; at: number; wide: number }[] {
  return SIDES.flatMap((side, turn) =>
    (PRONGS[edges[turn]] ?? []).map((at) => ({ key: `${side}${at}`, turn: 90 * turn, at: 50 + at, wide: edges[turn] === '3' ? 12 : 15 })),
  );
}

export type Plated = { component: Component; held?: Laid; boarded?: boolean };

/** `held` is what is aboard, if `boarded`. */
export function Plate({ component, held, boarded }: Plated) {
  const sign = signOf(component);
  const turn = 90 * quarters(component);
  const Glyph = sign?.Glyph;
  return (
    <g class={`tile-art ${sign?.family ?? 'frame'}`}>
      {plugs(component.edges).map(({ key, turn, at, wide }) => (
        <path key={key} class="tile-plug" transform={`rotate(${turn} 50 50)`} d={`M${at - wide / 2} 1h${wide}v13h-${wide}z`} />
      ))}
      <rect class="tile-hull" x="7" y="7" width="86" height="86" rx="10" />
      <path class="tile-light" d="M11 84V18q0-7 7-7h66" />
      <g transform={turn ? `rotate(${turn} 50 50)` : undefined}>
        {Glyph ? (
          <Glyph />
        ) : (
          <text class="tile-name" x="50" y="55">
            {component.kind.replaceAll('_', ' ')}
          </text>
        )}
      </g>
      <Aboard component={component} held={held} boarded={boarded} />
    </g>
  );
}
