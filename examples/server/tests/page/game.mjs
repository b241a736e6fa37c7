// A whole game of several players, each in their own browser.
import assert from 'node:assert/strict';
import { advised, fits, make, says, server, shot, until, visit, who } from './stage.mjs';

const choice = (page, text) => page.locator('.choice', { hasText: text });

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
    await bob.waitForSelector('#ship0');
    assert.equal(await who(ann), 'You may choose, and so may others.');
    assert.equal(await who(bob), 'You may choose, and so may others.');
    await choice(ann, 'face-down').first().click();
    await choice(ann, 'eturn the component').click();
    await choice(bob, 'face-up tile').first().waitFor();
    const tile = await choice(bob, 'face-up tile').first().textContent();
    wire.hold();
    await choice(ann, tile).first().click();
    await ann.waitForSelector('.hand svg');
    await choice(bob, tile).first().click();
    await says(bob, '#who', 'being sent');
    wire.release();
    await bob.waitForSelector('[role=alert] .notice');
    assert.match(await bob.textContent('[role=alert]'), /(LM|BG)-[A-Z]/);
    await until(bob, () => !document.querySelector('#who').textContent.includes('being sent'));
    assert.equal(await choice(bob, tile).count(), 0, 'the other player has it');
    await shot(bob, 'refused-1280');
    // the next choice is accepted, and the notice disappears
    await choice(bob, 'face-down').first().click();
    await bob.waitForSelector('.hand svg');
    assert.equal(await bob.textContent('[role=alert]'), '');
  },

  async 'moves of others take away neither focus nor a click'() {
    const url = await server();
    const { page: ann, links } = await make(url, { game: 'game', players: 2 });
    const bob = await visit(links[1]);
    await choice(ann, 'an order tile').first().focus();
    await choice(bob, 'face-down').first().click();
    await says(ann, '.log', 'Player 2 draws');
    assert.equal(await ann.evaluate(() => document.activeElement.textContent), await choice(ann, 'an order tile').first().textContent());
    // Ann presses the mouse on a choice, Bob returns the tile, and Ann releases the mouse
    await choice(ann, 'face-down').first().hover();
    await ann.mouse.down();
    await choice(bob, 'eturn the component').click();
    await says(bob, '.log', 'Player 2 returns');
    await ann.waitForTimeout(300);
    await ann.mouse.up();
    await ann.waitForSelector('.hand svg');
    await says(ann, '.log', 'Player 2 returns');
    // with the keyboard, the focus stays on the table
    await choice(ann, 'eturn the component').focus();
    await ann.keyboard.press('Enter');
    await until(ann, () => !document.querySelector('.hand'));
    assert.notEqual(await ann.evaluate(() => document.activeElement.tagName), 'BODY');
  },

  async 'everybody sees a tile that is placed'() {
    const url = await server();
    const { page: ann, links } = await make(url, { game: 'game', players: 2, viewport: { width: 390, height: 844 } });
    const bob = await visit(links[1]);
    await choice(ann, 'face-down').first().click();
    await ann.waitForSelector('.hand svg');
    await advised(ann);
    await until(bob, () => document.querySelectorAll('.log li').length >= 2);
    await until(ann, () => !document.querySelector('.hand'));
    await fits(ann);
    await shot(ann, 'yard-390');
    await shot(bob, 'yard-1280');
  },

  async 'a whole game to its end, with bots'() {
    const url = await server('--sand', '0.5', '--think', '0.1');
    const { page: ann, links } = await make(url, { game: 'game', players: 2, bots: [1] });
    const eve = await visit(links[1]);
    await choice(ann, 'face-down').first().click();
    await ann.waitForSelector('.hand svg');
    await advised(ann);
    await ann.click('#bot');
    for (const page of [ann, eve]) await until(page, () => document.querySelector('#stage').textContent === 'The game is over.');
    assert.equal(await ann.textContent('dl.facts'), await eve.textContent('dl.facts'));
    assert.match(await eve.textContent('dl.facts'), /Ann/);
    await shot(eve, 'game-over-1280');
  },
};
