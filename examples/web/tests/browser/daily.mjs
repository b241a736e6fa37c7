// The challenge of the day: the same for everybody, and a result that is checked.
import assert from 'node:assert/strict';
import { page } from './stage.mjs';

const stored = (of) => of.evaluate(() => localStorage.getItem('starwright.daily')?.length ?? 0);

/** Builds with what a bot advises, until the ship is flown; the sand runs out where the bot waits for it. */
async function build(of) {
  while (!(await of.locator('#resolve').count())) {
    const before = await stored(of);
    if (await of.locator('#advise').count()) await of.click('#advise');
    const until = Date.now() + 2_000;
    while ((await stored(of)) === before && Date.now() < until) await new Promise((soon) => setTimeout(soon, 30));
    if ((await stored(of)) === before) await of.clock.fastForward(61_000);
  }
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
    const begun = await stored(one);
    await one.click('#advise');
    while ((await stored(one)) === begun) await new Promise((soon) => setTimeout(soon, 30));
    await one.reload();
    await one.waitForSelector('.yard');
    await build(one);
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
