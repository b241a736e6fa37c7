// The first page and the setups: what can be done and continued, and nothing of one's own is lost.
import assert from 'node:assert/strict';
import { clean } from './axe.mjs';
import { failures, fitsInto, language, page, shot, theme, visit } from './stage.mjs';

/** Where no server is, the browser complains itself. */
const withoutServer = () => assert.ok(failures.splice(0).every((line) => /404/.test(line)));

export default {
  async 'the first page leads everywhere, by keys too, and says where one is'() {
    const of = await page('#start');
    assert.equal(await of.title(), 'starwright');
    for (const card of await of.locator('.way').all()) {
      const inMenu = of.locator(`nav a[href="${await card.getAttribute('href')}"]`);
      assert.equal(await card.locator('strong').textContent(), await inMenu.textContent(), 'one name for one thing');
    }
    for (const part of ['game', 'battle', 'ship', 'together', 'fire', 'cards']) {
      await of.goto(of.url().replace(/#.*/, '#start'));
      await of.waitForSelector('[data-part=start]');
      await of.locator(`main a[href="#${part}"]`).first().focus();
      await of.keyboard.press('Enter');
      await of.waitForSelector(`[data-part=${part}]`);
      assert.match(await of.title(), /\S · starwright/);
      assert.notEqual(await of.evaluate(() => document.activeElement.tagName), 'BODY', part);
    }
    await of.click('.home');
    await of.waitForSelector('[data-part=start]');
    withoutServer();
  },

  async 'the menu shuts wherever one goes'() {
    const of = await page('#start', { viewport: { width: 390, height: 844 } });
    const leads = { home: () => of.click('.home'), back: () => of.goBack(), link: () => of.evaluate(() => (location.hash = '#ship')) };
    await of.evaluate(() => (location.hash = '#battle'));
    await of.waitForSelector('[data-part=battle]');
    for (const [way, go] of Object.entries(leads)) {
      await of.click('.unfold[aria-expanded=false]');
      await go();
      assert.ok(await of.waitForSelector('.unfold[aria-expanded=false]'), way);
    }
  },

  async 'bots are as strong, and called the same, in both setups'() {
    for (const part of ['battle', 'game']) {
      const of = await page(`#${part}`);
      const [person, ...bots] = await of.locator('.setup-seat option:checked').allTextContents();
      assert.equal(person, 'a person here');
      assert.deepEqual([...new Set(bots)], ['easy bot'], part);
      await of.check('#players input[value="4"]', { force: true });
      assert.equal(await of.locator('.setup-seat option:checked').last().textContent(), 'easy bot');
    }
  },

  async 'a battle is begun, continued, and not replaced without a question'() {
    const of = await page('#battle', { reducedMotion: 'reduce' });
    await of.fill('.setup-seat .name >> nth=0', 'Ann');
    await of.click('#begin');
    await of.click('#advise');
    await of.waitForFunction(() => JSON.parse(JSON.parse(localStorage.getItem('starwright.battle')).save).log.length > 0);
    await of.click('.home');
    await of.waitForSelector('.kept[href="#battle"]');
    assert.match(await of.textContent('.kept[href="#battle"]'), /Ann, Nova, Rusty/);
    await shot(of, 'start-continue-1600');
    const kept = () => of.evaluate(() => JSON.parse(localStorage.getItem('starwright.battle')).save.slice(0, 400));
    const before = await kept();
    await of.click('.kept[href="#battle"]');
    await of.click('#new');
    await of.click('.setup #back');
    await of.click('#new');
    await of.click('#begin');
    await of.waitForSelector('dialog[open]');
    await of.keyboard.press('Escape');
    assert.equal(await kept(), before);
    await of.click('#begin');
    await of.click('dialog .main');
    await of.waitForFunction((old) => JSON.parse(localStorage.getItem('starwright.battle')).save.slice(0, 400) !== old, before);
    await of.click('.home');
    await of.click('.also a[href="#battle"]');
    await of.click('dialog[open] button:nth-of-type(2)');
    await of.waitForSelector('#setup');
    assert.equal(await of.evaluate(() => localStorage.getItem('starwright.battle')), null, 'a lesson begins with a new battle');
  },

  async 'a lesson leaves the board where it is, and the sand waits for who reads'() {
    const of = await page('#start', { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    await of.click('.also a[href="#game"]');
    await of.click('#begin');
    await of.waitForSelector('.yard-own .tile');
    const board = () => of.evaluate(() => JSON.stringify(document.querySelector('.yard-own').getBoundingClientRect()));
    const [before, sand] = [await board(), await of.textContent('#sand')];
    const { bottom } = JSON.parse(before);
    assert.ok(bottom <= 800, `the board ends at ${bottom} px`);
    await of.waitForTimeout(1_500);
    assert.equal(await of.textContent('#sand'), sand);
    await shot(of, 'learn-game-1280');
    while (await of.locator('.learn .main').count()) await of.click('.learn .main');
    assert.equal(await board(), before);
    await of.waitForFunction((old) => document.querySelector('#sand').textContent !== old, sand);
  },

  async 'a lesson says where it begins and where it is over, and a finished battle is offered as one'() {
    const of = await page('#start', { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    await of.click('.also a[href="#battle"]');
    assert.match(await of.textContent('#lesson'), /This is the lesson/);
    await of.locator('.setup-seat select').first().selectOption('low');
    await of.click('#begin');
    await of.waitForSelector('.bb-end', { timeout: 120_000 });
    for (let read = 0; read < 20 && (await of.locator('.learn .main').count()); read += 1) {
      if (await of.locator('.learn:has-text("the end of the lesson")').count()) await shot(of, 'learn-over-1280');
      await of.click('.learn .main');
    }
    assert.equal(await of.locator('.learn').count(), 0, 'the coach goes');
    await of.click('#play-again');
    assert.match(await of.textContent('#lesson'), /The lesson is over/);
    await of.click('.home');
    assert.match(await of.innerText('.continue'), /^Finished\n.*Battle.*See the result, or watch it again/s);
    assert.equal(await of.locator('.continue').count(), 1);
    await shot(of, 'start-finished-1280');
    await of.click('.kept[href="#battle"]');
    await of.waitForSelector('.bb-end');
    await of.click('.home');
    await of.click('.also a[href="#battle"]');
    assert.equal(await of.locator('dialog').count(), 0, 'nothing goes on that a question could save');
    assert.match(await of.textContent('#lesson'), /This is the lesson/);
  },

  async 'the header cuts nothing off that is chosen, in all languages'() {
    const of = await page('#start');
    for (const code of ['en', 'fr', 'pl', 'de'])
      for (const width of [1500, 1280, 1279]) {
        await of.setViewportSize({ width, height: 800 });
        await language(of, code);
        if (width === 1279) await of.click('.unfold');
        const cut = await of.locator('header select').evaluateAll((all) => all.filter((select) => {
            const pen = document.createElement('canvas').getContext('2d');
            const { font, paddingLeft, paddingRight } = getComputedStyle(select);
            pen.font = font;
            const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
            return pen.measureText(select.selectedOptions[0].text).width > room;
          }).map(({ value }) => value));
        assert.deepEqual(cut, [], `${code} at ${width} px`);
        if (width === 1279) await of.click('.unfold');
      }
  },

  async 'a notice goes away by its button and by itself'() {
    const of = await page('#ship=nonsense');
    await of.click('.away');
    assert.equal(await of.locator('.notice').count(), 0);
    const other = await page('#start', { clock: true });
    await other.goto(other.url().replace('start', 'together=nonsense'));
    for (let tries = 0; tries < 20 && !(await other.locator('.notices .notice').count()); tries += 1) {
      await other.clock.runFor(50);
      await other.waitForTimeout(50);
    }
    assert.match(await other.textContent('.notices'), /no link to a table/);
    await other.clock.runFor(30_000);
    assert.equal(await other.locator('.notices .notice').count(), 0);
    withoutServer();
  },

  async 'a setup and its names stay in another language and theme'() {
    const of = await page('#game');
    await of.check('#players input[value="4"]', { force: true });
    await of.fill('.setup-seat .name >> nth=0', 'Ann');
    await language(of, 'de');
    await theme(of, 'dark');
    assert.equal(await of.locator('.setup-seat').count(), 4);
    assert.equal(await of.inputValue('.setup-seat .name >> nth=0'), 'Ann');
    // who has no name is called in the language that is read, also where that name was typed in another one
    const seat = of.locator('.setup-seat .name').first();
    await seat.fill('Spieler 1');
    await language(of, 'pl');
    assert.equal(await seat.inputValue(), 'Gracz 1');
  },

  async 'axe-core finds nothing wrong on the first page, in setups, under fire and in the box'() {
    for (const width of [390, 1280])
      for (const colours of ['light', 'dark']) {
        const of = await page('#start', { viewport: { width, height: 844 } });
        await theme(of, colours);
        for (const part of ['start', 'battle', 'game', 'fire', 'together', 'cards']) {
          if (part !== 'start') await visit(of, part);
          await of.waitForTimeout(200);
          await fitsInto(of, width, part);
          await shot(of, `${part}-${colours}-${width}`);
        }
        await of.click('.box-kinds a[href="#cards=boards"]');
        await of.fill('#board-name', 'Mine');
        await of.waitForSelector('#judged .boards-face');
        await clean(of, `boards, ${colours}, ${width} px`);
        await fitsInto(of, width, 'boards');
        await of.click('.box-kinds a[href="#cards=battlefields"]');
        await of.fill('#field-name', 'Mine');
        await of.click('#field-copy-4');
        await of.waitForSelector('#judged .boards-face');
        await clean(of, `battlefields, ${colours}, ${width} px`);
        await fitsInto(of, width, 'battlefields');
        withoutServer();
      }
  },
};
