// The board of a battle: what is placed, clicked, dragged and shown on it.
import assert from 'node:assert/strict';
import { asked, begun, choose, mouse, says } from './captain.mjs';
import { shot } from './stage.mjs';
import { STATES } from './states.mjs';

const at = (of) => of.textContent('#at');
/** How many choices stand. */
const count = async (of) => Number(/\d+/.exec(await at(of))[0]);
const unfold = (of, id) => of.locator(`${id} > summary`).click();
const where = (of, ship) => of.locator(`.bb-ship[data-piece="${ship}"]`).getAttribute('transform');

/** Taps a ship that is placed; the hexes for it. */
async function aimed(of, ship) {
  await of.locator(`[data-spot="p${ship}"]`).click();
  return of.locator('[data-spot^="h"]').evaluateAll((all) =>
    all.map((spot) => {
      const label = spot.getAttribute('aria-label');
      return { spot: spot.dataset.spot, label, isWrong: spot.classList.contains('wrong'), isOwn: label.startsWith('Turn') };
    }),
  );
}

/** The middle of something on the screen. */
async function middle(of, what) {
  const { x, y, width, height } = await of.locator(what).first().boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Fingers on the screen: each a path of points, all at once. */
async function fingers(of, paths, steps = 10) {
  const session = await of.context().newCDPSession(of);
  const touch = (type, step) => {
    const points = paths.map(([[x, y], [toX, toY]], id) => ({ x: x + ((toX - x) * step) / steps, y: y + ((toY - y) * step) / steps, id }));
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : points });
  };
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', step);
    await of.waitForTimeout(16);
  }
  await touch('touchEnd', steps);
  await of.waitForTimeout(300);
}

export default {
  async 'arrows that turn a fighter are as large as a finger, also after a reload, and cover no other ship'() {
    const of = await STATES['battle-lesson']({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await of.waitForFunction(() => document.querySelector('.bb-spot.d path').getScreenCTM().a > 0.2);
    await of.locator('#field').scrollIntoViewIfNeeded();
    const { wide, covered } = await of.evaluate(() => {
      const arrows = [...document.querySelectorAll('.bb-spot.d path:first-of-type')];
      const wide = arrows.map((path) => {
        const { a, b } = path.getScreenCTM();
        return path.getBBox().width * Math.hypot(a, b);
      });
      const hit = (ship) => {
        const { e: x, f: y } = ship.getScreenCTM();
        return document.elementFromPoint(x, y)?.closest('.bb-spot.d') ? [ship.dataset.piece] : [];
      };
      return { wide, covered: [...document.querySelectorAll('.bb-ship')].flatMap(hit) };
    });
    assert.equal(wide.length, 6);
    for (const each of wide) assert.ok(each >= 40, `${each} px`);
    assert.deepEqual(covered, []);
  },

  async 'the view stays when a ship turns at a desk, and every name and number of the board can be read'() {
    const of = await STATES['battle-lesson']({ viewport: { width: 1280, height: 800 } });
    await of.waitForSelector('.bb-spot.d');
    assert.equal((await of.getAttribute('.bb-zoom [aria-label="Whole board"]', 'aria-disabled')) ?? 'false', 'true', 'the whole board is seen');
    const covered = await of.evaluate(() => {
      const boxes = (what) => [...document.querySelectorAll(what)].map((each) => [each.textContent, each.getBoundingClientRect()]);
      const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      const inner = ({ left, right, top, bottom }) => ({ left: left + 1, right: right - 1, top: top + 5, bottom: bottom - 5 });
      const names = boxes('#field .bb-name');
      return boxes('#field .bb-number').flatMap(([number, box]) =>
        names.filter(([, other]) => meet(inner(box), inner(other))).map(([name]) => `${name} covers ${number}`),
      );
    });
    assert.deepEqual(covered, []);
    const isAbove = await of.evaluate(() => {
      const [arrows, name] = [document.querySelector('.bb-spots'), document.querySelector('.bb-names text')];
      return (arrows.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    });
    assert.ok(isAbove, 'the name of the ship that turns is above its arrows');
  },

  async 'a fleet is placed by hand: by a drag, by taps, by keys, and a wrong one says why'() {
    const of = await begun();
    const before = await where(of, 0);
    const [from, to] = await Promise.all([0, 1].map((ship) => of.locator(`[data-spot="p${ship}"]`).boundingBox()));
    await of.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await of.mouse.down();
    await of.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await of.mouse.up();
    assert.notEqual(await where(of, 0), before, 'dragged');
    const other = await where(of, 7);
    await of.locator('[data-spot="p0"]').click();
    await of.locator('[data-spot^="h"]').nth(5).click();
    assert.notEqual((await where(of, 0)) + (await where(of, 7)), before + other, 'tapped');
    await of.locator('[data-spot="p2"]').focus();
    await of.keyboard.press('Enter');
    const turned = () => of.locator('.bb-ship[data-piece="2"] .bb-turn').getAttribute('transform');
    const facing = await turned();
    await of.keyboard.press('r');
    assert.notEqual(await turned(), facing, 'turned');
    await of.keyboard.press('Escape');
    // all fighters of a squadron in one corner each: sooner or later one squadron is torn apart
    for (let step = 0; step < 12 && !(await of.locator('#place').isDisabled()); step += 1) {
      await of.locator(`[data-spot="p${step % 3 === 0 ? 0 : 6 * (step % 3)}"]`).click();
      await of.locator('[data-spot^="h"]').nth((step * 5) % 17).click();
    }
    assert.match(await of.textContent('.bb-why'), /is not one connected group.*BBS-9/);
    // one's own arrangement goes only after a question
    const own = await where(of, 0);
    await of.click('#again');
    await of.keyboard.press('Escape');
    assert.equal(await where(of, 0), own);
    await of.click('#advise');
    await of.click('dialog .cancel');
    assert.equal(await where(of, 0), own);
    await of.click('#again');
    await of.click('dialog .main');
    await of.click('#again');
    assert.equal(await of.locator('dialog').count(), 0, 'nothing of one’s own is lost');
    await of.click('#place');
    await asked(of);
  },

  async 'what is green for a ship may be placed, what is not would tear a squadron apart'() {
    const of = await begun();
    const isFine = async () => !(await of.locator('#place').isDisabled());
    let [fine, torn] = [0, 0];
    for (let ship = 0; ship < 20; ship += 1) {
      const spots = await aimed(of, ship);
      const [green] = spots.filter(({ isWrong, isOwn }) => !isWrong && !isOwn).slice(ship % 2);
      if (green) {
        await of.locator(`[data-spot="${green.spot}"]`).click();
        assert.ok(await isFine(), `${ship} on ${green.spot}: ${await of.textContent('.bb-asked')}`);
        fine += 1;
      } else await of.keyboard.press('Escape');
      const wrong = (await aimed(of, ship)).filter(({ isWrong }) => isWrong)[0];
      if (!wrong) continue;
      assert.match(wrong.label, /Squadron a[123] would be torn apart/);
      await of.locator(`[data-spot="${wrong.spot}"]`).click();
      assert.ok(!(await isFine()), `${ship} on ${wrong.spot}`);
      torn += 1;
      await of.click('#again');
      await of.click('dialog .main');
    }
    assert.ok(fine > 5 && torn > 5, `${fine} and ${torn}`);
  },

  async 'a ship that was dropped is still the one that turns'() {
    const of = await begun();
    const turned = () => of.locator('.bb-ship[data-piece="2"] .bb-turn').getAttribute('transform');
    const facing = await turned();
    const [x, y] = await middle(of, '[data-spot="p2"]');
    const [toX, toY] = await middle(of, '[data-spot="p3"]');
    await of.mouse.move(x, y);
    await of.mouse.down();
    await of.mouse.move(toX, toY, { steps: 6 });
    assert.ok((await of.locator('.bb-berths path').count()) > 10, 'it is seen where it may be dropped');
    await of.mouse.up();
    assert.equal(await of.locator('.bb-berths path').count(), 0);
    await of.click('#turn-right:not([aria-disabled])');
    await of.waitForFunction((was) => document.querySelector('.bb-ship[data-piece="2"] .bb-turn').getAttribute('transform') !== was, facing);
    await of.locator('[data-spot="p3"]').focus();
    await of.keyboard.press('Enter');
    await of.keyboard.press('ArrowUp');
    await of.keyboard.press('Enter');
    assert.equal(await of.evaluate(() => document.activeElement.dataset.spot), 'p3', 'the keys stay on the ship');
    await of.keyboard.press('r');
    assert.match(await of.getAttribute('.bb-ship[data-piece="3"]', 'class'), /chosen/);
  },

  async 'another squadron or ship is chosen by a tap on it, and the keys go on to what sends it'() {
    const of = await begun();
    await of.click('#advise');
    await asked(of);
    await of.click('.reveal');
    await asked(of);
    for (const squadron of ['a1', 'a3', 'a2']) {
      await of.locator(`[data-spot="s${squadron}"] path`).first().click();
      assert.equal(await of.textContent('#confirm'), `Let ${squadron} fly`);
    }
    const active = () => of.evaluate(() => document.activeElement.id || document.activeElement.dataset.spot);
    assert.equal(await active(), 'confirm');
    await of.keyboard.press('Escape');
    assert.match(await active(), /^sa/);
    await of.keyboard.press('Enter');
    assert.equal(await active(), 'confirm');
    await of.keyboard.press('Enter');
    await asked(of);
    for (let step = 0; step < 40 && !(await of.locator('[data-spot="p18"]').count()); step += 1) {
      await choose(of, mouse(of), step);
      await asked(of);
    }
    for (const [ship, name] of [[18, 'A1'], [19, 'A2'], [18, 'A1']]) {
      await of.locator(`[data-spot="p${ship}"] path`).first().click();
      assert.match(await says(of), new RegExp(`bow of ${name}`));
    }
  },

  async 'a second tap sends a squadron, but none that would lose a ship'() {
    const of = await begun();
    await of.click('#advise');
    const left = { sent: true, held: true };
    for (let step = 0; step < 120 && (left.sent || left.held); step += 1) {
      await asked(of);
      const squadrons = await of.locator('[data-spot^="s"]').evaluateAll((all) => all.map(({ dataset }) => dataset.spot));
      for (const squadron of squadrons) {
        const fighter = of.locator(`[data-spot="${squadron}"] path`).first();
        await fighter.click();
        const costs = /[1-6] of \d would be lost/.test(await says(of));
        const kind = costs ? 'held' : 'sent';
        if (!left[kind]) continue;
        const standing = await count(of);
        await fighter.click();
        left[kind] = false;
        await asked(of);
        if (!costs) {
          assert.ok((await count(of)) > standing, 'it flies');
          break;
        }
        assert.equal(await count(of), standing, 'it waits for the button');
        assert.equal(await of.evaluate(() => document.activeElement.id), 'confirm');
      }
      if (left.sent || left.held) await choose(of, mouse(of), step);
    }
    assert.deepEqual(left, { sent: false, held: false }, 'both were met');
  },

  async 'what is asked is chosen on the board, and refused with its rule'() {
    const of = await begun();
    await of.click('#advise');
    await asked(of);
    await of.click('.reveal');
    await asked(of);
    // an enemy's squadron
    await of.locator('.bb-ship[data-piece="20"], .bb-ship[data-piece="26"], .bb-ship[data-piece="32"]').last().click({ force: true });
    assert.match(await of.textContent('.bb-why'), /does not belong.*BBS-|is not .*BBS-|BBS-\w+/);
    await of.locator('[data-spot^="sa"] path').first().click();
    assert.ok(await of.locator('.bb-ghost').count(), 'it is seen where the squadron lands');
    await of.keyboard.press('Escape');
    assert.equal(await of.locator('#confirm').count(), 0);
    await unfold(of, '#choices');
    await of.waitForSelector('.choice');
    assert.equal(await of.locator('.choice').count(), 3);
    await of.locator('.choice').nth(1).click();
    await asked(of);
    assert.doesNotMatch(await says(of), /Which squadron/);
  },

  async 'ships move, fire and burst in turn, bots wait, and all can be skipped'() {
    const of = await begun({ speed: 'slow' });
    await of.click('#advise');
    await of.waitForFunction(() => document.querySelector('#skip-motion').ariaDisabled !== 'true');
    assert.match(await says(of), /thinks/);
    const moved = () => of.evaluate(() => document.getAnimations().filter(({ effect }) => effect.target.closest('svg.bb')).length);
    await of.waitForFunction(() => document.getAnimations().some(({ effect }) => effect.target.closest('svg.bb')));
    assert.ok(await moved());
    assert.equal(await of.locator('[data-spot]').count(), 0, 'nothing is chosen on a board that moves');
    const standing = await at(of);
    await of.waitForTimeout(150);
    if (await moved()) assert.equal(await at(of), standing, 'the next choice waits');
    await of.selectOption('#speed', 'off');
    await of.click('#skip-motion').catch(() => {});
    await asked(of);
    assert.equal(await moved(), 0);
  },

  async 'a bot finishes the turn, and it is taken back as a whole'() {
    const of = await begun();
    await of.click('#advise');
    await asked(of);
    await of.click('.reveal');
    await asked(of);
    assert.match(await of.textContent('.bb-phases .now'), /Fly/);
    const standing = await count(of);
    await of.click('#finish');
    assert.equal(await of.locator('#advise, [data-spot]').count(), 0, 'nothing can be chosen meanwhile');
    await asked(of);
    assert.match(await of.textContent('.bb-phases .now'), /Card/, 'the next turn of this player');
    assert.match(await of.textContent('.bb-where'), /Round 2/);
    assert.ok((await count(of)) > standing + 10);
    await of.click('#undo');
    await asked(of);
    assert.equal(await count(of), standing);
    assert.match(await of.textContent('.bb-phases .now'), /Fly/, 'no bot goes on');
  },

  async 'a hint names a choice, what it brings, and does it'() {
    const of = await begun();
    await of.click('#advise');
    await asked(of);
    await of.click('.reveal');
    await asked(of);
    await of.click('#hint');
    await of.waitForSelector('#hinted');
    assert.match(await of.textContent('#hinted'), /\S.*On average over \d+ simulated games?: -?\d+(\.\d)? points?,/);
    const standing = await count(of);
    await of.click('#do-it');
    await asked(of);
    assert.equal(await count(of), standing + 1);
  },

  async 'the fire of a ship is shown, on the board and in the plan'() {
    const of = await begun();
    await of.click('#advise');
    await asked(of);
    await of.locator('#field [data-piece="20"], #field [data-piece="26"], #field [data-piece="38"]').first().click();
    await of.waitForSelector('#field .range');
    assert.match(await of.textContent('#fire'), /^Fire of ([a-c]\d\.\d|[A-C]\d)\. \S/);
    await of.click('#plan');
    await of.waitForSelector('.bb-plan .range');
  },

  async 'a finger moves a ship or scrolls the page, two enlarge the board'() {
    const of = await begun({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const before = await where(of, 0);
    await fingers(of, [[await middle(of, '[data-spot="p0"]'), await middle(of, '[data-spot="p8"]')]]);
    assert.notEqual(await where(of, 0), before);
    const scrolled = () => of.evaluate(() => scrollY);
    assert.equal(await scrolled(), 0);
    const [x, y] = await middle(of, '#field');
    await fingers(of, [[[x, y], [x, y - 200]]]);
    assert.ok((await scrolled()) > 100, 'the board lets the page scroll');
    await of.evaluate(() => scrollTo(0, 0));
    const width = async () => Number((await of.getAttribute('#field', 'viewBox')).split(' ')[2]);
    const whole = await width();
    await fingers(of, [[[x - 30, y], [x - 110, y]], [[x + 30, y], [x + 110, y]]]);
    assert.ok((await width()) < whole / 2);
    await shot(of, 'battle-pinched-390');
  },
};
