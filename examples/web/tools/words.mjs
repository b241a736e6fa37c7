// Writes page/word.d.ts: what the page may say, from its English words.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../../words/en/page/', import.meta.url);
const english = readdirSync(folder)
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
const words = [...english.matchAll(/^page-([a-z-]+) =/gm)].map(([, word]) => `  | '${word}'`);
writeFileSync(
  new URL('../page/word.d.ts', import.meta.url),
  `// Written by tools/words.mjs; not by hand.\nexport type Word =\n${words.join('\n')};\n`,
);
