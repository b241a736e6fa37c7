// A battle of several players, each in their own browser.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { advised, askedOf, choices, fits, line, make, playUntil, says, server, shot, until, visit, who } from './stage.mjs';

/** Three players at one table, and one who watches; Cid comes by a line that can be cut. */
async function table(options) {
  const url = await server();
  const { page: ann, links } = await make(url, options);
  assert.equal(links.length, 4);
  const wire = await line(url);
  const bob = await visit(links[1], options);
  const cid = await visit(links[2].replace(url, wire.url), { ...options, offline: true });
  const eve = await visit(links[3], options);
  for (const [page, name] of [
    [bob, 'Bob'],
    [cid, 'Cid'],
  ]) {
    await page.fill('#own-name', name);
    await page.locator('#own-name').blur();
    await says(ann, '#people', name);
  }
  return { ann, bob, cid, eve, wire, links };
}

const position = async (page) => Number(await page.getAttribute('#table', 'data-position'));
const scores = (page) => page.locator('.bb-scores').textContent();
const log = (page) => page.locator('.log li').allTextContents();

export default {
  async 'three players finish a battle: one reloads, one loses the connection, a spectator watches'() {
    const { ann, bob, cid, eve, wire } = await table();
    const players = [ann, bob, cid];
    const first = await askedOf(players);
    const name = await first.inputValue('#own-name');
    assert.equal(await who(first), 'It is your turn.');
    for (const other of [ann, bob, cid, eve].filter((page) => page !== first)) {
      await says(other, '#who', `Waiting for ${name}.`);
      assert.equal(await other.locator('.choice, #advise').count(), 0);
    }
    await shot(first, 'battle-own-turn-1280');
    // everybody places a fleet
    for (let place = 0; place < 3; place += 1) await advised(await askedOf(players));
    await playUntil(bob, players);
    assert.ok(await (await choices(bob)).count());

    // Bob reloads after clicking a ship
    const offered = await bob.locator('.choice').allTextContents();
    await bob.locator('.bb-ship').first().click({ force: true });
    await bob.reload();
    assert.deepEqual(await (await choices(bob)).allTextContents(), offered);
    assert.deepEqual(await log(bob), await log(eve));
    await (await choices(bob)).first().click();
    await says(eve, '.log li:first-child', 'Bob');

    // Cid chooses while disconnected
    await playUntil(cid, players);
    wire.cut();
    await says(cid, '#line', 'No connection');
    const before = await position(eve);
    await (await choices(cid)).first().click();
    assert.equal(await who(cid), 'Your choice is being sent.');
    await shot(cid, 'reconnecting-1280');
    assert.equal(await position(eve), before);
    wire.mend();
    await until(cid, () => document.querySelector('#line').textContent === '');
    await until(cid, (before) => Number(document.querySelector('#table').dataset.position) > before, before);
    await until(eve, (before) => Number(document.querySelector('#table').dataset.position) > before, before);
    assert.equal(await position(eve), before + 1, 'the choice counts once');
    assert.deepEqual(await log(cid), await log(eve));
    await shot(ann, 'battle-three-1280');

    // bots play to the end
    for (const page of [ann, bob, cid]) await page.click('#bot');
    for (const page of [ann, bob, cid, eve]) await until(page, () => document.querySelector('#who').textContent === 'The game is over.');
    for (const page of [bob, cid, eve]) {
      assert.equal(await scores(page), await scores(ann));
      assert.deepEqual(await log(page), await log(ann));
    }
    await shot(eve, 'battle-over-1280');

    // watched again, by a button or by a link of its own, with the names of the table
    const all = await eve.locator('.bb-winner').textContent();
    const again = await visit(eve.url());
    await again.click('#review');
    await again.waitForSelector('#replay');
    await again.fill('#replay', await again.getAttribute('#replay', 'max'));
    await says(again, '.bb-winner', all);
    assert.match(await again.locator('.bb-standing').textContent(), /Ann.*Bob.*Cid/);
    await (await visit(again.url())).waitForSelector('#replay');
    const [saved] = await Promise.all([eve.waitForEvent('download'), eve.click('#record')]);
    const record = JSON.parse(readFileSync(await saved.path(), 'utf8'));
    assert.ok(record.setup.players.length === 3 && record.log.length > 50);
  },

  async 'undo needs the agreement of all'() {
    const { ann, bob, cid, eve } = await table();
    const players = [ann, bob, cid];
    const asks = await askedOf(players);
    const [one, other] = players.filter((page) => page !== asks);
    const [name, second, third] = await Promise.all([asks, one, other].map((page) => page.inputValue('#own-name')));
    await one.click('#undo');
    await says(one, '[role=alert]', 'nothing that could be undone');
    await advised(asks);
    const next = await who(asks);
    await asks.click('#undo');
    await says(one, '#takeback', `${name} asks to take back the last choice.`);
    await shot(one, 'undo-asked-1280');
    await says(asks, '#takeback', `Waiting for ${second}, ${third}.`);
    await says(eve, '#takeback', name);
    assert.equal(await eve.locator('#takeback button').count(), 0);
    await one.click('#disagree');
    for (const page of [...players, eve]) await until(page, () => document.querySelector('#takeback').textContent === '');
    assert.equal(await who(asks), next);

    await asks.click('#undo');
    await one.click('#agree');
    await says(asks, '#takeback', `Waiting for ${third}.`);
    // a reload keeps the question
    await other.reload();
    await other.click('#agree');
    for (const page of [...players, eve]) {
      await says(page, '#who', page === asks ? 'your turn' : name);
      await until(page, () => document.querySelector('#takeback').textContent === '');
    }
    for (const page of [asks, one, eve]) await says(page, '.log li:first-child', 'taken back');
  },

  async 'a seat is handed to a bot and back, taken from another device, and resigned'() {
    const { ann, bob, cid, links } = await table();
    await playUntil(ann, [ann, bob, cid]);
    await ann.click('#bot');
    await says(ann, '#who', 'A bot plays for you.');
    await says(bob, '#people', 'Ann (bot)');
    const phone = await visit(links[0], { viewport: { width: 390, height: 844 } });
    assert.equal(await phone.inputValue('#own-name'), 'Ann');
    await says(phone, '#who', 'A bot plays for you.');
    await askedOf([bob, cid]);
    await phone.click('#bot');
    await says(ann, '#bot', 'Let a bot play');
    await playUntil(phone, [phone, bob, cid]);
    await ann.waitForSelector('#advise');
    await advised(phone);
    await until(ann, (there) => Number(document.querySelector('#table').dataset.position) >= there, await position(phone));
    assert.deepEqual((await log(ann)).slice(0, 5), (await log(phone)).slice(0, 5));
    await fits(phone);
    await cid.click('#resign');
    await cid.click('dialog .main');
    await says(cid, '#own', 'You have resigned.');
    await says(bob, '#people', 'Cid (resigned');
    assert.equal(await cid.locator('#bot').count(), 0);
  },
};
