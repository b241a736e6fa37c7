// Bots and hints in Node: their choices are legal, deterministic, and have a reason.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as bots from '../dist/bots.js';
import * as sw from '../dist/index.js';

await Promise.all([sw.load(), bots.load()]);

/** Plays with bots on all seats; returns the game and all hints. */
function played(kind, deal, skills, most) {
  const game = sw.must(sw.Game.begin(kind, sw.must(sw.deal(deal))));
  game.seed(7);
  const hints = [];
  for (let turn = 0; turn < most; turn += 1) {
    const owed = game.chance();
    if (owed) {
      sw.must(game.choose('table', owed));
      continue;
    }
    const advised = game.awaited().seats.map((seat) => [seat, bots.advise(game, seat, skills[seat], turn)]);
    const [seat, hint] = advised.find(([, hint]) => hint) ?? [];
    if (hint) {
      sw.must(game.choose(seat, hint.choice));
      hints.push(hint);
    } else if (!('ok' in game.choose('table', { yard: { do: 'ran_out' } }))) break;
  }
  return { game, hints };
}

const skills = ['low', 'middle', 'high'];
const battle = { play: 'battle', players: 3, seed: 5, powers: true };
const one = played('battle', battle, skills, 60);
assert.equal(one.hints.length, 60);
assert.ok(one.hints.every(({ does, says, why }) => does && says && why.expected));
const simulated = one.hints.filter(({ why }) => why.expected.games > 0);
assert.ok(simulated.length > 0 && simulated.every(({ says, reasons: [{ says: same, told }] }) => says === same && told.id === 'expectation-mean'));
assert.ok(one.hints.every(({ why, reasons }) => reasons.length === Math.min(why.expected.games, 1)));
assert.equal(played('battle', battle, skills, 60).game.save(), one.game.save(), 'the same seeds, the same battle');
console.log('ok   bots of three strengths fight');

const { game, hints } = played('game', { play: 'game', players: 3, seed: 5, classes: ['IIIC'] }, skills, 4000);
assert.equal(game.view(null).now, 'over');
const whys = hints.flatMap(({ why, says }) => (why ? [[Object.keys(why)[0], says]] : []));
for (const kind of ['changes', 'spared']) assert.ok(whys.some(([found]) => found === kind), `no hint says why by its ${kind}`);
assert.ok(whys.every(([, says]) => says && !/\(\d/.test(says)), 'places have their printed names');
console.log(`ok   bots of three strengths build and fly, ${whys.length} of ${hints.length} choices with a reason`);

const layout = JSON.parse(readFileSync(new URL('../../ships/iiic-packed.json', import.meta.url), 'utf8'));
const fleet = sw.must(sw.fleet(layout));
let spares = 0;
for (const from of ['front', 'right', 'rear', 'left']) {
  for (let dice = 0; dice < 36; dice += 1) {
    const aim = sw.must(sw.aim(layout, from, [1 + (dice % 6), 1 + Math.floor(dice / 6)]));
    const attack = { kind: 'light_cannon_fire', lines: aim.final ?? assert.fail('two dice are enough') };
    const { best, why, says, told, reasons } = sw.must(bots.bestDefence(fleet, attack));
    const met = sw.must(sw.defend(fleet, attack, best.defence));
    assert.deepEqual(met.lines.map(({ line }) => line), best.lines, 'what it expects happens');
    if (why.spared.components.length === 0) continue;
    spares += 1;
    assert.match(says, /^keeps the /);
    assert.equal(told.id, 'flight-choice-defend');
    assert.deepEqual(reasons.map((reason) => [reason.says, reason.told.id]), [[says, 'spared']]);
  }
}
assert.ok(spares > 3, `${spares} defences spare something`);
console.log('ok   the best defence is legal, and has the effect that it claims');

const { component: engine } = sw.catalogue().tiles.find(({ component }) => component.kind === 'engine');
const { component: cabin } = sw.catalogue().tiles.find(({ component }) => component.kind === 'cabin');
const empty = sw.must(sw.board('II')).layout;
const begun = { ...empty, tiles: [{ at: sw.must(bots.bestPlace(empty, cabin)).placing.at, ...cabin }] };
const { placing, why, says, told, reasons } = sw.must(bots.bestPlace(begun, engine));
assert.ok(why.changes.some(({ quality, by }) => quality === 'engines' && by > 0));
assert.match(says, /\+\d engine strength/);
assert.equal(told.id, 'yard-choice-place');
assert.equal(reasons.map((reason) => reason.says).join(', '), says);
assert.ok(reasons.some((reason) => reason.told.id === 'change-engines'));
const fits = sw.must(sw.fits(begun, engine));
assert.ok(fits[placing.turn].some(([column, row]) => column === placing.at[0] && row === placing.at[1]));
assert.ok('unreadable' in bots.bestPlace(layout, { kind: 'nothing' }));
console.log('ok   the best place is named, with the changes it makes');

const { component: home } = sw.catalogue().tiles.find(({ component }) => component.kind === 'starting_cabin');
const alone = sw.must(sw.fleet({ ...sw.must(sw.board('I')).layout, tiles: [{ at: [2, 2], ...home }] }));
const swarm = { level: 'I', kind: 'meteor_swarm', meteors: ['LF'] };
const players = [0, 3].map((position) => ({ fleet: alone, position }));
const flight = sw.must(sw.Game.begin('flight', { board: { class: 'I' }, level: 'I', deck: [swarm], under_way: true, players }));
// the cabin stands in column 7, which two dice call in 6 of 36 throws
const { nothing, helped } = sw.must(bots.odds(flight.view(0), 0, swarm));
assert.deepEqual([nothing.of, nothing.exact], [36, true]);
assert.deepEqual(nothing.outcomes.map(({ toll, weight }) => [toll.components, toll.ships, toll.crew, weight]), [[0, 0, 0, 30], [1, 1, 2, 6]]);
assert.deepEqual(helped, nothing, 'nothing aboard helps');
const three = sw.must(bots.odds(flight.view(0), 0, { ...swarm, meteors: ['LF', 'LF', 'LF', 'LF'] })).nothing;
assert.equal(three.exact, false, 'three of four rolls are counted');
assert.ok('refusal' in bots.odds(flight.view(0), 4, swarm), 'no such seat');
assert.ok('unreadable' in bots.odds(flight.view(0), 0, { kind: 'nothing' }));
console.log('ok   the odds of a card are those of the dice');
