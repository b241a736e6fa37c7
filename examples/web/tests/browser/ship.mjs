// The shipyard.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { catalogue, load } from '../../dist/index.js';
import { kept as keptGame, upTo } from './flown.mjs';
import { fact, fitsInto, newBoard, openFile, page, ship, shot, verdict, visit } from './stage.mjs';

const BUDGET = 16;
const BUILT = ship('iiic-premium-1');

await load(readFileSync(new URL('../../dist/wasm/starwright_bg.wasm', import.meta.url)));
const edgesOf = new Map(catalogue().tiles.map(({ tile, component }) => [tile, component.edges]));

export async function yard(options) {
  const of = await page('#ship', options);
  await of.waitForSelector('#verdict');
  await newBoard(of, 'IIIC');
  return of;
}

const cell = ([column, row]) => `#board [data-cell="${column},${row}"]`;
const tiles = (of) => of.locator('#board .tile').count();

export const middle = async (of, selector) => {
  const box = await of.locator(selector).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** How often a tile is turned clockwise until its edges lie so. */
function turns(tile, edges) {
  const drawn = edgesOf.get(tile);
  const turned = (turn) => [0, 1, 2, 3].map((side) => drawn[(side - turn + 4) % 4]).join('');
  const turn = [0, 1, 2, 3].find((turn) => turned(turn) === edges);
  assert.notEqual(turn, undefined, `tile ${tile} has other edges than ${edges}`);
  return turn;
}

/** Drags a tile of the pool to a cell, turned by R; returns the durations of the steps. */
async function drag(of, { tile, at, edges }) {
  await of.locator(`[data-tile="${tile}"]`).scrollIntoViewIfNeeded();
  await of.mouse.move(...(await middle(of, `[data-tile="${tile}"]`)));
  await of.mouse.down();
  const to = await middle(of, cell(at));
  await of.mouse.move(to[0], to[1], { steps: 12 });
  for (let turned = 0; turned < turns(tile, edges); turned += 1) await of.keyboard.press('r');
  await of.mouse.move(to[0] + 1, to[1]);
  await of.mouse.up();
  return of.evaluate(() => performance.getEntriesByName('drag').map(({ duration }) => duration));
}

/** Puts a tile on a cell by keys alone. */
async function put(of, { tile, at, edges }) {
  await of.focus(`[data-tile="${tile}"]`);
  await of.keyboard.press('Enter');
  // the focus is on the board, and the tile may be turned so that it fits
  const now = await of.evaluate(() => document.activeElement.dataset.cell.split(',').map(Number));
  await walk(of, now, at);
  await turnTo(of, edges);
  await of.keyboard.press('Enter');
  assert.equal(await of.evaluate(() => document.activeElement.dataset.cell), `${at}`, 'the focus stays where the tile was put');
}

async function walk(of, [column, row], to) {
  for (let step = 0; step < (to[0] - column + 6) % 6; step += 1) await of.keyboard.press('ArrowRight');
  for (let step = 0; step < (to[1] - row + 6) % 6; step += 1) await of.keyboard.press('ArrowDown');
}

const SIDES = ['front', 'right', 'rear', 'left'];
const KINDS = ['', 'single', 'double', 'universal'];

/** Turns the tile in hand until its name says these connectors. */
async function turnTo(of, edges) {
  const wanted = SIDES.map((side, place) => edges[place] > 0 && `${KINDS[edges[place]]} connector to the ${side}`).filter(Boolean);
  for (let turn = 0; turn < 4; turn += 1) {
    const name = await of.getAttribute('#hand svg', 'aria-label');
    if (wanted.every((each) => name.includes(each))) return;
    await of.keyboard.press('r');
  }
  assert.fail(`no turn has ${wanted}`);
}

/** It is the ship of the file, mistakes were seen on the way, and the premium fell. */
async function isBuilt(of, seen) {
  assert.equal(await tiles(of), BUILT.tiles.length);
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
    const of = await yard();
    assert.equal(await of.locator('.pool button').count(), 144);
    const [seen, steps] = [[], []];
    for (const tile of BUILT.tiles) {
      steps.push(...(await drag(of, tile)));
      seen.push(await seeing(of));
    }
    await isBuilt(of, seen);
    steps.sort((one, other) => one - other);
    const [half, most, worst] = [0.5, 0.95, 1].map((part) => steps[Math.floor(part * (steps.length - 1))]);
    console.log(
      `     a step of a drag: half ${half.toFixed(1)} ms, 95 of 100 ${most.toFixed(1)} ms, the worst ${worst.toFixed(1)} ms, of ${steps.length}`,
    );
    // a busy machine may stop the browser at any one step
    assert.ok(most <= BUDGET, `a step of a drag took ${most} ms`);
    await of.keyboard.press('Control+z');
    assert.equal(await tiles(of), BUILT.tiles.length - 1);
    await of.keyboard.press('Control+y');
    assert.equal(await verdict(of), 'This ship is legal.');
    await shot(of, 'shipyard-light-1600');
  },

  async 'the same ship is built by keys alone'() {
    const of = await yard();
    const seen = [];
    for (const tile of BUILT.tiles) {
      await put(of, tile);
      seen.push(await seeing(of));
    }
    await isBuilt(of, seen);
    await of.reload();
    await of.waitForSelector('#verdict');
    assert.equal(await verdict(of), 'This ship is legal.');
  },

  async 'a ship is shared by a link, which takes nobody’s own ship away'() {
    const of = await yard();
    await openFile(of, JSON.stringify(BUILT));
    await of.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await of.click('#share');
    await of.waitForFunction(() => document.querySelector('#live').textContent.length > 0);
    const link = await of.evaluate(() => navigator.clipboard.readText());
    const other = await yard();
    await put(other, { tile: 31, at: [0, 1], edges: '3333' });
    await other.goto(link);
    await other.reload();
    await other.waitForFunction(() => document.querySelector('#verdict')?.textContent === 'This ship is legal.');
    assert.equal(await fact(other, 'premium'), await fact(of, 'premium'));
    assert.equal(await tiles(other), BUILT.tiles.length);
    await other.locator(cell(BUILT.tiles[0].at)).focus();
    await other.keyboard.press('Delete');
    await other.click('#before');
    assert.equal(await tiles(other), 1, 'one’s own ship is back');
  },

  async 'what does not fit is said, and repaired'() {
    const of = await yard();
    await put(of, { tile: 31, at: [0, 1], edges: '3333' });
    // a cannon whose muzzle points at the cabin
    await of.focus('[data-tile="94"]');
    await of.keyboard.press('Enter');
    await of.focus(cell([0, 0]));
    while (!/pointing to the rear/.test(await of.getAttribute('#hand svg', 'aria-label'))) await of.keyboard.press('r');
    assert.match(await of.textContent('#live'), /LM-LEGAL-7/);
    await of.focus(cell([0, 1]));
    await of.keyboard.press('Enter');
    assert.match(await of.textContent('#live'), /LM-/, 'why nothing can be put on a taken cell');
    assert.equal(await tiles(of), 1);
    await of.focus(cell([0, 0]));
    await of.keyboard.press('Enter');
    assert.match(await of.textContent('.mistakes'), /LM-LEGAL-7/);
    assert.ok((await of.locator('#board .letter').count()) >= 1);
    assert.doesNotMatch(await of.innerText('.mistakes'), /LM-/, 'no id stands by itself');
    const rule = of.locator('.mistakes .rule', { hasText: 'LM-LEGAL-7' }).first().getByRole('button', { name: 'Why: the rule' });
    const tip = of.locator(`[id="${await rule.getAttribute('aria-describedby')}"]`);
    assert.match(await tip.textContent(), /^The cell in front of each muzzle.* LM-LEGAL-7/);
    for (const ask of ['focus', 'hover', 'click']) {
      assert.equal(await tip.isVisible(), false);
      await rule[ask]();
      assert.ok(await tip.isVisible(), `the rule is told on ${ask}`);
      await of.keyboard.press('Escape');
      if (ask !== 'focus') await of.mouse.move(0, 0);
    }
    await of.click('#repair');
    assert.ok((await of.locator('#board .lost').count()) >= 1);
    assert.match(await of.textContent('#repaired'), /^Remove the single cannon on 1\/1: the smooth edge .*LM-LEGAL-3/);
    await of.click('#apply');
    assert.equal(await verdict(of), 'This ship is legal.');
    await of.reload();
    await of.waitForSelector('#board .tile');
    assert.equal(await tiles(of), 1);
  },

  async 'marks of mistakes are told in words'() {
    const of = await yard();
    await openFile(of, JSON.stringify(ship('iiic-eight-mistakes')));
    const titles = await of.locator('#board title').allTextContents();
    assert.ok(titles.some((title) => /^A: The components on/.test(title)), titles.join('\n'));
    assert.deepEqual(titles.filter((title) => title.includes('{')), []);
  },

  async 'hints and the next fit lead to cells where a connector joins the tile'() {
    const of = await yard();
    await openFile(of, JSON.stringify({ class: 'II', tiles: [{ at: [3, 2], kind: 'starting_cabin', capacity: 2, edges: '3333' }] }));
    for (let drawn = 0; drawn < 14; drawn += 1) {
      const before = await tiles(of);
      await of.click('#draw');
      await of.keyboard.press('f');
      const isLoose = /no connector joins it anywhere/.test(await of.textContent('#live'));
      await of.click('#hint');
      await of.waitForSelector('#hinted strong');
      assert.equal(isLoose, /no connector joins it anywhere/.test(await of.textContent('#hinted')));
      if (!(await of.locator('#do-it').count())) {
        await of.click('#put-down');
        continue;
      }
      await of.click('#do-it');
      assert.equal(await tiles(of), before + 1);
      assert.match(await verdict(of), /legal/, await of.textContent('#live'));
    }
    assert.ok((await tiles(of)) > 8);
  },

  async 'by keys a tile that goes nowhere is put down only where one moves it, and that is said'() {
    const of = await page('#ship', { viewport: { width: 1600, height: 1000 } });
    await openFile(of, JSON.stringify({ class: 'II', tiles: [{ at: [3, 2], kind: 'starting_cabin', capacity: 2, edges: '3333' }, { at: [3, 3], kind: 'structural', edges: '3000' }] }));
    for (let draws = 0; draws < 40; draws += 1) {
      await of.keyboard.press('n');
      await of.waitForTimeout(40);
      if (/no connector joins it anywhere/.test(await of.textContent('#live'))) break;
      await of.keyboard.press('Escape');
    }
    await of.keyboard.press('Enter');
    assert.equal(await tiles(of), 2);
    const below = [3, 4];
    while (`${await of.evaluate(() => document.activeElement.dataset.cell)}` !== `${below}`) {
      const [column, row] = (await of.evaluate(() => document.activeElement.dataset.cell)).split(',').map(Number);
      const key = row < below[1] ? 'ArrowDown' : row > below[1] ? 'ArrowUp' : column < below[0] ? 'ArrowRight' : 'ArrowLeft';
      await of.keyboard.press(key);
    }
    await of.keyboard.press('Enter');
    assert.equal(await tiles(of), 3);
    assert.match(await of.textContent('#live'), /only touches your ship there|LM-LEGAL/, 'a mistake is made on purpose, and said');
  },

  async 'one begins with an easy class, and draws of the kind that is chosen until none is left'() {
    const of = await page('#ship');
    assert.equal(await of.textContent('#board-now'), 'Class I');
    await of.locator('.shipyard-filter select').selectOption({ label: 'starting cabin' });
    const count = await of.locator('.pool button').count();
    assert.ok(count > 0 && count < 10);
    const free = (await of.locator('#board [data-cell]:not(.tile)').all()).slice(0, count - 1);
    for (const place of free) {
      await of.click('#draw');
      assert.match(await of.getAttribute('#hand svg', 'aria-label'), /^starting cabin/i);
      await place.click();
    }
    await of.click('#draw[aria-disabled]', { force: true });
    assert.equal(await of.locator('#hand svg').count(), 0);
    assert.match(await of.textContent('#live'), /None is left/);
  },

  async 'every button that can do nothing says why, where one points at it and when it is pressed'() {
    const { save } = await upTo(({ now }) => now.yard !== undefined);
    for (const [hash, kept] of [['#ship'], ['#fire'], ['#cards'], ['#game', keptGame(save, ['human', 'low', 'low'])]]) {
      const of = await page(hash, { kept });
      await of.waitForSelector('main button', { state: 'attached' });
      assert.equal(await of.locator('main button:disabled').count(), 0, `${hash}: a button is shut without a reason`);
      const ids = await of.locator('main button[aria-disabled][title]:not([data-tile], .yard-place)').evaluateAll((all) => all.map(({ id, title }) => ({ id, title })));
      for (const { id, title } of ids) {
        assert.ok(id && title.length > 8, `${hash}: ${id} says why`);
        const shut = of.locator(`#${id}[aria-disabled]`);
        // what others do meanwhile may open it
        if (!(await shut.isVisible())) continue;
        await shut.click({ force: true });
        assert.ok((await of.textContent('.notices')).includes(title), `${hash}: ${id}`);
      }
    }
  },

  async 'a hint says where a tile is best put, and why'() {
    const of = await yard();
    for (const tile of BUILT.tiles.slice(0, 2)) await put(of, tile);
    await of.focus(`[data-tile="${BUILT.tiles.at(-1).tile}"]`);
    await of.keyboard.press('Enter');
    await of.click('#hint');
    await of.waitForSelector('#do-it');
    assert.match(await of.textContent('#hinted'), /^Place the component in hand on \d+\/\d+.*\..*\+1 component/);
    const before = await tiles(of);
    await of.click('#do-it');
    assert.equal(await tiles(of), before + 1);
    assert.equal(await of.textContent('#hinted'), '');
  },

  async 'the pool is one stop of the Tab key, and arrows move in it'() {
    const of = await yard();
    assert.equal(await of.locator('.pool button[tabindex="0"]').count(), 1);
    assert.equal(await of.locator('#board [tabindex="0"]').count(), 1);
    await of.focus('.pool button');
    await of.keyboard.press('ArrowDown');
    await of.keyboard.press('ArrowRight');
    const name = await of.evaluate(() => document.activeElement.getAttribute('aria-label'));
    assert.match(name, /^battery for \d, single connector to the \w+/);
    await of.keyboard.press('End');
    assert.equal(await of.evaluate(() => document.activeElement.dataset.tile), '144');
  },

  async 'undo outlives another language and theme; another board is asked for first'() {
    const of = await yard();
    assert.equal(await verdict(of), 'Nothing is built yet.');
    await put(of, { tile: 31, at: [0, 1], edges: '3333' });
    await of.evaluate(() => localStorage.setItem('starwright.language', 'en'));
    const [themes, languages] = [of.locator('header select').nth(0), of.locator('header select').nth(1)];
    await themes.selectOption('dark');
    await languages.selectOption('de');
    await of.waitForSelector('html[lang=de]');
    await languages.selectOption('en');
    await of.waitForSelector('html[lang=en]');
    await of.keyboard.press('Control+z');
    assert.equal(await tiles(of), 0);
    await of.keyboard.press('Control+Shift+z');
    assert.equal(await tiles(of), 1);
    await visit(of, 'fire');
    await visit(of, 'ship');
    await of.click('#undo');
    assert.equal(await tiles(of), 0, 'another part was looked at meanwhile');
    await of.click('#redo');
    assert.equal(await tiles(of), 1);
    await of.focus('#new-board');
    await of.keyboard.press('Enter');
    await of.selectOption('#class', 'IIC');
    assert.equal(await tiles(of), 1, 'choosing a class empties nothing');
    await of.keyboard.press('Escape');
    assert.equal(await of.textContent('#board-now'), 'Class IIIC');
    assert.equal(await of.evaluate(() => document.activeElement.id), 'new-board');
    await newBoard(of, 'IIC');
    assert.equal(await tiles(of), 0);
    assert.match(await of.evaluate(() => decodeURIComponent(location.hash)), /^#ship=IIC/);
    await shot(of, 'shipyard-dark-1600');
  },

  async 'a new board begins with its starting cabin, and keys alone build on it at once'() {
    const of = await page('#ship');
    assert.equal(await tiles(of), 1);
    const order = () => of.locator('.shipyard-bar :is(button, select, label)').evaluateAll((all) => all.map(({ id, textContent }) => id || textContent));
    const before = await order();
    await of.focus('#new-board');
    await of.keyboard.press('Enter');
    await of.selectOption('#class', 'II');
    await of.focus('#begin-empty');
    await of.keyboard.press('Enter');
    assert.equal(await of.textContent('#board-now'), 'Class II');
    assert.match(await of.locator('#board .tile').getAttribute('aria-label'), /^7\/7: starting cabin/i);
    assert.equal(await verdict(of), 'Nothing is built yet.');
    for (let built = 1; built < 8; built += 1) {
      await of.keyboard.press('n');
      await of.keyboard.press('f');
      if (/no connector joins it anywhere|It fits nowhere/.test(await of.textContent('#live'))) {
        built -= 1;
        await of.keyboard.press('Enter');
        await of.keyboard.press('Escape');
        continue;
      }
      await of.keyboard.press('Enter');
      assert.equal(await tiles(of), built + 1, await of.textContent('#live'));
      assert.match(await verdict(of), /legal|No mistakes/);
      assert.doesNotMatch(await verdict(of), /not legal/);
    }
    assert.deepEqual(await order(), before, 'the row of buttons stays as it is');
    await of.click('#clear');
    assert.equal(await tiles(of), 1, 'the starting cabin stays');
    assert.equal(await of.textContent('#live'), '7 components are cleared away. Undo brings them back.');
    await of.click('#undo');
    assert.equal(await tiles(of), 8);
  },

  async 'a ship is carried over to another board as far as it has cells'() {
    const of = await yard();
    await openFile(of, JSON.stringify(BUILT));
    await of.click('#new-board');
    await of.selectOption('#class', 'I');
    const [all, kept] = (await of.textContent('#carried')).match(/\d+/g).map(Number);
    assert.equal(all, BUILT.tiles.length);
    assert.ok(kept > 5 && kept < 19, `${kept}`);
    await of.click('#carry');
    assert.equal(await of.textContent('#board-now'), 'Class I');
    assert.ok((await tiles(of)) >= kept && (await tiles(of)) <= kept + 1);
    assert.match(await of.textContent('#live'), new RegExp(`^${all - kept} components have no cell here`));
    assert.equal(await fact(of, 'premium'), 'none: only class IIIC has this insurance');
    await of.click('#undo');
    assert.equal(await tiles(of), BUILT.tiles.length);
  },

  async 'what a ship lacks stays said beside its mistakes, and double components ask for batteries'() {
    const of = await page('#ship');
    const cannon = { at: [3, 2], kind: 'cannon', strength: 2, edges: '0030', points: 'front' };
    const engine = { at: [3, 4], kind: 'engine', strength: 2, edges: '3000', points: 'rear' };
    const cabin = { at: [3, 3], kind: 'cabin', capacity: 2, edges: '3030' };
    await openFile(of, JSON.stringify({ class: 'II', tiles: [cannon, cabin, engine] }));
    const lacks = () => of.textContent('#lacks');
    assert.match(await lacks(), /starting cabin is missing.*double engines need batteries.*double cannons need batteries/);
    await openFile(of, JSON.stringify({ class: 'II', tiles: [cabin, { ...cannon, edges: '0000' }] }));
    assert.match(await verdict(of), /not legal/);
    assert.match(await lacks(), /starting cabin is missing/);
    await of.click('#repair');
    assert.match(await of.textContent('#repaired'), /starting cabin is missing/);
  },

  async 'on a phone a swipe over the tiles scrolls, and a tap takes and places'() {
    const of = await yard({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await fitsInto(of, 390);
    const [x, y] = await middle(of, '.pool');
    const client = await of.context().newCDPSession(of);
    const touch = (type, at) => client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
    await touch('touchStart', [x, y]);
    for (let step = 1; step < 13; step += 1) await touch('touchMove', [x, y - 15 * step]);
    await touch('touchEnd');
    await of.waitForTimeout(200);
    assert.ok((await of.locator('.pool').evaluate((pool) => pool.scrollTop)) > 60, 'the tiles scroll');
    assert.equal(await of.locator('#hand svg').count(), 0, 'nothing is picked up');
    await of.locator('[data-tile="31"]').scrollIntoViewIfNeeded();
    await of.tap('[data-tile="31"]');
    assert.equal(await of.locator('#hand svg').count(), 1);
    await of.tap('#turn');
    await of.tap(cell([0, 1]));
    assert.equal(await tiles(of), 1);
    // a touch that is interrupted leaves nothing behind
    await of.tap(cell([0, 1]));
    const [from, to] = [await middle(of, '.pool-held'), await middle(of, cell([3, 3]))];
    await touch('touchStart', from);
    await touch('touchMove', [from[0], from[1] - 60]);
    await of.waitForSelector('.pool-ghost');
    await touch('touchCancel');
    await of.waitForSelector('.pool-ghost', { state: 'hidden' });
    await touch('touchStart', from);
    await touch('touchMove', [from[0], from[1] - 60]);
    await touch('touchMove', to);
    await touch('touchEnd');
    assert.equal(await of.locator(`${cell([3, 3])}.tile`).count(), 1, 'a finger drags it from the hand');
    await shot(of, 'shipyard-390');
  },
};
