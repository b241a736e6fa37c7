// Tests the page in a browser: `node tests/browser.mjs [FOLDER [NAME]]` saves screenshots in FOLDER and runs only tests whose names
// contain NAME. On a busy machine a test may lose a race, so one that fails is tried once more, and both tries are told.
import assert from 'node:assert/strict';
import battle from './browser/battle.mjs';
import battlefields from './browser/battlefields.mjs';
import boards from './browser/boards.mjs';
import budget from './browser/budget.mjs';
import cards from './browser/cards.mjs';
import daily from './browser/daily.mjs';
import everywhere from './browser/everywhere.mjs';
import fire from './browser/fire.mjs';
import game from './browser/game.mjs';
import manners from './browser/manners.mjs';
import offline from './browser/offline.mjs';
import own from './browser/own.mjs';
import rare from './browser/rare.mjs';
import share from './browser/share.mjs';
import ship from './browser/ship.mjs';
import shown from './browser/shown.mjs';
import sound from './browser/sound.mjs';
import start from './browser/start.mjs';
import whole from './browser/whole.mjs';
import yard from './browser/yard.mjs';
import { close, failures, leave, open } from './browser/stage.mjs';

const [folder, wanted = ''] = process.argv.slice(2);
const failed = [];
await open(folder);
const PARTS = [
  ...[start, ship, yard, fire, battle, game, shown, sound, whole, rare, daily, share],
  ...[cards, boards, battlefields, own, offline, manners, everywhere, budget],
];
const TESTS = Object.assign({}, ...PARTS);

/** Whether a test passes; says so, or why not. */
async function passes(name, test) {
  failures.length = 0;
  const begun = Date.now();
  try {
    await test();
    assert.deepEqual(failures, [], 'the page threw');
    console.log(`ok   ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    console.log(`FAIL ${name}\n${error.stack}\n${failures.join('\n')}`);
    return false;
  } finally {
    await leave();
  }
}

for (const [name, test] of Object.entries(TESTS)) {
  if (!name.includes(wanted)) continue;
  if (!(await passes(name, test)) && !(await passes(`${name}, tried again`, test))) failed.push(name);
}
await close();
if (failed.length) console.log(`${failed.length} failed: ${failed.join(', ')}`);
process.exit(failed.length ? 1 : 0);
