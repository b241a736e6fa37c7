// Opens the browser and its pages; helpers for all tests.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { BROWSER, serving } from '../serving.mjs';
import { clean } from './axe.mjs';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Errors of the test's pages: exceptions and console errors. */
export const failures = [];
/** The address of the page. */
export let base;
/** Files that the page's server has besides the page. */
export const texts = new Map();
let folder;
let browser;
let server;

/** Opens the browser; screenshots are saved in the folder, if one is given. */
export async function open(shots) {
  folder = shots;
  server = await serving(fileURLToPath(new URL('../../dist/page', import.meta.url)), texts);
  base = server.url;
  browser = await chromium.launch({ executablePath: BROWSER, args: ARGS });
}

export async function close() {
  await browser?.close();
  server?.close();
}

export async function leave() {
  for (const context of browser.contexts()) await context.close();
}

/**
 * `kept` is what the browser has stored, at first; `language` what the page speaks; `route` catches what it loads; `init` runs
 * before it; with a `date`, in milliseconds, it is always then.
 */
export async function page(hash = '#ship', { clock, date, kept, language: spoken, route, init, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 }, locale: 'en-US', ...options });
  // the same games in every run; SEED=N deals others
  await context.addInitScript((first) => {
    let next = first;
    crypto.getRandomValues = (numbers) => numbers.fill((next += 1));
    Math.random = () => (next += 0.618034) % 1;
  }, Number(process.env.SEED ?? 0));
  const stored = { ...kept, ...(spoken && { 'starwright.language': spoken }) };
  await context.addInitScript((texts) => {
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', 'yes');
    for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
  }, stored);
  if (init) await context.addInitScript(init);
  const opened = await context.newPage();
  await route?.(opened);
  opened.on('pageerror', (error) => failures.push(String(error)));
  opened.on('console', (line) => line.type() === 'error' && failures.push(line.text()));
  if (clock) await opened.clock.install(date && { time: date });
  else if (date) await opened.clock.setFixedTime(date);
  await opened.goto(base + (hash || '#ship'));
  await opened.waitForSelector('html[data-ready=yes]');
  // from here on the clock moves only when a test moves it, so nothing changes under a click
  if (clock) await opened.clock.pauseAt((date ?? Date.now()) + 60_000);
  return opened;
}

/** A state that is looked at: a screenshot, and what axe-core says, unless it fades while it is looked at. */
export async function shot(of, name, { fades = false } = {}) {
  if (folder) await of.screenshot({ path: `${folder}/${name}.png` });
  if (!fades) await clean(of, name);
}
export const ship = (name) => JSON.parse(readFileSync(new URL(`../../../ships/${name}.json`, import.meta.url), 'utf8'));
export const verdict = (of) => of.textContent('#verdict');
export const fact = (of, name) => of.textContent(`[data-fact=${name}]`);
/** On a small screen the ways, the theme and the language are behind a button. */
export async function unfold(of) {
  const button = of.locator('.unfold[aria-expanded=false]');
  if (await button.isVisible()) await button.click();
}

export async function theme(of, name) {
  await unfold(of);
  await of.locator('header select').nth(0).selectOption(name);
  await fold(of);
}

export async function language(of, code) {
  await unfold(of);
  await of.locator('header select').nth(1).selectOption(code);
  await of.waitForSelector(`html[lang=${code}]`);
  await fold(of);
}

async function fold(of) {
  const button = of.locator('.unfold[aria-expanded=true]');
  if (await button.isVisible()) await button.click();
}

export async function visit(of, part) {
  await unfold(of);
  await of.click(`nav a[href="#${part}"]`);
  await of.waitForSelector(`main[data-part="${part}"]`);
}

/** Another board in the shipyard, without the ship. */
export async function newBoard(of, choice) {
  await of.click('#new-board');
  await of.selectOption('#class', choice);
  await of.click('#begin-empty');
}

export async function openFile(of, text, name = 'ship.json') {
  await of.setInputFiles('.bar input[type=file]', { name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await of.waitForTimeout(150);
}

/** Asserts that the page, or a part of it, is not wider than its screen. */
export async function fitsInto(of, width, part = 'the page') {
  const wide = await of.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= width, `${part}: ${wide} px wide on a screen of ${width} px`);
}

/** Whether all of it is on the screen. */
export const isInView = (of, what) =>
  of.locator(what).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

/** Whether a finger on the first of these would hit it, wherever on it: nothing covers it, no edge cuts it. */
export const isOnTop = (of, what) =>
  of
    .locator(what)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const corners = [left + 6, right - 6].flatMap((x) => [top + 4, bottom - 4].map((y) => document.elementFromPoint(x, y)));
      return corners.every((hit) => hit !== null && element.contains(hit));
    });
