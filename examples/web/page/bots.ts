// Bots and hints; their WebAssembly module is loaded after the page.
import * as bots from '../js/bots';
import { t } from './words';

let loading: Promise<typeof bots> | undefined;

/** Delay between retries, in milliseconds. */
const PATIENCE = 3_000;

/** Loads the bots; shows a notice after each failed try. */
export function called(notice: (text: string) => void): Promise<typeof bots> {
  loading ??= fetched(notice);
  return loading;
}

async function fetched(notice: (text: string) => void): Promise<typeof bots> {
  for (;;) {
    try {
      await bots.load();
      return bots;
    } catch {
      notice(t('no-bots'));
      await new Promise((again) => setTimeout(again, PATIENCE));
    }
  }
}
