// For the build: the service worker with the files that it keeps, and the WebAssembly loaded from the first moment.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const SOURCE = new URL('page/offline/sw.js', import.meta.url);
/** What browsers that have WebAssembly never ask for. */
const UNUSED = /\.(woff|map)$/;

/** The code of the start page that the page's own does not name yet. */
function firstShown(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const at = (wanted) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(wanted));
  const [frame, start] = [at('/index.html'), at('/start/start.tsx')];
  if (!frame || !start) return [];
  return [start.fileName, ...start.imports].filter((name) => name !== frame.fileName && !frame.imports.includes(name));
}

export function offline() {
  return {
    name: 'offline',
    enforce: 'post',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const link = (href, attrs) => ({ tag: 'link', attrs: { ...attrs, crossorigin: '', href: `./${href}` }, injectTo: 'head' });
        const wasm = Object.keys(bundle).filter((name) => /starwright_bg-[^/]*\.wasm$/.test(name));
        return [
          ...firstShown(bundle).map((name) => link(name, { rel: 'modulepreload' })),
          ...wasm.map((name) => link(name, { rel: 'preload', as: 'fetch', fetchpriority: 'low' })),
        ];
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
