// A ship under fire.
import assert from 'node:assert/strict';
import { openFile, page, ship, shot, visit } from './stage.mjs';

/** Light fire from the right, by one of the 36 throws. */
async function lightFire(of, throws) {
  const selects = of.locator('.panes select');
  await selects.nth(0).selectOption('light_cannon_fire');
  await selects.nth(1).selectOption('right');
  await selects.nth(2).selectOption(String(1 + (throws % 6)));
  await selects.nth(3).selectOption(String(1 + Math.floor(throws / 6)));
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
