// Somebody who plays from the first page on, by keys alone or by touch alone.
import assert from 'node:assert/strict';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Lets time pass for the page, whose clock stands still, and for its worker, whose clock does not. */
export async function pass(of, ms = 120) {
  await of.clock.runFor(ms);
  await of.waitForTimeout(20);
}

/** Waits until something is there: code is fetched in real time, and shown in that of the page. */
export async function arrives(of, what) {
  for (let time = 0; time < 200; time += 1) {
    if (await of.locator(what).count()) return;
    await pass(of);
  }
  assert.fail(`${what} does not arrive`);
}

const isFocused = (of, what) => of.evaluate((wanted) => document.activeElement.matches(wanted), what);

/** Asserts that something has the focus. */
export async function focused(of, after) {
  const tag = await of.evaluate(() => document.activeElement.tagName);
  assert.notEqual(tag, 'BODY', `the focus is lost after ${after}`);
}

/** The Tab key leads to it. */
export async function tabTo(of, what) {
  for (let tabs = 0; tabs < 120; tabs += 1) {
    if (await isFocused(of, what)) return;
    await of.keyboard.press('Tab');
  }
  assert.fail(`${what} is not reached by Tab`);
}

/** The Tab key leads there, Enter presses it, and something has the focus afterwards. */
export async function enter(of, what) {
  await tabTo(of, what);
  await of.keyboard.press('Enter');
  await pass(of);
  await focused(of, what);
}

/** A finger, as the device reports it. */
export async function finger(of) {
  const client = await of.context().newCDPSession(of);
  const send = (type, ...at) => client.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y, id: 0 })) });
  const middle = async (what) => {
    const box = await of.locator(what).first().boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  /** Its middle, once it lies still: what has just been scrolled would be missed. */
  const still = async (what) => {
    for (let [before, time] = [await middle(what), 0]; time < 40; time += 1) {
      await of.waitForTimeout(50);
      const now = await middle(what);
      if (`${now}` === `${before}`) return now;
      before = now;
    }
    return assert.fail(`${what} does not lie still`);
  };
  return {
    async tap(what) {
      await of.locator(what).first().scrollIntoViewIfNeeded({ timeout: 2000 });
      await send('touchStart', await still(what));
      await send('touchEnd');
    },
    async drag(from, to) {
      const [[x1, y1], [x2, y2]] = [await middle(from), await middle(to)];
      await send('touchStart', [x1, y1]);
      // as a hand does, else the browser takes it for a fling and the next tap for its end
      for (let step = 1; step <= 12; step += 1) {
        await send('touchMove', [x1 + ((x2 - x1) * step) / 12, y1 + ((y2 - y1) * step) / 12]);
        await of.waitForTimeout(20);
      }
      await of.waitForTimeout(150);
      await send('touchEnd');
    },
  };
}
