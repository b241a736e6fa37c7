// Own cards: the form by keys, what is kept, and files.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { INTRUDERS, OWN, PIRATES, SEQUENCE } from './own.mjs';
import { failures, fitsInto, openFile, page, shot, visit } from './stage.mjs';

/** What stands on a card of each kind after 2 was entered wherever a number is, and each list has two items. */
const KINDS = [
  [/^Open space: everybody moves/],
  [/^Stardust: everybody loses 1 day/],
  [/^Epidemic: /],
  [/^Sabotage: /],
  [/^Meteor swarm: small meteor from the front, small meteor from the front\.$/],
  [/^Planets, 2 days to land: 2 red, 2 yellow, 2 green, 2 blue \/ 2 red, 2 yellow, 2 green, 2 blue\.$/],
  [/^Abandoned ship: give up 2 crew members for 2 credits; this costs 2 days\.$/],
  [/^Abandoned station: with 2 crew members or more, take 2 red, 2 yellow, 2 green, 2 blue; this costs 2 days\.$/],
  [/^Slavers of strength 2: losers give up 2 crew members; the winner may take 2 credits for 2 days\.$/],
  [/^Smugglers of strength 2: losers give up 2 blocks of goods; the winner may take 2 red, 2 yellow, 2 green, 2 blue for 2 days\.$/],
  [/^Pirates of strength 2: losers face light cannon fire from the front, light cannon fire from the front; .* 2 credits for 2 days\.$/],
  [/^Combat zone: whoever has the fewest crew loses 2 days; whoever has the fewest crew loses 2 days\.$/],
  [/^2 intruders from the front, turning straight on or straight on: they board everybody; each takes 2 crew members; .* costs 2 days\.$/],
  // the second part is smugglers
  [/^In this order, as one card: Open space: .* Smugglers of strength 2: .*$/, { 'card-parts-1-kind': 9 }],
];
const MOST_STEPS = 200;

const press = async (of, key, times = 1) => {
  for (let time = 0; time < times; time += 1) await of.keyboard.press(key);
};
const focused = (of) => of.evaluate(() => document.activeElement.id);
const said = (of) => of.textContent('#judged .card p');
const kept = async (of) => JSON.parse((await of.evaluate(() => localStorage.getItem('starwright.cards'))) ?? '[]');

/** Chooses a kind by the arrow keys. */
async function choose(of, number) {
  await of.focus('#card-kind');
  await press(of, 'Home');
  await press(of, 'ArrowDown', number);
}

/** Goes on by Tab to the end of the form: 2 into each number, one more of each list, and down each list of `arrows`. */
async function fill(of, arrows = {}) {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await press(of, 'Tab');
    const id = await focused(of);
    if (id === 'card-put') return;
    if (await of.locator(`[id="${id}"].number`).count()) await of.keyboard.type('2');
    if (id.endsWith('-add')) {
      const items = await of.locator(`[id="${id.replace(/-add$/, '')}"] > ol > li`).count();
      if (items > 1) continue;
      await press(of, 'Enter');
      // the new item stands before the button
      await of.focus(`[id="${id.replace(/-add$/, '')}-0-remove"]`);
    }
    if (arrows[id]) await press(of, 'ArrowDown', arrows[id]);
  }
  assert.fail('the form has no end');
}

export default {
  async 'a card of each kind is entered by keys alone'() {
    const of = await page('#cards');
    assert.equal(await of.locator('#card-kind option').count(), KINDS.length, 'every kind is here');
    for (const [number, [sentence, arrows]] of KINDS.entries()) {
      await choose(of, number);
      await fill(of, arrows);
      assert.match(await said(of), sentence);
      await press(of, 'Enter');
      assert.equal((await kept(of)).length, number + 1);
      assert.equal(await focused(of), 'card-kind', 'the next card can be entered at once');
    }
    const kinds = (await kept(of)).map(({ kind }) => kind);
    assert.equal(new Set(kinds).size, KINDS.length);
    await shot(of, 'cards-all-1600');
    await of.reload();
    await of.waitForSelector('html[data-ready=yes]');
    assert.deepEqual((await kept(of)).map(({ kind }) => kind), kinds);
    assert.equal(await of.locator('.deck .card').count(), KINDS.length);
  },

  async 'a card that is refused says why, and where'() {
    const of = await page('#cards');
    const refused = async (at, says) => {
      assert.match(await of.textContent(`[id="${at}-mistake"]`), says);
      assert.equal(await of.getAttribute(`[id="${at}"]`, 'aria-describedby'), `${at}-mistake`);
      assert.ok(await of.isDisabled('#card-put'));
      assert.equal(await of.locator('#judged .card').count(), 0);
    };
    const select = (id, value) => of.selectOption(`[id="${id}"]`, value);
    await select('card-kind', 'meteor_swarm');
    await of.click('[id="card-meteors-0-remove"]');
    await refused('card-meteors', /`meteors` must hold 1 to 20, not 0.*BG-METEOR/);
    await select('card-kind', 'planets');
    await of.fill('[id="card-planets-0-blue"]', '0');
    await refused('card-planets-0', /planet 1 must have 1 to 20 blocks of goods, not 0/);
    await of.fill('[id="card-planets-0-blue"]', '21');
    await refused('card-planets-0', /not 21/);
    await select('card-kind', 'slavers');
    for (const wrong of ['65536', '-1', '1.5', '', 'x']) {
      await of.fill('[id="card-strength"]', wrong);
      await refused('card-strength', /from 0 to 65,535/);
    }
    await of.fill('[id="card-strength"]', '65535');
    assert.match(await said(of), /^Slavers of strength 65535/);
    await select('card-kind', 'combat_zone');
    await select('card-lines-0-penalty', 'shots');
    await of.click('[id="card-lines-0-shots-0-remove"]');
    await refused('card-lines-0-shots', /`shots` must hold 1 to 20, not 0/);
    await select('card-kind', 'sequence');
    await of.click('#card-parts-add');
    await select('card-parts-1-kind', 'intruders');
    await of.fill('[id="card-parts-1-number"]', '0');
    await refused('card-parts-1-number', /`number` must hold 1 to 20, not 0/);
    await shot(of, 'cards-refused');
    const french = await page('#cards', { locale: 'fr' });
    await french.selectOption('#card-kind', 'meteor_swarm');
    await french.click('[id="card-meteors-0-remove"]');
    assert.match(await french.textContent('[id="card-meteors-mistake"]'), /il faut de 1 à 20 météorites, pas 0/);
  },

  async 'a number far beyond the printed cards is accepted with a warning'() {
    const of = await page('#cards');
    await of.selectOption('[id="card-kind"]', 'slavers');
    await of.fill('[id="card-strength"]', '20');
    assert.equal(await of.locator('#judged .beyond').count(), 0);
    await of.fill('[id="card-strength"]', '99');
    assert.match(await of.textContent('#judged .beyond'), /Strength .*99.* is allowed, but far beyond .* at most .*10/);
    assert.equal(await of.isDisabled('#card-put'), false);
  },

  async 'what was entered stays while another kind, part, language or theme is looked at'() {
    const of = await page('#cards');
    await of.selectOption('#card-kind', 'slavers');
    await of.fill('[id="card-strength"]', '42');
    await of.selectOption('#card-kind', 'meteor_swarm');
    await of.selectOption('#card-kind', 'slavers');
    await visit(of, 'game');
    await visit(of, 'cards');
    await of.locator('header select').nth(1).selectOption('pl');
    await of.waitForSelector('html[lang=pl]');
    assert.equal(await of.inputValue('[id="card-strength"]'), '42');
  },

  async 'a card is changed, and deleted after a question'() {
    const of = await page('#cards');
    await openFile(of, JSON.stringify(OWN), 'cards.json');
    await of.click('#deck-0-card-edit');
    await of.fill('[id="card-strength"]', '5');
    await of.click('#deck-1-card-edit');
    await of.click('dialog .cancel');
    assert.equal(await of.inputValue('[id="card-strength"]'), '5', 'what is not saved is not lost');
    await of.click('#card-put');
    assert.deepEqual(await kept(of), [{ ...PIRATES, strength: 5 }, INTRUDERS, SEQUENCE]);
    await of.click('#deck-2-delete');
    await press(of, 'Escape');
    assert.equal((await kept(of)).length, 3);
    await of.click('#deck-2-delete');
    await press(of, 'Enter');
    assert.deepEqual(await kept(of), [{ ...PIRATES, strength: 5 }, INTRUDERS]);
  },

  async 'two tabs lose nothing of each other'() {
    const one = await page('#cards');
    const other = await one.context().newPage();
    await other.goto(one.url());
    await other.waitForSelector('html[data-ready=yes]');
    await openFile(one, JSON.stringify([PIRATES]), 'cards.json');
    await other.waitForSelector('.deck .card');
    await other.click('#card-put');
    await one.waitForSelector('.deck li:nth-child(2)');
    assert.equal((await kept(one)).length, 2);
  },

  async 'files are opened after a question, and broken ones change nothing'() {
    const of = await page('#cards');
    await openFile(of, JSON.stringify(OWN), 'cards.json');
    assert.deepEqual(await kept(of), OWN);
    const empty = { level: 'I', kind: 'meteor_swarm', meteors: [] };
    const wrong = [
      ['no JSON', /cards.json cannot be read: It holds no list of cards/],
      ['{}', /no list of cards/],
      [JSON.stringify([PIRATES, empty]), /Card 2: .*`meteors` must hold 1 to 20, not 0/],
      [JSON.stringify([{ ...PIRATES, strength: 70_000 }]), /Card 1: .*70000/],
      [JSON.stringify([{ ...PIRATES, kind: 'dragons' }]), /Card 1: .*dragons/],
      [JSON.stringify(Array(201).fill(PIRATES)), /At most 200 cards/],
      [JSON.stringify([PIRATES, null]), /Card 2: /],
    ];
    for (const [text, says] of wrong) {
      await openFile(of, text, 'cards.json');
      assert.match(await of.textContent('[role=alert]'), says);
      assert.deepEqual(await kept(of), OWN);
    }
    await openFile(of, JSON.stringify([SEQUENCE]), 'more.json');
    await of.click('dialog .cancel');
    assert.deepEqual(await kept(of), OWN);
    await openFile(of, JSON.stringify([SEQUENCE]), 'more.json');
    assert.match(await of.textContent('dialog p'), /Cards in more.json: 1\. Cards you have: 3\./);
    await of.click('dialog .main');
    assert.deepEqual(await kept(of), [...OWN, SEQUENCE]);
    await openFile(of, JSON.stringify([SEQUENCE]), 'more.json');
    await of.click('dialog button:nth-of-type(2)');
    assert.deepEqual(await kept(of), [SEQUENCE]);
    const [file] = await Promise.all([of.waitForEvent('download'), of.click('#save')]);
    assert.deepEqual(JSON.parse(readFileSync(await file.path(), 'utf8')), [SEQUENCE]);
  },

  async 'kept cards that cannot be read are set aside'() {
    const of = await page();
    await of.evaluate(() => localStorage.setItem('starwright.cards', '[{"kind": "x"}]'));
    await visit(of, 'cards');
    assert.match(await of.textContent('[role=alert]'), /The save “Own cards” cannot be read: Card 1/);
    await of.click('#card-put');
    assert.equal(await of.evaluate(() => localStorage.getItem('starwright.damaged.cards.1')), '[{"kind": "x"}]');
    assert.equal((await kept(of)).length, 1);
  },

  async 'every control of the form has a name, is 44 px large, and fits on 360 px'() {
    const of = await page('#cards', { viewport: { width: 360, height: 740 }, hasTouch: true });
    await openFile(of, JSON.stringify(OWN), 'cards.json');
    for (let number = 0; number < KINDS.length; number += 1) {
      await of.selectOption('#card-kind', { index: number });
      if (number === KINDS.length - 1) await of.selectOption('[id="card-parts-0-kind"]', 'intruders');
      await fitsInto(of, 360);
      assert.deepEqual(await of.evaluate(wanting), [], `kind ${number}`);
    }
    await of.tap('#card-parts-add');
    await of.tap('#card-put');
    assert.equal((await kept(of)).length, OWN.length + 1);
    assert.deepEqual(failures, []);
  },
};

/** Controls of the form and the deck without a name, or smaller than a finger. */
function wanting() {
  const named = (each) => each.labels?.[0]?.textContent || each.getAttribute('aria-label') || each.textContent;
  const isLarge = ({ width, height }) => width >= 44 && height >= 44;
  return [...document.querySelectorAll('#card select, #card input, #card button, main .own button')]
    .filter((each) => !named(each)?.trim() || !isLarge(each.getBoundingClientRect()))
    .map((each) => each.id || each.outerHTML);
}
