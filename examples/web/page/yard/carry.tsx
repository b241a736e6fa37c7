// A tile that is dragged: it follows the pointer; a second finger turns it.
import { useEffect, useRef } from 'preact/hooks';
import { useSignal, type Signal } from '@preact/signals';
import type { Cell, Component } from '../../js/index';
import { FaceDown, Tile } from '../ship/tile';
import { cellAt, pointing } from './under';

/** How far the pointer moves, in pixels, before a press becomes a drag. */
const SLACK = 6;

export type Carry = {
  carrying: Signal<boolean>;
  ghost: { current: HTMLDivElement | null };
  /** Begins at a pointer that is down; `pick` is called once it has moved. */
  start: (event: PointerEvent, pick?: () => void) => void;
};

type Does = { over: (cell: Cell | null) => void; drop: (cell: Cell | null) => void; turn: () => void };
type Press = { id: number; x: number; y: number; pick?: () => void; cell: string };

/** The click that follows a drop is no click. */
function swallowClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
}

export function useCarry(does: Does): Carry {
  const carrying = useSignal(false);
  const ghost = useRef<HTMLDivElement | null>(null);
  const press = useRef<Press | null>(null);
  const latest = useRef(does);
  latest.current = does;

  useEffect(() => {
    let at: ReturnType<typeof pointing> | null = null;
    /** The board has moved. */
    const moved = () => {
      at = null;
    };
    const end = () => {
      press.current = null;
      at = null;
      carrying.value = false;
      latest.current.over(null);
    };
    const begins = (event: PointerEvent, down: Press) => {
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < SLACK) return false;
      carrying.value = true;
      down.pick?.();
      performance.clearMeasures('drag');
      return true;
    };
    const move = (event: PointerEvent) => {
      const down = press.current;
      if (!down || event.pointerId !== down.id) return;
      if (!carrying.value && !begins(event, down)) return;
      event.preventDefault();
      const began = performance.now();
      const { clientX: x, clientY: y } = event;
      at ??= pointing();
      const cell = at(x, y);
      if (ghost.current) ghost.current.style.transform = `translate(${x}px,${y}px)`;
      if (`${cell}` !== down.cell) {
        down.cell = `${cell}`;
        latest.current.over(cell);
      }
      performance.measure('drag', { start: began, end: performance.now() });
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== press.current?.id) return;
      const wasCarried = carrying.value;
      end();
      if (!wasCarried) return;
      swallowClick();
      latest.current.drop(cellAt(event.clientX, event.clientY));
    };
    const cancel = (event: PointerEvent) => event.pointerId === press.current?.id && end();
    const another = (event: PointerEvent) => {
      if (!carrying.value || event.pointerId === press.current?.id) return;
      event.preventDefault();
      latest.current.turn();
    };
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && press.current && end();
    const listeners = { pointermove: move, pointerup: up, pointercancel: cancel, pointerdown: another, keydown: escape, blur: end, resize: moved };
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener as EventListener);
    window.addEventListener('scroll', moved, { capture: true });
    return () => {
      window.removeEventListener('scroll', moved, { capture: true });
      for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener as EventListener);
    };
  }, []);

  const start = (event: PointerEvent, pick?: () => void) => {
    if (event.button !== 0 || press.current) return;
    const target = event.target as Element;
    if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture(event.pointerId);
    press.current = { id: event.pointerId, x: event.clientX, y: event.clientY, pick, cell: '' };
  };
  return { carrying, ghost, start };
}

/** What follows the pointer. */
export function Ghost({ carry, component }: { carry: Carry; component: Component | null }) {
  return (
    <div class="pool-ghost" ref={carry.ghost} hidden={!carry.carrying.value} aria-hidden>
      {carry.carrying.value && (component ? <Tile component={component} unnamed /> : <FaceDown />)}
    </div>
  );
}
