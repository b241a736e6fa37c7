// A ship that is being placed is dragged to its hex.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Hex, RISE, SIDE } from './board/geometry';
import type { Placing } from './place';

/** The hex at a point in units. */
export function hexAt(x: number, y: number): Hex {
  const q = x / (1.5 * SIDE);
  const r = y / (2 * RISE) - q / 2;
  const rounded = [q, r, -q - r].map(Math.round);
  const off = [q, r, -q - r].map((exact, place) => Math.abs(exact - rounded[place]));
  const [dq, dr, ds] = off;
  if (dq > dr && dq > ds) rounded[0] = -rounded[1] - rounded[2];
  else if (dr > ds) rounded[1] = -rounded[0] - rounded[2];
  return [rounded[0], rounded[1]];
}

type Held = { id: number; x: number; y: number; ship: SVGGElement; isMoved: boolean };

export function useDrag(svg: RefObject<SVGSVGElement | null>, placing: Placing | null): void {
  const latest = useRef(placing);
  latest.current = placing;
  const isOn = placing !== null;
  useEffect(() => {
    const board = svg.current;
    if (!board || !isOn) return undefined;
    let held: Held | null = null;
    const stop = new AbortController();
    const point = ({ clientX, clientY }: PointerEvent) => new DOMPoint(clientX, clientY).matrixTransform(board.getScreenCTM()?.inverse());
    const down = (event: PointerEvent) => {
      const spot = (event.target as Element).closest('[data-spot^="p"]')?.getAttribute('data-spot');
      const id = Number(spot?.slice(1));
      const ship = spot ? board.querySelector<SVGGElement>(`.bb-ship[data-piece="${id}"]`) : null;
      held = ship && { id, x: event.clientX, y: event.clientY, ship, isMoved: false };
    };
    const move = (event: PointerEvent) => {
      if (!held) return;
      if (!held.isMoved && Math.hypot(event.clientX - held.x, event.clientY - held.y) > 8) {
        held.isMoved = true;
        latest.current?.lift(held.id);
      }
      const { x, y } = point(event);
      if (held.isMoved) held.ship.style.transform = `translate(${x}px,${y}px)`;
    };
    const end = (event: PointerEvent) => {
      if (held) held.ship.style.transform = '';
      if (held?.isMoved) {
        const { x, y } = point(event);
        latest.current?.drop(held.id, event.type === 'pointerup' ? hexAt(x, y) : null);
        // the click on the board that ends a drag is none; a new press may click at once
        const rest = new AbortController();
        board.addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: rest.signal });
        addEventListener('pointerdown', () => rest.abort(), { capture: true, signal: rest.signal });
        setTimeout(() => rest.abort(), 60);
      }
      held = null;
    };
    const { signal } = stop;
    board.addEventListener('pointerdown', down, { signal });
    // a finger on a ship moves the ship, elsewhere it scrolls the page
    board.addEventListener('touchmove', (event) => held && event.preventDefault(), { passive: false, signal });
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
    return () => stop.abort();
  }, [isOn, svg.current]);
}
