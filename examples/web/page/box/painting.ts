// Cells that are painted: by a press, by a drag of the mouse from one to the next, by a tap.
import { useRef } from 'preact/hooks';

export type At = [number, number];

/** The cell that an event is on. */
export function cellOf({ target }: Event): At | null {
  const found = (target as Element).closest('[data-cell]')?.getAttribute('data-cell');
  return found ? (found.split(',').map(Number) as At) : null;
}

/** `begin` paints the first cell and returns with what a drag goes on; null if it does not. */
export function usePainting(begin: (cell: At) => string | null, goOn: (cell: At, paint: string) => void) {
  const stroke = useRef<string | null>(null);
  const pointer = useRef('');
  return {
    onPointerDown: (event: PointerEvent) => {
      const cell = cellOf(event);
      pointer.current = event.pointerType;
      if (cell && event.pointerType === 'mouse' && event.button === 0) stroke.current = begin(cell);
    },
    onPointerOver: (event: PointerEvent) => {
      const cell = cellOf(event);
      if (cell && stroke.current !== null && event.buttons & 1) goOn(cell, stroke.current);
    },
    // a press of the mouse has painted already
    onClick: (event: MouseEvent) => {
      const cell = cellOf(event);
      if (cell && pointer.current !== 'mouse') begin(cell);
      pointer.current = '';
    },
  };
}
