// Games and pictures that are sent on.
import assert from 'node:assert/strict';
import { begun } from './captain.mjs';
import { upTo } from './flown.mjs';
import { savedAt } from './saves.mjs';
import { base, failures, page, shot, texts } from './stage.mjs';

const never = () => false;
const BATTLE = { play: 'battle', players: 3, seed: 7, powers: true };
const own = (of) => of.evaluate(() => [localStorage.getItem('starwright.battle'), localStorage.getItem('starwright.game')]);

/** What the page says of a link that leads to no game. */
async function refused(link, options) {
  const of = await page(link, options);
  const said = await of.textContent('main .bad');
  failures.splice(0);
  return said;
}

export default {
  async 'a battle is watched from a link, and one’s own stays until a question is answered'() {
    const one = await begun({ permissions: ['clipboard-read', 'clipboard-write'] });
    await one.click('#share-replay');
    await one.waitForSelector('.share [role=status]:has-text("copied")');
    const link = await one.evaluate(() => navigator.clipboard.readText());
    const friend = await page(link.slice(link.indexOf('#')));
    await friend.waitForSelector('svg.bb');
    assert.equal(await friend.evaluate(() => localStorage.getItem('starwright.battle')), null);
    await friend.click('#branch');
    await friend.waitForSelector('main[data-part=battle] svg.bb');
    assert.ok(await friend.evaluate(() => localStorage.getItem('starwright.battle')));
  },

  async 'a link without a game says so'() {
    assert.match(await refused('#replay=battle.abc'), /holds no replay/);
  },

  async 'a battle is watched by a link to a file beside the page, and by one of another site'() {
    const { save } = await savedAt(never, BATTLE);
    texts.set('/games/battle.json', JSON.stringify({ names: ['Ann', 'Bob', 'Cid'], save }));
    const of = await page('#replay=games/battle.json', { reducedMotion: 'reduce', kept: { 'starwright.names': '["Me"]' } });
    const all = Number(await of.getAttribute('#replay', 'max'));
    assert.ok(all > 50);
    await of.fill('#replay', `${all}`);
    await of.waitForSelector('.bb-end');
    assert.match(await of.textContent('.bb-winner'), /Ann|Bob|Cid/);
    assert.doesNotMatch(await of.innerText('.bb-table'), /Me\b/);
    assert.deepEqual(await own(of), [null, null]);
    await shot(of, 'replay-file-1600');
    const route = (elsewhere) =>
      elsewhere.route('https://files.example/**', (asked) => {
        assert.equal(asked.request().headers().cookie, undefined);
        return asked.fulfill({ body: save, headers: { 'Access-Control-Allow-Origin': '*' } });
      });
    const other = await page(`#replay=${encodeURIComponent('https://files.example/battle.json')}`, { route });
    assert.equal(Number(await other.getAttribute('#replay', 'max')), all);
  },

  async 'a whole game is watched by a link to a file, and played on only after a question'() {
    const { save } = await upTo(never);
    texts.set('/games/game.json', save);
    const old = JSON.stringify({ seats: ['human', 'low'], save: JSON.stringify({ ...JSON.parse(save), log: JSON.parse(save).log.slice(0, 9) }) });
    const of = await page(`#replay=${base}games/game.json`, { reducedMotion: 'reduce', kept: { 'starwright.game': old } });
    const slider = of.locator('.game-replay input[type=range]');
    const all = Number(await slider.getAttribute('max'));
    assert.ok(all > 100);
    for (const at of [all, 3]) {
      await slider.fill(`${at}`);
      await of.waitForSelector(`.game-replay p:has-text("Choice ${at} of")`);
    }
    await of.click('#branch');
    await of.waitForSelector('dialog[open]');
    await of.click('dialog .cancel');
    assert.deepEqual(await own(of), [null, old]);
  },

  async 'a file that cannot be watched is refused by name'() {
    const huge = ' '.repeat(4_000_001);
    for (const [name, text] of [['huge', huge], ['list', '[1]'], ['ship', '{"class": "IC"}'], ['broken', '{"setup": {"rounds": 3}}']])
      texts.set(`/games/${name}.json`, text);
    assert.match(await refused('#replay=games/none.json'), /games\/none\.json could not be read: the site answers 404/);
    assert.match(await refused('#replay=games/huge.json'), /too large/);
    assert.match(await refused('#replay=games/list.json'), /no saved battle or whole game/);
    assert.match(await refused('#replay=games/ship.json'), /no saved battle or whole game/);
    assert.match(await refused('#replay=games/broken.json'), /rounds|missing|expected/);
    for (const bad of ['javascript:alert(1)', 'data:text/plain,{}', 'file:///etc/passwd', 'https://'])
      assert.match(await refused(`#replay=${bad}`), /is no address of a file/, bad);
    const closed = (of) => of.route('https://closed.example/**', (asked) => asked.abort('accessdenied'));
    assert.match(await refused('#replay=https://closed.example/a.json', { route: closed }), /closed\.example.*CORS/);
  },

  async 'a moment is shared as a picture'() {
    const of = await begun();
    const isWhole = await of.locator('.bb-number').evaluateAll((all) => {
      const { top } = document.querySelector('#field').getBoundingClientRect();
      return all.every((number) => number.getBoundingClientRect().top >= top);
    });
    assert.ok(isWhole, 'no number is cut off');
    const [download] = await Promise.all([of.waitForEvent('download'), of.click('#share-picture')]);
    assert.equal(download.suggestedFilename(), 'battle.png');
    const parts = [];
    for await (const part of await download.createReadStream()) parts.push(part);
    const file = Buffer.concat(parts);
    assert.equal(file.subarray(1, 4).toString(), 'PNG');
    assert.equal(file.readUInt32BE(16), 1200);
    assert.match(await of.textContent('.share [role=status]:not(:empty)'), /battle\.png/);
    const lines = await of.evaluate(written, file.toString('base64'));
    assert.ok(lines.every((light) => light > 100), `title, score, day and page: ${lines}`);
    assert.ok(file.length > 30_000, `${file.length} bytes`);
    await of.waitForSelector('.share [role=status]:has-text("battle.png")');
  },
};

/** How many light pixels each of the three lines below a picture has. */
async function written(data) {
  const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]));
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  return [3.5, 2.5, 1.5].map((lines) => {
    const pixels = pen.getImageData(0, Math.round(image.height - 44 * lines), image.width, 44).data;
    return pixels.filter((value, place) => place % 4 === 0 && value > 180).length;
  });
}
