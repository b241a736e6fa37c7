// For the build: the service worker with the files that it keeps, and the WebAssembly loaded from the first moment.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const SOURCE = new URL('page/offline/sw.js', import.meta.url);
/** What browsers that have WebAssembly never ask for. */
const UNUSED = /\.(woff|map)$/;

export function offline() {
  return {
    name: 'offline',
    enforce: 'post',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const wasm = Object.keys(bundle).find((name) => /starwright_bg-[^/]*\.wasm$/.test(name));
        if (!wasm) return [];
        return [{ tag: 'link', attrs: { rel: 'preload', as: 'fetch', fetchpriority: 'low', crossorigin: '', href: `./${wasm}` }, injectTo: 'head' }];
      },
    },
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => !['index.html', 'previews.json'].includes(name) && !UNUSED.test(name));
      const all = [...files, 'icon.svg', 'manifest.webmanifest'].sort();
      const version = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 12);
      const source = readFileSync(SOURCE, 'utf8').replace('__FILES__', JSON.stringify(all)).replace('__VERSION__', version);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
