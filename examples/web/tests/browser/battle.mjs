// Battles.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import board from './battle-board.mjs';
import told from './battle-told.mjs';
import { asked, begun, choose, isOver, keys, mouse, play, round, setUp, touch } from './captain.mjs';
import { fitsInto, isInView, language, page, shot } from './stage.mjs';

const at = (of) => of.textContent('#at');

const ENGLISH = /\b(the|fighter|ship|turn|tap|hits|points for|seat \d|north|fire)\b/i;

/** All that is read or heard of a part. */
const heard = (part) => {
  const named = [...part.querySelectorAll('title, [aria-label]')].map((each) => each.getAttribute('aria-label') ?? each.textContent);
  return [part.innerText, ...named].join('\n');
};

export default {
  ...board,
  ...told,

  async 'a battle is played to its end by mouse, with its powers'() {
    const of = await begun({ powers: true });
    await shot(of, 'battle-place-1600');
    await of.locator('.bb-power summary').click();
    assert.match(await of.textContent('.bb-rules'), /\S+ \S+ .*\./, 'the power says what it does');
    assert.match(await of.textContent('.bb-question [role=tooltip]'), /start zone/);
    await play(of, mouse(of), 3);
    await shot(of, 'battle-round-3-1600');
    assert.ok(await of.locator('.bb-report li').count(), 'what happened is said');
    await play(of, mouse(of));
    assert.match(await of.textContent('.bb-winner'), /wins? (with|together)/);
    assert.equal(await of.locator('.bb-table tbody tr').count(), 3);
    // points by cause add up
    for (const row of await of.locator('.bb-table tbody tr').all()) {
      const numbers = (await row.locator('td').allTextContents()).map(Number).slice(1);
      assert.equal(numbers.slice(0, -1).reduce((sum, each) => sum + each, 0), numbers.at(-1));
    }
    await shot(of, 'battle-end-1600');
    await of.click('#play-again');
    await of.waitForSelector('#begin');
  },

  async 'a battle is played to its end by touch'() {
    const of = await begun({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await fitsInto(of, 390);
    await play(of, touch(of));
    assert.ok(await isOver(of));
    await fitsInto(of, 390);
    const rights = await of.locator('.bb-table td').evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right));
    assert.ok(rights.every((right) => right < 390), `the result is cut: ${rights}`);
    await shot(of, 'battle-end-390');
  },

  async 'a battle is played to its end by keys'() {
    const of = await setUp();
    await of.focus('#begin');
    await of.keyboard.press('Enter');
    await play(of, keys(of));
    assert.ok(await isOver(of));
  },

  async 'a battle is reloaded, undone, replayed and branched'() {
    const of = await begun();
    await play(of, mouse(of), 2);
    const standing = await at(of);
    await of.reload();
    await of.waitForSelector('#at');
    assert.equal(await at(of), standing);
    await asked(of);
    await choose(of, mouse(of), 0);
    await asked(of);
    await of.click('#undo');
    assert.equal(await at(of), standing, 'the choice is taken back');
    await of.click('#replay-open');
    await of.fill('#replay', '2');
    assert.match(await at(of), /Choice 2 of/);
    assert.equal(await round(of), 1);
    await shot(of, 'replay-1600');
    await of.click('#replay-next');
    assert.match(await at(of), /Choice 3 of/);
    await of.click('#replay-play');
    await of.waitForFunction(() => /Choice ([6-9]|\d\d) of/.test(document.querySelector('#at').textContent));
    await of.click('#replay-play');
    await of.fill('#replay', '3');
    await of.click('#branch');
    await of.click('dialog[open] button:has-text("Play on from here")');
    await asked(of);
    assert.equal(await round(of), 1);
    assert.notEqual(await at(of), standing);
  },

  async 'a battle of bots is watched to its end, saved and loaded as a replay'() {
    const of = await setUp();
    await of.locator('.setup-seat select').first().selectOption('low');
    await of.click('#begin');
    await of.waitForSelector('.bb-end', { timeout: 180_000 });
    const [saved] = await Promise.all([of.waitForEvent('download'), of.click('#save')]);
    const text = await readFile(await saved.path(), 'utf8');
    const other = await page('#battle');
    await other.setInputFiles('input[type=file]', { name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await other.waitForSelector('.bb-end');
    const all = Number(/of (\d+)/.exec(await at(other))[1]);
    assert.ok(all > 50, `${all} choices`);
    await other.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await other.click('#review');
    // it plays at once, and its board and its controls are on the screen
    await other.waitForFunction(() => document.querySelectorAll('.bb-ship').length === 60);
    for (const what of ['#replay-play', '#field']) assert.ok(await isInView(other, what), what);
    assert.equal(await other.locator('#says').count(), 0, 'nobody is waited for');
    await other.click('#replay-play');
    const began = await other.textContent('.facts');
    await other.fill('#replay', String(Math.floor(all / 2)));
    await other.waitForFunction((text) => document.querySelector('.facts').textContent !== text, began);
    const scores = await other.textContent('.facts');
    // a replay is seen by a spectator and by every seat
    for (const viewer of ['spectator', '0', '1', '2']) await other.selectOption('#viewer', viewer);
    await other.fill('#replay', String(all));
    await other.waitForFunction((text) => document.querySelector('.facts').textContent !== text, scores);
    await other.fill('#replay', String(Math.floor(all / 2)));
    await other.waitForFunction((text) => document.querySelector('.facts').textContent === text, scores);
  },

  async 'players and ships go by their names, and nothing is English to a French reader'() {
    const of = await setUp();
    await of.locator('.setup-seat .name').first().fill('Ann');
    await of.click('#begin');
    await asked(of);
    await of.click('#advise');
    await asked(of);
    assert.match(await of.textContent('.facts'), /Ann \([A-Z]\w+\)/);
    const caption = await of.locator('#field [data-piece] title').first().textContent();
    assert.match(caption, /^(Fighter|Capital ship) [a-c]\d?\S* of \S+.* on /i);
    await of.reload();
    await asked(of);
    assert.match(await of.textContent('.facts'), /Ann \([A-Z]\w+\)/);
    await language(of, 'fr');
    for (let step = 0; step < 25; step += 1) {
      await asked(of);
      assert.doesNotMatch(await of.locator('.bb-layout').evaluate(heard), ENGLISH);
      await choose(of, mouse(of), step);
    }
  },

  async 'two at one device see their own secrets only'() {
    const of = await setUp();
    await of.locator('.setup-seat select').nth(1).selectOption('human');
    await of.click('#begin');
    await asked(of);
    assert.equal(await of.locator('.choice, #advise, .bb-hand, .bb-power').count(), 0, 'nothing is shown before somebody is ready');
    assert.equal(await of.locator('#viewer option').count(), 2, 'nobody looks through another’s eyes');
    await of.click('#ready');
    assert.ok(await of.locator('#advise').count());
  },

  async 'a battle that went on in another tab is not overwritten'() {
    const of = await begun();
    const other = await of.context().newPage();
    await other.goto(of.url());
    await asked(other);
    await other.click('#advise');
    await of.waitForSelector('.bb-elsewhere');
    await asked(other);
    const standing = await at(other);
    await of.locator('.bb-elsewhere button').first().click();
    await asked(of);
    assert.equal(await at(of), standing);
  },
};
