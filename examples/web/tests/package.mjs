// The package as `npm pack` makes it, installed in an empty folder: its version is the crate's, and the README's example compiles
// and runs: `node tests/package.mjs FILE.tgz`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'starwright-'));
const run = (program, ...words) => execFileSync(program, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

try {
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  run('npm', 'install', '--no-audit', '--no-fund', '--silent', resolve(process.argv[2]));
  const installed = JSON.parse(readFileSync(join(folder, 'node_modules/starwright/package.json'), 'utf8'));
  const crate = /^version = "(.+)"/m.exec(readFileSync(here('../../../Cargo.toml'), 'utf8'))[1];
  assert.equal(installed.version, crate, 'package.json has the version of the crate');

  const [example] = /(?<=```ts\n).*?(?=```)/s.exec(readFileSync(here('../README.md'), 'utf8'));
  writeFileSync(join(folder, 'example.ts'), `${example}\nawait import('./seen.js').then(({ seen }) => seen(outcome));\n`);
  writeFileSync(join(folder, 'seen.js'), 'export const seen = (outcome) => console.log(JSON.stringify(outcome));\n');
  writeFileSync(join(folder, 'seen.d.ts'), 'export declare const seen: (outcome: unknown) => void;\n');
  const strict = ['--strict', '--target', 'ES2022', '--module', 'ES2022', '--moduleResolution', 'bundler', '--lib', 'ES2022,DOM'];
  run(here('../node_modules/.bin/tsc'), 'example.ts', 'seen.d.ts', ...strict, '--types', '', '--ignoreConfig');
  const said = run(process.execPath, 'example.js').trim().split('\n');
  assert.match(said[0], /BBS-/, 'the example prints what refuses its choice');
  assert.ok(JSON.parse(said.at(-1)).refusal.rule.startsWith('BBS-'));
  console.log(`ok   the package, version ${installed.version}`);
} finally {
  rmSync(folder, { recursive: true });
}
