// The rules in WebAssembly, which load while the page already says what it is.
import { signal } from '@preact/signals';
import { load } from '../../js/index';

/** `failed` until the reader tries again. */
export const engine = signal<'loading' | 'slow' | 'ready' | 'failed'>('loading');

/** After so many milliseconds the reader is told that it takes a while. */
const PATIENCE = 4_000;

export async function start(): Promise<void> {
  engine.value = 'loading';
  const timer = setTimeout(() => {
    if (engine.value === 'loading') engine.value = 'slow';
  }, PATIENCE);
  try {
    await load();
    engine.value = 'ready';
    performance.mark('rules');
  } catch {
    engine.value = 'failed';
  }
  clearTimeout(timer);
}
