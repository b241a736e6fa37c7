// Every language has all texts of the page, with the same variables, and the page uses each of them.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** The page's words in a language, all files as one text. */
const words = (language) => {
  const folder = `../../words/${language}/page/`;
  return readdirSync(new URL(folder, import.meta.url))
    .map((name) => read(folder + name))
    .join('\n');
};

/** The variables of a part of a message; a message that it refers to may use the same. */
function variables(part, found = new Set()) {
  if (part?.type === 'var') found.add(part.name);
  if (part && typeof part === 'object') for (const inner of Object.values(part)) variables(inner, found);
  return found;
}

/** The messages of a language, each with its variables. */
function messages(language) {
  const { body } = new FluentResource(words(language));
  return new Map(body.map(({ id, value }) => [id, [...variables(value)].sort()]));
}

const english = messages('en');
const lines = words('en').match(/^[a-z][\w-]* =/gm);
assert.equal(english.size, lines.length, 'a message of en/page/ is not read, or stands there twice');
const languages = readdirSync(new URL('../../words/', import.meta.url)).filter((name) => /^[a-z]{2}$/.test(name));
assert.ok(languages.length >= 4, `${languages}`);
for (const language of languages) {
  const known = messages(language);
  assert.deepEqual([...known.keys()].sort(), [...english.keys()].sort(), `${language} has the words of en`);
  for (const [id, names] of known) {
    // a language may need a count that English does not
    const missing = english.get(id).filter((name) => !names.includes(name));
    assert.deepEqual(
      [missing, names.filter((name) => !english.get(id).includes(name) && name !== 'count')],
      [[], []],
      `${language}, ${id}`,
    );
  }
}

const page = readdirSync(new URL('../page/', import.meta.url), { recursive: true }).filter((name) => /(?<!\.d)\.tsx?$/.test(name));
const sources = [...page.map((name) => `../page/${name}`), '../previews.js'].map(read).join('\n');
const families = [...sources.matchAll(/t\(`([a-z-]+-)\$\{/g)].map(([, start]) => start);
const referred = languages.flatMap((language) => words(language).match(/(?<=\{ )page-[a-z-]+/g));
for (const id of english.keys()) {
  const word = id.replace('page-', '');
  const isNamed = sources.includes(`'${word}'`) || sources.includes(`="${word}"`);
  const isSaid = isNamed || families.some((start) => word.startsWith(start)) || referred.includes(id);
  assert.ok(isSaid, `nothing says ${id}`);
}
console.log(`ok   ${english.size} texts of the page in ${languages.length} languages`);
