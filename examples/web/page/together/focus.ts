// A part of the page that is drawn again while somebody uses it: a click is not lost, focus and scrolling stay.

const SCROLLED = '.list, .log';
const USABLE = 'button, a, select, input, summary';

type Sought = { id: string; text: string | null };
/** What was focused in a part that has it no more; it may come back. The part itself is focused meanwhile. */
const sought = new WeakMap<HTMLElement, Sought>();

/** Draws again, and focuses what was focused, or what says the same. */
export function keeping(part: HTMLElement, draw: () => void): void {
  const active = document.activeElement;
  const focused = active && active !== part && part.contains(active) ? { id: active.id, text: active.textContent } : null;
  const seek = active === part ? sought.get(part) : focused;
  const tops = [...part.querySelectorAll(SCROLLED)].map((list) => list.scrollTop);
  draw();
  for (const [place, list] of [...part.querySelectorAll(SCROLLED)].entries()) list.scrollTop = tops[place] ?? 0;
  if (!seek) return;
  sought.set(part, seek);
  const usable = [...part.querySelectorAll<HTMLElement>(USABLE)];
  const same = usable.find(({ id, textContent }) => (seek.id ? id === seek.id : textContent === seek.text));
  (same ?? part).focus({ preventScroll: true });
}

/** No press lasts longer, in milliseconds; of one on a scrollbar the end is not told. */
const PRESS = 2_000;

/** Draws a part again, but not under a pressed pointer or an open list: then as soon as it is released or left. */
export class Drawing {
  readonly #part: HTMLElement;
  readonly #draw: () => void;
  #pressed = false;
  #isDue = false;

  constructor(part: HTMLElement, draw: () => void) {
    [this.#part, this.#draw] = [part, draw];
    part.addEventListener('pointerdown', () => {
      this.#pressed = true;
      setTimeout(this.#released, PRESS);
    });
    part.addEventListener('focusout', () => this.#later());
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, this.#released);
  }

  /** Draws once nothing is in use. */
  again(): void {
    this.#isDue = true;
    if (!this.#pressed && !this.#part.querySelector('select:focus')) this.now();
  }

  /** Draws at once. */
  now(): void {
    this.#isDue = false;
    keeping(this.#part, this.#draw);
  }

  stop(): void {
    for (const end of ['pointerup', 'pointercancel']) removeEventListener(end, this.#released);
  }

  readonly #released = () => {
    this.#pressed = false;
    this.#later();
  };

  /** After the click that follows. */
  #later(): void {
    setTimeout(() => this.#isDue && this.again());
  }
}
