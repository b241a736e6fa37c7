// Games with own cards.
import assert from 'node:assert/strict';
import { openFile, page, shot, visit } from './stage.mjs';

export const PIRATES = { level: 'II', kind: 'pirates', strength: 1, shots: ['sF'], credits: 77, days: 0 };
export const INTRUDERS = {
  ...{ level: 'II', kind: 'intruders', from: 'front', number: 2, boards: 'everybody', turns: ['straight', 'left'] },
  ...{ deed: { crew: 1 }, credits: 88, days: 1 },
};
export const SEQUENCE = { level: 'I', kind: 'sequence', parts: [{ kind: 'open_space' }, { kind: 'meteor_swarm', meteors: ['sF'] }] };
export const OWN = [PIRATES, INTRUDERS, SEQUENCE];

export default {
  async 'own cards fly to the end of a game'() {
    await flown('II', OWN, [/77 credits/, /88 credits/, /In this order, as one card/]);
  },

  async 'class IVC flies with own cards of level IV'() {
    const fours = Array.from({ length: 12 }, (_, at) => ({ ...PIRATES, level: 'IV', credits: 100 + at }));
    await flown('IVC', fours, [/10\d credits/], async (of) => {
      await of.selectOption('#four', 'own');
      assert.equal(await of.locator('[id^=in-pile-]').count(), 4);
    });
  },

  async 'a game that lacks own cards of level IV is refused by the crate'() {
    const of = await page('#cards');
    await openFile(of, JSON.stringify(OWN), 'cards.json');
    await visit(of, 'game');
    await of.check('#own');
    await of.selectOption('#class-0', 'IVC');
    await of.selectOption('#four', 'own');
    await of.click('#begin');
    assert.match(await of.textContent('[role=alert]'), /^There are no printed cards of level IV to deal/);
    assert.ok(await of.locator('#setup').isVisible());
  },
};

/** Bots play a game of one round with own cards; each of the sentences is seen on the way. */
async function flown(name, own, sentences, setUp = () => {}) {
  const of = await page('#cards', { clock: true, reducedMotion: 'reduce' });
  await of.clock.resume();
  await openFile(of, JSON.stringify(own), 'cards.json');
  await of.waitForSelector('.deck .card');
  await visit(of, 'game');
  await of.check('#players input[value="2"]', { force: true });
  for (const seat of [0, 1]) await of.locator('.setup-seat select').nth(seat).selectOption('middle');
  await of.check('#own');
  await of.selectOption('#class-0', name);
  await setUp(of);
  await of.click('#begin');
  await of.waitForSelector('.yard');
  assert.equal(await of.locator('[role=alert] .notice').count(), 0, 'all own cards have a place');
  const missing = new Set(sentences);
  for (let step = 0; step < 1200 && !(await of.locator('#again').count()); step += 1) {
    await of.clock.runFor(1300);
    const text = await of.textContent('main');
    for (const sentence of missing) {
      if (!sentence.test(text)) continue;
      await shot(of, `own-${name}-${sentences.indexOf(sentence)}`);
      missing.delete(sentence);
    }
    if (await of.locator('#go-on').count()) await of.click('#go-on');
  }
  assert.ok(await of.locator('#again').count(), 'the game is over');
  assert.deepEqual([...missing], [], 'every own card was played');
}
