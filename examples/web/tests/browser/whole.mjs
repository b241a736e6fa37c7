// Whole games and battles from the first page to the winner, by keys alone and by touch alone.
import assert from 'node:assert/strict';
import { asked, isOver as isBattleOver, keys, play, touch } from './captain.mjs';
import { arrives, enter, finger, focused, pass, PHONE, tabTo } from './hands.mjs';
import { fitsInto, page, shot } from './stage.mjs';

const CALM = { reducedMotion: 'reduce' };
/** Components that are placed before the order tile is taken. */
const TILES = 9;
const DEED = '.asked .deed:not([aria-disabled])';
const LEAD = '.yard-leads button:not([aria-disabled])';

const own = (of) => of.locator('.yard-own .tile').count();
const holds = (of) => of.locator('#hand svg').count();
const isOver = (of) => of.locator('#again').count();

/** Does something until the yard or the game is over. */
async function until(of, isDone, deed, most = 600) {
  for (let step = 0; step < most; step += 1) {
    if (await isDone(of)) return;
    await deed(step);
  }
  assert.fail('it does not end');
}

/** Presses a key, and asserts that something has the focus. */
async function key(of, name) {
  await of.keyboard.press(name);
  await pass(of);
  await focused(of, name);
}

/** Builds by N, F and Enter; a tile that fits nowhere, or closes the ship too early, goes back by B. */
async function buildByKeys(of) {
  await until(of, async () => (await own(of)) > TILES, async () => {
    await key(of, 'n');
    if (!(await holds(of))) return;
    const name = await of.getAttribute('#hand svg', 'aria-label');
    const closes = (await own(of)) < TILES - 2 && name.split(' connector to ').length === 2;
    const here = await of.evaluate(() => document.activeElement.getAttribute('aria-label') ?? '');
    if (!closes && /it fits here$/.test(here)) await key(of, 'Enter');
    if (await holds(of)) await key(of, 'b');
  });
}

/** What is asked after building and in the flight: the first way on. */
async function answerByKeys(of) {
  for (const way of ['#go-on', LEAD, DEED]) {
    if (await of.locator(way).count()) return enter(of, way);
  }
  await pass(of, 1300);
  return focused(of, 'what others do');
}

/** Drags tiles from the hand to cells where they fit. */
async function buildByTouch(of, { tap, drag }) {
  let dragged = 0;
  await until(of, async () => (await own(of)) > TILES, async () => {
    await tap('#draw');
    await pass(of, 300);
    assert.equal(await holds(of), 1, 'each tap counts');
    const name = await of.getAttribute('#hand svg', 'aria-label');
    const closes = (await own(of)) < TILES - 2 && name.split(' connector to ').length === 2;
    const fit = '.yard-own .fits.now, .yard-own .fits.turned';
    for (let time = 0; time < 2 && !closes && (await holds(of)) && (await of.locator(fit).count()); time += 1) {
      await drag('.pool-held', fit);
      await pass(of);
      dragged += 1;
    }
    if (await holds(of)) await tap('#return');
    await pass(of);
  });
  assert.ok(dragged > TILES, `${dragged} tiles were dragged`);
}

async function answerByTouch(of, { tap }) {
  for (const way of ['#go-on', LEAD, DEED]) {
    if (await of.locator(way).count()) {
      // a bot's answer may just have taken it away
      await tap(way).catch(() => undefined);
      return pass(of);
    }
  }
  return pass(of, 1300);
}

export default {
  async 'one person and two bots play a whole game by keys alone, from the first page to the winner’s'() {
    const of = await page('#start', { clock: true, ...CALM });
    await enter(of, 'main a[href="#game"]');
    await arrives(of, '#setup');
    await focused(of, 'the first page');
    await tabTo(of, '#players input');
    for (let press = 0; press < 4 && (await of.locator('.setup-seat').count()) !== 3; press += 1) await key(of, 'ArrowRight');
    for (const seat of [2, 3]) {
      await tabTo(of, `.setup-seat:nth-child(${seat}) select`);
      await of.keyboard.press('Home');
      await of.keyboard.press('ArrowDown');
    }
    await shot(of, 'keys-setup-1600');
    await enter(of, '#begin');
    await arrives(of, '.yard');
    await buildByKeys(of);
    await shot(of, 'keys-yard-1600');
    await enter(of, '#finish');
    await enter(of, 'dialog[open] .main');
    await until(of, (of) => of.locator('.fl').count(), () => answerByKeys(of));
    await focused(of, 'the launch');
    await shot(of, 'keys-flight-1600');
    await until(of, isOver, () => answerByKeys(of));
    await focused(of, 'the flight');
    assert.equal(await of.locator('.end-ranking li').count(), 3);
    await shot(of, 'keys-winner-1600');
    await enter(of, '#again');
    await arrives(of, '#setup');
  },

  async 'one person and two bots play a whole game by touch alone, from the first page to the winner’s'() {
    const of = await page('#start', { clock: true, ...CALM, ...PHONE });
    const hand = await finger(of);
    await hand.tap('main a[href="#game"]');
    await arrives(of, '#setup');
    await hand.tap('#players label:nth-child(2)');
    await pass(of);
    assert.equal(await of.locator('.setup-seat').count(), 3);
    await shot(of, 'touch-setup-390');
    await hand.tap('#begin');
    await arrives(of, '.yard');
    await buildByTouch(of, hand);
    await fitsInto(of, 390);
    await shot(of, 'touch-yard-390');
    await hand.tap('#finish');
    await pass(of);
    await hand.tap('dialog[open] .main');
    await pass(of);
    await until(of, (of) => of.locator('.fl').count(), () => answerByTouch(of, hand));
    await shot(of, 'touch-flight-390');
    await until(of, isOver, () => answerByTouch(of, hand));
    assert.equal(await of.locator('.end-ranking li').count(), 3);
    await fitsInto(of, 390);
    await shot(of, 'touch-winner-390');
    await hand.tap('#again');
    await arrives(of, '#setup');
  },

  async 'a battle is played by keys alone, from the first page to its result'() {
    const of = await page('#start', CALM);
    await of.focus('main');
    await tabTo(of, 'main a[href="#battle"]');
    await of.keyboard.press('Enter');
    await of.waitForSelector('#setup');
    await focused(of, 'the first page');
    await tabTo(of, '#begin');
    await of.keyboard.press('Enter');
    await asked(of);
    await focused(of, 'the setup');
    await shot(of, 'keys-battle-1600');
    await play(of, keys(of));
    await focused(of, 'the battle');
    await shot(of, 'keys-battle-end-1600');
    await tabTo(of, '#play-again');
    await of.keyboard.press('Enter');
    await of.waitForSelector('#setup');
    await focused(of, 'the result');
  },

  async 'a battle is played by touch alone, from the first page to its result'() {
    const of = await page('#start', { ...CALM, ...PHONE });
    const hand = await finger(of);
    await hand.tap('main a[href="#battle"]');
    await of.waitForSelector('#setup');
    await hand.tap('#begin');
    await asked(of);
    await shot(of, 'touch-battle-390');
    await dragsShip(of, hand);
    await play(of, touch(of));
    assert.ok(await isBattleOver(of));
    await fitsInto(of, 390);
    await shot(of, 'touch-battle-end-390');
    await hand.tap('#play-again');
    await of.waitForSelector('#setup');
  },
};

/** Drags a fighter to where another one lies: they change places; the next tap counts. */
async function dragsShip(of, { drag, tap }) {
  const spots = ['p0', 'p1', 'p2'].map((spot) => `[data-spot="${spot}"] path`);
  const lies = (spot) => of.locator(spot).first().evaluate((path) => path.closest('[data-spot]').getAttribute('aria-label'));
  const before = await lies(spots[0]);
  await drag(spots[0], spots[1]);
  assert.notEqual(await lies(spots[0]), before, 'it lies elsewhere');
  await of.waitForTimeout(150);
  await tap(spots[2]);
  await of.waitForSelector('#turn-left:not([aria-disabled])');
  // the arrangement was made by hand, so it is asked
  await tap('#again');
  await tap('dialog[open] .main');
}
