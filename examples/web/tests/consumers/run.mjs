// Uses the packed npm package in a tiny project of each kind: `node run.mjs FILE.tgz [NAME]` runs only projects whose names contain
// NAME. First the package and the tools that build and run the projects are installed here.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import vm from 'node:vm';
import * as esbuild from 'esbuild';
import { chromium } from 'playwright-core';
import * as vite from 'vite';
import webpack from 'webpack';
import { BROWSER, serving } from '../serving.mjs';

const at = (path) => resolve(fileURLToPath(new URL('.', import.meta.url)), path);
const run = (program, ...words) => execFileSync(program, words, { cwd: at('.'), encoding: 'utf8', timeout: 60_000 }).trim();
const node = (...words) => run(process.execPath, ...words);
const ANSWER = '{"premium":15,"fits":144,"at":[0,0]}';
const config = { root: at('.'), base: './', configFile: false, logLevel: 'error', cacheDir: at('out/vite') };
const WASM = ['starwright', 'ships', 'bots'].map((name) => at(`node_modules/starwright/dist/wasm/${name}_bg.wasm`));

const [packed, wanted = ''] = process.argv.slice(2).map((word, place) => (place === 0 ? resolve(word) : word));
let browser;

/** The results of a page and its worker. */
async function shown(url) {
  browser ??= await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await page.waitForFunction(() => document.body.textContent.trim());
    assert.equal(await page.textContent('body'), `${ANSWER}\n${ANSWER}`);
  } finally {
    await page.close();
  }
}

/** The results of a folder of files in a browser. */
async function served(folder) {
  const { url, close } = await serving(at(folder));
  try {
    await shown(url);
  } finally {
    close();
  }
}

async function bundled(options) {
  const compiler = webpack({ mode: 'production', context: at('.'), performance: false, ...options });
  const stats = await new Promise((done, fail) => compiler.run((error, stats) => (error ? fail(error) : done(stats))));
  assert.deepEqual(stats.compilation.errors.map(String), []);
  assert.deepEqual(stats.compilation.warnings.map(String), []);
}

const typed = (compiler, file, ...options) => node(at(`node_modules/${compiler}`), '-p', `types/${file}`, ...options);

/** The example of the README. */
const example = () => /(?<=```ts\n).*?(?=```)/s.exec(readFileSync(at('../../README.md'), 'utf8'))[0];

const projects = {
  async 'the package has the version of the crate, and its licences'() {
    const file = (name) => readFileSync(at(name), 'utf8');
    const { version, exports } = JSON.parse(file(fileURLToPath(import.meta.resolve('starwright/package.json'))));
    assert.equal(version, /^version = "(.+)"/m.exec(file('../../../../Cargo.toml'))[1]);
    for (const name of Object.keys(exports)) assert.ok(file(fileURLToPath(import.meta.resolve(`starwright${name.slice(1)}`))), name);
    for (const name of ['LICENSE-APACHE', 'LICENSE-MIT'])
      assert.equal(file(`node_modules/starwright/${name}`), file(`../../../../${name}`));
  },

  async Node() {
    assert.equal(node('script.js'), ANSWER);
  },

  async Bun() {
    assert.equal(run(at(`node_modules/@oven/${readdirSync(at('node_modules/@oven'))[0]}/bin/bun`), 'script.js'), ANSWER);
  },

  async Deno() {
    const flags = ['--allow-read', '--no-lock', '--node-modules-dir=manual', '--cached-only'];
    assert.equal(run(at(`node_modules/@deno/${readdirSync(at('node_modules/@deno'))[0]}/deno`), 'run', ...flags, 'script.js'), ANSWER);
  },

  async 'a page and its worker, served by the Vite dev server'() {
    const server = await vite.createServer({ ...config, server: { port: 0, host: '127.0.0.1' } });
    try {
      await server.listen();
      await shown(server.resolvedUrls.local[0]);
    } finally {
      await server.close();
    }
  },

  async 'a page and its worker, built by Vite'() {
    await vite.build({ ...config, build: { outDir: 'out/vite-build' }, worker: { format: 'es' } });
    await served('out/vite-build');
  },

  async 'a page and its worker, built by webpack'() {
    await bundled({ entry: './page.js', output: { path: at('out/webpack'), publicPath: 'auto' } });
    writeFileSync(at('out/webpack/index.html'), '<link rel="icon" href="data:,"><body><script src="main.js"></script></body>');
    await served('out/webpack');
  },

  async 'a page and its worker, bundled by esbuild beside the WebAssembly file'() {
    await esbuild.build({
      entryPoints: ['page.js', 'worker.js'],
      bundle: true,
      format: 'esm',
      outdir: 'out/esbuild',
      absWorkingDir: at('.'),
    });
    cpSync(at('index.html'), at('out/esbuild/index.html'));
    for (const file of WASM) cpSync(file, at(`out/esbuild/wasm/${file.split('/').at(-1)}`));
    await served('out/esbuild');
  },

  async 'a page without a bundler'() {
    mkdirSync(at('out/plain'), { recursive: true });
    cpSync(at('node_modules/starwright/dist'), at('out/plain/starwright'), { recursive: true });
    const direct = (_, part = 'index') => `'./starwright/${part}.js'`;
    writeFileSync(at('out/plain/answer.js'), readFileSync(at('answer.js'), 'utf8').replace(/'starwright(?:\/(\w+))?'/g, direct));
    for (const file of ['index.html', 'page.js', 'worker.js']) cpSync(at(file), at(`out/plain/${file}`));
    await served('out/plain');
  },

  async 'rendered on a server, built by Vite, with the package external and bundled'() {
    for (const [outDir, noExternal] of [
      ['out/ssr', []],
      ['out/ssr-bundled', true],
    ]) {
      await vite.build({ ...config, ssr: { noExternal }, build: { ssr: 'script.js', outDir } });
      assert.equal(node(`${outDir}/script.js`), ANSWER);
    }
  },

  async 'rendered on a server by the Vite dev server'() {
    const server = await vite.createServer({ ...config, appType: 'custom', server: { middlewareMode: true, ws: false } });
    try {
      assert.equal(await (await server.ssrLoadModule('/answer.js')).answer(), ANSWER);
    } finally {
      await server.close();
    }
  },

  async 'a server, built by webpack'() {
    const output = {
      path: at('out/webpack-node'),
      chunkFormat: 'module',
      library: { type: 'module' },
      filename: 'main.mjs',
      publicPath: 'auto',
    };
    await bundled({ entry: './script.js', target: 'node20', experiments: { outputModule: true }, output });
    assert.equal(node('out/webpack-node/main.mjs'), ANSWER);
  },

  async 'a server, bundled by esbuild, with the package installed'() {
    await esbuild.build({
      entryPoints: ['script.js'],
      bundle: true,
      platform: 'node',
      format: 'esm',
      outdir: 'out/esbuild-node',
      absWorkingDir: at('.'),
    });
    assert.equal(node('out/esbuild-node/script.js'), ANSWER);
  },

  async 'a classic script that gets the bytes'() {
    await esbuild.build({
      entryPoints: ['classic.js'],
      bundle: true,
      format: 'iife',
      outdir: 'out/classic',
      absWorkingDir: at('.'),
      logLevel: 'error',
    });
    const script = readFileSync(at('out/classic/classic.js'), 'utf8');
    const world = vm.createContext({ WebAssembly, TextDecoder, TextEncoder, URL, FinalizationRegistry });
    vm.runInContext(script, world);
    assert.equal(await world.answer(readFileSync(WASM[0])), 15);
  },

  async 'every source of the WebAssembly'() {
    const bytes = readFileSync(WASM[0]);
    const reply = () => new Response(bytes, { headers: { 'Content-Type': 'application/wasm' } });
    const { url, close } = await serving(at('node_modules/starwright/dist/wasm'));
    const file = new URL('starwright_bg.wasm', url);
    const right = {
      'a URL': () => file,
      'what has the place of a URL': () => ({ href: file.href }),
      'a URL as text': () => file.href,
      'a file: URL': () => pathToFileURL(WASM[0]),
      'a file: URL as text': () => pathToFileURL(WASM[0]).href,
      'a path': () => WASM[0],
      'a path from here': () => relative(process.cwd(), WASM[0]),
      bytes: () => bytes,
      'a buffer': () => new Uint8Array(bytes).buffer,
      'a response': reply,
      'a response to come': () => Promise.resolve(reply()),
      'a fetch': () => fetch(file),
      'a module': () => new WebAssembly.Module(bytes),
    };
    for (const [name, source] of Object.entries(right)) {
      const { load, catalogue } = await fresh();
      await load(source()).catch((error) => assert.fail(`${name}: ${error.message}`));
      assert.equal(catalogue().classes.length, 8, name);
    }
    const wrong = {
      'a number': () => 5,
      nothing: () => null,
      'an object': () => ({}),
      'a list': () => [],
      'no such file': () => 'nowhere.wasm',
      'no such page': () => new URL('nowhere', url),
      'no WebAssembly': () => new TextEncoder().encode('<!doctype html>'),
      'a page': () => new Response('<!doctype html>', { headers: { 'Content-Type': 'application/wasm' } }),
      'a broken promise': () => Promise.reject(new Error('none')),
    };
    for (const [name, source] of Object.entries(wrong)) {
      const { load, catalogue, StarwrightError } = await fresh();
      const isNamed = (code) => (error) => error instanceof StarwrightError && error.code === code;
      await assert.rejects(load(source()), isNamed('load_failed'), name);
      assert.throws(catalogue, isNamed('not_loaded'), name);
      // a later load succeeds
      await load();
      assert.equal(catalogue().classes.length, 8, name);
    }
    close();
  },

  async 'types with every module resolution, and in an older compiler'() {
    const ways = [
      ['--module', 'nodenext', '--moduleResolution', 'nodenext'],
      ['--module', 'node16', '--moduleResolution', 'node16'],
      ['--module', 'es2022', '--moduleResolution', 'bundler'],
    ];
    writeFileSync(at('types/readme.ts'), `declare const console: { log(...said: unknown[]): void };\n${example()}`);
    for (const compiler of ['../../../node_modules/typescript/bin/tsc', 'typescript-5/bin/tsc']) {
      for (const way of ways) {
        typed(compiler, 'tsconfig.json', ...way);
        typed(compiler, 'dom.json', ...way);
      }
    }
  },

  async 'the README prints what it says'() {
    await esbuild.build({
      stdin: { contents: example(), loader: 'ts', resolveDir: at('.') },
      outfile: at('out/readme.mjs'),
      format: 'esm',
    });
    assert.match(node('out/readme.mjs'), /BBS-/);
  },

  async 'publint and arethetypeswrong'() {
    const { publint } = await import('publint');
    const { formatMessage } = await import('publint/utils');
    const { messages, pkg } = await publint({ pkgDir: at('node_modules/starwright'), strict: true });
    assert.deepEqual(
      messages.map((message) => formatMessage(message, pkg)),
      [],
    );
    node(
      at('node_modules/@arethetypeswrong/cli/dist/index.js'),
      packed,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'starwright_bg.wasm',
      'ships_bg.wasm',
      'bots_bg.wasm',
    );
  },
};

/** A fresh copy of the package, not loaded yet. */
let times = 0;
function fresh() {
  times += 1;
  const folder = at(`out/fresh/${times}`);
  cpSync(at('node_modules/starwright/dist'), folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{"type":"module"}');
  return import(pathToFileURL(`${folder}/index.js`));
}

let failed = 0;
rmSync(at('out'), { recursive: true, force: true });
for (const [name, use] of Object.entries(projects)) {
  if (!name.includes(wanted)) continue;
  try {
    await use();
    console.log(`ok   ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}\n${error.stdout ?? ''}${error.stderr ?? ''}${error.stack}`);
  }
}
await browser?.close();
process.exit(failed ? 1 : 0);
