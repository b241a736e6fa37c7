// Tests of every table: languages, small screens, links, secrets, a page without a server.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { serving } from '../../../web/tests/serving.mjs';
import { advised, askedOf, choices, chosen, failures, fits, line, make, playUntil, says, server, shot, until, visit } from './stage.mjs';

const ENGLISH =
  /\b(the|seat|fighter|squadron|ships?|card|with|and|takes|moves|fires|component|meteor|nothing|shows|strength|player|column|row|of|you|your|table is|link to|waiting|undo|players)\b/i;
/** All that is read or said on the page, but for names of people. */
const words = () =>
  [...document.querySelectorAll('main *, .notices *')].flatMap((element) => [
    ...[...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && !element.closest('svg, code'))
      .map((node) => node.textContent),
    ...['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
  ]);

export default {
  async 'a French table says nothing in English'() {
    const url = await server('--think', '0.2');
    const wire = await line(url);
    const heard = new Set();
    const listen = async (page) => {
      for (const said of await page.evaluate(words)) heard.add(said.trim());
    };
    const options = { locale: 'fr', offline: true };
    const lobby = await visit(`${url}#together`, options);
    await lobby.waitForSelector('#create');
    await listen(lobby);
    await lobby.fill('#link', 'rien');
    await lobby.click('#join');
    await listen(lobby);
    const { page: ann, links } = await make(wire.url, { ...options, bots: [2] });
    const bob = await visit(links[1], options);
    await askedOf([ann, bob]);
    for (let step = 0; step < 40; step += 1) {
      for (const page of [ann, bob]) {
        await listen(page);
        if (!(await page.locator('#advise').count())) continue;
        const isListed = step % 2 && (await page.locator('#choices').count());
        await chosen(page, isListed ? (await choices(page)).last() : page.locator('#advise'));
      }
    }
    await (await askedOf([ann, bob])).click('#hint');
    await listen(await askedOf([ann, bob]));
    await ann.click('#undo');
    await until(bob, () => document.querySelector('#takeback').textContent !== '');
    for (const page of [ann, bob]) await listen(page);
    await bob.click('#agree');
    await says(bob, '.log', 'annulés');
    wire.cut();
    await says(ann, '#line', 'Plus de connexion');
    await listen(ann);
    wire.mend();
    const { page: yard } = await make(url, { ...options, game: 'game', players: 2, bots: [1] });
    for (let step = 0; step < 12; step += 1) {
      await choices(yard);
      await listen(yard);
      await advised(yard);
    }
    await yard.click('#bot');
    await listen(yard);
    assert.ok(heard.size > 100, `${heard.size} sentences`);
    assert.deepEqual(
      [...heard].filter((said) => ENGLISH.test(said)),
      [],
    );
  },

  async 'every state fits 390 and 1280 px, light and dark'() {
    for (const [width, height, colorScheme] of [
      [390, 844, 'dark'],
      [1280, 900, 'light'],
    ]) {
      const url = await server();
      const options = { viewport: { width, height }, colorScheme };
      const wire = await line(url);
      const { page: ann, links } = await make(url, options);
      await fits(ann);
      await shot(ann, `invite-${width}`);
      const bob = await visit(links[1].replace(url, wire.url), { ...options, offline: true });
      const cid = await visit(links[2], options);
      for (const [page, name] of [
        [bob, 'Bob'],
        [cid, 'Cid'],
      ]) {
        await page.fill('#own-name', name);
        await page.locator('#own-name').blur();
        await says(ann, '#people', name);
      }
      await ann.click('#invite summary');
      const players = [ann, bob, cid];
      for (let place = 0; place < 3; place += 1) await advised(await askedOf(players));
      await playUntil(ann, players);
      await shot(ann, `battle-${width}`);
      await shot(bob, `waiting-${width}`);
      await ann.click('#hint');
      await ann.waitForSelector('#hinted');
      await ann.click('#undo');
      await says(bob, '#takeback', 'Ann');
      for (const page of [ann, bob]) await fits(page);
      await shot(bob, `undo-asked-${width}`);
      await shot(ann, `undo-waits-${width}`);
      wire.cut();
      await says(bob, '#line', 'No connection');
      await fits(bob);
      await shot(bob, `reconnecting-${width}`);
      await cid.click('#resign');
      await fits(cid);
      await shot(cid, `resign-${width}`);
    }
  },

  async 'a bad link says what is wrong'() {
    const url = await server();
    const of = await visit(`${url}#together=${'0'.repeat(16)}.${'0'.repeat(32)}`);
    await says(of, '#line', 'knows no table');
    const other = await visit(`${url}#together=<img src=x>`);
    await says(other, '[role=alert]', 'no link to a table');
    await other.waitForSelector('#create');
    assert.equal(await other.locator('main img, [role=alert] img').count(), 0);
  },

  async 'a pasted link joins a table, and the page remembers it'() {
    const url = await server();
    const { links } = await make(url);
    const bob = await visit(`${url}#together`);
    await bob.fill('#link', ` ${links[1]} `);
    await bob.keyboard.press('Enter');
    await bob.waitForSelector('#table > *');
    assert.equal(await bob.locator('#people input').count(), 1, 'only one’s own link');
    await bob.click('nav a[href="#together"]');
    await bob.locator('.tables a').click();
    await until(bob, () => document.querySelector('#who')?.textContent);
  },

  async 'no URL holds a secret, and no cookie is set'() {
    const url = await server();
    const asked = [];
    const { links } = await make(url, { route: (page) => page.on('request', (request) => asked.push(request.url())) });
    const [, secret] = /\.([\da-f]+)$/.exec(links[0]);
    assert.ok(asked.length > 3 && asked.every((address) => !address.includes(secret) && address.startsWith(url)), asked.join('\n'));
    const { headers } = await fetch(url);
    assert.match(headers.get('content-security-policy'), /default-src 'none'.*frame-ancestors 'none'/);
    assert.equal(headers.get('set-cookie'), null);
    assert.equal((await fetch(`${url}../Cargo.toml`)).status, 404);
  },

  async 'files are sent compressed, and kept where their names tell their content'() {
    const url = await server();
    const sent = (address) => fetch(address, { headers: { 'accept-encoding': 'br' } });
    const html = await sent(url);
    assert.equal(html.headers.get('cache-control'), 'no-cache');
    const { headers } = await sent(url + /assets\/[^"]+\.wasm/.exec(await html.text())[0]);
    assert.equal(headers.get('content-encoding'), 'br');
    assert.equal(headers.get('content-type'), 'application/wasm');
    assert.match(headers.get('cache-control'), /max-age=31536000, immutable/);
  },

  async 'without a server the page says so, and the rest works'() {
    const files = await serving(fileURLToPath(new URL('../../../web/dist/page', import.meta.url)));
    try {
      const of = await visit(`${files.url}#together`);
      await says(of, '#no-server', 'does not come from a table server');
      // the browser itself reports that the server is missing
      assert.match(failures.splice(0).join(), /^Failed to load resource[^,]*$/);
      await of.click('nav a[href="#battle"]');
      await of.click('#begin');
      await of.waitForSelector('.choice, #advise');
    } finally {
      files.close();
    }
  },
};
