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
      await of.locator('.bar select').last().selectOption('own');
      assert.equal(await of.locator('.bar select').count(), 10);
    });
  },

  async 'a game that lacks own cards of level IV is refused by the crate'() {
    const of = await page('#cards');
    await openFile(of, JSON.stringify(OWN), 'cards.json');
    await visit(of, 'game');
    await of.check('#own');
    await of.locator('.bar select').nth(3).selectOption('IVC');
    await of.locator('.bar select').last().selectOption('own');
    await of.click('#begin');
    assert.match(await of.textContent('[role=alert]'), /^There are no printed cards of level IV to deal/);
    assert.equal(await of.locator('#stage').count(), 0);
  },
};

/** Bots play a game of one round with own cards; each of the sentences is seen on the way. */
async function flown(name, own, sentences, setUp = () => {}) {
  const of = await page('#cards', { clock: true });
  await of.setInputFiles('.bar input[type=file]', { name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(own)) });
  await of.waitForSelector('.deck .card');
  await visit(of, 'game');
  await of.check('#own');
  await of.locator('.bar select').nth(1).selectOption('middle');
  await of.locator('.bar select').nth(3).selectOption(name);
  await setUp(of);
  await of.click('#begin');
  await of.waitForSelector('#ship0 svg');
  assert.equal(await of.locator('[role=alert] .notice').count(), 0, 'all own cards have a place');
  const seen = new Set();
  const OVER = 'The game is over.';
  for (let step = 0; step < 2400 && (await of.textContent('#stage')) !== OVER; step += 1) {
    await of.clock.runFor(1200);
    for (const text of await of.locator('.pane .card p, .log li').allTextContents()) {
      if (!seen.has(text) && sentences.some((sentence) => sentence.test(text))) await shot(of, `own-${name}-${seen.size}`);
      seen.add(text);
    }
  }
  assert.equal(await of.textContent('#stage'), OVER);
  const missing = sentences.filter((sentence) => ![...seen].some((text) => sentence.test(text)));
  assert.deepEqual(missing, [], 'every own card was played');
}
