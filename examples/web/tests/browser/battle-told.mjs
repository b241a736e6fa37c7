// What a battle tells: points, what the last turns brought, what a flight would cost.
import assert from 'node:assert/strict';
import { begun, choose, asked, mouse, play } from './captain.mjs';
import { shot } from './stage.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1280, height: 800 } };

/** Whether all of it is on the screen. */
const isInView = (of, what) =>
  of.locator(what).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

export default {
  async 'points and what the last turns brought are always in view'() {
    for (const device of [PHONE, DESK]) {
      const of = await begun(device);
      await play(of, mouse(of), 2);
      for (let step = 0; step < 60 && !(await of.locator('.bb-report :is(.captured, .lost)').count()); step += 1) {
        await choose(of, mouse(of), step);
        await asked(of);
      }
      assert.match(await of.textContent('.bb-report'), /[abc]\d\.\d is (destroyed|lost)/);
      for (const what of ['.bb-standing', '.bb-report']) assert.ok(await isInView(of, what), `${what} at ${device.viewport.width} px`);
      const points = (what) => of.locator(what).allTextContents();
      assert.deepEqual(await points('.bb-standing strong'), await points('.bb-scores dd'));
      await shot(of, `battle-told-${device.viewport.width}`);
    }
  },
};
