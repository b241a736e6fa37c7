// Every language says every word of the page, and has a sentence for every choice and event that there is, with fields that it has.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';

const words = new URL('../page/words/', import.meta.url);
const { $defs } = JSON.parse(readFileSync(new URL('../../../tests/schemas/starwright.schema.json', import.meta.url), 'utf8'));
const read = (folder, name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const KINDS = ['battle.event', 'battle.choice', 'yard.event', 'yard.choice', 'flight.event', 'flight.choice'];
const holes = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

/** The tags of a schema, each with its fields. */
function tags(schema) {
  const found = new Map();
  const look = (part) => {
    if (part.$ref) return look($defs[part.$ref.split('/').at(-1)]);
    for (const one of part.anyOf ?? []) look(one);
    const fields = part.properties ?? {};
    for (const tag of ['event', 'do', 'propose']) {
      const name = fields[tag]?.const;
      if (name) found.set(name, Object.keys(fields));
    }
  };
  look(schema);
  return found;
}

const english = read(words, 'en.json');
let count = 0;
for (const file of readdirSync(words).filter((name) => name !== 'en.json')) {
  const language = read(words, file);
  assert.deepEqual(Object.keys(language).sort(), Object.keys(english).sort(), `${file} has the words of en.json`);
  for (const [name, text] of Object.entries(english)) {
    if (typeof text === 'string') assert.deepEqual(holes(language[name]).sort(), holes(text).sort(), `${file}, ${name}`);
  }
  for (const kind of KINDS) {
    const known = language.sentences[kind];
    const there = tags($defs[kind.replace('.', '_')]);
    assert.ok(there.size > 5, kind);
    for (const tag of there.keys()) assert.ok(known[tag], `${file} has no sentence for ${kind} ${tag}`);
    for (const [key, text] of Object.entries(known)) {
      const fields = there.get(key.split(' ')[0]);
      assert.ok(fields, `${file} has a sentence for ${kind} ${key}, which there is not`);
      for (const hole of holes(text)) assert.ok(fields.includes(hole), `${file}, ${kind} ${key}: no field is ${hole}`);
      count += 1;
    }
  }
}
console.log(`ok   the words of the page, with ${count} sentences in other languages`);
