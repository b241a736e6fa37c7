// What must be pressed is on the screen.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

type Panel = RefObject<HTMLElement | null>;

/**
 * Scrolls to a question, if any of it is off the screen, each time another one is asked; an empty one asks nothing. What it is
 * `about` is above it, and shown too where there is room.
 */
export function useInView(panel: Panel, question: string, about?: string): void {
  useLayoutEffect(() => {
    const box = question ? panel.current?.getBoundingClientRect() : undefined;
    if (!box) return;
    const top = (about ? document.querySelector(about)?.getBoundingClientRect().top : undefined) ?? box.top;
    if (top >= 0 && box.bottom <= innerHeight) return;
    panel.current?.scrollIntoView({ block: about ? 'end' : 'nearest' });
  }, [question]);
}
