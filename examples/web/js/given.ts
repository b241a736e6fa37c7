// What callers give, judged before any of it reaches WebAssembly, which takes texts and numbers and nothing else.
import { StarwrightError } from './error.js';

/** What a value is, in a few words: a message repeats nothing that may be long. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** Throws that something means nothing. */
export function unreadable(message: string): never {
  throw new StarwrightError('unreadable', message);
}

/** A text. */
export function text(value: unknown, name: string): string {
  return typeof value === 'string' ? value : unreadable(`\`${name}\` is a text, not ${kindOf(value)}`);
}

/** A whole number, from 0 to where numbers are exact. */
export function whole(value: unknown, name: string): number {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
  return unreadable(`\`${name}\` is a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, not ${kindOf(value)}`);
}

/** An object with fields. */
export function fields<T extends object>(value: T, name: string): T {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  return unreadable(`\`${name}\` is an object, not ${kindOf(value)}`);
}

/** Anything that JSON can say, as JSON. */
export function json(value: unknown, name: string): string {
  const sayable = (_: string, part: unknown) => {
    const isData = typeof part === 'number' ? Number.isFinite(part) : !['bigint', 'function', 'symbol'].includes(typeof part);
    return isData ? part : unreadable(`\`${name}\`: JSON knows no ${kindOf(part).replace(/^an? /, '')}`);
  };
  let said: string | undefined;
  try {
    said = JSON.stringify(value, sayable);
  } catch (error) {
    if (error instanceof StarwrightError) throw error;
    unreadable(`\`${name}\` cannot be written as JSON: it contains itself, is too deep or too long`);
  }
  return said ?? unreadable(`\`${name}\` is missing`);
}
