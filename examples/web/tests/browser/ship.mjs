// The shipyard.
import assert from 'node:assert/strict';
import { fact, openFile, page, ship, shot, verdict } from './stage.mjs';

const BUDGET = 16;
const BUILT = ship('iiic-premium-1');

const middle = async (of, selector) => {
  const box = await of.locator(selector).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** How often a tile is turned clockwise until its edges lie so. */
async function turns(of, tile, edges) {
  const title = await of.textContent(`[data-tile="${tile}"] svg title`);
  const drawn = /connectors (\d{4})/.exec(title)[1];
  const turned = (turn) => [0, 1, 2, 3].map((side) => drawn[(side - turn + 4) % 4]).join('');
  const turn = [0, 1, 2, 3].find((turn) => turned(turn) === edges);
  assert.notEqual(turn, undefined, `tile ${tile} has other edges than ${edges}`);
  return turn;
}

/** Drags a tile of the pool to a cell, turned by R. */
async function drag(of, { tile, at: [column, row], edges }) {
  const turn = await turns(of, tile, edges);
  await of.locator(`[data-tile="${tile}"]`).scrollIntoViewIfNeeded();
  await of.mouse.move(...(await middle(of, `[data-tile="${tile}"]`)));
  await of.mouse.down();
  const to = await middle(of, `.board [data-cell="${column},${row}"]`);
  await of.mouse.move(to[0], to[1], { steps: 12 });
  for (let turned = 0; turned < turn; turned += 1) await of.keyboard.press('r');
  await of.mouse.move(to[0] + 1, to[1]);
  await of.mouse.up();
}

/** Puts a tile on a cell by keys alone; `from` is where they stand on the board. */
async function put(of, { tile, at: [column, row], edges }, from) {
  const turn = await turns(of, tile, edges);
  await of.focus(`[data-tile="${tile}"]`);
  await of.keyboard.press('Enter');
  for (let turned = 0; turned < turn; turned += 1) await of.keyboard.press('r');
  await of.focus('.board');
  for (let step = 0; step < (column - from[0] + 6) % 6; step += 1) await of.keyboard.press('ArrowRight');
  for (let step = 0; step < (row - from[1] + 6) % 6; step += 1) await of.keyboard.press('ArrowDown');
  await of.keyboard.press('Enter');
  assert.match(await of.textContent(`.board [data-cell="${column},${row}"] title`), new RegExp(`tile ${tile}$`));
}

/** It is the ship of the file, mistakes were seen on the way, and the premium fell. */
async function isBuilt(of, seen) {
  assert.equal(await of.locator('.board .tile').count(), BUILT.tiles.length);
  assert.equal(await verdict(of), 'This ship is legal.');
  assert.ok(
    seen.some(({ said }) => /not legal/.test(said)),
    'mistakes are seen while it is built',
  );
  assert.ok(new Set(seen.map(({ premium }) => premium)).size > 2, 'the premium changes while it is built');
  const [first, last] = [seen.at(0), seen.at(-1)].map(({ premium }) => Number.parseInt(premium, 10));
  assert.ok(last < first, `the premium is ${first} at first and ${last} in the end`);
}

const seeing = async (of) => ({ said: await verdict(of), premium: await fact(of, 'premium') });

export default {
  async 'a whole legal IIIC ship is built by drag'() {
    const of = await page();
    assert.equal(await of.locator('.tiles button').count(), 144);
    const seen = [];
    for (const tile of BUILT.tiles) {
      await drag(of, tile);
      seen.push(await seeing(of));
    }
    await isBuilt(of, seen);
    const steps = (await of.evaluate(() => JSON.parse(document.documentElement.dataset.steps))).sort((one, other) => one - other);
    const [half, most, worst] = [0.5, 0.95, 1].map((part) => steps[Math.floor(part * (steps.length - 1))]);
    console.log(
      `     a step of a drag: half ${half.toFixed(1)} ms, 95 of 100 ${most.toFixed(1)} ms, the worst ${worst.toFixed(1)} ms, of ${steps.length}`,
    );
    // a busy machine may stop the browser at any one step
    assert.ok(most <= BUDGET, `a step of a drag took ${most} ms`);
    await of.keyboard.press('Control+z');
    assert.equal(await of.locator('.board .tile').count(), BUILT.tiles.length - 1);
    await of.keyboard.press('Control+y');
    assert.equal(await verdict(of), 'This ship is legal.');
    await shot(of, 'shipyard-light-1600');
  },

  async 'the same ship is built by keys alone'() {
    const of = await page();
    const seen = [];
    let from = [0, 0];
    for (const tile of BUILT.tiles) {
      await put(of, tile, from);
      from = tile.at;
      seen.push(await seeing(of));
    }
    await isBuilt(of, seen);
    await of.reload();
    await of.waitForSelector('html[data-ready=yes]');
    assert.equal(await verdict(of), 'This ship is legal.');
  },

  async 'a ship is shared by a link'() {
    const of = await page();
    await openFile(of, JSON.stringify(BUILT));
    await of.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await of.click('#share');
    await of.waitForFunction(() => document.querySelector('#live').textContent.length > 0);
    const link = await of.evaluate(() => navigator.clipboard.readText());
    const other = await page(new URL(link).hash);
    assert.equal(await verdict(other), 'This ship is legal.');
    assert.equal(await fact(other, 'premium'), await fact(of, 'premium'));
    assert.equal(await other.locator('.board .tile').count(), BUILT.tiles.length);
  },

  async 'what does not fit is said, and repaired'() {
    const of = await page();
    await put(of, { tile: 31, at: [0, 1], edges: '3333' }, [0, 0]);
    // a cannon whose muzzle points at the cabin
    await of.focus('[data-tile="94"]');
    await of.keyboard.press('Enter');
    await of.keyboard.press('r');
    await of.keyboard.press('r');
    await of.focus('.board');
    await of.keyboard.press('ArrowUp');
    assert.match(await of.textContent('#live'), /LM-LEGAL-7/);
    await of.keyboard.press('Enter');
    assert.match(await of.textContent('.mistakes'), /LM-LEGAL-7/);
    assert.ok((await of.locator('.board .letter').count()) >= 1);
    const rule = of.locator('.mistakes .rule button', { hasText: 'LM-LEGAL-7' }).first();
    const tip = of.locator(`#${await rule.getAttribute('aria-describedby')}`);
    assert.match(await tip.textContent(), /^The cell in front of each muzzle/);
    for (const ask of ['focus', 'hover']) {
      assert.equal(await tip.isVisible(), false);
      await rule[ask]();
      assert.ok(await tip.isVisible(), `the rule is told on ${ask}`);
      await of.keyboard.press('Escape');
      if (ask === 'hover') await of.mouse.move(0, 0);
    }
    await of.click('#repair');
    assert.ok((await of.locator('.board .chosen').count()) >= 1);
    assert.match(await of.textContent('#repaired'), /^Remove the single cannon on 1\/1: the smooth edge .*LM-LEGAL-3/);
    await of.click('#apply');
    assert.equal(await verdict(of), 'This ship is legal.');
    await of.reload();
    await of.waitForSelector('html[data-ready=yes]');
    assert.equal(await of.locator('.board .tile').count(), 1);
  },

  async 'a hint says where a tile is best put, and why'() {
    const of = await page();
    let stands = [0, 0];
    for (const tile of BUILT.tiles.slice(0, 2)) {
      await put(of, tile, stands);
      stands = tile.at;
    }
    await of.focus(`[data-tile="${BUILT.tiles.at(-1).tile}"]`);
    await of.keyboard.press('Enter');
    await of.click('#hint');
    await of.waitForSelector('#do-it');
    assert.match(await of.textContent('#hinted'), /^Place the component in hand on \d+\/\d+.*\..*\+1 component/);
    const tiles = await of.locator('.board .tile').count();
    await of.click('#do-it');
    assert.equal(await of.locator('.board .tile').count(), tiles + 1);
    assert.equal(await of.locator('#hinted').count(), 0);
  },
};
