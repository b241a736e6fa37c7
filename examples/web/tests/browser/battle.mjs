// Battles.
import assert from 'node:assert/strict';
import { openFile, page, shot } from './stage.mjs';

const isOver = () => document.querySelector('#who')?.textContent === 'The game is over.';

/** Waits until a person is asked, or it is over. */
const asked = (of) =>
  of.waitForFunction(() => document.querySelector('#advise, #ready') || document.querySelector('#who')?.textContent?.includes('over'));

const round = (of) => of.textContent('h2');

/** Plays by keys alone until a round is over. */
async function play(of, name) {
  for (let step = 0; step < 90; step += 1) {
    await asked(of);
    if ((await round(of)) !== name) return;
    const choices = of.locator('.choice');
    await ((await choices.count()) ? choices.first() : of.locator('#advise')).focus();
    await of.keyboard.press('Enter');
  }
  assert.fail(`${name} does not end`);
}

export default {
  async 'a round of a battle is played by keys, reloaded and replayed'() {
    const of = await page('#battle');
    await of.focus('#begin');
    await of.keyboard.press('Enter');
    await play(of, 'Round 1');
    assert.equal(await round(of), 'Round 2');
    await shot(of, 'battle-light-1600');
    const at = await of.textContent('#at');
    await of.reload();
    await of.waitForSelector('#at');
    assert.equal((await of.textContent('#at')).split('.')[0], at.split('.')[0]);
    await of.fill('#replay', '2');
    assert.match(await of.textContent('#at'), /Choice 2 of/);
    assert.equal(await round(of), 'Round 1');
    await shot(of, 'replay-light-1600');
  },

  async 'a hint names a choice and what it brings'() {
    const of = await page('#battle');
    await of.click('#begin');
    await asked(of);
    await of.click('#advise');
    await asked(of);
    await of.click('#hint');
    await of.waitForSelector('#hinted');
    assert.match(await of.textContent('#hinted'), /\S.*On average over the simulated games: -?\d+\.\d points/);
  },

  async 'the fire of a ship is shown'() {
    const of = await page('#battle');
    await of.click('#begin');
    await asked(of);
    await of.click('#advise');
    await asked(of);
    await of.locator('#field [data-piece]').first().click();
    assert.ok((await of.locator('#field .range').count()) >= 1);
    assert.match(await of.textContent('#fire'), /^Fire of ([a-c]\d\.\d|[A-C]\d)$/);
  },

  async 'a battle of bots is watched to its end, saved and loaded as a replay'() {
    const of = await page('#battle');
    for (const seat of [1, 2, 3]) await of.locator('.bar select').nth(seat).selectOption('middle');
    await of.click('#begin');
    await of.waitForFunction(isOver, null, { timeout: 180_000 });
    const [saved] = await Promise.all([of.waitForEvent('download'), of.click('#save')]);
    const text = await (await import('node:fs/promises')).readFile(await saved.path(), 'utf8');
    const other = await page('#battle');
    await openFile(other, text, 'battle.json');
    const all = Number(/of (\d+)/.exec(await other.textContent('#at'))[1]);
    assert.ok(all > 50, `${all} choices`);
    assert.equal(await other.textContent('#who'), 'The game is over.');
    await other.fill('#replay', String(Math.floor(all / 2)));
    assert.notEqual(await other.textContent('#who'), 'The game is over.');
    // a replay is seen by a spectator and by every seat
    for (const viewer of ['spectator', '0', '1', '2']) await other.locator('.panes select').first().selectOption(viewer);
    assert.equal(await other.textContent('.facts'), await seenAgain(other, all));
  },

  async 'players and ships go by their names'() {
    const of = await page('#battle');
    await of.locator('.bar .name').first().fill('Ann');
    await of.click('#begin');
    await asked(of);
    await of.click('#advise');
    await asked(of);
    assert.match(await of.textContent('#who'), /Waiting for (Ann|Player [23])\./);
    assert.match(await of.textContent('.log'), /Ann/);
    assert.match(await of.textContent('.facts'), /Ann \(\w+\)/);
    assert.match(await of.locator('#field [data-piece] title').first().textContent(), /^Fighter a1\.1 of Ann on /);
    await of.reload();
    await of.waitForSelector('#who');
    assert.match(await of.textContent('.facts'), /Ann \(\w+\)/);
    for (const line of await of.locator('.log li, .choice').allTextContents()) assert.doesNotMatch(line, /seat \d|fighter \d/);
  },

  async 'two at one device see their own secrets only'() {
    const of = await page('#battle');
    await of.locator('.bar select').nth(2).selectOption('human');
    await of.click('#begin');
    await asked(of);
    assert.equal(await of.locator('.choice, #advise').count(), 0, 'nothing is shown before somebody is ready');
    const viewers = of.locator('.panes select').first();
    assert.equal(await viewers.locator('option').count(), 2, 'nobody looks through another’s eyes');
    await of.click('#ready');
    assert.ok(await of.locator('#advise').count());
  },
};

/** The points in the middle, after going to the end and back. */
async function seenAgain(of, all) {
  await of.fill('#replay', String(all));
  await of.fill('#replay', String(Math.floor(all / 2)));
  return of.textContent('.facts');
}
