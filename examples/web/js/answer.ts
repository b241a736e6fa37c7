// How WebAssembly is asked, and its answers understood.
import { type Refusal, StarwrightError } from './error.js';
import { json, kindOf } from './given.js';

/** What every question is answered with: the answer, a rule that refuses it, or that it means nothing. */
export type Outcome<T> = { ok: T } | { refusal: Refusal } | { unreadable: string };

/** A question: an object of texts, each of which is JSON. */
export function question(fields: Record<string, unknown>): string {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined);
  return JSON.stringify(Object.fromEntries(said.map(([name, value]) => [name, json(value, name)])));
}

/** The answer of WebAssembly, or why the question cannot even be asked. */
export function answer<T>(ask: () => string): Outcome<T> {
  return understood(ask, (text) => JSON.parse(text) as Outcome<T>);
}

/** The same for what is not told as text. */
export function understood<T, A>(ask: () => A, tell: (answer: A) => Outcome<T>): Outcome<T> {
  try {
    return tell(ask());
  } catch (error) {
    if (error instanceof StarwrightError && error.code === 'unreadable') return { unreadable: error.message };
    throw error;
  }
}

/**
 * The answer.
 *
 * @throws {StarwrightError} what refuses it, with the code `refused` or `unreadable`.
 */
export function must<T>(outcome: Outcome<T>): T {
  if ('ok' in Object(outcome)) return (outcome as { ok: T }).ok;
  const { refusal, unreadable } = Object(outcome) as { refusal?: Refusal; unreadable?: string };
  if (refusal) throw new StarwrightError('refused', refusal.says, refusal);
  throw new StarwrightError('unreadable', unreadable ?? `${kindOf(outcome)} is no outcome`);
}
