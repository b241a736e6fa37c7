// What is shown of what happened to whom, of what may happen, and what stays as one left it.
import assert from 'node:assert/strict';
import { asks, kept, upTo } from './flown.mjs';
import { page, shot } from './stage.mjs';

const CALM = { reducedMotion: 'reduce' };
const ALONE = ['human', 'low', 'low'];

/** A game at a moment, opened as a file: it is stored as any game is. */
async function opened(moment, { wanted, ...options } = {}) {
  const { save, view } = await upTo(moment, wanted);
  const of = await page('#game', { ...CALM, ...options });
  await of.waitForSelector('#setup');
  const buffer = Buffer.from(kept(save, ALONE)['starwright.game']);
  await of.setInputFiles('#setup input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer });
  await of.waitForSelector('.fl, .end, .yard');
  return { of, view };
}

const question = (of) => of.textContent('.fl-question');
const standing = (of) => of.evaluate(() => JSON.parse(JSON.parse(localStorage.getItem('starwright.game')).save).log.length);

/** Counts what appears on the page, in the order in which it does. */
function watches() {
  globalThis.seen = [];
  const found = () => {
    const guest = document.querySelector('.fl-guest');
    if (guest?.querySelector('.fl-debris')) globalThis.seen.push(`debris ${guest.querySelector('figcaption').textContent}`);
  };
  document.addEventListener('DOMContentLoaded', () => new MutationObserver(found).observe(document.body, { childList: true, subtree: true }));
}

export default {
  async 'what others lose is seen on their ships, and can be skipped'() {
    const { of } = await opened(asks('defend'), { reducedMotion: 'no-preference', init: watches });
    for (let deed = 0; deed < 60 && !(await of.locator('.fl-guest .fl-debris').count()); deed += 1) {
      if (await of.locator('#again').count()) break;
      const act = of.locator('.asked .deed:not([aria-disabled])').first();
      if (await act.count()) await act.click({ timeout: 1000 }).catch(() => undefined);
      await of.waitForTimeout(120);
    }
    await of.waitForSelector('.fl-guest .fl-debris');
    // one look, because the motion goes on
    const [name, told, now] = await of.evaluate(() => [
      ...['.fl-guest figcaption', '.fl-question'].map((what) => document.querySelector(what).textContent),
      document.querySelectorAll('.fl-other.now').length,
    ]);
    assert.match(told, new RegExp(`^${name} .*(loses|destroys)`));
    assert.equal(now, 1);
    await of.click('#skip-motion');
    await of.waitForFunction(() => !document.querySelector('.fl-guest'));
  },

  async 'crew that is lost is seen to go, cabin by cabin'() {
    const { of } = await opened(asks('crew'), { reducedMotion: 'no-preference' });
    const due = Number(/\d+/.exec(await question(of))[0]);
    const crew = () => of.locator('.fl-vessel .tile').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')).join('\n'));
    const before = await crew();
    await of.locator('.asked .deed:not([aria-disabled])').last().click();
    await of.waitForSelector('.fl-vessel .fl-taken');
    const taken = await of.locator('.fl-vessel .fl-taken text').allTextContents();
    assert.equal(taken.reduce((sum, text) => sum + Number(text.slice(1)), 0), due);
    assert.notEqual(await crew(), before, 'and they are not aboard any more');
    await of.waitForFunction(() => getComputedStyle(document.querySelector('.fl-question')).opacity === '1');
    await shot(of, 'taken-1600');
  },

  async 'what an attack and the rest of its card may cost is said on demand'() {
    const { of } = await opened(asks('defend'));
    assert.equal(await of.locator('#costs').count(), 0);
    await of.click('#cost');
    await of.waitForFunction(() => document.querySelectorAll('#costs strong').length > 2);
    const text = await of.innerText('#costs');
    assert.match(text, /Do nothing: .*components: \d/i, 'what each reaction loses');
    assert.match(text, /If you do nothing: .*components: \d+(\.\d)?/, 'what the rest is likely to cost');
    assert.match(text, /If you spend what helps: /);
    await shot(of, 'cost-1600');
    const before = await question(of);
    await of.locator('.asked .deed').first().click();
    await of.waitForFunction((was) => document.querySelector('.fl-question')?.textContent !== was, before);
    assert.equal(await of.locator('#costs').count(), 0, 'another question has another answer');
  },

  async 'a game that went on in another tab is not overwritten'() {
    const { of } = await opened(asks('land'));
    const other = await of.context().newPage();
    await other.goto(of.url());
    await other.locator('.fl-planets button').first().click();
    await other.waitForSelector('.fl-loose');
    await of.waitForSelector('.game-elsewhere');
    const there = await standing(other);
    await shot(of, 'elsewhere-1600');
    await of.locator('.asked .deed').last().click();
    await of.waitForTimeout(900);
    assert.equal(await standing(of), there, 'nothing is done here before the question is answered');
    await of.locator('.game-elsewhere button').first().click();
    await of.waitForSelector('.fl-loose');
    assert.equal(await standing(of), there);
    // the other way round: who keeps this one asks the other tab
    await other.locator('.asked .deed').first().click();
    await of.waitForSelector('.game-elsewhere');
    await of.locator('.game-elsewhere button').last().click();
    await other.waitForSelector('.game-elsewhere');
    assert.equal(await standing(of), there);
  },

  async 'all choices stay unfolded from question to question'() {
    const { of } = await opened(asks('land'));
    await of.click('#choices summary');
    const before = await question(of);
    await of.locator('.fl-planets button').first().click();
    await of.waitForFunction((was) => document.querySelector('.fl-question')?.textContent !== was, before);
    await of.waitForSelector('#choices');
    await of.locator('.asked .deed').first().click();
    await of.waitForSelector('.asked.yours #hint');
    assert.ok(await of.locator('#choices[open]').count(), 'it went away while others chose, and is open again');
  },

  async 'what is pressed by a key may go away, and the focus stays'() {
    const { of } = await opened(asks('land'));
    const press = async (what) => {
      await of.focus(what);
      await of.keyboard.press('Enter');
      await of.waitForTimeout(120);
      const now = await of.evaluate(() => [document.activeElement.tagName, document.activeElement.disabled === true]);
      assert.ok(now[0] !== 'BODY' && !now[1], `${what}: ${now}`);
    };
    await press('.fl-planets button');
    await of.waitForSelector('.fl-loose');
    for (let undone = 0; undone < 60 && (await of.isEnabled('#undo')); undone += 1) await press('#undo');
    assert.ok(await of.isDisabled('#undo'), 'nothing more can be taken back, and the button is shut');
    await press('#replay');
    await press('#to-end');
    await press('#cost, #hint');
    await of.evaluate(() => {
      location.hash = '#ship=nonsense';
    });
    await press('.notices .away');
  },

  async 'aliens aboard are seen after a reload, and not those of others'() {
    const boarding = ({ now }) => now.yard?.step === 'boarding';
    const { of } = await opened(boarding, { wanted: { seed: 3 } });
    const welcome = of.locator('.yard-leads button, .yard-own .marked');
    await of.locator('.yard-own .marked').first().click();
    const alien = of.locator('.yard-own [data-cell][aria-label*="alien" i]', { hasText: /alien/i });
    await of.waitForTimeout(200);
    if (await of.locator('.yard-leads button', { hasText: 'alien' }).count()) await of.locator('.yard-leads button', { hasText: 'alien' }).first().click();
    assert.ok(await welcome.count());
    const names = () => of.locator('.yard-own .tile').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')).join('\n'));
    await of.waitForTimeout(300);
    const before = await names();
    assert.ok(await alien.count());
    await shot(of, 'aliens-1600');
    await of.reload();
    await of.waitForSelector('.yard-own .tile');
    assert.equal(await names(), before);
  },

  async 'winners smile, and bots are bots'() {
    for (const seed of [1, 2]) {
      const { of } = await opened(() => false, { wanted: { seed } });
      await of.waitForSelector('.end-winner');
      const mouths = await of.locator('.end-ranking li.best .face-mouth').evaluateAll((all) => all.map((mouth) => mouth.getAttribute('d')));
      assert.ok(mouths.length > 0 && mouths.every((d) => /q6 5 12 0$/.test(d)), `${mouths}`);
      assert.equal(await of.locator('.end-ranking .face rect').count(), 2, 'two bots');
      if (seed === 1) await shot(of, 'winner-1600');
    }
  },

  async 'the Tab key goes through the yard as it is seen: the tiles, the board, the table'() {
    const of = await page('#game', CALM);
    await of.click('#begin');
    await of.waitForSelector('.yard-own .tile');
    await of.focus('.asked');
    const stops = [];
    for (let tab = 0; tab < 14; tab += 1) {
      await of.keyboard.press('Tab');
      stops.push(await of.evaluate(() => document.activeElement.closest('.yard-tiles, .yard-own, .yard-glass, .yard-side')?.classList[0]));
    }
    const regions = stops.filter((region, place) => region && region !== stops[place - 1]);
    assert.deepEqual(regions, ['yard-tiles', 'yard-own', 'yard-glass', 'yard-side']);
    const lefts = await of.evaluate((names) => names.map((name) => document.querySelector(`.${name}`).getBoundingClientRect().left), regions);
    assert.deepEqual(lefts, [...lefts].sort((one, other) => one - other), 'from left to right');
  },
};
