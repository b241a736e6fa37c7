// Building in the yard of a whole game, against the sand.
import assert from 'node:assert/strict';
import { deal, Game, must } from '../../dist/index.js';
import { fitsInto, isOnTop, page, shot } from './stage.mjs';
import { middle } from './ship.mjs';

/** Tiles that one places within the hourglass. */
const TILES = 15;
const SAND = 60_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The save of a game with one person, always the same. */
function saved({ players = 3, classes = ['III'], seed = 1 } = {}) {
  const game = must(Game.begin('game', must(deal({ play: 'game', players, classes, seed }))));
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? 'human' : 'middle'));
  return JSON.stringify({ seats, save: game.save() });
}

/** A yard in which building begins. */
async function building(options = {}, wanted = {}) {
  const of = await page('#game', options);
  await of.waitForSelector('#setup');
  await of.setInputFiles('#setup input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(saved(wanted)) });
  await of.waitForSelector('.yard-own .tile');
  return of;
}

const own = (of) => of.locator('.yard-own .tile').count();
const holds = (of) => of.locator('#hand svg').count();
const says = (of) => of.textContent('#says');

/** Builds until so many tiles are placed; returns how long it took. `press` is a click or a tap. */
async function build(of, press) {
  const began = Date.now();
  const before = await own(of);
  for (let drawn = 0; (await own(of)) < before + TILES; drawn += 1) {
    assert.ok(drawn < 100, `after ${drawn} tiles, ${await own(of)} are placed`);
    await press('#draw');
    await of.waitForSelector('#hand svg');
    if (!(await closes(of))) await place(of, press);
    if (await holds(of)) await press('#return');
  }
  return Date.now() - began;
}

/** Whether a tile has one connector only: at first such tiles would leave nowhere to go on. */
async function closes(of) {
  const name = await of.getAttribute('#hand svg', 'aria-label');
  return (await own(of)) < TILES - 2 && name.split(' connector to ').length === 2;
}

/** Places the tile where it fits and is joined, if there is such a cell. */
async function place(of, press) {
  const fits = await of.locator('.yard-own .fits').evaluateAll((cells) => cells.map(({ dataset }) => dataset.cell));
  for (const cell of fits) {
    // a tile that must be turned is turned by the first press
    for (let time = 0; time < 2 && (await holds(of)) && !/only touches/.test(await says(of)); time += 1) await press(`.yard-own [data-cell="${cell}"]`);
    if (!(await holds(of))) return;
  }
}

async function inTime(of, took, by) {
  console.log(`     ${TILES} tiles by ${by}: ${(took / 1000).toFixed(1)} s`);
  assert.ok(took < SAND, `${took} ms for ${TILES} tiles`);
}

export default {
  async 'fifteen tiles are placed by mouse while the sand runs'() {
    const of = await building();
    await inTime(of, await build(of, (selector) => of.click(selector)), 'mouse');
    await shot(of, 'yard-light-1600');
  },

  async 'fifteen tiles are placed by touch while the sand runs'() {
    const of = await building(PHONE);
    await inTime(of, await build(of, (selector) => of.tap(selector)), 'touch');
    await fitsInto(of, 390);
    await shot(of, 'yard-390');
  },

  async 'fifteen tiles are placed by keys alone while the sand runs'() {
    const of = await building({ colorScheme: 'dark' });
    const began = Date.now();
    const before = await own(of);
    for (let drawn = 0; (await own(of)) < before + TILES; drawn += 1) {
      assert.ok(drawn < 100, `after ${drawn} tiles, ${await own(of)} are placed`);
      await of.keyboard.press('n');
      await of.waitForSelector('#hand svg');
      if (await closes(of)) {
        await of.keyboard.press('b');
        continue;
      }
      const name = () => of.evaluate(() => document.activeElement.getAttribute('aria-label') ?? '');
      if (/it fits here$/.test(await name())) await of.keyboard.press('Enter');
      if (await holds(of)) await of.keyboard.press('b');
    }
    await inTime(of, Date.now() - began, 'keys');
    assert.match(await of.evaluate(() => document.activeElement.getAttribute('aria-label')), /^\d+\/\d+: .+ connector to the/);
    await shot(of, 'yard-dark-1600');
  },

  async 'why not is said, a mistake is asked for twice, and the last tile is taken back'() {
    const of = await building();
    await of.click('#pile1', { force: true });
    assert.match(await says(of), /LM-|BG-/, 'why the cards cannot be seen yet');
    await of.click('#draw');
    await of.waitForSelector('#hand svg');
    await of.click('#finish', { force: true });
    assert.match(await says(of), /hand/i, 'why nobody finishes with a tile in hand');
    const cabin = await of.locator('.yard-own .tile').first().getAttribute('data-cell');
    await of.click(`.yard-own [data-cell="${cabin}"]`);
    assert.equal(await holds(of), 1);
    assert.match(await says(of), /LM-|BG-/, 'why it cannot lie on another');
    const [column, row] = cabin.split(',').map(Number);
    for (const [x, y] of [[column, row - 1], [column + 1, row], [column, row + 1], [column - 1, row]]) {
      for (let press = 0; press < 3 && (await holds(of)); press += 1) await of.click(`.yard-own [data-cell="${x},${y}"]`);
    }
    assert.equal(await holds(of), 0, 'it lies beside the cabin, with a mistake or without');
    assert.equal(await own(of), 2);
    await of.click('.yard-own .marked');
    assert.equal(await own(of), 1);
    assert.equal(await holds(of), 1, 'it is in hand again');
    await of.keyboard.press('s');
    assert.equal(await of.locator('.yard-aside svg').count(), 1);
    await of.click('#aside0');
    assert.equal(await holds(of), 1);
  },

  async 'a tile is dragged by mouse, and turned by R, by the wheel and by a second finger'() {
    const of = await building();
    await of.click('#draw');
    await of.waitForSelector('#hand svg');
    const name = () => of.getAttribute('#hand svg', 'aria-label');
    const first = await name();
    const names = new Set([first]);
    await of.hover('.yard-own [data-cell]');
    for (let turn = 0; turn < 3; turn += 1) {
      await of.mouse.wheel(0, 100);
      await of.waitForTimeout(50);
      names.add(await name());
    }
    await of.keyboard.press('r');
    assert.equal(await name(), first, 'four quarters');
    await of.click('#return');
    await of.waitForSelector('.yard-pool [data-tile]');
    const [from, to] = [await middle(of, '.yard-pool [data-tile]'), await middle(of, '.yard-own .tile')];
    await of.mouse.move(...from);
    await of.mouse.down();
    await of.mouse.move(to[0], to[1] - 200, { steps: 6 });
    assert.ok(await of.isVisible('.pool-ghost'));
    assert.equal(await holds(of), 1, 'it is in hand while it is dragged');
    await of.mouse.up();
    assert.equal(await of.isVisible('.pool-ghost'), false);

    const phone = await building(PHONE);
    await phone.tap('#draw');
    await phone.waitForSelector('#hand svg');
    const client = await phone.context().newCDPSession(phone);
    const touch = (type, ...at) => client.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
    const [hand, board] = [await middle(phone, '.pool-held'), await middle(phone, '.yard-own')];
    const before = await phone.getAttribute('#hand svg', 'aria-label');
    await touch('touchStart', hand);
    await touch('touchMove', [hand[0], hand[1] - 80]);
    await touch('touchMove', board);
    assert.ok(await phone.isVisible('.pool-ghost'));
    await touch('touchStart', board, [board[0] + 90, board[1]]);
    await touch('touchEnd', board);
    assert.notEqual(await phone.getAttribute('#hand svg', 'aria-label'), before, 'a second finger turns it');
    await touch('touchCancel');
    assert.equal(await phone.isVisible('.pool-ghost'), false);
  },

  async 'the end of building is asked for first, and then it is said who is awaited'() {
    const of = await building();
    assert.equal(await of.locator('.yard-own [tabindex="0"]').count(), 1, 'the board is one stop of the Tab key');
    await of.click('#finish');
    assert.match(await of.textContent('dialog[open]'), /1 component.*you cannot go on building.*has no engine, so .*has no cannon, so /s);
    await of.click('dialog[open] .cancel');
    assert.match(await of.textContent('#asked'), /^Draw/);
    await of.click('#finish');
    await of.click('dialog[open] .main');
    await of.waitForFunction(() => /start in place 1\. Still building: .+ Time runs faster/.test(document.querySelector('#asked').textContent));
    assert.doesNotMatch(await of.textContent('#asked'), /Player 1/, 'nobody waits for oneself');
    await of.click('.ship-small button');
    assert.ok(await of.isVisible('dialog[open] svg.ship'), 'another ship is seen large');
    await of.click('dialog[open] [aria-pressed]');
    assert.ok(await of.isVisible('dialog[open] svg:not(.ship)'), 'and as a plan');
  },

  async 'once the people have finished, the bots soon do, and the flip that ends building is a button'() {
    const of = await building({}, { classes: ['I'] });
    await of.click('#finish');
    await of.click('dialog[open] .main');
    const began = Date.now();
    await of.waitForSelector('#flip-now');
    assert.match(await of.textContent('#asked'), /The sand has run out: flip the hourglass/);
    await shot(of, 'yard-flip-1600');
    await of.click('#flip-now');
    await of.waitForSelector('.yard.after, .fl');
    assert.ok(Date.now() - began < SAND / 2, `two runs of the sand take ${Date.now() - began} ms`);
  },

  async 'tiles that lie open stay where they are while others build'() {
    const of = await building({ ...PHONE, clock: true }, { players: 4 });
    const places = () =>
      of.locator('.yard-pool .pool [data-tile]').evaluateAll((tiles) => tiles.map(({ dataset, offsetLeft, offsetTop }) => [dataset.tile, `${offsetLeft},${offsetTop}`]));
    const known = new Map();
    let came = 0;
    for (let round = 0; round < 60 && came < 4; round += 1) {
      await of.clock.runFor(1300);
      await of.waitForTimeout(60);
      const now = new Map(await places());
      for (const [tile, place] of known) {
        if (now.has(tile)) assert.equal(now.get(tile), place, `tile ${tile} moves`);
      }
      came += [...now.keys()].filter((tile) => !known.has(tile)).length;
      for (const [tile, place] of now) known.set(tile, place);
    }
    assert.ok(came > 2, 'others return some');
  },

  async 'on a phone, what must be pressed after building is on the screen'() {
    const of = await building({ ...PHONE, viewport: { width: 390, height: 700 } }, { classes: ['I'] });
    await of.tap('#finish');
    await of.tap('dialog[open] .main');
    assert.equal(await of.locator('.yard-tiles').count(), 0, 'who has finished takes no tiles');
    await of.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await of.waitForSelector('#flip-now');
    assert.ok(await isOnTop(of, '#flip-now'));
    await shot(of, 'yard-flip-390');
    await of.tap('#flip-now');
    await of.waitForSelector('.yard.after #repair, .yard.after .yard-leads button, .fl .deed');
    assert.ok(await isOnTop(of, '.yard-leads button, .fl .deed'));
  },

  async 'the focus is never lost while building'() {
    const of = await building();
    for (const key of ['n', 's', 'n', 'b', 'n', 'f', 'Enter', 'Enter']) {
      await of.keyboard.press(key);
      await of.waitForTimeout(120);
    }
    assert.notEqual(await of.evaluate(() => document.activeElement.tagName), 'BODY');
    await of.focus('#aside0');
    await of.keyboard.press('Enter');
    await of.waitForTimeout(120);
    assert.ok(await of.evaluate(() => document.activeElement.closest('.yard') !== null));
  },
};
