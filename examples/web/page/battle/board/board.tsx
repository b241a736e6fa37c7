// The board: space, hexes, what lies and flies there, and where something may be chosen.
import type { ComponentChildren, RefObject } from 'preact';
import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import type * as sw from '../../../js/index';
import { isCapital } from '../names';
import type { Scene } from '../scene';
import { Probe, Rock } from './art';
import { boxOf, type Hex, hexesOf, key, middle, outline, radiusOf } from './geometry';
import { coveredBy, type Live, placesOf } from './live';
import { GroupNames, Names, ShipArt } from './ships';
import type { Zoom } from './zoom';

type Props = {
  view: sw.BattleView;
  scene: Scene;
  captions: Map<number, string>;
  zones: Map<string, number>;
  reach: Set<string> | null;
  zoom: Zoom;
  label: string;
  svg: RefObject<SVGSVGElement | null>;
  effects: RefObject<SVGGElement | null>;
  /** A class for some ships: chosen, hinted, ready. */
  marked: (id: number) => string;
  onHex: (at: Hex) => void;
  onShip: (id: number) => void;
  /** What may be clicked. */
  lives: Live[];
  /** What is drawn between the terrain and the ships. */
  below?: ComponentChildren;
  children?: ComponentChildren;
};

export function Board({ view, scene, captions, zones, reach, zoom, label, svg, effects, marked, lives, onHex, onShip, below, children }: Props) {
  const radius = radiusOf(view.layout);
  const box = useMemo(() => boxOf(radius), [radius]);
  const ships = useMemo(() => [...scene.ships].sort((one, other) => Number(isCapital(other.id)) - Number(isCapital(one.id))), [scene]);
  const size = zoom.scale < 0.42 ? 0 : Math.min(26, Math.max(18, 14.5 / zoom.scale));
  const places = placesOf(lives, scene);
  const covered = size > 0 ? coveredBy(lives, places, scene) : [];
  const onClick = ({ target }: { target: EventTarget | null }) => {
    const on = target instanceof Element ? target : null;
    const [piece, cell] = ['piece', 'cell'].map((name) => on?.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null);
    if (piece !== null) onShip(Number(piece));
    else if (cell !== null) onHex(cell.split(',').map(Number) as Hex);
  };
  return (
    <svg ref={svg} class="bb" id="field" viewBox={zoom.viewBox(box)} role="group" aria-label={label} onClick={onClick}>
      <Space radius={radius} zones={zones} size={Math.min(28, Math.max(17, 14 / zoom.scale))} />
      {reach && (
        <g class="bb-reach">
          {[...reach].map((cell) => (
            <path key={cell} class="range" d={outline(cell.split(',').map(Number) as Hex)} />
          ))}
        </g>
      )}
      {scene.asteroids.map((at) => (
        <Standing key={`a${key(at)}`} at={at} class="bb-asteroid">
          <Rock turn={(at[0] * 71 + at[1] * 43) % 360} />
        </Standing>
      ))}
      {scene.probes.map((at) => (
        <Standing key={`r${key(at)}`} at={at} class="bb-sonde">
          <Probe />
        </Standing>
      ))}
      {below}
      {ships.map((ship) => (
        <ShipArt key={ship.id} ship={ship} caption={captions.get(ship.id)} class={marked(ship.id)} size={size} place={places.get(ship.id)} />
      ))}
      {children}
      <Names ships={covered} size={size} placeOf={(id) => places.get(id) ?? 'below'} />
      {size === 0 && <GroupNames ships={ships} size={12 / zoom.scale} />}
      <g ref={effects} class="bb-effects" aria-hidden="true" />
    </svg>
  );
}

function Standing({ at, class: named, children }: { at: Hex; class: string; children: ComponentChildren }) {
  const [x, y] = middle(at);
  return (
    <g class={named} data-at={key(at)} data-cell={key(at)} transform={`translate(${x} ${y})`}>
      {children}
    </g>
  );
}

/** The hexes with their numbers, which never change. */
const Space = memo(
  ({ radius, zones, size }: { radius: number; zones: Map<string, number>; size: number }) => {
    const line = Array.from({ length: 2 * radius + 1 }, (_, place) => place - radius);
    return (
      <>
        {hexesOf(radius).map((at) => {
          const seat = zones.get(key(at));
          return <path key={key(at)} class={`bb-hex${seat === undefined ? '' : ` zone s${seat}`}`} data-cell={key(at)} d={outline(at)} />;
        })}
        {line.map((q) => {
          const [x, y] = middle([q, Math.max(-radius, -radius - q) - 1]);
          return (
            <text key={`q${q}`} class="bb-number" x={x} y={y + 26} font-size={size}>
              {q}
            </text>
          );
        })}
        {line.map((r) => {
          const [x, y] = middle([Math.min(radius, radius - r) + 1, r]);
          return (
            <text key={`r${r}`} class="bb-number" x={x - 10} y={y + 4} font-size={size}>
              {r}
            </text>
          );
        })}
      </>
    );
  },
  (before, after) => before.radius === after.radius && before.zones.size === after.zones.size && before.size === after.size,
);
