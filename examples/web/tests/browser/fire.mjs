// A ship under fire.
import assert from 'node:assert/strict';
import { language, openFile, page, ship, shot, theme, visit } from './stage.mjs';

/** Light fire from the right, by one of the 36 throws. */
const lightFire = (of, throws) => strike(of, { kind: 'light_cannon_fire', side: 'right', throws });

async function strike(of, { kind, side, throws }) {
  await of.selectOption('#fire-kind', kind);
  await of.selectOption('#fire-side', side);
  await of.selectOption('#fire-die-0', String(1 + (throws % 6)));
  await of.selectOption('#fire-die-1', String(1 + Math.floor(throws / 6)));
  await of.click('#attack');
}

/** Lets it come, and begins again with a new ship. */
async function onward(of) {
  await of.click('#resolve');
  const piece = of.locator('.keep').first();
  if (await piece.count()) await piece.click();
  await of.click('#reset');
}

export default {
  async 'who has no ship attacks a sample, and keeps the state in another language and theme'() {
    const of = await page('#fire');
    await of.waitForSelector('#sample');
    await of.click('#swarm');
    await of.waitForSelector('#resolve');
    const before = await of.locator('.log li').count();
    await language(of, 'fr');
    await theme(of, 'dark');
    assert.ok(await of.locator('#resolve').count());
    assert.equal(await of.locator('.log li').count(), before);
  },

  async 'a defence is chosen on the ship, by mouse and by keys'() {
    const of = await page('#fire');
    for (const [throws, press] of [
      [0, (cell) => cell.click()],
      [0, async (cell) => (await cell.focus(), of.keyboard.press('Enter'))],
    ]) {
      for (let next = throws; next < 36; next += 1) {
        await lightFire(of, next);
        const way = of.locator('.list button', { hasText: 'Raise shield: shield' });
        const before = await way.count();
        const marked = of.locator('#siege [data-cell].marked[aria-label*="hield"]').first();
        if (before && (await marked.count())) {
          await press(marked);
          assert.ok((await way.count()) < before || (await of.locator('.list button').count()) !== before);
          break;
        }
        await onward(of);
      }
      await onward(of);
    }
  },

  async 'what is said of an attack comes true'() {
    const of = await page();
    await openFile(of, JSON.stringify(ship('iiic-packed')));
    await visit(of, 'fire');
    const count = () => of.locator('#siege .tile').count();
    const seen = { harmless: 0, harm: 0, shot: 0 };
    for (let throws = 0; throws < 36 && (throws < 14 || !seen.shot); throws += 1) {
      await strike(of, throws % 2 ? { kind: 'small_meteor', side: 'front', throws } : { kind: 'large_meteor', side: 'right', throws });
      const shoots = of.locator('.list button', { hasText: 'Shoot: double cannon' }).first();
      if (await shoots.count()) {
        await shoots.click();
        assert.match(await of.textContent('.fire-chosen'), /Shoot: double cannon.*1 battery is used/);
        seen.shot += 1;
      }
      const [says, before, marked] = [await of.textContent('.fire-side h1'), await count(), await of.locator('#siege .struck').count()];
      await of.click('#resolve');
      const isHarmed = (await of.locator('.keep').count()) > 0 || (await count()) < before;
      assert.equal(isHarmed, !/^(It does no damage|This stops it)/.test(says), says);
      assert.equal(marked > 0, isHarmed, `${says}: what it destroys is marked`);
      seen[isHarmed ? 'harm' : 'harmless'] += 1;
      const piece = of.locator('.keep').first();
      if (await piece.count()) {
        assert.equal(await of.textContent('#left'), '', 'how many fly on is said once one has chosen');
        await piece.click();
      }
      await of.click('#reset');
    }
    assert.ok(Math.min(...Object.values(seen)) > 0, JSON.stringify(seen));
  },

  async 'cells of a board that is no class are called by its printed numbers'() {
    const cabin = { at: [0, 0], kind: 'starting_cabin', capacity: 2, edges: '3333' };
    const hull = { at: [1, 0], kind: 'structural', edges: '3333' };
    const board = { art: ['###', '.##'], surface: 'plane', columns: [7, [5, 11], null], rows: [3, 3] };
    const of = await page();
    await openFile(of, JSON.stringify({ board, tiles: [cabin, hull] }));
    const named = (cells) => cells.map((each) => each.getAttribute('aria-label').split(':')[0]);
    const names = ['7/upper 3', 'column 5/11 upper row 3', '3rd column upper row 3', 'column 5/11 lower row 3', '3rd column lower row 3'];
    assert.deepEqual(await of.locator('#board [data-cell]').evaluateAll(named), names);
    await visit(of, 'fire');
    assert.deepEqual(await of.locator('#siege [data-cell]').evaluateAll(named), names);
    assert.equal(await of.locator('#siege .tile').count(), 2);
  },

  async 'a swarm is survived'() {
    const of = await page();
    await openFile(of, JSON.stringify(ship('iiic-packed')));
    await visit(of, 'fire');
    await of.click('#swarm');
    let drawn = 0;
    for (let step = 0; step < 40 && !(await of.locator('#attack').count()); step += 1) {
      drawn += await of.locator('.board .way, .board .aimed, .board .struck').count();
      if (step === 0) await shot(of, 'fire-light-1600');
      const piece = of.locator('.keep').first();
      if (await piece.count()) await piece.click();
      else await of.click('#resolve');
    }
    assert.ok(await of.locator('#attack').count(), 'the swarm is over');
    assert.ok(drawn >= 6, 'lines and what they strike are drawn');
    assert.match(await of.textContent('#left'), /still flies with \d+/);
    assert.ok((await of.locator('.log li').count()) >= 6);
  },

  async 'an attack is chosen, and answered with what is offered'() {
    const of = await page();
    await openFile(of, JSON.stringify(ship('iiic-packed')));
    await visit(of, 'fire');
    // by the column and the row of a shield: light fire that a shield may meet comes sooner or later
    for (let throws = 0; throws < 36; throws += 1) {
      await lightFire(of, throws);
      const way = of.locator('.list button', { hasText: 'Raise shield: shield' }).first();
      if (await way.count()) {
        await way.click();
        await of.click('#resolve');
        assert.match(await of.textContent('.log li'), /shield/);
        return;
      }
      await onward(of);
    }
    assert.fail('no shield was offered');
  },

  async 'a hint says what is spared, and is followed'() {
    const of = await page();
    await openFile(of, JSON.stringify(ship('iiic-packed')));
    await visit(of, 'fire');
    for (let throws = 0; throws < 36; throws += 1) {
      await lightFire(of, throws);
      await of.click('#hint');
      await of.waitForSelector('#hinted');
      const hint = await of.textContent('#hinted');
      if (hint.includes('Keeps ')) {
        assert.match(hint, /^Raise the shields on \d+\/\d+.*\. Keeps the .+ on \d+\/\d+.*: a loss of [\d.]+ credits?, not [\d.]+/);
        await shot(of, 'fire-hint');
        await of.click('#do-it');
        await of.click('#resolve');
        assert.match(await of.textContent('.log li'), /shield/);
        return;
      }
      await onward(of);
    }
    assert.fail('no hint spares anything');
  },
};
