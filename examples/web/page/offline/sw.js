// Keeps the page in the browser, so that it opens without a network. The build puts its files and their version here.
const FILES = __FILES__;
const CACHE = 'starwright-__VERSION__';

/** How long the network may take to answer before the kept page is shown, in milliseconds. */
const PATIENCE = 3_000;

self.addEventListener('install', (event) => event.waitUntil(kept()));

async function kept() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request('./', { cache: 'no-cache' }));
  await cache.addAll(FILES);
}

self.addEventListener('activate', (event) => event.waitUntil(tidied()));

/** Earlier versions go once no page uses them. */
async function tidied() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('starwright-') && name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const root = new URL('./', self.location.href).href;
  const { href } = new URL(request.url);
  const path = href.split(/[?#]/)[0];
  if (path === root || path === `${root}index.html`) event.respondWith(newest(request));
  else if (FILES.some((file) => path === new URL(file, root).href)) event.respondWith(at(path, request));
});

/** A file of this version, whose name tells its content. */
async function at(path, request) {
  return (await caches.match(path)) ?? fetch(request);
}

/** The page from the network; the kept one if there is no answer before long. */
async function newest(request) {
  const fresh = fetch(request);
  const late = new Promise((_, fail) => setTimeout(fail, PATIENCE));
  try {
    const answer = await Promise.race([fresh, late]);
    if (answer.ok) return answer;
  } catch {
    // no network
  }
  return (await caches.match(new URL('./', self.location.href).href)) ?? fresh;
}
