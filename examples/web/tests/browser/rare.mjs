// What few games have: class IVC, boosters, stasis chambers, intruders, sequences.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as sw from '../../dist/index.js';
import { inFlight, kept, upTo } from './flown.mjs';
import { fitsInto, page, shot } from './stage.mjs';

const CALM = { reducedMotion: 'reduce', clock: true };
const WAY = '#go-on, .yard-leads button:not([aria-disabled]), .asked .deed:not([aria-disabled])';

/** Two built fleets, the first with a booster and a stasis chamber, and cards of level IV. */
async function boosted() {
  await upTo(() => true);
  const told = readFileSync(new URL('../../../../tests/playthroughs/flight-boosts.txt', import.meta.url), 'utf8');
  const { board, level, rulings, players } = JSON.parse(told.split('\n').find((line) => line.startsWith('{')));
  const intruders = { kind: 'intruders', from: 'right', number: 2, boards: 'everybody', turns: ['straight', 'left'], deed: { crew: 1 }, credits: 5, days: 1 };
  const deck = [
    { level, kind: 'meteor_swarm', meteors: ['LF', 'sL'] },
    { level, ...intruders },
    { level, kind: 'sequence', parts: [intruders, { kind: 'stardust' }, { kind: 'combat_zone', lines: [['weakest engines', 'shots', ['LB']]] }] },
    { level, kind: 'open_space' },
  ];
  const built = players.map(({ fleet: { class: name, opened, tiles } }, place) => ({ layout: { class: name, opened, tiles }, aside: 0, order: place + 1 }));
  const game = sw.must(sw.Game.begin('game', { players: 2, rulings, rounds: [{ board, level, level_iii_cards: false, start: { built }, deck }] }));
  return kept(game.save(), ['human', 'low']);
}

/** Plays by the first way on; what is asked at which card is noted and, once each, pictured. */
async function flown(of, name, each = async () => undefined) {
  const met = new Set();
  for (let step = 0; step < 900 && !(await of.locator('#again').count()); step += 1) {
    const now = await of.evaluate(() => [
      document.querySelector('.fl-card h3')?.textContent,
      document.querySelector('.fl-question')?.textContent.replace(/\d+/g, '#'),
    ]);
    const [card, question] = now.map((text) => text ?? '');
    const moment = `${card}: ${question}`;
    if (!met.has(moment) && (await of.locator('.asked .deed').count())) {
      met.add(moment);
      await shot(of, `${name}-${met.size}`);
    }
    await each();
    const way = of.locator(WAY).first();
    if (await way.count()) await way.click({ timeout: 1000 }).catch(() => undefined);
    await of.clock.runFor(700);
    await of.waitForTimeout(25);
  }
  assert.equal(await of.locator('#again').count(), 1, 'it ends');
  return [...met].join('\n');
}

export default {
  async 'boosters, intruders and a sequence are met to the end'() {
    const of = await page('#game', { ...CALM, kept: await boosted() });
    await of.waitForSelector('.yard, .fl');
    let parts = 0;
    const met = await flown(of, 'rare', async () => {
      parts += await of.locator('.fl-parts > .now').count();
    });
    assert.ok(parts > 0, 'the part that is on is marked');
    for (const part of [/^Meteor swarm: .*hyperspace/m, /^Intruders: /m, /^Sequence: /m, /^Open space: /m]) assert.match(met, part);
  },

  async 'a ship is seen to go into hyperspace, and intruders to walk aboard'() {
    const of = await page('#game', { kept: { ...(await boosted()), 'starwright.speed': 'slow' } });
    await of.waitForSelector('.yard, .fl');
    const deed = async (what) => {
      await of.locator(what).first().click({ timeout: 1500 }).catch(() => undefined);
      await of.locator('#skip-motion').click({ timeout: 300 }).catch(() => undefined);
    };
    const jump = of.locator('.asked .deed', { hasText: /hyperspace/ });
    for (let tries = 0; tries < 20 && !(await jump.count()); tries += 1) await deed(WAY);
    const before = await of.locator('.fl-vessel .tile').count();
    await jump.first().click();
    await of.waitForSelector('.fl-warp');
    const gone = before - (await of.locator('.fl-vessel .tile').count());
    assert.equal(await of.locator('.fl-warp').count(), gone, 'what leaves is no longer there');
    assert.ok(gone > 3, `${gone}`);
    await shot(of, 'rare-hyperspace', { fades: true });
    await of.click('#skip-motion');
    await of.waitForFunction((all) => document.querySelectorAll('.fl-vessel .tile').length >= all - 1, before);
    for (let tries = 0; tries < 12 && !(await of.locator('.fl-step').count()); tries += 1) {
      await of.locator(WAY).first().click({ timeout: 1500 }).catch(() => undefined);
      await of.waitForSelector('.fl-step', { timeout: 9000 }).catch(() => undefined);
    }
    assert.ok(await of.locator('.fl-step').count(), 'an intruder walks');
    await of.waitForTimeout(900);
    await shot(of, 'rare-intruder');
  },

  async 'class IVC is flown to the end with cards of level III, raised'() {
    const { save } = await upTo(inFlight, { classes: ['IVC'], seed: 5 });
    const of = await page('#game', { ...CALM, kept: kept(save, ['human', 'low', 'low']), viewport: { width: 1280, height: 800 } });
    await of.waitForSelector('.fl');
    await flown(of, 'ivc');
    await fitsInto(of, 1280);
    assert.equal(await of.locator('.end-statement').count(), 3);
  },
};
