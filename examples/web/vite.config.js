// Builds the page from `page/` into `dist/page/`; `npm run dev` serves it while it is written.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressed } from './compressed.js';
import { offline } from './offline.js';
import { linkPreviews } from './previews.js';

const WORDS = fileURLToPath(new URL('../words/', import.meta.url));

/** `import('words:fr')` gives all translations of a language as one text. */
function words() {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0words:')) return undefined;
      const folder = `${WORDS}${id.slice('\0words:'.length)}/`;
      const files = readdirSync(folder, { recursive: true })
        .filter((name) => name.endsWith('.ftl'))
        .map((name) => folder + name);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')).join('\n'))}`;
    },
  };
}

export default defineConfig({
  root: 'page',
  base: './',
  plugins: [words(), linkPreviews(WORDS), offline(), compressed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  server: { fs: { allow: ['../..'] } },
  build: { outDir: '../dist/page', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
