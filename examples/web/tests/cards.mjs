// Custom cards in Node: which are refused, and how they are dealt.
import assert from 'node:assert/strict';
import * as sw from '../dist/index.js';

await sw.load();

const slavers = (level, credits) => ({ level, kind: 'slavers', strength: 65535, lose_crew: 0, credits, days: 0 });
const { card, says, told } = sw.must(sw.card(slavers('II', 7)));
assert.deepEqual(card, slavers('II', 7));
assert.match(says, /^Slavers of strength 65535: .* 7 credits for 0 days\.$/);
assert.equal(told.id, 'card-slavers');
const printed = sw.must(sw.deal({ play: 'game', players: 2, classes: ['II'], seed: 1 })).rounds[0].deck[0];
const { id, ...own } = printed;
assert.deepEqual(sw.must(sw.card(printed)).card, own, `without its number ${id}`);

const { refusal } = sw.card({ level: 'I', kind: 'sequence', parts: [] });
assert.deepEqual([refusal.refused, refusal.field, refusal.rule], ['count', 'parts', 'LM-R53']);
assert.equal(refusal.told.id, 'card-count');
assert.match(sw.card(slavers('II', 65536)).unreadable, /^`kind`: .*65536/);
assert.match(sw.card(slavers('V', 1)).unreadable, /^`level`: /);
console.log('ok   cards are checked, and their sentences say what is on them');

const isOwn = ({ id }) => id === undefined;
const level = (wanted) => (each) => each.level === wanted;
/** The decks of a game, whose piles hold the same cards. */
function decks(classes, more) {
  const { rounds } = sw.must(sw.deal({ play: 'game', players: 2, classes, seed: 7, ...more }));
  const sorted = (cards) => cards.map((each) => JSON.stringify(each)).sort();
  for (const { deck, start } of rounds) assert.deepEqual(sorted(start.building.piles.flat()), sorted(deck));
  return rounds.map(({ deck }) => deck);
}
const cards = [slavers('I', 1), slavers('II', 2), slavers('II', 3), slavers('III', 4)];
const [two] = decks(['II'], { cards });
assert.equal(two.length, 12);
assert.equal(two.filter(level('II')).length, 8, 'BG-PILES');
assert.deepEqual(two.filter(isOwn).map(({ credits }) => credits).sort(), [1, 2, 3], 'no card of level III flies');
const piles = new Set();
for (let seed = 0; seed < 40; seed += 1) {
  const { rounds } = sw.must(sw.deal({ play: 'game', players: 2, classes: ['I'], seed, cards: [slavers('I', 1)] }));
  piles.add(rounds[0].start.building.piles.findIndex((pile) => pile.some(isOwn)));
}
assert.equal(piles.size, 4, 'an own card may be in any pile');

const many = Array.from({ length: 11 }, (_, credits) => slavers('II', credits));
const [first, second] = decks(['II', 'II'], { cards: many });
assert.equal(first.filter(isOwn).length, 8);
assert.equal(second.filter(isOwn).length, 3, 'a card is dealt once');

const fours = Array.from({ length: 12 }, (_, credits) => slavers('IV', credits));
const [four] = decks(['IVC'], { cards: fours, in_pile: [1, 1, 0, 3] });
assert.deepEqual(['I', 'II', 'III', 'IV'].map((wanted) => four.filter(level(wanted)).length), [4, 4, 0, 12]);
assert.equal(four[0].level, 'IV');
const lacking = sw.deal({ play: 'game', players: 2, classes: ['IVC'], seed: 7, cards: fours.slice(1), in_pile: [1, 1, 0, 3] });
assert.equal(lacking.refusal.told.id, 'card-none-printed');
const wrong = [{ cards: 5 }, { cards: [{}] }, { in_pile: [1, 1, 0] }, { in_pile: [1, 1, 0, -1] }];
for (const more of wrong) assert.ok('unreadable' in sw.deal({ play: 'game', players: 2, classes: ['IVC'], seed: 7, ...more }));

const fleet = sw.must(sw.fleet({ class: 'II', tiles: [{ at: [3, 2], kind: 'starting_cabin', capacity: 2, edges: '3333' }] }));
const flight = sw.must(sw.deal({ play: 'flight', fleets: [fleet, fleet], class: 'II', seed: 7, cards }));
assert.equal(flight.deck.filter(isOwn).length, 3);
console.log('ok   custom cards replace printed ones of their level');
