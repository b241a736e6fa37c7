// How the WebAssembly is loaded, asked and understood.
import type { RefusalMessage } from './messages';

/** A refusal as data: its own fields, what it says, and the sentence of its rule. */
export type Refusal = RefusalMessage & { says: string; sentence?: string };
/** What every question is answered with: the answer, a rule that refuses it, or that it means nothing. */
export type Outcome<T> = { ok: T } | { refusal: Refusal } | { unreadable: string };
/** Where the WebAssembly comes from. */
export type Source = URL | Response | BufferSource;

/** What was named, or else the file beside this one. */
export async function from(name: string, source?: Source): Promise<Source> {
  const beside = new URL(name, import.meta.url);
  if (source !== undefined || beside.protocol !== 'file:') return source ?? beside;
  // only where there are files: browsers never come here
  const files = 'node:fs/promises';
  const { readFile } = (await import(files)) as { readFile: (file: URL) => Promise<Uint8Array<ArrayBuffer>> };
  return readFile(beside);
}

export function told<T>(text: string): Outcome<T> {
  return JSON.parse(text) as Outcome<T>;
}

/** The answer; throws what refuses it. */
export function must<T>(outcome: Outcome<T>): T {
  if ('ok' in outcome) return outcome.ok;
  throw new Error('refusal' in outcome ? outcome.refusal.says : outcome.unreadable);
}

/** A question: an object of texts, each of which is JSON. */
export function question(fields: Record<string, unknown>): string {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined);
  return JSON.stringify(Object.fromEntries(said.map(([name, value]) => [name, JSON.stringify(value)])));
}
