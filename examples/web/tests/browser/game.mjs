// Whole games: begun, built, flown, settled, looked at again.
import assert from 'node:assert/strict';
import { asks, inFlight, kept, penniless, upTo } from './flown.mjs';
import { fitsInto, page, shot } from './stage.mjs';

const CALM = { reducedMotion: 'reduce' };
const ALONE = ['human', 'low', 'low'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Where red goods are offered to a ship that has no special hold. */
function asksWithoutSpecialHold({ now }) {
  if (!asks('land')({ now })) return false;
  const { asked, card, players } = now.flight;
  const has = (kind) => players[0].fleet.tiles.some((tile) => tile.kind === kind);
  const isRed = asked[1].free.some((planet) => card.planets[planet].includes('R'));
  return isRed && has('cargo_hold') && !has('special_cargo_hold');
}

/** Opens the page with a game that is kept. */
async function opened(moment, { seats = ALONE, seed, ...options } = {}) {
  const { save, view } = await upTo(moment, { seed });
  const of = await page('#game', { ...CALM, ...options, kept: kept(save, seats) });
  await of.waitForSelector('.fl, .end');
  return { of, view };
}

/** Sets a game up, and starts it. */
async function begun(of, sits) {
  await of.waitForSelector('#setup');
  await of.check(`#players input[value="${sits.length}"]`, { force: true });
  for (const [seat, plays] of sits.entries()) await of.locator('.setup-seat select').nth(seat).selectOption(plays);
  await of.click('#begin');
}

const isOver = (of) => of.locator('#again').count();

/** Does something again and again, and lets time pass, until the game is over. */
async function toItsEnd(of, deed, most = 900) {
  for (let step = 0; step < most; step += 1) {
    if (await isOver(of)) return storiesTold(of);
    await press(of.locator('#go-on'));
    await deed(step);
    // bots answer from a worker, whose time is real
    await of.clock.runFor(1300);
    await of.waitForTimeout(25);
  }
  assert.fail('the game does not end');
}

/** The stories of the ships are told a moment after the end is shown: lets that moment pass. */
async function storiesTold(of) {
  for (let moment = 0; moment < 100; moment += 1) {
    await of.clock.runFor(200);
    if (await of.locator('.end-story').count()) return;
    await of.waitForTimeout(25);
  }
  assert.fail('the stories of the ships are not told');
}

/** Presses something, unless a bot's answer has just taken it away. */
async function press(what, how = 'click') {
  if (await what.count())
    await what
      .first()
      [how]({ timeout: 1000 })
      .catch(() => undefined);
}

/** Asks a bot what to do here, if anything is asked. */
const advised = (of) => press(of.locator('#advise:not([aria-disabled])'));

/** The first way on that the table offers as a button. */
const DEED = '.asked .deed:not([aria-disabled])';

export default {
  async 'nobody wins without a credit, and a statement says why a ship did not arrive'() {
    const of = await page('#game', { ...CALM, kept: kept(await penniless(), ['human', 'low']) });
    await of.waitForSelector('.end-winner');
    assert.match(await of.textContent('.end-won'), /Nobody has won/);
    assert.equal(await of.locator('.end-trophy, .end-ranking .best').count(), 0);
    await of.waitForSelector('.end-statement caption small');
    assert.match(await of.textContent('.end-statement caption small'), /Its owner withdrew it/);
    await shot(of, 'game-nobody-1600');
  },

  async 'a whole game of bots is built and flown'() {
    const of = await page('#game', { clock: true, ...CALM });
    await begun(of, ['middle', 'low']);
    await toItsEnd(of, () => undefined);
    assert.match(await of.textContent('.end-won'), /wins?/);
    assert.equal(await of.locator('.end-ranking li').count(), 2);
    assert.equal(await of.locator('[role=alert] .notice').count(), 0, 'no bot is refused');
    await shot(of, 'game-over-1600');
  },

  async 'one person and two bots play a whole game by mouse, from the setup to the winner'() {
    const of = await page('#game', { clock: true, ...CALM });
    await begun(of, ALONE);
    await toItsEnd(of, async () => {
      if (await of.locator('.fl').count()) await press(of.locator(DEED));
      else await advised(of);
    });
    assert.equal(await of.locator('.end-statement').count(), 3);
    assert.equal(await of.locator('.end-story').count(), 3, 'the story of each ship is told');
    await of.click('#again');
    await of.waitForSelector('#setup');
  },

  async 'a flight is played to its end by touch'() {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { of } = await opened(inFlight, { clock: true, ...phone });
    await fitsInto(of, 390);
    await toItsEnd(of, () => press(of.locator(DEED), 'tap'));
    await fitsInto(of, 390);
    await shot(of, 'game-over-390');
  },

  async 'a flight is played to its end by keys, and the focus is never lost'() {
    const { of } = await opened(inFlight, { clock: true });
    await of.locator('.asked').focus();
    await toItsEnd(of, async () => {
      if (!(await of.locator(DEED).count())) return;
      for (let tab = 0; tab < 30; tab += 1) {
        await of.keyboard.press('Tab');
        if (await of.evaluate((deed) => document.activeElement.matches(deed), DEED)) break;
      }
      await of.keyboard.press('Enter');
      await of.waitForTimeout(20);
      const focused = await of.evaluate(() => document.activeElement.tagName);
      assert.notEqual(focused, 'BODY', 'the focus stays at what is asked');
    });
  },

  async 'who gives up sees the ship that leads those who still fly'() {
    const { of } = await opened(asks('withdraw'));
    const large = () => of.getAttribute('.fl-board', 'aria-label');
    const own = await large();
    await of.locator('.asked .deed', { hasText: 'Withdraw' }).click();
    await of.click('dialog[open] .main');
    await of.waitForFunction((before) => document.querySelector('.fl-board')?.getAttribute('aria-label') !== before, own);
    const [leader] = await of.locator('.fl-order li').allTextContents();
    assert.ok(leader.includes((await large()).replace('Ship of ', '')), `${await large()}, ${leader}`);
    assert.match(await of.locator('.fl-other.s0').textContent(), /not on the flight board/);
    await of.click('.fl-other.s0');
    assert.equal(await large(), own, 'one may look at one’s own');
  },

  async 'without engine strength in open space it is said that the ship gives up, before it does'() {
    const { of } = await opened(({ now }) => asks('engines')({ now }) && now.flight.card?.kind === 'open_space');
    assert.match(await of.textContent('.fl-more'), /Strength 0.*would have to give up/);
    assert.equal(await of.locator('.asked .deed.main', { hasText: 'Power nothing' }).count(), 0);
    await of.locator('.asked .deed.main').click();
    assert.doesNotMatch(await of.textContent('.fl-more'), /give up/);
  },

  async 'an attack is stopped by a click on the ship'() {
    const { of } = await opened(asks('defend'));
    await shot(of, 'game-defend-1600');
    const before = await of.textContent('.fl-question');
    const spot = of.locator('.fl-vessel .ship-cell', { hasText: /battery|shield|cannon/i }).and(of.locator('.marked'));
    await spot.first().click();
    await of.waitForFunction((was) => document.querySelector('.fl-question')?.textContent !== was, before);
  },

  async 'crew is given up by clicks on cabins, and not before all are chosen'() {
    const { of } = await opened(asks('crew'));
    const give = of.locator('.asked .deed').first();
    assert.equal(await give.getAttribute('aria-disabled'), 'true');
    for (let click = 0; click < 12 && (await give.getAttribute('aria-disabled')); click += 1) {
      await of
        .locator('.fl-vessel .marked')
        .nth(Math.floor(click / 2))
        .click();
    }
    assert.equal(await give.getAttribute('aria-disabled'), null);
    await shot(of, 'game-crew-1600');
    await give.click();
    await of.waitForFunction(() => !/crew\. Click/.test(document.querySelector('.fl-question')?.textContent ?? ''));
  },

  async 'a planet is chosen on the card, and the goods are loaded by hand'() {
    const { of } = await opened(asks('land'));
    await of.locator('.fl-planets button').first().click();
    await of.waitForSelector('.fl-loose');
    await of.locator('.fl-vessel .marked').first().click();
    assert.ok(await of.locator('.fl-cube-button').count(), 'a cube is taken out of its hold');
    await of.locator('.fl-cube-button').first().click();
    await of.locator('.fl-vessel .marked').first().click();
    await shot(of, 'game-stow-1600');
    await of.locator('.asked .deed').first().click();
    await of.waitForFunction(() => !document.querySelector('.fl-loose'));
  },

  async 'between two cards it is said what the last one did to one’s ship'() {
    const { of } = await opened(asks('land'));
    assert.match(await of.locator('.asked .deed').first().textContent(), /planet 1 \(.+: \d/);
    await of.locator('.fl-planets button').first().click();
    for (let left = 20; left > 0; left -= 1) {
      await of.waitForSelector('html:not([data-thinks]) #advise');
      if (await of.locator('.fl-last').count()) break;
      await of.click('#advise');
    }
    const [card, ...done] = await of.locator('.fl-last li').allTextContents();
    assert.match(card, /Planets/);
    assert.match(done.join(), /lands on planet 1/);
  },

  async 'why red goods find no place is said before landing, on the block and on the hold'() {
    const { of } = await opened(asksWithoutSpecialHold, { ...PHONE, seed: 3 });
    assert.match(await of.locator('.fl-planets button').first().textContent(), /no hold for it; red goods need a special hold/);
    assert.match(await of.locator('.fl-planets button').nth(1).textContent(), /room for 2 of 3/);
    await of.locator('.fl-planets button').nth(1).tap();
    await of.waitForSelector('.fl-refused');
    assert.match(await of.textContent('.fl-refused'), /special hold/);
    await of.locator('.fl-cube-button').first().tap();
    await shot(of, 'game-red-390');
    await of.locator('.fl-vessel [role=button]:is([aria-label*="ordinary hold"])').first().tap();
    assert.match(await of.textContent('.fl-refused'), /is an ordinary hold: red goods need a special one/);
  },

  async 'what happened is shown in its order, and can be skipped'() {
    const { of } = await opened(asks('land'), { reducedMotion: 'no-preference' });
    await of.locator('.fl-planets button').first().click();
    await of.waitForFunction(() => /lands on planet/.test(document.querySelector('.fl-question')?.textContent ?? ''));
    assert.equal(await of.locator('.asked .deed').count(), 0, 'nothing is chosen while something is shown');
    await of.click('#skip-motion');
    await of.waitForSelector('.asked .deed');
  },

  async 'the last choice of a flight is taken back'() {
    const { of } = await opened(asks('land'));
    const before = await of.textContent('.fl-question');
    await of.locator('.fl-planets button').first().click();
    await of.waitForSelector('.fl-loose');
    await of.click('#undo');
    await of.waitForFunction((was) => document.querySelector('.fl-question')?.textContent === was, before);
  },

  async 'nothing that is aimed at moves in a replay, on a phone or a large screen'() {
    for (const look of [PHONE, {}]) {
      const { of } = await opened(() => false, look);
      await of.click('#replay');
      const tops = { yard: new Set(), flight: new Set(), step: new Set() };
      const top = async (what, kind) => {
        const box = await of.locator(what).first().evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + scrollY));
        for (const at of box) tops[kind].add(Math.round(at));
      };
      for (let at = 1; at < 120; at += 3) {
        await of.fill('.game-replay input[type=range]', `${at}`);
        await of.waitForTimeout(40);
        await top('.yard-own', 'yard');
        await top('.fl-board', 'flight');
        await top('#step-on', 'step');
      }
      for (const [kind, all] of Object.entries(tops)) assert.ok(all.size <= 1, `${kind}: ${[...all]}`);
      assert.ok(tops.yard.size, 'it is looked at');
    }
  },

  async 'at the end a ship is shown with what is aboard then, and its losses of the whole flight are counted'() {
    const ships = { first: null, last: null };
    const watching = ({ now }) => {
      if (now.flight) ships.last = now.flight.players[0].fleet;
      if (inFlight({ now })) ships.first ??= ships.last;
      return false;
    };
    const { of } = await opened(watching, { seed: 3 });
    await of.waitForSelector('.end-ships');
    const shown = await of.locator('.end-story.s0 figure:last-child [data-cell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
    const sum = (what) => shown.reduce((all, name) => all + Number(new RegExp(`${what}: (\\d)`).exec(name)?.[1] ?? 0), 0);
    const real = (fleet, what) => fleet.aboard.reduce((all, laid) => all + (laid[what] ?? 0), 0);
    assert.ok(real(ships.last, 'batteries') < real(ships.first, 'batteries'), 'the flight has cost some');
    assert.equal(sum('battery tokens'), real(ships.last, 'batteries'));
    assert.equal(sum('humans'), real(ships.last, 'humans'));
    const lost = ships.first.tiles.length - ships.last.tiles.length;
    const told = await of.textContent('.end-statement.s0 caption');
    assert.match(told, /Lost on the whole flight/);
    if (lost > 0) assert.match(told, new RegExp(`${lost} components?`));
  },

  async 'a game that is over is looked at again, step by step, and gone on with from there'() {
    const { of } = await opened(() => false);
    await of.waitForSelector('.end-winner');
    await of.click('#replay');
    await of.fill('.game-replay input[type=range]', '0');
    await of.waitForSelector('.yard');
    const last = Number(await of.getAttribute('.game-replay input[type=range]', 'max'));
    await of.fill('.game-replay input[type=range]', `${last - 5}`);
    await of.waitForSelector('.fl');
    await of.click('#step-on');
    assert.equal(await of.inputValue('.game-replay input[type=range]'), `${last - 4}`);
    await shot(of, 'game-replay-1600');
    await of.click('#replay-play');
    await of.waitForFunction((end) => document.querySelector('.game-replay input[type=range]').value === end, `${last}`);
    await of.waitForSelector('#replay-play:has-text("Play")');
    await of.fill('.game-replay input[type=range]', `${last - 4}`);
    await of.waitForSelector('.fl');
    const whole = await of.evaluate(() => localStorage.getItem('starwright.game'));
    await of.click('#branch');
    await of.click('dialog[open] .cancel');
    assert.equal(await of.evaluate(() => localStorage.getItem('starwright.game')), whole, 'nothing is replaced without an answer');
    await of.click('#branch');
    await of.click('dialog[open] button:has-text("Play on from here")');
    await of.waitForSelector('.fl');
    assert.equal(await of.locator('.game-replay').count(), 0);
  },

  async 'a replay has its cards to go to, passes over tiles that come and go, and has words for every step'() {
    const { of } = await opened(() => false);
    await of.waitForSelector('.end-winner');
    await of.click('#replay');
    const slider = '.game-replay input[type=range]';
    const at = async () => Number(await of.inputValue(slider));
    const says = () => of.textContent('.game-told p');
    await of.fill(slider, '0');
    const parts = await of.locator('#part option').allTextContents();
    assert.deepEqual([parts[0], parts[1], parts.at(-1)], ['Building', 'Take-off', 'Statement']);
    const cards = parts.filter((part) => /^\d+\. /.test(part));
    assert.equal(cards.length, parts.length - 3);
    assert.ok(cards.length > 3, `${cards}`);
    await of.selectOption('#part', { label: cards[1] });
    await of.waitForFunction(() => /New card: /.test(document.querySelector('.game-told p').textContent));
    const [, name] = /^\d+\. (.*)/.exec(cards[1]);
    assert.ok((await says()).includes(`New card: ${name}`), `${name}: ${await says()}`);
    assert.ok((await of.textContent('.fl-card')).includes(name), 'the card that is named is shown');
    const second = await at();
    await of.click('#part-back');
    await of.waitForFunction((was) => Number(document.querySelector('.game-replay input').value) < was, second);
    assert.equal(await of.inputValue('#part'), '2');
    await of.focus(slider);
    await of.keyboard.press('PageUp');
    await of.waitForFunction((was) => Number(document.querySelector('.game-replay input').value) === was, second);
    // every step has words, names its component, and waits for nobody
    const last = Number(await of.getAttribute(slider, 'max'));
    for (let step = 1; step <= last; step += step > second - 8 ? 1 : 7) {
      await of.fill(slider, `${step}`);
      await of.waitForSelector(`.game-told p:has-text("Choice ${step} of")`);
      assert.match(await says(), /^Choice \d+ of \d+\. \S+ .*\S/, `${step}`);
      assert.doesNotMatch(await says(), /\btile \d|["”]$/);
      assert.doesNotMatch((await of.locator('.asked').allTextContents()).join(), /Waiting for/);
    }
    await of.fill(slider, '0');
    await of.click('#replay-play');
    const stops = [];
    while (stops.length < 4) {
      const before = await says();
      await of.waitForFunction((was) => document.querySelector('.game-told p').textContent !== was, before);
      stops.push(await says());
    }
    for (const stop of stops) assert.match(stop, /places|aside|pile|finishes/);
  },

  async 'two people at one device play a whole game, and nobody sees what is the other’s'() {
    const of = await page('#game', { clock: true, ...CALM });
    await begun(of, ['human', 'human']);
    let covered = 0;
    await toItsEnd(
      of,
      async (step) => {
        if (await of.locator('#ready').count()) {
          assert.equal(await of.locator('.asked, #advise, #hint, #me').count(), 0, 'nothing is shown while the device is passed on');
          covered += 1;
          await press(of.locator('#ready'));
        }
        const asked = await of.locator('#advise').count();
        await advised(of);
        // in the yard both build: after a while the other has the device; later whoever has it and is not asked passes it on
        if (step % 12 === 11 || !asked) await press(of.locator('.pass'));
      },
      1500,
    );
    assert.ok(covered >= 4, `the device was passed on ${covered} times`);
  },

  async 'two people have their sand each for themselves, and nobody flips it before the other has built'() {
    const of = await page('#game', { clock: true, ...CALM });
    await of.waitForSelector('#setup');
    await of.locator('.setup-seat select').nth(1).selectOption('human');
    assert.match(await of.textContent('#one-device'), /sand of your own/);
    await begun(of, ['human', 'human']);
    const left = async () => Number(/\d+/.exec(await of.textContent('#sand'))[0]);
    await of.click('#ready');
    await of.clock.runFor(40_000);
    assert.ok((await left()) <= 21);
    await of.clock.runFor(25_000);
    assert.match(await of.textContent('#ready'), /Player 2/, 'the device goes on when the first one’s sand has run out');
    await of.clock.runFor(70_000);
    await of.click('#ready');
    assert.match(await of.textContent('#me'), /Player 2/);
    await of.clock.runFor(500);
    assert.ok((await left()) >= 58, 'it stands still while the device is passed on');
    assert.doesNotMatch(await of.textContent('#sand'), /has run out/);
    await of.clock.runFor(62_000);
    assert.match(await of.textContent('#sand'), /has run out/, 'both have built');
  },

  async 'a person is called the same after a battle with bots and a reload'() {
    const of = await page('#game', CALM);
    await begun(of, ['human', 'human']);
    await of.waitForSelector('#ready');
    await of.evaluate(() => localStorage.setItem('starwright.names', JSON.stringify(['', 'Nova', 'Rusty'])));
    await of.goto(of.url().replace(/#.*/, '#start'));
    await of.reload();
    assert.match(await of.textContent('.kept[href="#game"]'), /Player 1, Player 2\./);
    await of.click('.kept[href="#game"]');
    await of.click('#ready');
    assert.match(await of.textContent('.pass'), /Player 2/);
  },

  async 'a step without a choice or a secret is shown without passing the device on'() {
    const of = await page('#game', { clock: true, ...CALM });
    await begun(of, ['human', 'human']);
    for (let seat = 0; seat < 2; seat += 1) {
      await of.click('#ready');
      await of.click('#finish');
      await of.click('dialog[open] .main');
      await of.clock.runFor(1300);
    }
    const lead = of.locator('.yard-leads .main');
    for (let step = 0; step < 2; step += 1) {
      assert.equal(await of.locator('#ready').count(), 0, `step ${step}`);
      assert.match(await lead.textContent(), /^Fill /);
      await lead.click();
      await of.clock.runFor(1300);
    }
  },

  async 'a setup is kept while one goes elsewhere, and a lesson is no more than one game'() {
    const of = await page('#start', CALM);
    await of.click('.also a[href="#game"]');
    assert.ok(await of.isChecked('#learns'));
    await of.check('#players input[value="3"]', { force: true });
    await of.selectOption('#class-0', 'II');
    await of.evaluate(() => (location.hash = '#cards=boards'));
    await of.waitForSelector('#board-name');
    await of.evaluate(() => (location.hash = '#game'));
    await of.waitForSelector('#setup');
    assert.equal(await of.inputValue('#class-0'), 'II');
    assert.equal(await of.locator('.setup-seat').count(), 3);
    await of.click('#begin');
    await of.waitForSelector('.learn .main');
    await of.click('#new-game');
    assert.ok(!(await of.isChecked('#learns')));
  },

  async 'a board at which no attack can be aimed is told in the form and in the setup'() {
    const of = await page('#cards=boards', CALM);
    await of.fill('#board-name', 'Bare');
    await of.locator('#judged .boards-aimless').waitFor();
    await of.click('#board-put');
    await of.evaluate(() => (location.hash = '#game'));
    await of.waitForSelector('#setup');
    const bare = await of.locator('#class-0 option').evaluateAll((all) => all.find(({ text }) => text.includes('Bare')).value);
    await of.selectOption('#class-0', bare);
    assert.match(await of.textContent('#aimless'), /No attack can be aimed at Bare/);
    await of.click('#aimless a');
    await of.click('#deck-0-board-edit');
    await of.fill('#board-columns-0', '5');
    await of.fill('#board-rows-0', '5');
    await of.click('#board-put');
    await of.evaluate(() => (location.hash = '#game'));
    await of.waitForSelector('#setup');
    assert.match(await of.locator('#class-0 option:checked').textContent(), /Bare/, 'it is chosen still');
    assert.equal(await of.locator('#aimless').count(), 0);
  },

  async 'a game survives a reload in the middle'() {
    const of = await page('#game', CALM);
    await begun(of, ALONE);
    await of.waitForSelector('#advise');
    for (let step = 0; step < 8; step += 1) {
      await advised(of);
      await of.waitForTimeout(200);
    }
    const tiles = await of.locator('#ship0 .tile').count();
    assert.ok(tiles >= 1);
    await of.reload();
    await of.waitForSelector('#ship0 svg');
    assert.equal(await of.locator('#ship0 .tile').count(), tiles);
  },

  async 'a flight and its end in French have no English in them'() {
    const { of } = await opened(asks('defend'), { clock: true, language: 'fr' });
    const ENGLISH = /\b(the|ships?|crew|credits|choices|batteries|battery|engine|lost|from|meteor|player|takes|moves|nothing|wins)\b/i;
    const read = async () => assert.doesNotMatch(await of.innerText('.game'), ENGLISH);
    await shot(of, 'game-french-1600');
    await toItsEnd(of, async () => {
      await read();
      await advised(of);
    });
    await read();
  },

  async 'hints say why'() {
    const { of } = await opened(asks('defend'));
    await of.click('#hint');
    await of.waitForSelector('#hinted');
    assert.ok((await of.textContent('#hinted')).length > 20);
  },
};
