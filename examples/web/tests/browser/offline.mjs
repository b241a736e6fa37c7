// Without a network, and with one that fails.
import assert from 'node:assert/strict';
import { base, failures, page, visit } from './stage.mjs';

/** Waits until the browser keeps the page. */
async function isKept(of) {
  await of.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
}

export default {
  async 'it opens without a network after the first visit, all parts and languages'() {
    const of = await page('#start');
    await isKept(of);
    await of.context().setOffline(true);
    await of.goto(`${base}#start`);
    await of.reload();
    await of.waitForSelector('html[data-ready=yes]');
    for (const part of ['battle', 'game', 'ship', 'fire', 'cards']) await visit(of, part);
    await of.locator('header select').nth(1).selectOption('pl');
    await of.waitForSelector('html[lang=pl]');
    await visit(of, 'together');
    await of.waitForSelector('#no-server');
    // of what only a server has, the browser complains itself
    assert.ok(failures.splice(0).every((line) => line.startsWith('Failed to load resource')));
  },

  async 'the first page shows before the rules are here, and says that a part is still loading'() {
    const of = await page('#start', {
      route: (opened) => opened.route('**/starwright_bg*.wasm', () => {}),
    });
    assert.ok(await of.locator('.way').count());
    await of.click('nav a[href="#ship"]');
    await of.waitForSelector('.loading');
  },

  async 'rules that cannot be loaded are told, and tried again'() {
    let tries = 0;
    const of = await page('#start', {
      route: (opened) => opened.route('**/starwright_bg*.wasm', (route) => ((tries += 1) < 3 ? route.abort() : route.continue())),
      locale: 'fr',
    });
    await of.click('nav a[href="#ship"]');
    await of.waitForSelector('#retry');
    assert.match(await of.textContent('.failed'), /n’a pas pu être chargée/);
    for (let again = 0; again < 3 && !(await of.locator('[data-part=ship]').count()); again += 1) {
      await of.click('#retry');
      await of.waitForSelector('[data-part=ship], #retry');
    }
    await of.waitForSelector('[data-part=ship]');
    assert.ok(failures.splice(0).every((line) => line.startsWith('Failed to load resource')));
  },

  async 'a browser without WebAssembly is told so'() {
    const of = await page('#start', { init: () => delete globalThis.WebAssembly });
    await of.click('nav a[href="#battle"]');
    await of.waitForSelector('#retry');
    assert.match(await of.textContent('.failed'), /blocks WebAssembly/);
  },
};
