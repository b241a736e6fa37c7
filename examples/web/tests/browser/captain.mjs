// Somebody who plays a battle: by mouse, by touch, or by keys alone.
import assert from 'node:assert/strict';
import { page } from './stage.mjs';

export const says = (of) => of.textContent('#says');
export const round = async (of) => Number(/\d+/.exec(await of.textContent('.bb-where'))[0]);
export const isOver = (of) => of.locator('.bb-end').count();

/** Waits until a person is asked and nothing moves, or it is over. */
export const asked = (of) =>
  of.waitForFunction(
    () => {
      const isAsked = document.querySelector('#advise, #ready') && document.querySelector('#skip-motion[aria-disabled]');
      return document.querySelector('.bb-end') || (isAsked && !document.documentElement.matches('[data-thinks]'));
    },
    null,
    { timeout: 60_000 },
  );

/** Lets the bot choose, unless the battle ends before the button is pressed. */
export const advised = (of) => Promise.race([of.click('#advise'), of.waitForSelector('.bb-end')]);

/** A page on which a battle is set up; nothing moves unless a speed is named. */
export async function setUp({ speed = 'off', powers = false, ...options } = {}) {
  const of = await page('#battle', options);
  await of.evaluate((chosen) => localStorage.setItem('starwright.speed', chosen), speed);
  await of.reload();
  await of.waitForSelector('#begin');
  if (powers) await of.check('#powers');
  return of;
}

/** A battle that has begun and asks to place the fleet. */
export async function begun(options) {
  const of = await setUp(options);
  await of.click('#begin');
  await asked(of);
  return of;
}

export const mouse = (of) => ({
  press: (what) => of.locator(what).first().click(),
  spot: (spot) => of.locator(`${spot} path`).first().click(),
});
export const touch = (of) => ({
  press: (what) => of.locator(what).first().tap(),
  spot: (spot) => of.locator(`${spot} path`).first().tap(),
});

/** Tab leads to it, Enter presses it; the focus is never on nothing. */
export function keys(of) {
  const isHere = (what) => of.evaluate((wanted) => document.activeElement?.matches(wanted), what);
  const reach = async (what) => {
    for (let tabs = 0; tabs < 90; tabs += 1) {
      if (await isHere(what)) return;
      await of.keyboard.press('Tab');
    }
    assert.fail(`${what} is not reached by Tab`);
  };
  const enter = async () => {
    await of.keyboard.press('Enter');
    await asked(of);
    assert.ok(await of.evaluate(() => document.activeElement !== document.body), 'the focus is lost');
  };
  return {
    press: async (what) => {
      await reach(what);
      await enter();
    },
    spot: async () => {
      await reach('.bb-spots [tabindex="0"]');
      for (const arrow of ['ArrowUp', 'ArrowRight']) await of.keyboard.press(arrow);
      assert.ok(await isHere('[data-spot]'), 'the arrows stay on the board');
      await enter();
    },
  };
}

/** What leads on, the most telling first. */
const BUTTONS = ['#place', '#confirm', '.reveal', '#all-fire', '#all-keep', '#end-turn', '.act.main', '.act'];

/** Makes a choice, or a click on the way to one. Of the squadrons another one each time. */
export async function choose(of, hand, step) {
  const here = async (what) => (await of.locator(what).count()) > 0 && !(await of.locator(what).first().isDisabled());
  const spots = await of.locator('[data-spot]:not(.other)').evaluateAll((all) => all.map(({ dataset }) => dataset.spot));
  const isTurret = (await of.locator('.bb-phases .now').count()) && (await of.textContent('.bb-phases .now')) === 'Turrets';
  const target = isTurret && spots.length > 0;
  for (const button of BUTTONS) if (!target && (await here(button))) return hand.press(button);
  assert.ok(spots.length, `nothing can be done: ${await says(of)}`);
  return hand.spot(`[data-spot="${spots[step % spots.length]}"]`);
}

/** Plays until it is over, or a round begins. */
export async function play(of, hand, until = 10) {
  for (let step = 0; step < 400; step += 1) {
    await asked(of);
    if ((await isOver(of)) || (await round(of)) >= until) return;
    await choose(of, hand, step);
  }
  assert.fail(`the battle does not end: ${await says(of)}`);
}
