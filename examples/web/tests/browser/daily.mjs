// The challenge of the day: the same for everybody, and a result that is checked.
import assert from 'node:assert/strict';
import * as bots from '../../dist/bots.js';
import * as sw from '../../dist/index.js';
import { begun } from './saves.mjs';
import { page, shot } from './stage.mjs';

const stored = (of) => of.evaluate(() => localStorage.getItem('starwright.daily')?.length ?? 0);

/** Choices of a bot in the yard before one finishes: a ship that has something to defend itself with. */
const TILES = 60;
const MONDAY = Date.parse('2026-11-30T12:00:00Z');
const pause = () => new Promise((soon) => setTimeout(soon, 30));

/** Builds with what a bot advises, until the ship is flown. */
async function build(of) {
  for (let tile = 0; tile < TILES; tile += 1) await advise(of);
  // nobody has to wait for sand: who has finished goes on to the attacks
  while (await of.locator('#hand svg').count()) await advise(of);
  if (await of.locator('#finish').count()) {
    await of.click('#finish');
    await of.click('dialog[open] .main');
  }
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

/** Meets every attack, defended as well as possible; of a broken ship a piece with a crew is kept. Returns how many left a choice. */
async function meet(of) {
  let [asked, piece] = [0, 0];
  for (;;) {
    await of.waitForSelector('#resolve, .keep, #share');
    if (await of.locator('#share').count()) return asked;
    const pieces = of.locator('.keep');
    if (await pieces.count()) {
      await pieces.nth(piece % (await pieces.count())).click();
      piece += 1;
      continue;
    }
    if (await of.locator('#hint').count()) {
      asked += 1;
      await of.click('#hint');
      await of.waitForSelector('.daily-asks .fire-chosen li, .notice', { timeout: 4_000 }).catch(() => undefined);
    }
    await of.click('#resolve');
  }
}

/** Days with their classes. */
const DAYS = [['2026-12-01', 'IC'], ['2026-12-13', 'II'], ['2026-12-14', 'I']];

/** The choices by which a bot builds the ship of a day, alone, without a page. */
async function builtByBots(day, name) {
  const game = await begun({ play: 'game', players: 2, classes: [name], seed: Number(day.replaceAll('-', '')) });
  sw.must(game.choose(1, { yard: { do: 'finish', order: null } }));
  while ('yard' in game.view(null).now) {
    const owed = game.chance();
    const seat = game.awaited().seats.find((each) => each === 0 || game.view(null).now.yard.step !== 'building');
    const choice = owed ?? bots.advise(game, seat, 'high', game.log().length)?.choice;
    sw.must(choice ? game.choose(owed ? 'table' : seat, choice) : game.choose('table', { yard: { do: 'ran_out' } }));
  }
  return game.log().map(({ by, choice }) => ({ by, choice }));
}

export default {
  async 'a challenge is built, reloaded, met, and sent to a friend who sees the score first'() {
    const options = { clock: true, date: MONDAY, permissions: ['clipboard-read', 'clipboard-write'] };
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
    const friend = await page(hash, { date: MONDAY });
    await friend.waitForSelector('.daily-friend');
    assert.ok((await friend.textContent('.daily-friend')).includes(score));
    assert.equal(await friend.locator('.daily-friend svg').count(), 0, 'the ship of a friend is hidden before one’s own is built');

    const otherDay = await page(hash.replace(/\d{4}-\d\d-\d\d/, '2026-01-01'));
    assert.match(await otherDay.textContent('.notice'), /does not match/);
    const broken = await page(`${hash.slice(0, 40)}xx`);
    assert.match(await broken.textContent('.notice'), /does not match/);
  },

  async 'on most days most attacks ask something of a ship with shields and cannons'() {
    let asked = 0;
    for (const [day, name] of DAYS) {
      const log = await builtByBots(day, name);
      const kept = { 'starwright.daily': JSON.stringify({ day, log, answers: [] }) };
      asked += await meet(await page('#daily', { date: Date.parse(`${day}T12:00:00Z`), kept }));
    }
    console.log(`     of ${6 * DAYS.length} attacks ${asked} leave a choice`);
    assert.ok(asked >= 4 * DAYS.length, `${asked}`);
  },

  async 'the sand of the challenge runs out as often as is said, and then building is over'() {
    const of = await page('#daily', { clock: true, date: MONDAY });
    assert.match(await of.textContent('.daily-begin'), /class I .* You have 2 minutes: the hourglass runs 2 times/);
    await of.click('#begin');
    await of.waitForSelector('#draw:not([aria-disabled])');
    assert.match(await of.textContent('#sand'), /^\d+ s, then 1 more run$/);
    await of.clock.runFor(61_000);
    await of.waitForFunction(() => /s, the last run$/.test(document.querySelector('#sand').textContent));
    assert.ok(await of.locator('#draw:not([aria-disabled])').count(), 'one still builds');
    await of.clock.runFor(61_000);
    await of.waitForSelector('.yard.after');
    assert.equal(await of.locator('#draw').count(), 0, 'building is over');
  },
};
