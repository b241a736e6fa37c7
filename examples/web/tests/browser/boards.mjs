// Own boards: the form by keys and by mouse, what is kept, and where they are used.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { base, fitsInto, newBoard, openFile, page, shot, visit } from './stage.mjs';

const RING = {
  name: 'Ring',
  board: {
    ...{ art: ['####', '#.o#', '3##='], surface: 'cylinder', columns: [4, 5, [6, 11], null], rows: [7, 8, 9] },
    ...{ splice_right_of: 0, starting_cabin: [0, 0], loss_penalty: { capped_at: 8 }, premium: [0, 0, 1, 3, 6, 10, 20], level: 'II' },
  },
};
const SQUARE = {
  name: 'Square',
  board: { art: Array(5).fill('#####'), surface: 'plane', columns: [5, 6, 7, 8, 9], rows: [5, 6, 7, 8, 9], orange_open: true },
};
/** The crate leaves out what it does not need. */
const KEPT_SQUARE = SQUARE;
const OWN = JSON.stringify([RING, SQUARE]);
const MOST_STEPS = 80;

const press = async (of, ...keys) => {
  for (const key of keys) await of.keyboard.press(key);
};
const kept = async (of) => JSON.parse((await of.evaluate(() => localStorage.getItem('starwright.boards'))) ?? '[]');
const form = (options) => page('#cards=boards', options);
const square = ([column, row]) => `#board-cells [data-cell="${column},${row}"]`;
const whatIs = async (of, cell) => (await of.getAttribute(square(cell), 'aria-label')).split(': ')[1];
const size = async (of, columns, rows) => {
  await of.selectOption('#board-columns', `${columns}`);
  await of.selectOption('#board-rows', `${rows}`);
};

/** Goes on by Tab to an input, and through what is between. */
async function tabTo(of, id) {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await press(of, 'Tab');
    if ((await of.evaluate(() => document.activeElement.id)) === id) return;
  }
  assert.fail(`Tab does not lead to ${id}`);
}

export default {
  async 'a board is entered by keys alone, and stays over a reload'() {
    const of = await form();
    await of.focus('#board-name');
    await of.keyboard.type('Ring');
    await tabTo(of, 'board-surface');
    await press(of, 'ArrowDown');
    await tabTo(of, 'board-columns');
    await press(of, 'ArrowUp', 'ArrowUp');
    await tabTo(of, 'board-rows');
    await press(of, 'ArrowUp', 'ArrowUp', 'ArrowUp');
    // past the brush, which is a cell
    await press(of, 'Tab', 'Tab');
    assert.equal(await of.evaluate(() => document.activeElement.dataset.cell), '0,0', 'the board is one stop of the Tab key');
    await press(of, 'h', 'ArrowDown', 'ArrowRight', 'Enter', 'ArrowRight', 'o', 'ArrowDown', 'ArrowRight', '=', 'ArrowRight', '3');
    for (const [line, number] of ['4', '5', '6/11', ''].entries()) {
      await tabTo(of, `board-columns-${line}`);
      await of.keyboard.type(number);
    }
    for (const [line, number] of ['7', '8', '9'].entries()) {
      await tabTo(of, `board-rows-${line}`);
      await of.keyboard.type(number);
    }
    await tabTo(of, 'board-splice');
    await press(of, 'ArrowDown');
    await tabTo(of, 'board-level');
    await press(of, 'ArrowDown', 'ArrowDown');
    await tabTo(of, 'board-penalty');
    await press(of, 'ArrowDown');
    await tabTo(of, 'board-cap');
    await of.keyboard.type('8');
    await tabTo(of, 'board-premium');
    await press(of, 'Space');
    await tabTo(of, 'board-premium-6');
    await of.keyboard.type('20');
    await tabTo(of, 'board-put');
    await press(of, 'Enter');
    assert.deepEqual(await kept(of), [RING]);
    assert.equal(await of.evaluate(() => document.activeElement.id), 'board-name', 'the next board can be entered at once');
    await of.reload();
    await of.waitForSelector('.deck .boards-face');
    assert.match(await of.textContent('.deck .boards-face'), /Ring.*11 cells; edges that meet: left and right; level II\./);
    await of.click('#deck-0-board-edit');
    await of.click('#board-put');
    assert.deepEqual(await kept(of), [RING], 'the form shows everything that is printed');
  },

  async 'a board is drawn by mouse: a press paints, a drag paints on, the same again removes'() {
    const of = await form();
    await of.fill('#board-name', 'Drawn');
    await size(of, 4, 3);
    const middle = async (cell) => {
      const box = await of.locator(square(cell)).boundingBox();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const drag = async (...cells) => {
      await of.mouse.move(...(await middle(cells[0])));
      await of.mouse.down();
      for (const cell of cells.slice(1)) await of.mouse.move(...(await middle(cell)), { steps: 4 });
      await of.mouse.up();
    };
    await of.locator('#board-cells').scrollIntoViewIfNeeded();
    await drag([0, 0], [1, 0], [1, 1]);
    await of.check('#board-brush [value="o"]', { force: true });
    await of.click(square([3, 2]));
    await of.click(square([2, 2]));
    await of.click(square([2, 2]));
    assert.equal(await whatIs(of, [2, 2]), 'no cell');
    await of.check('#board-brush [value="5"]', { force: true });
    // what was removed can be painted again
    await of.click(square([1, 0]));
    await of.click(square([1, 0]));
    await of.click(square([3, 0]));
    await of.check('#board-brush [value="home"]', { force: true });
    await of.click(square([0, 1]));
    assert.equal(await whatIs(of, [0, 1]), 'cell, starting cabin');
    await shot(of, 'boards-drawn');
    await of.click('#board-put');
    const board = { art: ['..#5', '#.##', '##.o'], surface: 'plane', starting_cabin: [0, 1] };
    assert.deepEqual(await kept(of), [{ name: 'Drawn', board }]);
  },

  async 'a tap paints, on cells as large as a finger, and everything fits on 360 px'() {
    const of = await form({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await of.fill('#board-name', 'Wide');
    await size(of, 11, 2);
    await of.check('#board-premium');
    await fitsInto(of, 360);
    assert.deepEqual(await of.evaluate(wanting), []);
    await of.tap(square([0, 0]));
    await of.tap(square([1, 0]));
    await of.tap(square([1, 0]));
    await of.tap('#board-put');
    assert.deepEqual((await kept(of))[0].board.art, ['.##########', '###########']);
    await shot(of, 'boards-360');
  },

  async 'a board that is refused says why, with its rule, and where'() {
    const of = await form();
    const refused = async (at, says) => {
      assert.match(await of.textContent(`[id="${at}-mistake"]`), says);
      assert.equal(await of.getAttribute(`[id="${at}"]`, 'aria-describedby'), `${at}-mistake`);
      assert.ok(await of.isDisabled('#board-put'));
      assert.equal(await of.locator('#judged .boards-face').count(), 0);
    };
    assert.equal(await of.locator('.mistake').count(), 0, 'an empty form is no mistake');
    await size(of, 2, 2);
    await refused('board-name', /Give it a name/);
    await of.fill('#board-name', 'Wrong');
    await of.selectOption('#board-surface', 'torus');
    await refused('board-surface', /at least 3 columns.*LM-TORUS-1/);
    await of.hover('#board-surface-mistake .rule');
    assert.match(await of.textContent('#board-surface-mistake [role=tooltip].shown'), /6 by 6|six by six/i);
    await size(of, 3, 3);
    await of.fill('#board-rows-1', '32');
    await refused('board-rows-1', /1 to 31, not 32/);
    await of.fill('#board-rows-1', '7/8/7');
    await refused('board-rows-1', /7 is printed twice/);
    await of.fill('#board-rows-1', 'seven');
    await refused('board-rows-1', /such as 7 or 5\/11/);
    await of.fill('#board-rows-1', '');
    await of.selectOption('#board-splice', '1');
    await size(of, 2, 3);
    await of.selectOption('#board-surface', 'plane');
    await refused('board-splice', /between two columns.*LM-SPLICE-2/);
    await of.selectOption('#board-splice', '');
    await of.focus(square([0, 0]));
    await press(of, 'h', 'o');
    await refused('board-cells', /starting cabin must be on a plain cell/);
    await shot(of, 'boards-refused');
    await press(of, 'h', '.');
    await size(of, 1, 1);
    await refused('board-cells', /has no cells/);
    await of.check('#board-premium');
    await of.fill('#board-premium-3', '70000');
    await refused('board-premium-3', /from 0 to 65,535/);
    const german = await form({ language: 'de' });
    await german.selectOption('#board-columns', '2');
    await german.selectOption('#board-surface', 'cylinder');
    assert.match(await german.textContent('#board-surface-mistake'), /Wo Ränder aneinanderstoßen, .*LM-TORUS-1/);
  },

  async 'what was entered stays when the board shrinks and grows, and while cards are looked at'() {
    const of = await form();
    await of.fill('#board-name', 'Kept');
    await of.focus(square([5, 5]));
    await press(of, '6');
    await of.fill('#board-columns-5', '12');
    await size(of, 2, 2);
    await of.click('.box-kinds a[href="#cards"]');
    await of.waitForSelector('#card-kind');
    await of.click('.box-kinds a[href="#cards=boards"]');
    await of.waitForSelector('#board-name');
    await size(of, 6, 6);
    assert.equal(await of.inputValue('#board-name'), 'Kept');
    assert.equal(await whatIs(of, [5, 5]), 'opened by 6');
    assert.equal(await of.inputValue('#board-columns-5'), '12');
  },

  async 'files of boards are opened, broken ones change nothing, and two tabs lose nothing'() {
    const of = await form();
    const tab = await of.context().newPage();
    await tab.goto(`${base}#cards=boards`);
    await tab.waitForSelector('#board-name');
    await openFile(of, OWN, 'boards.json');
    assert.deepEqual(await kept(of), [RING, KEPT_SQUARE]);
    const torus = { name: 'Thin', board: { art: ['##'], surface: 'torus' } };
    const wrong = [
      ['[', /no list of boards/],
      [JSON.stringify([RING, torus]), /Board 2: .*at least 3 columns.*LM-TORUS-1/],
      [JSON.stringify([{ board: RING.board }]), /Board 1: It has no name/],
      [JSON.stringify([{ ...RING, board: { ...RING.board, colour: 'red' } }]), /Board 1: .*colour/],
      [JSON.stringify([null]), /Board 1: /],
    ];
    for (const [text, says] of wrong) {
      await openFile(of, text, 'boards.json');
      assert.match(await of.textContent('[role=alert]'), says);
      assert.deepEqual(await kept(of), [RING, KEPT_SQUARE]);
    }
    await tab.waitForSelector('.deck li:nth-child(2)');
    await tab.fill('#board-name', 'Other');
    await tab.click('#board-put');
    await of.waitForSelector('.deck li:nth-child(3)');
    assert.deepEqual((await kept(of)).map(({ name }) => name), ['Ring', 'Square', 'Other']);
    await of.click('#deck-0-delete');
    assert.match(await of.textContent('dialog p'), /Delete the board Ring\?/);
    await of.click('dialog .main');
    assert.deepEqual((await kept(of)).map(({ name }) => name), ['Square', 'Other']);
    const [file] = await Promise.all([of.waitForEvent('download'), of.click('#save')]);
    assert.deepEqual(JSON.parse(readFileSync(await file.path(), 'utf8')), await kept(of));
  },

  async 'kept boards that cannot be read are set aside'() {
    const of = await form({ kept: { 'starwright.boards': '[{"name": "x", "board": {}}]' } });
    assert.match(await of.textContent('[role=alert]'), /The save “Own boards” cannot be read: Board 1/);
    assert.equal(await of.evaluate(() => localStorage.getItem('starwright.damaged.boards.1')), '[{"name": "x", "board": {}}]');
  },

  async 'a ship is built on a board of one’s own, kept, and attacked'() {
    const of = await page('#ship', { kept: { 'starwright.boards': OWN } });
    await newBoard(of, { label: 'Square' });
    assert.equal(await of.locator('#board [data-cell]').count(), 25);
    for (const tile of [31, 33]) {
      await of.focus(`[data-tile="${tile}"]`);
      await press(of, 'Enter', 'Enter');
    }
    assert.equal(await of.locator('#board .tile').count(), 2);
    assert.match(decodeURIComponent(of.url()), /#ship=plane\(#####\//);
    await shot(of, 'boards-shipyard');
    await of.goto(`${base}?again#start`);
    await of.waitForSelector('.continue');
    assert.match(await of.textContent('.continue'), /Your ship on a board of your own, 2 components/);
    await visit(of, 'ship');
    await of.waitForSelector('#board .tile');
    assert.equal(await of.textContent('#board-now strong'), 'Square');
    assert.match(await of.locator('#board .tile').first().getAttribute('aria-label'), /^[5-9]\/[5-9]: /);
    await visit(of, 'fire');
    assert.equal(await of.locator('#siege .tile').count(), 2);
    await of.click('#swarm');
    await of.waitForSelector('#resolve');
  },

  async 'marks of a board of one’s own are opened in the shipyard'() {
    const of = await page('#ship', { kept: { 'starwright.boards': OWN } });
    await newBoard(of, { label: 'Ring' });
    const closed = () => of.locator('#board .closed').count();
    // the orange cell is closed, too
    assert.equal(await closed(), 3);
    await of.click('.shipyard-bar button:has-text("Random ship")');
    assert.equal(await closed(), 2);
  },

  async 'a game is flown on a board of one’s own'() {
    const of = await page('#game', { clock: true, reducedMotion: 'reduce', kept: { 'starwright.boards': OWN } });
    await of.clock.resume();
    const named = await of.locator('#class-0 option').allTextContents();
    assert.deepEqual(named.slice(-5), ['Ring: 8 cells', ...['I', 'II', 'III', 'IV'].map((level) => `Square, level ${level}: 25 cells`)]);
    await of.check('#players input[value="2"]', { force: true });
    for (const seat of [0, 1]) await of.locator('.setup-seat select').nth(seat).selectOption('middle');
    await of.selectOption('#class-0', { label: 'Square, level II: 25 cells' });
    await of.click('#begin');
    await of.waitForSelector('.yard');
    for (let step = 0; step < 600 && !(await of.locator('.fl').count()); step += 1) await of.clock.runFor(1300);
    assert.equal(await of.locator('.fl-board [data-cell]').count(), 25);
    assert.match(await of.locator('.fl-board [data-cell]').first().getAttribute('aria-label'), /^5\/5: /);
    await shot(of, 'boards-flight');
    const saved = await of.evaluate(() => localStorage.getItem('starwright.game'));
    const [round] = JSON.parse(JSON.parse(saved).save).setup.rounds;
    assert.deepEqual([round.board, round.level], [{ board: KEPT_SQUARE.board }, 'II']);
    const elsewhere = await page('#game');
    await elsewhere.setInputFiles('#setup input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(saved) });
    await elsewhere.waitForSelector('.fl-board');
    assert.equal(await elsewhere.locator('.fl-board [data-cell]').count(), 25, 'who opens the file needs no such board');
  },
};

/** Controls of the form without a name, or smaller than a finger. */
function wanting() {
  const named = (each) => each.labels?.[0]?.textContent || each.getAttribute('aria-label') || each.textContent;
  const isLarge = ({ width, height }) => width >= 43.5 && height >= 43.5;
  const shown = 'form.own select, form.own input:not([type=checkbox]), form.own .field, .bar.own button, #deck button, #board-cells [data-cell] .ship-ground';
  return [...document.querySelectorAll(shown)]
    .filter((each) => !(each.matches('.ship-ground') || named(each)?.trim()) || !isLarge(each.getBoundingClientRect()))
    .map((each) => each.id || each.outerHTML.slice(0, 120));
}
