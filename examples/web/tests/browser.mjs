// The page in a real browser: `node tests/browser.mjs [FOLDER]`; pictures of the screen go into the folder, if one is named.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const shots = process.argv[2];
const port = 8123;
const base = `http://localhost:${port}/`;
const server = spawn(process.execPath, [fileURLToPath(new URL('../tools/serve.mjs', import.meta.url)), String(port)], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((ready) => server.stdout.once('data', ready));
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const browser = await chromium.launch({ executablePath, args });
const ship = (name) => JSON.parse(readFileSync(new URL(`../../ships/${name}.json`, import.meta.url), 'utf8'));
const failures = [];

async function page(hash = '', { clock, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 }, locale: 'en-US', ...options });
  const opened = await context.newPage();
  opened.on('pageerror', (error) => failures.push(String(error)));
  opened.on('console', (line) => line.type() === 'error' && failures.push(line.text()));
  if (clock) await opened.clock.install();
  await opened.goto(base + hash);
  await opened.waitForSelector('html[data-ready=yes]');
  return opened;
}

const shot = async (of, name) => shots && of.screenshot({ path: `${shots}/${name}.png` });
const verdict = (of) => of.textContent('#verdict');
const fact = (of, name) => of.textContent(`[data-fact=${name}]`);
const middle = async (of, selector) => {
  const box = await of.locator(selector).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Drags a tile of the pool to a cell, turned so far. */
async function drag(of, tile, [column, row], turns) {
  await of.locator(`[data-tile="${tile}"]`).scrollIntoViewIfNeeded();
  await of.mouse.move(...(await middle(of, `[data-tile="${tile}"]`)));
  await of.mouse.down();
  const to = await middle(of, `.board [data-cell="${column},${row}"]`);
  await of.mouse.move(to[0], to[1], { steps: 8 });
  for (let turn = 0; turn < turns; turn += 1) await of.keyboard.press('r');
  await of.mouse.move(to[0] + 1, to[1]);
  await of.mouse.up();
}

const tests = {
  async 'a legal IIIC ship is built by drag'() {
    const built = ship('iiic-premium-1');
    const of = await page();
    const all = await of.evaluate(() => document.querySelectorAll('.tiles button').length);
    assert.equal(all, 144);
    // the wanted turns are found by asking where each tile looks as it shall
    for (const { at, tile, edges } of built.tiles.slice(0, 10)) {
      await of.locator(`[data-tile="${tile}"]`).scrollIntoViewIfNeeded();
      const drawn = await of.getAttribute(`[data-tile="${tile}"] svg`, 'viewBox');
      assert.equal(drawn, '0 0 100 100');
      await drag(of, tile, at, await turns(of, tile, edges));
      assert.match(await of.textContent(`.board [data-cell="${at}"] title`), new RegExp(`tile ${tile}$`));
    }
    assert.equal(await of.locator('.board .tile').count(), 10);
    // of many steps, for a busy machine may stop the browser at any one of them
    const steps = (await of.evaluate(() => JSON.parse(document.documentElement.dataset.steps))).sort((one, other) => one - other);
    const [half, most] = [0.5, 0.95].map((part) => steps[Math.floor(part * (steps.length - 1))]);
    console.log(`    a step of a drag: ${half.toFixed(1)} ms, 95 of 100 within ${most.toFixed(1)} ms, of ${steps.length}`);
    assert.ok(most <= 16, `a step of a drag took ${most} ms`);
    await of.keyboard.press('Control+z');
    assert.equal(await of.locator('.board .tile').count(), 9);
    await of.keyboard.press('Control+y');
    assert.equal(await of.locator('.board .tile').count(), 10);
    await shot(of, 'shipyard-drag');
  },

  async 'a whole legal ship comes by link, and premium and mistakes change'() {
    const of = await page();
    const line = await of.evaluate(() => location.hash);
    assert.equal(line, '');
    await openFile(of, JSON.stringify(ship('iiic-premium-1')));
    assert.equal(await verdict(of), 'This ship is legal.');
    const premium = await fact(of, 'premium');
    await shot(of, 'shipyard-legal');
    const hash = await of.evaluate(() => location.hash);
    const other = await page(hash);
    assert.equal(await verdict(other), 'This ship is legal.');
    assert.equal(await fact(other, 'premium'), premium);
    // four cells more are empty: the weak spot grows
    await other.focus('.board');
    for (let row = 0; row < 2; row += 1) {
      for (let column = 0; column < 2; column += 1) {
        await other.keyboard.press('Delete');
        await other.keyboard.press('ArrowRight');
      }
      await other.keyboard.press('ArrowLeft');
      await other.keyboard.press('ArrowLeft');
      await other.keyboard.press('ArrowDown');
    }
    assert.notEqual(await fact(other, 'premium'), premium);
  },

  async 'keys alone build, and what is wrong is said'() {
    const of = await page();
    await of.focus('.tiles button[data-tile="31"]');
    await of.keyboard.press('Enter');
    await of.focus('.board');
    await of.keyboard.press('ArrowDown');
    await of.keyboard.press('Enter');
    assert.equal(await of.locator('.board .tile').count(), 1);
    // a cannon whose muzzle points at the cabin
    await of.focus('.tiles button[data-tile="94"]');
    await of.keyboard.press('Enter');
    await of.keyboard.press('r');
    await of.keyboard.press('r');
    await of.focus('.board');
    await of.keyboard.press('ArrowUp');
    assert.match(await of.textContent('#live'), /LM-LEGAL-7/);
    await of.keyboard.press('Enter');
    assert.match(await of.textContent('.mistakes'), /LM-LEGAL-7/);
    assert.ok((await of.locator('.board .letter').count()) >= 1);
    await of.click('#repair');
    assert.ok((await of.locator('.board .chosen').count()) >= 1);
    await of.click('#apply');
    assert.equal(await verdict(of), 'This ship is legal.');
    await of.reload();
    await of.waitForSelector('html[data-ready=yes]');
    assert.equal(await of.locator('.board .tile').count(), 1);
  },

  async 'a swarm is survived'() {
    const of = await page();
    await openFile(of, JSON.stringify(ship('iiic-packed')));
    await of.click('nav a[href="#fire"]');
    await of.click('#swarm');
    await shot(of, 'fire');
    for (let step = 0; step < 40 && !(await of.locator('#attack').count()); step += 1) {
      const piece = of.locator('.keep').first();
      if (await piece.count()) await piece.click();
      else await of.click('#brave');
    }
    assert.ok(await of.locator('#attack').count(), 'the swarm is over');
    assert.match(await of.textContent('#left'), /still flies with \d+/);
    assert.ok((await of.locator('.log li').count()) >= 6);
  },

  async 'a battle is played for a round, reloaded and replayed'() {
    const of = await page('#battle');
    await of.click('#begin');
    for (let step = 0; step < 60; step += 1) {
      await of.waitForFunction(
        () => document.querySelector('#advise') || document.querySelector('#who')?.textContent?.includes('over'),
        null,
        { timeout: 20_000 },
      );
      if ((await of.textContent('h2')) !== 'Round 1') break;
      const choices = of.locator('.choice');
      if (await choices.count()) await choices.first().click();
      else await of.click('#advise');
    }
    assert.equal(await of.textContent('h2'), 'Round 2');
    await shot(of, 'battle');
    await of.waitForSelector('#advise');
    const at = await of.textContent('#at');
    await of.reload();
    await of.waitForSelector('#at');
    assert.equal((await of.textContent('#at')).split('.')[0], at.split('.')[0]);
    await of.fill('#replay', '2');
    assert.match(await of.textContent('#at'), /Choice 2 of/);
    assert.equal(await of.textContent('h2'), 'Round 1');
    await shot(of, 'replay');
  },

  async 'a battle of bots is watched to its end'() {
    const of = await page('#battle');
    for (const seat of [1, 2, 3]) await of.locator('.bar select').nth(seat).selectOption('bot');
    await of.click('#begin');
    await of.waitForFunction(() => document.querySelector('#who')?.textContent === 'The game is over.', null, { timeout: 120_000 });
    await shot(of, 'battle-over');
  },

  async 'damaged saves and hostile links do no harm'() {
    const of = await page('#ship=<img src=x onerror=alert(1)>');
    assert.match(await of.textContent('[role=alert]'), /This link holds no ship/);
    assert.equal(await of.locator('[role=alert] img').count(), 0);
    await of.evaluate(() => {
      localStorage.setItem('starwright.battle', '{"v": 2, "setup": {}, "log": []}');
      localStorage.setItem('starwright.ship', 'IIIC nonsense');
    });
    await of.goto(`${base}?again#battle`);
    await of.waitForSelector('html[data-ready=yes]');
    assert.match(await of.textContent('[role=alert]'), /version 2/);
    const kept = await of.evaluate(() => localStorage.getItem('starwright.damaged.battle.1'));
    assert.equal(kept, '{"v": 2, "setup": {}, "log": []}');
    await of.click('nav a[href="#ship"]');
    assert.equal(await of.evaluate(() => localStorage.getItem('starwright.damaged.ship.1')), 'IIIC nonsense');
    await openFile(of, '<svg onload=alert(1)>');
    assert.match(await of.textContent('[role=alert]'), /cannot be read/);
  },

  async 'narrow screens, other colours and another language'() {
    const of = await page('', { viewport: { width: 360, height: 740 } });
    await openFile(of, JSON.stringify(ship('iiic-eight-mistakes')));
    const wide = await of.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, `${wide} px wide`);
    await shot(of, 'narrow');
    await of.locator('header select').nth(1).selectOption('de');
    assert.match(await verdict(of), /nicht erlaubt/);
    await of.locator('header select').nth(0).selectOption('dark');
    await shot(of, 'narrow-dark');
    for (const theme of ['light', 'dark']) {
      await of.locator('header select').nth(0).selectOption(theme);
      const low = await of.evaluate(contrasts);
      assert.deepEqual(low, [], `contrast in ${theme}`);
    }
  },

  async 'a whole game is begun, built and flown'() {
    const of = await page('#game', { clock: true });
    for (const seat of [1, 2]) await of.locator('.bar select').nth(seat).selectOption('bot');
    await of.click('#begin');
    await of.waitForSelector('#ship0 svg');
    for (let step = 0; step < 800; step += 1) {
      await of.clock.runFor(6000);
      const stage = await of.textContent('#stage');
      if (stage === 'The game is over.') break;
      if (step === 12) await shot(of, 'game-yard');
    }
    assert.equal(await of.textContent('#stage'), 'The game is over.');
    await shot(of, 'game-over');
  },
};

async function openFile(of, text) {
  await of.setInputFiles('.bar input[type=file]', { name: 'ship.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await of.waitForTimeout(150);
}

/** How often a tile is turned clockwise until its edges lie so. */
async function turns(of, tile, edges) {
  const title = await of.textContent(`[data-tile="${tile}"] svg title`);
  const drawn = /connectors (\d{4})/.exec(title)[1];
  for (let turn = 0; turn < 4; turn += 1) {
    const turned = [0, 1, 2, 3].map((side) => drawn[(side - turn + 4) % 4]).join('');
    if (turned === edges) return turn;
  }
  throw new Error(`tile ${tile} has other edges than ${edges}`);
}

/** Texts of the page whose contrast with what is behind them is below 4.5 (WCAG AA). */
function contrasts() {
  const light = (colour) => {
    const [r, g, b] = colour
      .match(/[\d.]+/g)
      .map(Number)
      .map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (!/, 0\)$/.test(colour) && colour !== 'transparent') return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  const low = [];
  for (const element of document.querySelectorAll('header *, main :not(svg *, svg)')) {
    if (
      element.closest('svg') ||
      element.disabled ||
      ![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
    )
      continue;
    const [one, other] = [light(getComputedStyle(element).color), light(behind(element))].sort((a, b) => b - a);
    if ((one + 0.05) / (other + 0.05) < 4.5) low.push(`${element.tagName} ${element.textContent.slice(0, 30)}`);
  }
  return low;
}

let failed = 0;
const wanted = process.argv[3];
for (const [name, test] of Object.entries(tests)) {
  if (wanted && !name.includes(wanted)) continue;
  failures.length = 0;
  try {
    await test();
    assert.deepEqual(failures, [], 'the page threw');
    console.log(`ok   ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}\n${error.stack}\n${failures.join('\n')}`);
  }
  for (const context of browser.contexts()) await context.close();
}
await browser.close();
server.kill();
process.exit(failed ? 1 : 0);
