// Writes js/messages.d.ts: the type of every message, from the schemas that the crate makes of its forms.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const made = JSON.parse(readFileSync(new URL('../../../tests/schemas/starwright.schema.json', import.meta.url), 'utf8'), lists);
const messages = made.anyOf.map(({ $ref }) => $ref.split('/').at(-1));
const properties = Object.fromEntries(messages.map((name) => [name, { $ref: `#/$defs/${name}` }]));
const all = { title: 'Messages', type: 'object', properties, additionalProperties: false, $defs: made.$defs };

/** Lists as this compiler writes them: fixed ones by their items, others of any length. */
function lists(_name, value) {
  if (value?.type !== 'array') return value;
  const { prefixItems, minItems, maxItems, ...list } = value;
  return prefixItems ? { ...list, items: prefixItems, minItems, maxItems } : list;
}

const text = await compile(all, 'Messages', {
  bannerComment: '// Written by tools/types.mjs from tests/schemas; not by hand.',
  additionalProperties: false,
});
const named = (name) => name.replace(/(^|_)(\w)/g, (_, _before, letter) => letter.toUpperCase());
const aliases = messages.map((name) => `export type ${named(name)}Message = ${named(name)};\n`);
writeFileSync(new URL('../js/messages.d.ts', import.meta.url), text + aliases.join(''));
