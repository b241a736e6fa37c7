// What a player waits for: the first page on a slow line, what keeps the page from answering, a step of a drag.
import assert from 'node:assert/strict';
import { advised, asked, begun, choose, isOver, mouse } from './captain.mjs';
import { asks, kept as flown, upTo } from './flown.mjs';
import { kept, savedAt } from './saves.mjs';
import { page } from './stage.mjs';
import { strainNow, tasks } from './tasks.mjs';

/** Milliseconds on a quiet machine until the first page can be used, and until the rules are here, which load after it. */
const READY = { shown: 2_500, rules: 3_000 };
/** The part of it in which the processor works, of which a busy machine needs more. */
const WORKS = 800;
const BLOCKS = 50;
const STEP = 16;
const TRIES = 3;
const ALONE = ['human', 'low', 'low'];
const CALM = { reducedMotion: 'reduce' };

/** A slow phone on a slow line. */
async function slow(of) {
  const client = await of.context().newCDPSession(of);
  await client.send('Network.enable');
  const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
  await client.send('Network.emulateNetworkConditions', line);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** When the first page could be used, and when the rules were there, in milliseconds from its beginning. */
async function readyAfter() {
  const of = await page('#start', { viewport: { width: 390, height: 844 }, serviceWorkers: 'block', route: slow });
  await of.waitForFunction(() => performance.getEntriesByName('rules').length > 0);
  assert.ok(await of.locator('.ways a').count(), 'what is shown can be pressed');
  const at = (name) => of.evaluate((mark) => performance.getEntriesByName(mark)[0].startTime, name);
  return { shown: await at('shown'), rules: await at('rules') };
}

/** Nothing that happens meanwhile keeps the page from answering for long. */
async function answers(of, what, deed) {
  const { longest, strain } = await tasks(of, deed);
  const allowed = BLOCKS * strain;
  console.log(`     ${what}: at most ${longest.toFixed()} ms, of ${allowed.toFixed()} ms`);
  assert.ok(longest <= allowed, `${what}: ${longest} ms`);
}

/** Draws tiles, and places those that fit. */
async function build(of, tiles) {
  for (let drawn = 0; drawn < tiles; drawn += 1) {
    await of.click('#draw');
    await of.waitForSelector('#hand svg');
    const fits = of.locator('.yard-own .fits');
    if (await fits.count()) await fits.first().click();
    if (await of.locator('#hand svg').count()) await of.click('#return');
  }
}

/** Answers in a flight until it is settled. */
async function fly(of) {
  const until = Date.now() + 90_000;
  const deed = of.locator('.asked .deed:not([aria-disabled])').first();
  while (!(await of.locator('.end-story').count())) {
    assert.ok(Date.now() < until, 'the flight does not end');
    // a bot may have taken its place
    if (await deed.count()) await deed.click({ timeout: 500 }).catch(() => undefined);
    await of.waitForTimeout(50);
  }
}

async function slides(of, slider) {
  const last = Number(await of.getAttribute(slider, 'max'));
  for (const part of [0.9, 0.1, 0.5, 0.55, 0.95, 0, 1]) {
    await of.fill(slider, `${Math.round(part * last)}`);
    await of.waitForTimeout(400);
  }
  return last;
}

export default {
  async 'the first page can be used within 2.5 s on a slow line and machine, and the rules are here within 3 s'() {
    const over = [];
    for (let tries = 0; tries < TRIES && !over.some((ms) => ms <= 0); tries += 1) {
      const before = strainNow();
      const ready = await readyAfter();
      const more = (Math.max(before, strainNow()) - 1) * WORKS;
      for (const [name, ms] of Object.entries(ready)) console.log(`     ${name} after ${ms.toFixed()} ms, of ${(READY[name] + more).toFixed()} ms`);
      over.push(Math.max(...Object.entries(ready).map(([name, ms]) => ms - READY[name] - more)));
    }
    assert.ok(Math.min(...over) <= 0, `${Math.min(...over)} ms too late`);
  },

  async 'a battle never keeps the page from answering'() {
    const of = await begun();
    await answers(of, 'a battle', async () => {
      for (let step = 0; step < 40; step += 1) {
        await choose(of, mouse(of), step);
        await asked(of);
      }
      for (let step = 0; step < 300 && !(await isOver(of)); step += 1) {
        await advised(of);
        await asked(of);
      }
    });
    assert.ok(await isOver(of));
  },

  async 'a game against bots never keeps the page from answering'() {
    const of = await page('#game', CALM);
    await of.click('#begin');
    await of.waitForSelector('#draw');
    await answers(of, 'building', () => build(of, 10));
    await of.close();
    const { save } = await upTo(asks('land'));
    const other = await page('#game', { ...CALM, kept: flown(save, ALONE) });
    await other.waitForSelector('.fl');
    await answers(other, 'flying', () => fly(other));
  },

  async 'a replay of 1,000 choices never keeps the page from answering'() {
    const { save } = await savedAt(() => false, { play: 'game', players: 5, classes: ['III', 'III', 'III'], seed: 7, skill: 'low' });
    const of = await page('#game', { ...CALM, kept: flown(save, ['human', 'low', 'low', 'low', 'low']) });
    await of.waitForSelector('.end-story');
    await answers(of, 'a replay of a game', async () => {
      await of.click('#replay');
      assert.ok((await slides(of, '.game-replay input')) > 1000);
    });
    await of.close();
    const fought = await savedAt(() => false, { play: 'battle', players: 4, seed: 7, skill: 'low' });
    const other = await page('#battle', { ...CALM, kept: kept('battle', fought.save, [...ALONE, 'low']) });
    await other.click('#replay-open');
    await other.waitForSelector('#replay');
    await answers(other, 'a replay of a battle', () => slides(other, '#replay'));
  },

  async 'a step of a drag takes at most 16 ms'() {
    const of = await begun();
    const box = await of.locator('[data-spot="p0"]').boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await of.mouse.move(x, y);
    await of.mouse.down();
    const { events, strain } = await tasks(of, () => of.mouse.move(x + 220, y - 160, { steps: 60 }));
    await of.mouse.up();
    const steps = events('pointermove').sort((one, other) => one - other);
    assert.ok(steps.length > 20, `${steps.length} steps`);
    const most = steps[Math.floor(0.95 * (steps.length - 1))];
    console.log(`     a step: 95 of 100 within ${most.toFixed(1)} ms`);
    assert.ok(most <= STEP * strain, `${most} ms`);
  },

  async 'a table at which nobody does anything costs nothing'() {
    const { save } = await upTo(asks('land'));
    const of = await page('#game', { kept: flown(save, ALONE) });
    await of.waitForSelector('.fl-planets button');
    const over = [];
    // what the page still loads ends within the first seconds
    for (let tries = 0; tries < TRIES && !over.some((ms) => ms <= 0); tries += 1) {
      const { busy, strain } = await tasks(of, () => of.waitForTimeout(4000));
      console.log(`     idle: ${(busy / 40).toFixed(1)} % of a processor`);
      over.push(busy - 4000 * 0.03 * strain);
    }
    assert.ok(Math.min(...over) <= 0, `${Math.min(...over)} ms of 4 s too much`);
  },
};
