// States of the page that are looked at, each reached in the same way every time.
import { asked } from './captain.mjs';
import { asks, kept as flown, upTo } from './flown.mjs';
import { OWN } from './own.mjs';
import { kept, savedAt } from './saves.mjs';
import { language, openFile, page, ship, visit } from './stage.mjs';

const ALONE = ['human', 'low', 'low'];
const BATTLE = { play: 'battle', players: 3, seed: 7, powers: true };
const CALM = { reducedMotion: 'reduce' };
const NAMES = { 'starwright.names': JSON.stringify(['Ann', 'Nova', 'Rusty']) };

const isAsked = (step) => (view) => view.awaited.seats[0] === 0 && view.step.step === step;
const never = () => false;

/** The page with a battle at a moment. */
async function battle(is, look, learns = {}) {
  const { save } = await savedAt(is, BATTLE);
  const of = await page('#battle', { ...CALM, ...look, kept: { ...NAMES, ...learns, ...kept('battle', save, ALONE) } });
  await asked(of);
  return of;
}

/** The page with a game at a moment. */
async function game(is, look, { more = {}, seats = ALONE } = {}) {
  const { save } = await upTo(is);
  const of = await page('#game', { ...CALM, clock: true, ...look, kept: { ...NAMES, ...more, ...flown(save, seats) } });
  await of.waitForSelector('.yard, .fl, .end');
  return of;
}

/** The yard; nobody else builds, whatever time it takes to get there. */
const building = (look, more) =>
  game(({ now }) => now.yard?.players[0].layout.tiles.length > 6 && now.yard.players[0].hand === null, look, { more, seats: ['human'] });

/** The yard with a tile in hand. */
async function yard(look, more) {
  const of = await building(look, more);
  await of.keyboard.press('n');
  await of.waitForSelector('#hand svg');
  return of;
}

async function shipyard(file, look) {
  const of = await page('#ship', { ...CALM, ...look });
  await openFile(of, JSON.stringify(ship(file)));
  return of;
}

async function daily(look) {
  const of = await page('#daily', { ...CALM, ...look });
  await of.waitForSelector('#begin');
  return of;
}

export const STATES = {
  start: (look) => page('#start', { ...CALM, ...look }),
  async 'start-kept'(look) {
    const [one, other] = await Promise.all([savedAt(isAsked('squadron'), BATTLE), upTo(asks('land'))]);
    const games = { ...kept('battle', one.save, ALONE), ...flown(other.save, ALONE) };
    return page('#start', { ...CALM, ...look, kept: { ...NAMES, ...games } });
  },
  'battle-setup': (look) => page('#battle', { ...CALM, ...look }),
  'game-setup': (look) => page('#game', { ...CALM, ...look }),
  'battle-place': (look) => battle(isAsked('place'), look),
  'battle-squadron': (look) => battle(isAsked('squadron'), look),
  'battle-fire': (look) => battle(isAsked('fire'), look),
  'battle-lesson': (look) => battle(isAsked('turn'), look, { 'starwright.learn.battle': '' }),
  'battle-end': (look) => battle(never, look),
  async 'battle-replay'(look) {
    const of = await battle(never, look);
    await of.click('#replay-open');
    await of.fill('#replay', '60');
    return of;
  },
  yard: (look) => yard(look),
  'yard-lesson': (look) => yard(look, { 'starwright.learn.game': '' }),
  async 'yard-question'(look) {
    const of = await building(look);
    await of.click('#finish');
    await of.waitForSelector('dialog[open]');
    return of;
  },
  'flight-defend': (look) => game(asks('defend'), look),
  'flight-crew': (look) => game(asks('crew'), look),
  async 'flight-stow'(look) {
    const of = await game(asks('land'), look);
    await of.locator('.fl-planets button').first().click();
    await of.clock.runFor(1000);
    await of.waitForSelector('.fl-loose');
    return of;
  },
  async 'game-end'(look) {
    const of = await game(never, look);
    await of.clock.runFor(1000);
    await of.waitForSelector('.end-story');
    return of;
  },
  async 'game-replay'(look) {
    const of = await game(never, look);
    await of.click('#replay');
    await of.fill('.game-replay input[type=range]', '150');
    return of;
  },
  shipyard: (look) => shipyard('iiic-packed', look),
  'shipyard-mistakes': (look) => shipyard('iiic-eight-mistakes', look),
  async fire(look) {
    const of = await shipyard('iiic-packed', look);
    await visit(of, 'fire');
    await of.click('#swarm');
    await of.waitForSelector('#resolve');
    return of;
  },
  daily,
  async 'daily-yard'(look) {
    const of = await daily(look);
    await of.click('#begin');
    await of.waitForSelector('.yard');
    return of;
  },
  cards: (look) => page('#cards', { ...CALM, ...look, kept: { 'starwright.cards': JSON.stringify(OWN) } }),
  together: (look) => page('#together', { ...CALM, ...look }),
  async 'battle-german'(look) {
    const of = await battle(isAsked('squadron'), look);
    await language(of, 'de');
    return of;
  },
};
