// Validation of arguments before they reach WebAssembly, which takes only strings and numbers.
import { StarwrightError } from './error.js';

/** The kind of a value, for error messages; long values are not quoted. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** Throws a `StarwrightError` with code `unreadable`. */
export function unreadable(message: string): never {
  throw new StarwrightError('unreadable', message);
}

/** Checks that a value is a string. */
export function text(value: unknown, name: string): string {
  return typeof value === 'string' ? value : unreadable(`\`${name}\` must be a string, got ${kindOf(value)}`);
}

/** Checks that a value is an integer from 0 to `Number.MAX_SAFE_INTEGER`. */
export function whole(value: unknown, name: string): number {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
  return unreadable(`\`${name}\` must be an integer from 0 to ${Number.MAX_SAFE_INTEGER}, got ${kindOf(value)}`);
}

/** Checks that a value is an object. */
export function fields<T extends object>(value: T, name: string): T {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  return unreadable(`\`${name}\` must be an object, got ${kindOf(value)}`);
}

/** Serialises a value; throws if JSON cannot represent it. */
export function json(value: unknown, name: string): string {
  const sayable = (_: string, part: unknown) => {
    const isData = typeof part === 'number' ? Number.isFinite(part) : !['bigint', 'function', 'symbol'].includes(typeof part);
    return isData ? part : unreadable(`\`${name}\`: JSON cannot hold ${kindOf(part)}`);
  };
  let said: string | undefined;
  try {
    said = JSON.stringify(value, sayable);
  } catch (error) {
    if (error instanceof StarwrightError) throw error;
    unreadable(`\`${name}\` cannot be written as JSON: it is circular, too deep or too long`);
  }
  return said ?? unreadable(`\`${name}\` is missing`);
}
