// Browser storage. An unreadable save is reported, set aside, and never overwritten.

import { signal } from '@preact/signals';

const PREFIX = 'starwright.';

/** Grows when a save is set aside. */
export const asides = signal(0);

export function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Stores a text; false if there is no storage, or no room. */
export function store(name: string, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + name, text);
    return true;
  } catch {
    return false;
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // no storage available
  }
}

/** Sets an unreadable save aside, so that the next save does not overwrite it. */
export function setAside(name: string): void {
  const text = stored(name);
  if (text === null) return;
  let number = 1;
  while (stored(`damaged.${name}.${number}`) !== null) number += 1;
  store(`damaged.${name}.${number}`, text);
  forget(name);
  asides.value += 1;
}

/** The unreadable saves, with their names. */
export function damaged(): [string, string][] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${PREFIX}damaged.`))
      .sort()
      .map((key) => [key.slice(PREFIX.length), localStorage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}
