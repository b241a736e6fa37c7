// Serves files, and finds a browser.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';

export const BROWSER = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));

/** Serves a folder on a free port of this machine only. */
export async function serving(folder) {
  const server = createServer(sirv(folder)).listen(0, '127.0.0.1');
  await new Promise((ready, fail) => server.once('listening', ready).once('error', fail));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
