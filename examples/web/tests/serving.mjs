// Serves files, and finds a browser.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';

export const BROWSER = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));

/** As `examples/server` says it: files whose names tell their content never change. */
const cached = (response, path) => {
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/** Serves a folder on a free port of this machine only, compressed where it has such files; `texts` are files that it does not hold. */
export async function serving(folder, texts = new Map()) {
  const files = sirv(folder, { brotli: true, gzip: true, etag: true, setHeaders: cached });
  const answer = (request, response) => {
    const text = texts.get(request.url);
    if (text === undefined) return files(request, response);
    return response.setHeader('Content-Type', 'application/json').end(text);
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((ready, fail) => server.once('listening', ready).once('error', fail));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
