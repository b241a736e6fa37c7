// Writes js/messages.d.ts: the type of every message, from the schemas that the crate's tests hold against its forms.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const folder = new URL('../../../tests/schemas/', import.meta.url);
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.schema.json') && file !== 'case.schema.json')
  .sort();

// One schema of all: its properties are the messages. Where two files mean different things by one name, the file's name leads.
const all = { title: 'Messages', type: 'object', properties: {}, additionalProperties: false, $defs: {} };
for (const file of files) {
  const name = file.replace('.schema.json', '');
  const { $schema, $defs = {}, title, ...schema } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  const names = new Map();
  const same = (known, own) => known === undefined || JSON.stringify(known) === JSON.stringify(own);
  for (const [key, own] of Object.entries($defs)) {
    names.set(key, same(all.$defs[key], tuples(own, names)) ? key : `${name}_${key}`);
  }
  for (const [key, own] of Object.entries($defs)) all.$defs[names.get(key)] = tuples(own, names);
  all.$defs[`${name}_message`] = { description: title, ...tuples(schema, names) };
  all.properties[name] = { $ref: `#/$defs/${name}_message` };
}

/** Fixed lists as this compiler writes them, references by their new names, and no conditions that a type cannot tell. */
function tuples(schema, names) {
  if (Array.isArray(schema)) return schema.map((item) => tuples(item, names));
  if (typeof schema !== 'object' || schema === null) return schema;
  const made = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === '$ref') made.$ref = `#/$defs/${names.get(value.split('/').at(-1)) ?? value.split('/').at(-1)}`;
    else if (key === 'unevaluatedProperties') made.additionalProperties = value;
    else if (['anyOf', 'oneOf', 'allOf'].includes(key) && value.every(isCondition)) continue;
    else if (!['if', 'then', 'else', 'not', 'pattern', 'uniqueItems', 'dependentRequired'].includes(key)) made[key] = tuples(value, names);
  }
  if (made.prefixItems) {
    made.items = made.prefixItems;
    made.minItems = made.maxItems = made.items.length;
    delete made.prefixItems;
  } else if (made.type === 'array' && made.minItems === made.maxItems && made.maxItems <= 4 && made.items) {
    made.items = Array.from({ length: made.maxItems }, () => made.items);
  } else if (made.type === 'array') {
    delete made.minItems;
    delete made.maxItems;
  }
  return made;
}

function isCondition(part) {
  return Object.keys(part).every((key) => ['required', 'not', 'if', 'then', 'else'].includes(key));
}

const text = await compile(all, 'Messages', {
  bannerComment: '// Written by tools/types.mjs from tests/schemas; not by hand.',
  additionalProperties: false,
});
writeFileSync(new URL('../js/messages.d.ts', import.meta.url), text);
