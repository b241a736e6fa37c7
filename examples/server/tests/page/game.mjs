// A whole game of several players, each in their own browser.
import assert from 'node:assert/strict';
import { advised, fits, make, says, server, shot, until, visit, who } from './stage.mjs';

const inHand = (page) => page.waitForSelector('#hand .held, #return:not([aria-disabled])');
const tiles = (page) => page.locator('.yard-pool [data-tile]');
const said = (page, text) => until(page, (text) => document.querySelector('#log')?.textContent.includes(text), text);

/** A line on which a browser hears nothing while it is held. */
function held() {
  let wire;
  let waiting = null;
  const route = (page) =>
    page.routeWebSocket(/\/socket$/, (near) => {
      wire = near;
      const far = near.connectToServer();
      near.onMessage((said) => far.send(said));
      far.onMessage((told) => (waiting ? waiting.push(told) : near.send(told)));
    });
  const hold = () => {
    waiting = [];
  };
  const release = () => {
    for (const told of waiting) wire.send(told);
    waiting = null;
  };
  return { route, hold, release };
}

export default {
  async 'when two build at once, the later choice is refused and its player sees the new view'() {
    const url = await server();
    const { page: ann, links } = await make(url, { game: 'game', players: 2 });
    const wire = held();
    const bob = await visit(links[1], { route: wire.route });
    await bob.waitForSelector('#draw');
    assert.equal(await who(ann), 'You may choose, and so may others.');
    assert.equal(await who(bob), 'You may choose, and so may others.');
    await ann.click('#draw');
    await inHand(ann);
    await ann.click('#return');
    await tiles(bob).first().waitFor();
    const tile = await tiles(bob).first().getAttribute('data-tile');
    wire.hold();
    const take = (page) => page.locator(`.yard-pool [data-tile="${tile}"]`);
    await take(ann).click();
    await inHand(ann);
    await take(bob).click();
    await says(bob, '#who', 'being sent');
    wire.release();
    await bob.waitForSelector('[role=alert] .notice');
    assert.match(await bob.textContent('[role=alert]'), /(LM|BG)-[A-Z]/);
    await until(bob, () => !document.querySelector('#who').textContent.includes('being sent'));
    assert.equal(await bob.locator(`.yard-pool [data-tile="${tile}"]:not(.gone)`).count(), 0, 'the other player has it');
    await shot(bob, 'refused-1280');
    // the next choice is accepted, and the notice disappears
    await bob.click('#draw');
    await inHand(bob);
    assert.equal(await bob.textContent('[role=alert]'), '');
  },

  async 'moves of others take away neither focus nor a click'() {
    const url = await server();
    const { page: ann, links } = await make(url, { game: 'game', players: 2 });
    const bob = await visit(links[1]);
    await ann.focus('#flip');
    await bob.click('#draw');
    await said(ann, 'Player 2 draws');
    assert.equal(await ann.evaluate(() => document.activeElement.id), 'flip');
    // Ann presses the mouse on a choice, Bob returns the tile, and Ann releases the mouse
    await ann.hover('#draw');
    await ann.mouse.down();
    await bob.click('#return');
    await said(bob, 'Player 2 returns');
    await ann.waitForTimeout(300);
    await ann.mouse.up();
    await inHand(ann);
    await said(ann, 'Player 2 returns');
    // with the keyboard, the focus stays on the table
    await ann.focus('#return');
    await ann.keyboard.press('Enter');
    await until(ann, () => document.querySelector('#return[aria-disabled]'));
    assert.notEqual(await ann.evaluate(() => document.activeElement.tagName), 'BODY');
  },

  async 'everybody sees a tile that is placed'() {
    const url = await server();
    const { page: ann, links } = await make(url, { game: 'game', players: 2, viewport: { width: 390, height: 844 } });
    const bob = await visit(links[1]);
    await ann.click('#draw');
    await inHand(ann);
    await advised(ann);
    await until(bob, () => document.querySelectorAll('#log li').length >= 2);
    await until(ann, () => document.querySelector('#return[aria-disabled]'));
    await fits(ann);
    await shot(ann, 'yard-390');
    await shot(bob, 'yard-1280');
  },

  async 'a whole game to its end, with bots'() {
    const url = await server('--sand', '0.5', '--think', '0.1');
    const { page: ann, links } = await make(url, { game: 'game', players: 2, bots: [1] });
    const eve = await visit(links[1]);
    await ann.click('#draw');
    await inHand(ann);
    await advised(ann);
    await ann.click('#bot');
    for (const page of [ann, eve]) await until(page, () => document.querySelector('#stage')?.textContent === 'The game is over.');
    assert.equal(await ann.textContent('.end-ranking'), await eve.textContent('.end-ranking'));
    assert.match(await eve.textContent('.end-ranking'), /Ann/);
    await shot(eve, 'game-over-1280');
    await eve.click('#review');
    await eve.waitForSelector('.game-replay');
    const slider = eve.locator('.game-replay input[type=range]');
    await slider.fill(await slider.getAttribute('max'));
    await says(eve, '.end-ranking', 'Ann');
  },

  async 'a table that is not over, and one that is unknown, are no replay'() {
    const url = await server();
    const { links } = await make(url);
    const [, table] = /#together=(.+)$/.exec(links.at(-1));
    await says(await visit(`${url}#replay=table.${table}`), 'main .bad', 'not over yet');
    await says(await visit(`${url}#replay=table.${'0'.repeat(16)}.${'0'.repeat(32)}`), 'main .bad', 'knows no table');
  },
};
