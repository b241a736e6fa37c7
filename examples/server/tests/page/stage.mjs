// Starts servers, opens pages in browsers, and puts a proxy between them whose connections can be cut.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from '../../../web/node_modules/playwright-core/index.mjs';
import { BROWSER } from '../../../web/tests/serving.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'];
/** Options for a quick server whose hourglass does not run out. */
const QUICK = ['--think', '0.02', '--sand', '3600', '--rate', '10000', '--per-address', '1000', '--page', here('../../../web/dist/page')];

/** Errors of the test's pages: exceptions and console errors. */
export const failures = [];
const ends = [];
let browser;
let folder;

export async function open(shots) {
  folder = shots;
  browser = await chromium.launch({ executablePath: BROWSER, args: ARGS });
}

/** Closes everything that the test has opened. */
export async function leave() {
  for (const context of browser.contexts()) await context.close();
  for (const end of ends.splice(0)) await end();
}

export const close = () => browser.close();

/** Starts a server for this test; its arguments override the defaults. */
export async function server(...args) {
  const files = mkdtempSync(join(tmpdir(), 'starwright-page-'));
  const binary = process.env.SERVER ?? here('../../target/debug/starwright-server');
  const words = ['--database', join(files, 'tables.db'), '--listen', '127.0.0.1:0', ...QUICK, ...args];
  const child = spawn(binary, words, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [url] = await new Promise((said) => createInterface(child.stdout).once('line', (line) => said([line])));
  ends.push(async () => {
    child.kill('SIGKILL');
    rmSync(files, { recursive: true });
  });
  return url;
}

/** Starts a proxy for a server; its connections can be cut and restored. */
export async function line(url) {
  const { port, hostname } = new URL(url);
  const sockets = new Set();
  let isCut = false;
  const proxy = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy()).on('close', () => sockets.delete(one));
    }
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => proxy.once('listening', ready));
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  ends.push(async () => {
    cut();
    proxy.close();
  });
  const mend = () => {
    isCut = false;
  };
  return { url: `http://127.0.0.1:${proxy.address().port}/`, cut, mend };
}

/** A browser of its own at an address. `offline` is whether it may complain of a lost line. */
export async function visit(address, { offline = false, route, ...options } = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 }, locale: 'en-US', acceptDownloads: true, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => failures.push(String(error)));
  page.on('console', (said) => said.type() === 'error' && !(offline && /WebSocket/.test(said.text())) && failures.push(said.text()));
  await route?.(page);
  await page.goto(address);
  await page.waitForSelector('html[data-ready=yes]');
  return page;
}

/** Makes a table in a browser; its page and the links of the seats and of those who watch. */
export async function make(url, { game = 'battle', players = 3, bots = [], name = 'Ann', choose, ...options } = {}) {
  const page = await visit(`${url}#together`, options);
  await page.waitForSelector('#create');
  await page.fill('#own-name', name);
  const select = (place) => page.locator('#create select').nth(place);
  await select(0).selectOption(game);
  await select(1).selectOption(`${players}`);
  for (const seat of bots) await page.locator('#create .setup-seats select').nth(seat).selectOption('bot');
  await choose?.(page);
  await shot(page, `create-${page.viewportSize().width}`);
  await page.click('#make');
  await page.waitForSelector('#table > *');
  const links = await page.locator('#people input').evaluateAll((inputs) => inputs.map(({ value }) => value));
  return { page, links };
}

export async function shot(page, name) {
  if (!folder) return;
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
export const who = (page) => page.textContent('#who');

/** Waits until a condition on the page holds. */
export const until = (page, is, given) => page.waitForFunction(is, given, { polling: 20, timeout: 60_000 });
export const says = (page, selector, text) =>
  until(page, ([selector, text]) => document.querySelector(selector)?.textContent.includes(text), [selector, text]);

/** The page of the player who is to act. */
export async function askedOf(pages) {
  for (let tries = 0; tries < 500; tries += 1) {
    for (const page of pages) if (await page.locator('#advise').count()) return page;
    await pages[0].waitForTimeout(20);
  }
  return assert.fail('nobody is to act');
}

/** Takes the bot's advice for all other players until the player of `page` is to act. */
export async function playUntil(page, pages) {
  for (;;) {
    const asked = await askedOf(pages);
    if (asked === page) return;
    await advised(asked);
  }
}

/** Clicks a button that makes a choice, such as a bot's advice, and waits until the choice is accepted. */
export async function chosen(page, choice) {
  const before = Number(await page.getAttribute('#table', 'data-position'));
  await choice.click();
  await until(page, (before) => Number(document.querySelector('#table').dataset.position) > before, before);
  await until(page, () => document.querySelector('#table').ariaBusy === 'false');
}

/** All choices as a list, which is folded at first. */
export async function choices(page) {
  await page.waitForSelector('#choices', { state: 'attached' });
  // a new state may fold it again
  await until(page, () => {
    document.querySelector('#choices')?.setAttribute('open', '');
    return document.querySelector('.choice')?.checkVisibility();
  });
  return page.locator('.choice');
}

export const advised = (page) => chosen(page, page.locator('#advise'));

/** Asserts that the page is not wider than its screen. */
export async function fits(page) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= page.viewportSize().width, `${wide} px wide on a screen of ${page.viewportSize().width} px`);
}
