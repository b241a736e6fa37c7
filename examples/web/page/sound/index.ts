// Sounds, off until the reader wants them.
import { signal } from '@preact/signals';
import { store, stored } from '../store';
import { type Sound, VOICES } from './voices';

export type { Sound };

export const audible = signal(stored('sound') === 'on');

/** Milliseconds in which the same sound is not heard twice. */
const APART = 60;

let context: AudioContext | null = null;
const lastHeard = new Map<Sound, number>();

/** Turns sounds on or off, and stores that for the next visit. */
export function turnSound(on: boolean): void {
  audible.value = on;
  store('sound', on ? 'on' : 'off');
  if (on) sound('tile');
  else void context?.suspend();
}

export function sound(of: Sound | undefined): void {
  const now = performance.now();
  if (!of || !audible.value || document.hidden || now - (lastHeard.get(of) ?? -APART) < APART) return;
  lastHeard.set(of, now);
  context ??= new AudioContext();
  // a browser is silent until somebody has clicked
  void context.resume();
  VOICES[of](context);
}
