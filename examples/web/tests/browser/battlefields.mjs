// Own battlefields: the form by keys and by mouse, what is refused, and the battle on one.
import assert from 'node:assert/strict';
import { fitsInto, openFile, page, shot } from './stage.mjs';

const press = async (of, ...keys) => {
  for (const key of keys) await of.keyboard.press(key);
};
const kept = async (of) => JSON.parse((await of.evaluate(() => localStorage.getItem('starwright.fields'))) ?? '[]');
const form = (options) => page('#cards=battlefields', options);
const hex = (at) => `#field-hexes [data-cell="${at}"]`;
const whatIs = async (of, at) => (await of.getAttribute(hex(at), 'aria-label')).split(': ')[1];
const refused = async (of, says) => {
  assert.match(await of.textContent('#field-hexes-mistake'), says);
  assert.ok(await of.isDisabled('#field-put'));
};

export default {
  async 'a battlefield is changed by keys and by mouse, and a battle begins on it'() {
    const of = await form();
    await of.fill('#field-name', 'Ours');
    await refused(of, /Start zone 1 has 0 of 23 hexes/);
    await of.click('#field-copy-3');
    assert.equal(await of.inputValue('#field-players'), '3');
    await of.focus(hex('0,0'));
    await press(of, '.');
    await refused(of, /in the middle, on 0,0.*BBS-4/);
    await press(of, 'a', 'ArrowUp', 'a');
    await refused(of, /\(0,-1\) has more than one of asteroid, probe.*BBS-4/);
    await press(of, 'Enter', 'ArrowUp', 'Enter');
    assert.equal(await whatIs(of, '0,-2'), 'asteroid');
    await of.check('#field-brush [value="2"]', { force: true });
    await of.click(hex('2,0'));
    await refused(of, /Start zone 3 has 24 of 23 hexes/);
    await of.click(hex('2,0'));
    await shot(of, 'battlefield-form');
    await of.click('#field-put');
    const [{ name, layout }] = await kept(of);
    assert.deepEqual([name, layout.radius, layout.zones.map((zone) => zone.length)], ['Ours', 8, [23, 23, 23]]);
    assert.ok(layout.asteroids.some((at) => `${at}` === '0,-2'));
    await of.reload();
    await of.waitForSelector('.deck .boards-face');
    await of.click('nav a[href="#battle"]');
    await of.check('#players input[value="3"]', { force: true });
    await of.selectOption('#battlefield', 'Ours');
    await of.click('#begin');
    await of.waitForSelector('#field');
    assert.equal(await of.locator('#field .bb-asteroid[data-at="0,-2"]').count(), 1);
    const { save } = JSON.parse(await of.evaluate(() => localStorage.getItem('starwright.battle')));
    assert.deepEqual(JSON.parse(save).setup.layout, { ...layout, asteroids: layout.asteroids.toSorted(([q, r], [p, s]) => q - p || r - s) });
  },

  async 'files of battlefields are opened, and broken ones change nothing'() {
    const of = await form();
    await of.click('#field-copy-4');
    await of.fill('#field-name', 'Four');
    await of.click('#field-put');
    const [four] = await kept(of);
    const wrong = [
      ['{}', /no list of battlefields/],
      [JSON.stringify([four, { ...four, layout: { ...four.layout, radius: 13 } }]), /Battlefield 2: .*2 to 12.*BBS-3/],
      [JSON.stringify([{ ...four, layout: 'four_players' }]), /Battlefield 1: It has no start zones/],
    ];
    for (const [text, says] of wrong) {
      await openFile(of, text, 'fields.json');
      assert.match(await of.textContent('[role=alert]'), says);
      assert.deepEqual(await kept(of), [four]);
    }
  },

  async 'hexes are as large as a finger, are tapped, and fit on 360 px'() {
    const of = await form({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await fitsInto(of, 360);
    const { height } = await of.locator(`${hex('0,0')} .bb-hex`).boundingBox();
    assert.ok(height >= 43.5, `${height} px`);
    await of.tap(hex('0,-3'));
    assert.equal(await whatIs(of, '0,-3'), 'asteroid');
  },
};
