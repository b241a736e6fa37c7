// Where the focus goes when what had it is gone: who plays by keys goes on there, never from nowhere.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** For an element that takes the place of others, and that can be focused. */
export function useArrival<E extends HTMLElement>(): RefObject<E | null> {
  const arrived = useRef<E>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) arrived.current?.focus({ preventScroll: true });
  }, []);
  return arrived;
}

/** Focuses what is asked, else the part, if what had the focus is gone. */
export function refocus(): void {
  if (document.activeElement !== document.body) return;
  const next = document.querySelector<HTMLElement>('.asked') ?? document.querySelector('main');
  next?.focus({ preventScroll: true });
}

/** After each press of a button by a key. */
export function useKeptFocus(): void {
  useEffect(() => {
    const pressed = ({ detail }: MouseEvent) => detail === 0 && setTimeout(refocus);
    addEventListener('click', pressed);
    return () => removeEventListener('click', pressed);
  }, []);
}
