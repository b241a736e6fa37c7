// Calls into WebAssembly and their outcomes.
import { type Refusal, StarwrightError } from './error.js';
import { json, kindOf } from './given.js';

/** The outcome of a call: its result, a refusal by a rule, or why an argument is malformed. */
export type Outcome<T> = { ok: T } | { refusal: Refusal } | { unreadable: string };

/** The arguments of a call: an object whose values are JSON strings. */
export function question(fields: Record<string, unknown>): string {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined);
  return JSON.stringify(Object.fromEntries(said.map(([name, value]) => [name, json(value, name)])));
}

/** Calls WebAssembly and parses the outcome; reports malformed arguments as `unreadable`. */
export function answer<T>(ask: () => string): Outcome<T> {
  return understood(ask, (text) => JSON.parse(text) as Outcome<T>);
}

/** As `answer`, for results other than JSON. */
export function understood<T, A>(ask: () => A, tell: (answer: A) => Outcome<T>): Outcome<T> {
  try {
    return tell(ask());
  } catch (error) {
    if (error instanceof StarwrightError && error.code === 'unreadable') return { unreadable: error.message };
    throw error;
  }
}

/**
 * Unwraps an outcome.
 *
 * @throws {StarwrightError} with code `refused` or `unreadable` if the call failed.
 */
export function must<T>(outcome: Outcome<T>): T {
  if ('ok' in Object(outcome)) return (outcome as { ok: T }).ok;
  const { refusal, unreadable } = Object(outcome) as { refusal?: Refusal; unreadable?: string };
  if (refusal) throw new StarwrightError('refused', refusal.says, refusal);
  throw new StarwrightError('unreadable', unreadable ?? `expected an outcome, got ${kindOf(outcome)}`);
}
