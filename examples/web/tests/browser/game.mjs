// Whole games.
import assert from 'node:assert/strict';
import { page, shot } from './stage.mjs';

const stage = (of) => of.textContent('#stage');
const OVER = 'The game is over.';

export default {
  async 'a whole game of bots is built and flown'() {
    const of = await page('#game', { clock: true });
    await of.locator('.bar select').nth(1).selectOption('middle');
    await of.click('#begin');
    await of.waitForSelector('#ship0 svg');
    for (let step = 0; step < 800 && (await stage(of)) !== OVER; step += 1) {
      await of.clock.runFor(6000);
      if (step === 12) await shot(of, 'game-light-1600');
    }
    assert.equal(await stage(of), OVER);
    assert.equal(await of.locator('[role=alert] .notice').count(), 0, 'no bot is refused');
    assert.equal(await of.locator('.facts dd').count(), 2);
  },

  async 'two people at one device play a whole game, and nobody sees what is the other’s'() {
    const of = await page('#game', { clock: true });
    await of.locator('.bar select').nth(2).selectOption('human');
    await of.click('#begin');
    let covered = 0;
    for (let step = 0; step < 1200 && (await stage(of)) !== OVER; step += 1) {
      if (await of.locator('#ready').count()) {
        assert.equal(await of.locator('.choice, #advise, .hand, #me').count(), 0, 'nothing is shown while the device is passed on');
        covered += 1;
        await of.click('#ready');
      }
      const asked = await of.locator('#advise').count();
      if (asked) await of.click('#advise');
      await of.clock.runFor(1300);
      // in the yard both build: after a while the other has the device; later whoever has it and is not asked passes it on
      if ((step % 12 === 11 || !asked) && (await of.locator('.pass').count())) await of.click('.pass');
    }
    assert.equal(await stage(of), OVER);
    assert.ok(covered >= 4, `the device was passed on ${covered} times`);
  },

  async 'a game survives a reload in the middle'() {
    const of = await page('#game', { clock: true });
    await of.click('#begin');
    await of.waitForSelector('#advise');
    for (let step = 0; step < 8; step += 1) {
      if (await of.locator('#advise').count()) await of.click('#advise');
    }
    const tiles = await of.locator('#ship0 .tile').count();
    assert.ok(tiles >= 1);
    await of.reload();
    await of.waitForSelector('#ship0 svg');
    assert.equal(await of.locator('#ship0 .tile').count(), tiles);
  },

  async 'hints say why a tile is put somewhere'() {
    const of = await page('#game', { clock: true });
    await of.click('#begin');
    // a hint is given as soon as the bots are loaded
    while (!(await of.locator('#hinted').count())) await of.click('#hint');
    for (let step = 0; step < 40; step += 1) {
      await of.waitForSelector('#hint');
      await of.click('#hint');
      if (/\+1 component/.test((await of.locator('#hinted').textContent()) ?? '')) return;
      await of.click('#advise');
      await of.clock.runFor(1300);
    }
    assert.fail('nothing was said about a tile');
  },
};
