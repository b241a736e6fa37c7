// What is seen for a moment only: beams, bursts, rings. Each is an element of its own that goes when its step is over.
import type { Motion } from '../motion';
import { SIDE } from './board/geometry';

type Point = [number, number];

function drawn(into: SVGGElement, name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  into.append(made);
  return made;
}

/** Fire from one point to another. */
export function beam(into: SVGGElement, [x1, y1]: Point, [x2, y2]: Point, kind: string, delay = 0): Motion {
  const on = drawn(into, 'line', { x1, y1, x2, y2, class: `bb-beam ${kind}`, pathLength: 1 });
  const frames = [
    { strokeDashoffset: 1, opacity: 1 },
    { strokeDashoffset: 0, opacity: 1, offset: 0.45 },
    { strokeDashoffset: -1, opacity: 0.6 },
  ];
  return { on, frames, ms: 380, delay, easing: 'linear' };
}

/** A ring that grows: a hit, an explosion, a shield. */
export function ring(into: SVGGElement, [cx, cy]: Point, kind: string, radius = SIDE, ms = 420, delay = 0): Motion {
  const on = drawn(into, 'circle', { cx, cy, r: radius, class: `bb-ring ${kind}` });
  on.setAttribute('transform-origin', `${cx} ${cy}`);
  const frames = [
    { transform: 'scale(.15)', opacity: 1 },
    { transform: 'scale(1)', opacity: 0 },
  ];
  return { on, frames, ms, delay, easing: 'ease-out' };
}

/** A ship that breaks up: sparks fly off in six directions. */
export function sparks(into: SVGGElement, [x, y]: Point, seat: number): Motion[] {
  return Array.from({ length: 8 }, (_, place) => {
    const turn = (place * Math.PI) / 4 + 0.3;
    const far = 34 + 12 * (place % 3);
    const on = drawn(into, 'path', { d: 'M-5-3 6 0-4 5z', class: `bb-spark s${seat}`, transform: `translate(${x} ${y})` });
    const frames = [
      { transform: `translate(${x}px,${y}px) rotate(0deg)`, opacity: 1 },
      { transform: `translate(${x + far * Math.cos(turn)}px,${y + far * Math.sin(turn)}px) rotate(${160 + 40 * place}deg)`, opacity: 0 },
    ];
    return { on, frames, ms: 560, easing: 'ease-out' };
  });
}

/** An area of hexes that is hit. */
export function area(into: SVGGElement, outlines: string[], kind: string): Motion[] {
  return outlines.map((d, place) => {
    const on = drawn(into, 'path', { d, class: `bb-area ${kind}` });
    return { on, frames: [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], ms: 600, delay: 40 * (place % 3) };
  });
}
