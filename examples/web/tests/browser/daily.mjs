// The challenge of the day: the same for everybody, and a result that is checked.
import assert from 'node:assert/strict';
import { page, shot } from './stage.mjs';

const stored = (of) => of.evaluate(() => localStorage.getItem('starwright.daily')?.length ?? 0);

/** Choices of a bot in the yard before one finishes. */
const TILES = 16;
const pause = () => new Promise((soon) => setTimeout(soon, 30));

/** Builds with what a bot advises, until the ship is flown. */
async function build(of) {
  for (let tile = 0; tile < TILES; tile += 1) await advise(of);
  // nobody has to wait for sand: who has finished goes on to the attacks
  while (await of.locator('#hand svg').count()) await advise(of);
  await of.click('#finish');
  await of.click('dialog[open] .main');
  await of.waitForFunction(() => !document.querySelector('#sand'));
  while (!(await of.locator('#resolve').count())) await advise(of);
}

async function advise(of) {
  const before = await stored(of);
  if (!(await of.locator('#advise').count())) return pause();
  await of.click('#advise');
  const until = Date.now() + 2_000;
  while ((await stored(of)) === before && Date.now() < until) await pause();
}

/** Meets every attack; a ship that breaks up keeps its first piece. */
async function meet(of) {
  for (;;) {
    await of.waitForSelector('#resolve, .keep, #share');
    if (await of.locator('#share').count()) return;
    if (await of.locator('.keep').count()) await of.locator('.keep').first().click();
    else await of.click('#resolve');
  }
}

export default {
  async 'a challenge is built, reloaded, met, and sent to a friend who sees the score first'() {
    const options = { clock: true, permissions: ['clipboard-read', 'clipboard-write'] };
    const one = await page('#daily', options);
    await one.clock.resume();
    await one.click('#begin');
    await one.click('#hint');
    await one.waitForSelector('#hinted strong');
    const begun = await stored(one);
    await one.click('#advise');
    while ((await stored(one)) === begun) await new Promise((soon) => setTimeout(soon, 30));
    await one.reload();
    await one.waitForSelector('.yard');
    assert.equal(await one.locator('.yard-other').count(), 0, 'nobody else has a ship');
    await build(one);
    await shot(one, 'daily-attack-1600');
    await meet(one);
    const score = await one.textContent('.daily-score');
    await one.click('#share');
    await one.waitForSelector('[role=status]:has-text("copied")');
    const sent = await one.evaluate(() => navigator.clipboard.readText());
    assert.ok(sent.startsWith(score) && sent.length < 2_000, `${sent.length} characters`);

    const hash = sent.slice(sent.indexOf('#daily='));
    const friend = await page(hash);
    await friend.waitForSelector('.daily-friend');
    assert.ok((await friend.textContent('.daily-friend')).includes(score));
    assert.equal(await friend.locator('.daily-friend svg').count(), 0, 'the ship of a friend is hidden before one’s own is built');

    const otherDay = await page(hash.replace(/\d{4}-\d\d-\d\d/, '2026-01-01'));
    assert.match(await otherDay.textContent('.notice'), /does not match/);
    const broken = await page(`${hash.slice(0, 40)}xx`);
    assert.match(await broken.textContent('.notice'), /does not match/);
  },
};
