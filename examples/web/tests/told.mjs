// Messages in the languages of the page: tenths with a decimal comma, half points, names as they are, players without a name by their seat.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const folder = fileURLToPath(new URL('../pkg/told/', import.meta.url));
await build({
  configFile: fileURLToPath(new URL('../vite.config.js', import.meta.url)),
  root: fileURLToPath(new URL('../page', import.meta.url)),
  logLevel: 'error',
  build: { ssr: true, outDir: folder, copyPublicDir: false, rolldownOptions: { input: { words: 'page/words.ts', told: 'page/told.ts' } } },
});
const { speak } = await import(`${folder}words.js`);
const { tell } = await import(`${folder}told.js`);

globalThis.document = { documentElement: {} };

const forgone = (loss) => ({
  id: 'spared-forgone',
  key: 'forgone',
  variables: { kinds: 1, kept: [], intruders: 1, tokens: 0, instead: [], loss },
});
const named = { id: 'yard-event-looked', key: 'looked', variables: { seat: '1.5', pile: 2 } };
const cannons = (halves) => ({
  id: 'flight-event-cannons',
  key: 'cannons',
  variables: { seat: 'Ann', powered: [], tokens: [], strength: { halves }, batteries: 0 },
});
const looked = { id: 'yard-event-looked', key: 'looked', variables: { seat: 'seat 1', pile: 2 } };
const planets = { id: 'card-planets', key: 'planets', variables: { planets: [[{ word: 'red', key: 'red' }], ['Ann']], days: 1 } };
const LANGUAGES = {
  fr: [/ 1,5$/, 'Place 1 regarde la pile de cartes 2', '\u00a0; '],
  pl: [/ 1,5 kredytu$/, 'Miejsce 1 podgląda stos kart 2', '; '],
  de: [/ 1,5 Credits$/, 'Platz 1 sieht sich Kartenstapel 2 an', '; '],
};
for (const [language, [tenths, seat, between]] of Object.entries(LANGUAGES)) {
  await speak(language);
  const told = (message) => tell({ says: 'English', told: message });
  assert.match(told(forgone({ tenths: 15 })), tenths);
  assert.match(told(named), /^1\.5 /);
  for (const [halves, strength] of [[9, '4½'], [1, '½'], [0, '0'], [8, '4']]) assert.match(told(cannons(halves)), new RegExp(` ${strength}($| an$)`));
  assert.equal(told(looked), seat);
  assert.ok(told(planets).includes(`${between}Ann`), told(planets));
}
const finished = { id: 'game-event-yard', key: 'yard', variables: { event: { id: 'yard-event-finished', key: 'finished', variables: { seat: 'Ann', order: 2 } } } };
const refused = { id: 'yard-refusal-has-finished', key: 'has-finished', variables: { seat: 'Ann', order: 2 }, rule: 'BG-BUILD-3' };
const inGame = { id: 'game-refusal-yard', key: 'yard', variables: { error: refused } };
for (const language of ['en', 'fr', 'pl', 'de']) {
  await speak(language);
  assert.match(tell({ says: 'Ann takes order tile 2', told: finished }), /^Ann (finishes|termine|kończy|beendet) .*2$/, 'no tile of the box');
  assert.match(tell({ says: 'Ann has order tile 2', told: inGame }), /^Ann [^2]*\(BG-BUILD-3\)$/, 'and the rule is named');
}
console.log('ok   tenths, half points, names, seats and lists in every language');
