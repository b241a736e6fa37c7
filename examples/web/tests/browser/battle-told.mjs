// What a battle tells: points, what the last turns brought, what a flight would cost.
import assert from 'node:assert/strict';
import { asked, begun, choose, isOver, mouse, play, says } from './captain.mjs';
import { isInView, shot } from './stage.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1280, height: 800 } };

/** Plays a battle until turrets with a target and turrets without one have been asked. */
async function turrets(of, seen, battle) {
  await play(of, mouse(of), 2);
  for (let step = 0; step < 200 && !(seen.none && seen.some) && !(await isOver(of)); step += 1) {
    if ((await of.textContent('.bb-phases .now').catch(() => '')) === 'Turrets') {
      const targets = await of.locator('[data-spot]').count();
      assert.match(await says(of), targets ? /tap a target/ : /has no target/);
      assert.deepEqual(await of.locator('.bb-actions button').allTextContents(), targets ? ['Hold fire'] : ['No target: end the turn']);
      seen[targets ? 'some' : 'none'] += 1;
    }
    await choose(of, mouse(of), step + battle);
    await asked(of);
  }
}

export default {
  async 'points and what the last turns brought are always in view'() {
    for (const device of [PHONE, DESK]) {
      const of = await begun(device);
      await play(of, mouse(of), 2);
      for (let step = 0; step < 90 && !(await of.locator('.bb-report:has(.bb-gains) :is(.captured, .lost)').count()); step += 1) {
        await choose(of, mouse(of), step);
        await asked(of);
      }
      assert.match(await of.textContent('.bb-report'), /[abc]\d\.\d is (destroyed|lost)/);
      assert.match(await of.locator('.bb-report h2 strong').first().textContent(), /^\S.* lost \d+ ships?$/, 'whose loss it is');
      const gains = await of.locator('.bb-gains li').allTextContents();
      for (const gain of gains) assert.match(gain, /^\S.* [+−]\d+ for (fighters|capital ships|probes|the ring, so far)$/);
      for (const what of ['.bb-standing', '.bb-report']) assert.ok(await isInView(of, what), `${what} at ${device.viewport.width} px`);
      assert.match(await of.textContent('.bb-scores'), /ring hexes \d/);
      assert.match(await of.locator('section:has(> .bb-scores)').textContent(), /As if the battle ended now/);
      const points = (what) => of.locator(what).allTextContents();
      assert.deepEqual(await points('.bb-standing strong'), await points('.bb-scores dd'));
      await shot(of, `battle-told-${device.viewport.width}`);
    }
  },

  async 'on a large screen what happened fills the height beside the board'() {
    const of = await begun({ viewport: { width: 1920, height: 1080 } });
    await of.click('#advise');
    await asked(of);
    await of.click('#finish');
    await asked(of);
    await of.waitForSelector('.bb-report');
    const [report, box, field] = await Promise.all(['.bb-report', '.bb-asked', '.bb-field'].map((what) => of.locator(what).boundingBox()));
    assert.ok(report.height > 400, `${report.height} px`);
    assert.ok(Math.abs(box.y + box.height - field.y - field.height) < 80, `${box.y + box.height} beside ${field.y + field.height}`);
    assert.ok(box.y + box.height <= 1080, 'it is on the screen');
    await shot(of, 'battle-told-1920');
  },

  async 'a card that another player plays can be read, skipped, and does not come with reduced motion'() {
    const of = await begun({ ...DESK, speed: 'normal' });
    await of.click('#advise');
    await of.waitForSelector('.bb-played');
    const begins = Date.now();
    const played = await of.textContent('.bb-played');
    assert.match(played, /(Comet|Nova|Rusty) plays this card.*\d hex(es)? to fly.*\d action points?/);
    await shot(of, 'battle-played-1280', { fades: true });
    await of.waitForFunction((before) => document.querySelector('.bb-played')?.textContent !== before, played);
    assert.ok(Date.now() - begins > 2000, `${Date.now() - begins} ms`);
    await of.waitForSelector('.bb-played');
    const skipped = Date.now();
    await of.click('#skip-motion');
    await of.waitForSelector('.bb-played', { state: 'detached' });
    assert.ok(Date.now() - skipped < 1500, `${Date.now() - skipped} ms`);
    const calm = await begun({ ...DESK, speed: 'off' });
    await calm.evaluate(() => {
      globalThis.played = 0;
      const seen = () => (globalThis.played += document.querySelector('.bb-played')?.checkVisibility() ? 1 : 0);
      const frame = () => (seen(), requestAnimationFrame(frame));
      frame();
    });
    await calm.click('#advise');
    await asked(calm);
    await choose(calm, mouse(calm), 0);
    await asked(calm);
    assert.equal(await calm.evaluate(() => globalThis.played), 0);
    assert.match(await calm.locator('.log').textContent(), /plays a card: fly \d, rotate \d, action points \d/);
  },

  async 'a wide screen shows the cards and the players beside what is asked'() {
    const of = await begun({ viewport: { width: 1920, height: 1080 } });
    await of.locator('#learn summary').click();
    const box = (what) => of.locator(what).first().boundingBox();
    const [board, question, hand] = await Promise.all(['#field', '.bb-asked', '.bb-hand'].map(box));
    assert.ok(board.x + board.width <= question.x && question.x + question.width <= hand.x);
    assert.ok(board.height > 900, `${board.height} px`);
    for (const what of ['.bb-hand', '.bb-scores']) assert.ok(await isInView(of, what), what);
  },

  async 'what a flight would cost is said before it flies, and comes true'() {
    const of = await begun(DESK);
    const own = () => of.locator('.bb-ship[data-piece]:not(.bb-ghost)').evaluateAll((all) => all.filter(({ dataset }) => dataset.piece < 20).length);
    const costs = [];
    for (let step = 0; step < 400 && costs.length < 5; step += 1) {
      await asked(of);
      if (!(await of.locator('#confirm', { hasText: 'fly' }).count())) {
        await choose(of, mouse(of), step);
        continue;
      }
      const [, lost = '0', all] = /(?:(\d+) of|None of) (\d+) would be lost/.exec(await says(of));
      const before = await own();
      assert.equal(await of.locator('.bb-flight :is(.bb-cross, .bb-ram)').count(), Number(lost));
      if (Number(lost) > 0) await shot(of, `battle-toll-${lost}-of-${all}`);
      await of.click('#confirm');
      await asked(of);
      while (/on one hex/.test(await says(of))) {
        await of.locator('.act').first().click();
        await asked(of);
      }
      costs.push([Number(lost), before - (await own())]);
    }
    assert.deepEqual(costs.map(([said]) => said), costs.map(([, lost]) => lost));
    assert.ok(costs.some(([said]) => said > 0), 'some are lost');
  },

  async 'the main button gives nothing away that another choice would keep'() {
    const of = await begun({ ...DESK, powers: true });
    const seen = new Map();
    for (let step = 0; step < 260 && !(await isOver(of)); step += 1) {
      await asked(of);
      const phase = await of.textContent('.bb-phases .now').catch(() => '');
      const mains = await of.locator('.bb-actions .main').evaluateAll((all) => all.map(({ id, className, textContent }) => id || `${className} ${textContent}`));
      const others = (await of.locator('[data-spot]').count()) + (await of.locator('.bb-power button.power').count());
      assert.ok(mains.length <= 1, `${phase}: ${mains}`);
      if (others > 0) for (const idle of ['all-keep', 'end-turn']) assert.ok(!mains.includes(idle), `${phase}: ${idle}`);
      assert.ok(!mains.some((main) => /Hold fire|Do not raise/.test(main)), `${phase}: ${mains}`);
      if (await of.locator('#confirm').count()) {
        const lost = async () => Number(/(\d+) of \d+ would be lost/.exec(await says(of))?.[1] ?? 0);
        const tolls = new Map();
        for (const spot of await of.locator('[data-spot^="s"]').evaluateAll((all) => all.map(({ dataset }) => dataset.spot))) {
          if (!(await of.textContent('#confirm')).includes(spot.slice(1))) await of.locator(`[data-spot="${spot}"] path`).first().click();
          tolls.set(await lost(), await of.locator('#confirm.main').count());
        }
        for (const [toll, isMain] of tolls) assert.equal(isMain, Number(toll === Math.min(...tolls.keys())), [...tolls].join(' '));
        seen.set(tolls.size > 1 ? 'dear' : 'alike', true);
      }
      await choose(of, mouse(of), step);
    }
    assert.ok(seen.get('dear') && seen.get('alike'), [...seen.keys()].join());
  },

  async 'turrets without a target end the turn by one button'() {
    const seen = { none: 0, some: 0 };
    for (let battle = 0; battle < 4 && !(seen.none && seen.some); battle += 1) await turrets(await begun(DESK), seen, battle);
    assert.ok(seen.none && seen.some, JSON.stringify(seen));
  },

  async 'a question mark beside what is asked opens the rules, large enough for a finger'() {
    const of = await begun(PHONE);
    const why = of.locator('.bb-question').getByRole('button', { name: 'Why: the rule' });
    assert.doesNotMatch(await of.innerText('.bb-layout'), /BBS-\d/, 'no id stands by itself');
    const isLarge = await why.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return [-21, 21].every((off) => [[x + off, y], [x, y + off]].every(([at, down]) => document.elementFromPoint(at, down) === button));
    });
    assert.ok(isLarge, '44 px');
    await why.tap();
    await of.waitForSelector('.bb-question [role=tooltip].shown');
    assert.match(await of.innerText('.bb-question [role=tooltip]'), /start zone.*BBS-8.*BBS-9/s);
    await shot(of, 'battle-why-390');
  },

  async 'on a phone squadrons have names, and a flight is shown large'() {
    const of = await begun(PHONE);
    assert.match(await says(of), /round arrows turn it/);
    assert.doesNotMatch(await says(of), /\bR\b/);
    const names = await of.locator('#field .bb-name').allTextContents();
    assert.deepEqual(names.filter((name) => /^a/i.test(name)).sort(), ['A1', 'A2', 'a1', 'a2', 'a3']);
    const isLegible = await of.locator('#field .bb-name').evaluateAll((all) => all.every((name) => name.getBoundingClientRect().height > 11));
    assert.ok(isLegible);
    const hex = () => of.locator('.bb-hex').first().evaluate((path) => path.getBoundingClientRect().width);
    const before = await hex();
    for (let step = 0; step < 60 && !(await of.locator('.bb-flight').count()); step += 1) {
      await choose(of, mouse(of), step);
      await asked(of);
    }
    assert.ok((await hex()) > 1.3 * before, `${before} to ${await hex()} px`);
    await shot(of, 'battle-flight-390');
  },
};
