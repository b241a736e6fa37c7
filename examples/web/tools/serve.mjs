// Serves dist/page on this machine only: `node tools/serve.mjs PORT`.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';

const types = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css', wasm: 'application/wasm' };
const port = Number(process.argv[2] ?? 8080);
createServer(async (request, response) => {
  const name = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/^\/+/, '') || 'index.html';
  const type = types[name.split('.').at(-1) ?? ''];
  try {
    if (!type || name.includes('..') || name.includes('/')) throw new Error('no such file');
    response.writeHead(200, { 'Content-Type': type }).end(await readFile(new URL(`../dist/page/${name}`, import.meta.url)));
  } catch {
    response.writeHead(404).end();
  }
}).listen(port, '127.0.0.1', () => console.log(`open http://localhost:${port}/`));
