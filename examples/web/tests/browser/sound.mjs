// Sounds: none until they are switched on, then one for each thing that happens.
import assert from 'node:assert/strict';
import { asks, kept, upTo } from './flown.mjs';
import { page, shot, unfold } from './stage.mjs';

const CALM = { reducedMotion: 'reduce' };

/** Notes what is started: hiss, or the wave of a tone. */
function listens() {
  globalThis.heard = [];
  for (const Source of [AudioBufferSourceNode, OscillatorNode]) {
    const { start } = Source.prototype;
    Source.prototype.start = function started(...at) {
      globalThis.heard.push(this.type ?? 'hiss');
      return start.apply(this, at);
    };
  }
}

/** What was heard since this was asked last. */
const heard = (of) => of.evaluate(() => globalThis.heard.splice(0).sort().join(' '));
const SOUNDS = { tile: 'hiss triangle', hit: 'hiss sine', dice: 'hiss hiss hiss hiss', win: 'triangle triangle triangle triangle' };

/** Takes a tile and places it, by keys. */
async function place(of) {
  const before = await of.locator('.yard-own .tile').count();
  for (let tries = 0; tries < 20 && (await of.locator('.yard-own .tile').count()) === before; tries += 1) {
    await of.keyboard.press('n');
    await of.waitForTimeout(150);
    await of.keyboard.press('Enter');
    await of.waitForTimeout(150);
    await of.keyboard.press('b');
  }
  assert.ok((await of.locator('.yard-own .tile').count()) > before);
}

export default {
  async 'sounds are off until they are switched on, which is kept'() {
    const of = await page('#game', { ...CALM, init: listens });
    await of.click('#begin');
    await of.waitForSelector('.yard-own .tile');
    await place(of);
    assert.equal(await heard(of), '');
    assert.equal(await of.getAttribute('#sound', 'aria-pressed'), 'false');
    await of.click('#sound');
    assert.equal(await heard(of), SOUNDS.tile, 'one hears that it is on');
    await place(of);
    assert.equal(await heard(of), SOUNDS.tile);
    await of.reload();
    await of.waitForSelector('.yard-own .tile');
    assert.equal(await of.getAttribute('#sound', 'aria-pressed'), 'true');
    await place(of);
    assert.equal(await heard(of), SOUNDS.tile);
    await of.click('#sound');
    await place(of);
    assert.equal(await heard(of), '');
  },

  async 'dice, hits and the end of a flight are heard, one sound each'() {
    const { save } = await upTo(asks('defend'));
    const of = await page('#game', { init: listens, kept: { ...kept(save, ['human', 'low', 'low']), 'starwright.sound': 'on', 'starwright.speed': 'fast' } });
    await of.waitForSelector('.fl');
    const all = [];
    for (let deed = 0; deed < 400 && !(await of.locator('#again').count()); deed += 1) {
      const act = of.locator('.asked .deed:not([aria-disabled])').first();
      if (await act.count()) await act.click({ timeout: 500 }).catch(() => undefined);
      await of.waitForTimeout(60);
      all.push(await heard(of));
      if (deed > 100) await of.locator('#skip-motion').click({ timeout: 100 }).catch(() => undefined);
    }
    await of.waitForTimeout(200);
    all.push(await heard(of));
    for (const sound of ['hit', 'dice', 'win']) assert.ok(all.includes(SOUNDS[sound]), `${sound}: ${[...new Set(all)].join(' | ')}`);
  },

  async 'a battle is heard, and the switch is behind the menu on a small screen'() {
    const of = await page('#battle', { ...CALM, init: listens, viewport: { width: 390, height: 844 } });
    await unfold(of);
    await of.click('#sound');
    await shot(of, 'sound-390');
    await of.keyboard.press('Escape');
    await heard(of);
    await of.click('#begin');
    const all = [];
    for (let deed = 0; deed < 200 && !all.join(' ').includes('sawtooth'); deed += 1) {
      await of.locator('#advise').click({ timeout: 2000 }).catch(() => undefined);
      await of.waitForTimeout(80);
      all.push(await heard(of));
    }
    assert.match(all.join(' '), /sawtooth/);
  },

  async 'the last seconds of the sand are heard'() {
    const of = await page('#game', { ...CALM, clock: true, init: listens, kept: { 'starwright.sound': 'on' } });
    await of.clock.runFor(100);
    await of.click('#begin');
    await of.clock.runFor(45_000);
    assert.doesNotMatch(await heard(of), /square/);
    await of.clock.runFor(7_000);
    assert.equal(await heard(of), 'square square square');
  },
};
