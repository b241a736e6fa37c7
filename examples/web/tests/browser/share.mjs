// Games and pictures that are sent on.
import assert from 'node:assert/strict';
import { begun } from './captain.mjs';
import { page } from './stage.mjs';

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
    const of = await page('#replay=battle.abc');
    await of.waitForSelector('main .bad');
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
