// WebAssembly gives the same bytes as a native build: every case file, every playthrough, 10,000 random games. Needs pkg/same/, which
// test.sh builds.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import start, * as wasm from '../pkg/same/same.js';

const GAMES = { battle: 2500, yard: 2500, flight: 2500, game: 2500 };

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const cargo = ['run', '--locked', '--quiet', '--release', '--manifest-path', here('../Cargo.toml'), '--package', 'same', '--'];
const native = (...words) => execFileSync('cargo', [...cargo, ...words], { encoding: 'utf8', maxBuffer: 1 << 28 });

const below = (folder, ending) =>
  readdirSync(here(folder), { recursive: true })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(here(folder), name));

/** Fails with the first line that differs. */
function same(one, other, name) {
  if (one === other) return;
  const [ours, theirs] = [one.split('\n'), other.split('\n')];
  const at = ours.findIndex((line, place) => line !== theirs[place]);
  assert.fail(`${name}, line ${at + 1}:\n  in WebAssembly: ${ours[at]}\n  native:         ${theirs[at]}`);
}

await start({ module_or_path: readFileSync(here('../pkg/same/same_bg.wasm')) });

let lines = 0;
const files = below('../../../tests/cases', '.jsonl');
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const answers = wasm.cases(text);
  same(answers, native('cases', file), file);
  assert.equal(answers.trimEnd().split('\n').length, text.trimEnd().split('\n').length, file);
  lines += answers.trimEnd().split('\n').length;
}
assert.ok(lines > 1000, `${lines} cases only`);
console.log(`ok   ${lines} cases in ${files.length} files`);

const playthroughs = below('../../../tests/playthroughs', '.txt');
for (const file of playthroughs) {
  const text = readFileSync(file, 'utf8');
  same(wasm.playthrough(basename(file).split('-')[0], text), text, file);
}
assert.ok(playthroughs.length >= 13, `${playthroughs.length} playthroughs only`);
console.log(`ok   ${playthroughs.length} playthroughs`);

for (const [kind, count] of Object.entries(GAMES)) {
  const began = performance.now();
  const played = wasm.games(kind, 0, count);
  const there = performance.now() - began;
  same(played, native('games', kind, '0', String(count)), kind);
  const choices = played
    .trimEnd()
    .split('\n')
    .map((line) => Number(/: (\d+) choices/.exec(line)[1]));
  assert.equal(choices.length, count);
  const all = choices.reduce((one, other) => one + other);
  console.log(`ok   ${count} random games (${kind}), ${all} choices, ${(there / 1000).toFixed(1)} s in WebAssembly`);
}
