// Bots and hints; their WebAssembly comes when the page is there.
import * as bots from '../js/bots';

let loading: Promise<typeof bots> | undefined;

/** The bots, as soon as they are there. */
export function called(): Promise<typeof bots> {
  loading ??= bots.load(new URL('bots_bg.wasm', location.href)).then(() => bots);
  return loading;
}
