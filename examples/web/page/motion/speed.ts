// How fast things move: chosen by the reader, off where the device asks for less motion.
import { computed, signal } from '@preact/signals';
import { store, stored } from '../store';

export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Durations as a multiple of those at normal speed. */
const FACTORS: Record<Speed, number> = { off: 0, slow: 1.8, normal: 1, fast: 0.4 };

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const isCalm = signal(calm.matches);
calm.addEventListener('change', () => {
  isCalm.value = calm.matches;
});

const chosen = signal<Speed | undefined>(SPEEDS.find((known) => known === stored('speed')));

/** The speed in force: the chosen one; without a choice, off with `prefers-reduced-motion`. */
export const speed = computed<Speed>(() => chosen.value ?? (isCalm.value ? 'off' : 'normal'));

/** Chooses a speed, and stores it for the next visit. */
export function pace(next: Speed): void {
  chosen.value = next;
  store('speed', next);
}

/** A duration in force; 0 if nothing moves or nobody sees it. */
export const lasting = (ms: number): number => (document.hidden ? 0 : ms * FACTORS[speed.value]);
