// Tables with what a player has made: a battlefield, a board, cards.
import assert from 'node:assert/strict';
import { OWN } from '../../../web/tests/browser/own.mjs';
import { fits, make, server, shot, until, visit } from './stage.mjs';

const SQUARE = {
  name: 'Square',
  board: { art: Array(5).fill('#####'), surface: 'plane', columns: [5, 6, 7, 8, 9], rows: [5, 6, 7, 8, 9], orange_open: true },
};
const keeps = (kept) => (page) => page.addInitScript((texts) => {
  for (const [name, text] of Object.entries(texts)) localStorage.setItem(`starwright.${name}`, text);
}, kept);

/** A table that is made with what is chosen in its form; its page, and that of a guest. */
async function table(url, route, choose, wanted) {
  const asked = [];
  const { page, links } = await make(url, {
    ...wanted,
    route: async (of) => {
      await route(of);
      of.on('request', (request) => request.method() === 'POST' && asked.push(request.postDataJSON()));
    },
    choose,
  });
  return { page, guest: await visit(links[1]), asked };
}

export default {
  async 'a battle at a table is fought on one’s own battlefield'() {
    const url = await server();
    const form = await visit(`${url}#cards=battlefields`);
    await form.click('#field-copy-3');
    await form.fill('#field-name', 'Ours');
    await form.focus('#field-hexes [data-cell="-7,0"]');
    await form.keyboard.press('.');
    await form.click('#field-put');
    const fields = await form.evaluate(() => localStorage.getItem('starwright.fields'));
    const { guest, asked } = await table(url, keeps({ fields }), (of) => of.selectOption('#battlefield', 'Ours'));
    await guest.waitForSelector('.bb-asteroid');
    const asteroids = await guest.locator('.bb-asteroid').evaluateAll((all) => all.map(({ dataset }) => dataset.at));
    assert.equal(asteroids.includes('-7,0'), false);
    assert.ok(asteroids.includes('-4,-1'));
    assert.deepEqual(Object.keys(asked[0]), ['load', 'bots']);
    await shot(guest, 'own-battlefield-1280');
  },

  async 'a game at a table flies one’s own board with one’s own cards'() {
    const url = await server();
    const choose = async (of) => {
      const square = of.locator('#class-0 option', { hasText: 'Square' }).nth(1);
      await of.selectOption('#class-0', await square.getAttribute('value'));
      await of.check('#own');
      await fits(of);
    };
    const { page, guest, asked } = await table(url, keeps({ boards: JSON.stringify([SQUARE]), cards: JSON.stringify(OWN) }), choose, {
      game: 'game',
      players: 2,
    });
    const { setup } = asked[0].load.record;
    assert.deepEqual(setup.rounds[0].board.board.columns, SQUARE.board.columns);
    assert.ok(setup.rounds[0].deck.some(({ credits }) => credits === 77), 'own cards are dealt');
    for (const of of [page, guest]) await of.waitForSelector('#draw');
    await guest.click('#draw');
    await until(guest, () => document.querySelector('#hand .held, #return'));
  },
};
