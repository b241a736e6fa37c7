// What holds in every state that is looked at: axe-core finds nothing wrong, nothing is wider than its screen, nothing moves by itself.
import assert from 'node:assert/strict';
import { cleanEverywhere } from './axe.mjs';
import { failures } from './stage.mjs';
import { STATES } from './states.mjs';

/** What moves although nobody does anything. */
const moving = (of) =>
  of.evaluate(() => {
    const endless = ({ effect }) => effect.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    return document
      .getAnimations()
      .filter((each) => each.playState === 'running' && endless(each))
      .map(({ animationName, effect }) => `${animationName ?? 'animation'} of ${effect.target.tagName} ${effect.target.getAttribute('class')}`);
  });

/** Buttons that nobody can focus, and that say nothing when pressed. */
const mute = (of) => of.locator('button:disabled').evaluateAll((all) => all.map(({ id, textContent }) => id || textContent));

async function holds(state, reach) {
  const of = await reach({ viewport: { width: 1280, height: 844 }, reducedMotion: 'no-preference' });
  await of.evaluate(() => document.fonts.ready);
  assert.deepEqual(await moving(of), [], 'endless animations');
  await cleanEverywhere(of, state);
  assert.deepEqual(await mute(of), [], 'disabled without a reason');
  // where no server is, the browser complains itself
  if (state === 'together') assert.ok(failures.splice(0).every((line) => /404/.test(line)));
}

export default Object.fromEntries(
  Object.entries(STATES).map(([state, reach]) => [`${state}: clean, fitting and still, on a phone and a desk, by day and by night`, () => holds(state, reach)]),
);
