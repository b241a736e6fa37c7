// Tests the page with a running server: `node tests/page/run.mjs [FOLDER [NAME]]` saves screenshots in FOLDER and runs only tests
// whose names contain NAME.
import assert from 'node:assert/strict';
import battle from './battle.mjs';
import game from './game.mjs';
import manners from './manners.mjs';
import own from './own.mjs';
import { close, failures, leave, open } from './stage.mjs';

const [folder, wanted = ''] = process.argv.slice(2);
let failed = 0;
await open(folder);
for (const [name, test] of Object.entries({ ...battle, ...game, ...manners, ...own })) {
  if (!name.includes(wanted)) continue;
  failures.length = 0;
  try {
    await test();
    assert.deepEqual(failures, [], 'errors on a page');
    console.log(`ok   ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}\n${error.stack}\n${failures.join('\n')}`);
  }
  await leave();
}
await close();
process.exit(failed ? 1 : 0);
