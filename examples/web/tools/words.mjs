// Writes page/word.d.ts: what the page may say, from its English words.
import { readFileSync, writeFileSync } from 'node:fs';

const english = readFileSync(new URL('../../words/en/page.ftl', import.meta.url), 'utf8');
const words = [...english.matchAll(/^page-([a-z-]+) =/gm)].map(([, word]) => `  | '${word}'`);
writeFileSync(
  new URL('../page/word.d.ts', import.meta.url),
  `// Written by tools/words.mjs; not by hand.\nexport type Word =\n${words.join('\n')};\n`,
);
