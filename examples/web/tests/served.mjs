// Tests the development server: it serves files with their types, nothing else, and survives bad requests.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';

const server = spawn('npm', ['run', '--silent', 'serve', '--', '0'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  detached: true,
});
try {
  let said = '';
  while (!/http:\/\/localhost:(\d+)/.test(said)) said += String(await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]));
  const [, port] = /http:\/\/localhost:(\d+)/.exec(said);
  /** By hand, for `fetch` mends paths. */
  const headers = async (path, accepted = '') => {
    const asked = request({ host: 'localhost', port, path, headers: { 'accept-encoding': accepted } }).end();
    const [response] = await once(asked, 'response');
    response.resume();
    return { code: response.statusCode, ...response.headers };
  };
  const answered = async (path) => {
    const { code, 'content-type': type } = await headers(path);
    return [code, type?.split(';')[0]];
  };
  assert.deepEqual(await answered('/'), [200, 'text/html']);
  const assets = readdirSync(new URL('../dist/page/assets', import.meta.url));
  for (const [end, type] of Object.entries({ js: 'text/javascript', css: 'text/css', wasm: 'application/wasm' })) {
    const name = assets.find((asset) => asset.endsWith(`.${end}`));
    assert.deepEqual(await answered(`/assets/${name}`), [200, type]);
    for (const encoding of ['br', 'gzip']) {
      const sent = await headers(`/assets/${name}`, encoding);
      assert.equal(sent['content-encoding'], encoding, name);
      assert.equal(sent['content-type'].split(';')[0], type);
    }
  }
  for (const path of [
    '/nothing.js',
    '/nothing.wasm',
    '/nothing/',
    '/../../package.json',
    '/..%2f..%2fpackage.json',
    '/%',
    '/%00',
    '//',
    '/a/b.html',
  ]) {
    const [code] = await answered(path);
    assert.ok(code === 404 || code === 400, `${path}: ${code}`);
  }
  assert.deepEqual(await answered('/index.html'), [200, 'text/html']);
  console.log('ok   files are served, and missing ones are not');
} finally {
  process.kill(-server.pid);
}
