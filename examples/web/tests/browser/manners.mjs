// What holds for every part of the page: harm that is not done, small screens, colours, languages.
import assert from 'node:assert/strict';
import { base, failures, fitsInto, language, openFile, page, ship, shot, theme, verdict, visit } from './stage.mjs';

const PARTS = ['ship', 'fire', 'battle', 'game', 'cards'];
const LANGUAGES = {
  en: { legal: /^This ship is not legal: 8 mistakes/, line: /(?:on|of) \d+\/\d+/, placed: /places/, took: /Player \d|Comet|Nova/ },
  fr: { legal: /^Ce vaisseau n’est pas en règle\s: 8 erreurs/, line: /sur \d+\/\d+/, placed: /place sa flotte/, took: /Joueur \d|Nova/ },
  pl: { legal: /^Ten statek nie jest poprawny: 8 błędów/, line: /\d+\/\d+/, placed: /Gracz \d|Nova|Rusty/, took: /Gracz \d|Nova/ },
  de: { legal: /^Dieses Schiff ist nicht erlaubt: 8 Fehler/, line: /auf \d+\/\d+/, placed: /Spieler \d|Nova|Rusty/, took: /Spieler \d|Nova/ },
};
const DAMAGED = '{"v": 2, "setup": {}, "log": []}';

export default {
  async 'damaged saves are named and kept'() {
    const of = await page();
    await of.evaluate((damaged) => {
      localStorage.setItem('starwright.battle', damaged);
      localStorage.setItem('starwright.ship', 'IIIC nonsense');
    }, DAMAGED);
    await of.goto(`${base}?again#battle`);
    await of.waitForSelector('html[data-ready=yes]');
    assert.match(await of.textContent('[role=alert]'), /version 2/);
    const kept = (name) => of.evaluate((name) => localStorage.getItem(`starwright.damaged.${name}.1`), name);
    assert.equal(await kept('battle'), DAMAGED);
    await visit(of, 'ship');
    await of.waitForSelector('#verdict');
    assert.equal(await kept('ship'), 'IIIC nonsense');
    // a new game is written beside it
    await visit(of, 'battle');
    await of.click('#begin');
    assert.equal(await kept('battle'), DAMAGED);
    const [saved] = await Promise.all([of.waitForEvent('download'), of.locator('.notice button').first().click()]);
    assert.match(saved.suggestedFilename(), /damaged/);
  },

  async 'bots that cannot be loaded are asked for again'() {
    const of = await page('#fire', { serviceWorkers: 'block' });
    await of.context().route('**/bots_bg*.wasm', (route) => route.abort(), { times: 1 });
    await of.click('#swarm');
    await of.click('#hint');
    await of.waitForSelector('[role=alert] .notice');
    assert.match(await of.textContent('[role=alert]'), /Bots and hints could not be loaded/);
    await of.waitForSelector('#hinted');
    // of the first try the browser complains itself
    assert.ok(failures.splice(0).every((line) => line.startsWith('Failed to load resource')));
  },

  async 'hostile links and files are named and bring no markup'() {
    const of = await page('#ship=<img src=x onerror=alert(1)>');
    assert.match(await of.textContent('[role=alert]'), /This link holds no ship/);
    assert.equal(await of.locator('[role=alert] img').count(), 0);
    await openFile(of, '<svg onload=alert(1)>', '<b>evil</b>.json');
    assert.match(await of.textContent('[role=alert]'), /<b>evil<\/b>.json cannot be read/);
    assert.equal(await of.locator('[role=alert] :is(svg, b)').count(), 0);
    const policy = await of.getAttribute('meta[http-equiv=Content-Security-Policy]', 'content');
    // only files of replays come from elsewhere
    assert.ok(!/unsafe-inline|'unsafe-eval'|http:|(?<!connect-src 'self' )https:/.test(policy), policy);
  },

  async 'every part fits on 360 and 1600 px, in all colours, with contrast AA'() {
    for (const width of [360, 1600]) {
      const of = await page('', { viewport: { width, height: width === 360 ? 740 : 1000 } });
      await openFile(of, JSON.stringify(ship('iiic-packed')));
      for (const part of PARTS) {
        await visit(of, part);
        const begin = of.locator('#begin, #swarm');
        if (await begin.count()) await begin.first().click();
        for (const colours of ['light', 'dark', 'safe']) {
          await theme(of, colours);
          await of.waitForTimeout(300);
          await fitsInto(of, width);
          assert.deepEqual(await of.evaluate(contrasts), [], `contrast of ${part} in ${colours}`);
          await shot(of, `${part}-${colours}-${width}`);
        }
      }
    }
  },

  async 'mistakes, choices and events are said in the language of the reader'() {
    for (const [code, { legal, line, placed, took }] of Object.entries(LANGUAGES)) {
      for (const width of [390, 1280]) {
        const of = await page('', { viewport: { width, height: width === 390 ? 844 : 900 }, locale: code });
        assert.equal(await of.getAttribute('html', 'lang'), code);
        await openFile(of, JSON.stringify(ship('iiic-eight-mistakes')));
        assert.match(await verdict(of), legal);
        assert.match(await of.textContent('.mistakes'), line);
        if (code !== 'en') assert.doesNotMatch(await of.textContent('.mistakes'), /\b(column|the|row)\b/);
        const seen = async (part) => {
          await fitsInto(of, width);
          await shot(of, `${code}-${part}-${width}`);
        };
        await seen('ship');
        await openFile(of, JSON.stringify(ship('iiic-packed')));
        await visit(of, 'fire');
        await of.click('#swarm');
        await of.click('#hint');
        await of.waitForSelector('#hinted');
        if (code !== 'en') assert.doesNotMatch(await of.textContent('#hinted'), /\d\.\d/, 'decimals as in the language');
        await seen('fire');
        await visit(of, 'battle');
        await of.click('#begin');
        await of.click('#advise');
        await of.waitForFunction(() => document.querySelector('.log li'));
        assert.match(await of.textContent('.log'), placed);
        await seen('battle');
        await visit(of, 'game');
        await of.click('#begin');
        await of.waitForSelector('#sand');
        await of.click('#draw');
        await of.waitForFunction(() => document.querySelector('#log li'));
        assert.match(await of.textContent('#log'), took);
        await seen('game');
        await visit(of, 'cards');
        await of.selectOption('#card-kind', 'intruders');
        await of.click('#card-put');
        await seen('cards');
      }
    }
  },

  async 'a language that was chosen is kept'() {
    const of = await page('#battle', { locale: 'pl' });
    assert.equal(await of.textContent('#begin'), 'Rozpocznij bitwę');
    await language(of, 'fr');
    await of.reload();
    await of.waitForSelector('html[data-ready=yes]');
    assert.equal(await of.textContent('#begin'), 'Commencer la bataille');
  },

  async 'nothing in a battle and a game is said in English to a French reader'() {
    const heard = new Set();
    const listen = async (of) => {
      for (const line of await of.locator('.choice, .log li, #log li, .asked, #who, #at, #hinted, #sand').allTextContents()) heard.add(line);
    };
    const ENGLISH =
      /\b(the|seat|fighter|squadron|ships?|card|with|and|takes|moves|fires|component|meteor|nothing|shows|strength|player|column|row|of)\b/i;
    const isFrench = () =>
      assert.deepEqual(
        [...heard].filter((line) => ENGLISH.test(line)),
        [],
      );
    const calm = { locale: 'fr', reducedMotion: 'reduce' };
    const battle = await page('#battle', calm);
    await battle.click('#begin');
    for (let step = 0; step < 40; step += 1) {
      await battle.waitForSelector('#advise:not([aria-disabled])');
      await listen(battle);
      await battle.locator('#advise').click();
      await battle.waitForTimeout(50);
    }
    assert.ok(heard.size > 60, `${heard.size} sentences`);
    isFrench();
    const game = await page('#game', { ...calm, clock: true });
    await game.click('#begin');
    await game.waitForSelector('#sand');
    for (let step = 0; step < 500 && !(await game.locator('.end').count()); step += 1) {
      await listen(game);
      const advise = game.locator('#advise:not([aria-disabled])');
      // a bot's answer may take it away
      if (await advise.count()) await advise.click({ timeout: 1000 }).catch(() => undefined);
      await game.clock.runFor(1300);
      await game.waitForTimeout(25);
    }
    isFrench();
  },
};

/** Texts of the page whose contrast with what is behind them is below 4.5 (WCAG AA). */
function contrasts() {
  const light = (colour) => {
    const [r, g, b] = colour
      .match(/[\d.]+/g)
      .map(Number)
      .map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  // the colours behind an element; a picture may have several
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor: colour, backgroundImage: image } = getComputedStyle(at);
      const painted = (image.match(/rgba?\([^)]+\)/g) ?? []).filter((each) => each.startsWith('rgb('));
      if (painted.length) return painted;
      if (!/, 0\)$/.test(colour) && colour !== 'transparent') return [colour];
    }
    return ['rgb(255, 255, 255)'];
  };
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim();
  const low = [];
  for (const element of document.querySelectorAll('header *, .notices *, main :not(svg *, svg)')) {
    if (element.closest('svg') || element.ariaDisabled || ![...element.childNodes].some(isText)) continue;
    const ink = light(getComputedStyle(element).color);
    const ratios = behind(element).map((colour) => {
      const [one, other] = [ink, light(colour)].sort((a, b) => b - a);
      return (one + 0.05) / (other + 0.05);
    });
    if (Math.min(...ratios) < 4.5) low.push(`${element.tagName} ${element.textContent.slice(0, 30)}`);
  }
  return low;
}
