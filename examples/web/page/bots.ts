// Bots and hints; their WebAssembly comes when the page is there.
import * as bots from '../js/bots';
import { t } from './words';

let loading: Promise<typeof bots> | undefined;

/** How long it waits to try again, in milliseconds. */
const PATIENCE = 3_000;

/** The bots, as soon as they are there; a notice, if that takes more than one try. */
export function called(notice: (text: string) => void): Promise<typeof bots> {
  loading ??= fetched(notice);
  return loading;
}

async function fetched(notice: (text: string) => void): Promise<typeof bots> {
  for (;;) {
    try {
      await bots.load(new URL('bots_bg.wasm', location.href));
      return bots;
    } catch {
      notice(t('no-bots'));
      await new Promise((again) => setTimeout(again, PATIENCE));
    }
  }
}
