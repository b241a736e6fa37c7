// Compares pictures of the page with the committed ones: `node tests/pictures.mjs [--write] [NAME]`. With `--write` it writes them
// anew; with a NAME, only those whose names contain it.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { close, leave, open } from './browser/stage.mjs';
import { STATES } from './browser/states.mjs';

const FOLDER = fileURLToPath(new URL('pictures/', import.meta.url));
const DATE = Date.UTC(2026, 0, 15, 12);
/** The part of the pixels that may differ: machines draw letters and edges a little otherwise. */
const SLACK = 0.0005;

const DESK = { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 0.5 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 0.75 };
const NIGHT = { colorScheme: 'dark' };

/** The states, and on what they are looked at. */
const PICTURES = [
  ['start', DESK],
  ['start', { ...PHONE, ...NIGHT }],
  ['start-kept', DESK],
  ['battle-setup', DESK],
  ['game-setup', PHONE],
  ['battle-place', DESK],
  ['battle-squadron', { ...DESK, ...NIGHT }],
  ['battle-fire', PHONE],
  ['battle-end', DESK],
  ['yard', DESK],
  ['yard', { ...PHONE, ...NIGHT }],
  ['yard-question', DESK],
  ['flight-defend', DESK],
  ['flight-defend', PHONE],
  ['flight-stow', { ...DESK, ...NIGHT }],
  ['game-end', DESK],
  ['shipyard', DESK],
  ['shipyard-mistakes', { ...DESK, ...NIGHT }],
  ['fire', DESK],
  ['daily', PHONE],
  ['cards', DESK],
];

/** Small files: no transparency, and 32 shades of each colour. */
const SMALL = { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 };
const SHADES = 0xf8;

const nameOf = (state, { viewport, colorScheme = 'light' }) => `${state}-${colorScheme}-${viewport.width}.png`;

/** The page's own letters only, whatever letters the machine has; no sand, which runs by itself. */
const STILL = ':root{--text:"Exo 2";--display:"Exo 2"}.yard-sand,.yard-stream,#sand{visibility:hidden}';

async function drawn(state, look) {
  const of = await STATES[state]({ ...look, date: DATE, bypassCSP: true });
  await of.addStyleTag({ content: STILL });
  await of.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
  await of.waitForTimeout(300);
  const picture = PNG.sync.read(await of.screenshot({ animations: 'disabled' }));
  for (let at = 0; at < picture.data.length; at += 1) if (at % 4 !== 3) picture.data[at] &= SHADES;
  return picture;
}

/** What differs from the committed picture; null if too little to mention. */
function differs(now, name) {
  if (!existsSync(FOLDER + name)) return { why: 'it is not committed' };
  const then = PNG.sync.read(readFileSync(FOLDER + name));
  const { width, height } = now;
  if (then.width !== width || then.height !== height) return { why: `${width} × ${height} pixels, not ${then.width} × ${then.height}` };
  const shown = new PNG({ width, height });
  const count = pixelmatch(then.data, now.data, shown.data, width, height, { threshold: 0.15 });
  return count > SLACK * width * height ? { why: `${count} pixels differ`, shown } : null;
}

const [wanted = ''] = process.argv.slice(2).filter((word) => word !== '--write');
const writes = process.argv.includes('--write');
const aside = mkdtempSync(join(tmpdir(), 'pictures-'));
const failed = [];
mkdirSync(FOLDER, { recursive: true });
await open();
for (const [state, look] of PICTURES) {
  const name = nameOf(state, look);
  if (!name.includes(wanted)) continue;
  const now = await drawn(state, look);
  await leave();
  const other = differs(now, name);
  if (writes && other) writeFileSync(FOLDER + name, PNG.sync.write(now, SMALL));
  else if (other) {
    failed.push(`${name}: ${other.why}`);
    writeFileSync(join(aside, name), PNG.sync.write(now));
    if (other.shown) writeFileSync(join(aside, `differs-${name}`), PNG.sync.write(other.shown));
  }
}
await close();
const known = new Set(PICTURES.map(([state, look]) => nameOf(state, look)));
failed.push(...readdirSync(FOLDER).filter((name) => !known.has(name)).map((name) => `${name}: nothing is called so`));
for (const each of failed) console.log(`FAIL ${each}`);
if (failed.length) console.log(`As they are now, they lie in ${aside}. If they are right: node tests/pictures.mjs --write`);
else console.log('ok   pictures');
process.exit(failed.length ? 1 : 0);
