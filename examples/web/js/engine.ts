// Loading of WebAssembly modules.
import { StarwrightError } from './error.js';
import { kindOf } from './given.js';

/** The part of `URL` that is used, so that no DOM types are needed. */
export type Address = { readonly href: string };
/** The part of `Response` that is used. */
export type Reply = { readonly ok: boolean; readonly status: number; readonly url: string; arrayBuffer(): Promise<ArrayBuffer> };
/** A `WebAssembly.Module`, if its type is available. */
export type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer M } } } ? object & M : never;
/**
 * The source of a WebAssembly module: a URL, as an object or a string; a file path, where a file system exists; a `Response` or a
 * promise of one; the bytes; or a compiled module.
 */
export type Source = string | Address | Reply | PromiseLike<Reply> | ArrayBuffer | ArrayBufferView | CompiledModule;

type Glue = { default: (from: { module_or_path: unknown }) => Promise<unknown> };
/** The parts of the built-in modules of Node, Deno and Bun that are used. */
type Builtin = {
  'node:fs/promises': { readFile: (file: string | URL) => Promise<Uint8Array> };
  'node:module': { createRequire: (from: string) => { resolve: (name: string) => string } };
};

/** A WebAssembly module and its bindings, which throw until it is loaded. */
export class Engine<G extends Glue> {
  readonly #glue: G;
  readonly #beside: () => Address;
  #ready = false;

  /** `beside` returns the default file. It is called only if no source is given, because a classic script has no URL of its own. */
  constructor(glue: G, beside: () => Address) {
    this.#glue = glue;
    this.#beside = beside;
  }

  async load(source?: Source): Promise<void> {
    if (this.#ready) return;
    try {
      await this.#glue.default({ module_or_path: source === undefined ? await beside(this.#beside().href) : await found(source) });
    } catch (error) {
      if (error instanceof StarwrightError) throw error;
      const why = error instanceof Error ? error.message : String(error);
      throw new StarwrightError('load_failed', `WebAssembly could not be loaded: ${why.slice(0, 200)}`, undefined, { cause: error });
    }
    this.#ready = true;
  }

  get wasm(): G {
    if (this.#ready) return this.#glue;
    throw new StarwrightError('not_loaded', 'WebAssembly is not loaded: `await load()` first');
  }
}

/** Compares the tag, because `instanceof` fails for values from another window. */
const is = (value: unknown, tag: string) => Object.prototype.toString.call(value) === `[object ${tag}]`;

async function found(source: Source): Promise<unknown> {
  const given: unknown = await source;
  if (typeof given === 'string') return fetched(given);
  const { href } = Object(given) as Partial<Address>;
  if (typeof href === 'string') return fetched(href);
  if (is(given, 'Response')) return answered(given as Response);
  if (ArrayBuffer.isView(given) || is(given, 'ArrayBuffer') || is(given, 'WebAssembly.Module')) return given;
  const wanted = 'a URL, a path, a Response, bytes or a WebAssembly.Module';
  throw new StarwrightError('load_failed', `expected ${wanted}, got ${kindOf(given)}`);
}

/** The file next to this one; else that of the installed package, for servers bundled without the file. */
async function beside(address: string): Promise<unknown> {
  try {
    return await fetched(address);
  } catch (error) {
    const installed = resolved(address);
    if (installed === undefined) throw error;
    return fetched(installed);
  }
}

function resolved(address: string): string | undefined {
  try {
    return builtin('node:module')
      ?.createRequire(address)
      .resolve(`starwright/${address.slice(address.lastIndexOf('/') + 1)}`);
  } catch {
    return undefined;
  }
}

async function fetched(address: string): Promise<unknown> {
  const files = builtin('node:fs/promises');
  if (files && address.startsWith('file:')) return files.readFile(new URL(address));
  // a single letter and a colon is a drive
  const isPath = !/^[a-z][a-z\d+.-]+:/i.test(address) && !('location' in globalThis);
  return files && isPath ? files.readFile(address) : answered(await fetch(address));
}

function answered(response: Response): Response {
  if (response.ok) return response;
  throw new StarwrightError('load_failed', `WebAssembly could not be loaded: ${response.url.slice(0, 200)} answers ${response.status}`);
}

/** A built-in module of Node, Deno or Bun, without an import that a bundler would follow. */
function builtin<N extends keyof Builtin>(name: N): Builtin[N] | undefined {
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } };
  return process?.getBuiltinModule?.(name) as Builtin[N] | undefined;
}
