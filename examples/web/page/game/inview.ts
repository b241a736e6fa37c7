// What must be pressed is on the screen.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Scrolls to a question, if any of it is off the screen, each time another one is asked; an empty one asks nothing. */
export function useInView(panel: RefObject<HTMLElement | null>, question: string): void {
  useLayoutEffect(() => {
    const box = question ? panel.current?.getBoundingClientRect() : undefined;
    if (box && (box.top < 0 || box.bottom > innerHeight)) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [question]);
}
