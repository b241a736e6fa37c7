// What takes the place of something that had the focus is focused: who plays by keys goes on there.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** For an element that can be focused. */
export function useArrival<E extends HTMLElement>(): RefObject<E | null> {
  const arrived = useRef<E>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) arrived.current?.focus({ preventScroll: true });
  }, []);
  return arrived;
}
