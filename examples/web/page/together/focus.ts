// A part of the page that is drawn again while somebody uses it: focus and scrolling stay.

const SCROLLED = '.list, .log';
const USABLE = 'button, a, select, input, summary';

/** Draws again, and focuses what was focused, or what says the same. */
export function keeping(part: HTMLElement, draw: () => void): void {
  const active = document.activeElement;
  const focused = active && part.contains(active) ? { id: active.id, text: active.textContent } : null;
  const tops = [...part.querySelectorAll(SCROLLED)].map((list) => list.scrollTop);
  draw();
  for (const [place, list] of [...part.querySelectorAll(SCROLLED)].entries()) list.scrollTop = tops[place] ?? 0;
  if (!focused) return;
  const usable = [...part.querySelectorAll<HTMLElement>(USABLE)];
  const same = usable.find(({ id, textContent }) => (focused.id ? id === focused.id : textContent === focused.text));
  (same ?? usable[0])?.focus({ preventScroll: true });
}
