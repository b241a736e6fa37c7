// What is kept in this browser. A save that cannot be read is named, kept aside, and never written over.

const PREFIX = 'starwright.';

export function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function store(name: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // a browser that keeps nothing: the game goes on
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // nothing was kept
  }
}

/** Puts a text that cannot be read out of the way of the next save. */
export function setAside(name: string): void {
  const text = stored(name);
  if (text === null) return;
  let number = 1;
  while (stored(`damaged.${name}.${number}`) !== null) number += 1;
  store(`damaged.${name}.${number}`, text);
  forget(name);
}

/** The saves that could not be read, with their names. */
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
