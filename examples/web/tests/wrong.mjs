// Every function and method with wrong values: the outcome is unreadable, a refusal or a `StarwrightError`, with a short message.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as bots from '../dist/bots.js';
import * as sw from '../dist/index.js';
import * as ships from '../dist/ships.js';

const LONG = 'x'.repeat(10_000_000);
const MEGABYTE = LONG.slice(0, 1_000_000);
const itself = {};
itself.itself = itself;
const deep = JSON.parse('[0]');
for (let at = deep, depth = 0; depth < 100_000; depth += 1) at = at[0] = [0];
const VALUES = {
  undefined,
  null: null,
  true: true,
  5: 5,
  0: 0,
  NaN,
  Infinity,
  '-1': -1,
  1.5: 1.5,
  '2^53': 2 ** 53,
  '2^32': 2 ** 32,
  'a big integer': 5n,
  'an object': {},
  'a list': [],
  'a list of holes': [undefined, NaN],
  'a text': 'x',
  'no text': '',
  'half a character': '\ud800',
  '10 MB': LONG,
  'fields of 1 MB': { kind: MEGABYTE, play: MEGABYTE, class: MEGABYTE, [MEGABYTE]: MEGABYTE },
  'a list of 1 MB': [MEGABYTE],
  'a field of NaN': { players: NaN, seed: NaN, at: [NaN, NaN] },
  itself: itself,
  'too deep': deep,
  'a symbol': Symbol('x'),
  'a function': () => {},
  'a trap': {
    toJSON() {
      throw new TypeError('a trap');
    },
  },
  'a text object': new String('IIIC'),
  'a date': new Date(NaN),
  'a map': new Map([['a', 1]]),
  'a null object': Object.create(null),
};

/** The outcome; any error other than a `StarwrightError` fails the test. */
function said(name, ask) {
  let outcome;
  try {
    outcome = ask();
  } catch (error) {
    assert.ok(error instanceof sw.StarwrightError, `${name} throws ${String(error.stack).slice(0, 400)}`);
    outcome = { thrown: error.code, unreadable: error.message };
  }
  const message = outcome?.unreadable ?? outcome?.refusal?.says ?? '';
  assert.ok(message.length <= 300, `${name} says ${message.length} characters`);
  return outcome;
}

// before anything is loaded
for (const [name, ask] of [
  ['board', () => sw.board('I')],
  ['read', () => ships.read('I')],
  ['catalogue', () => sw.catalogue()],
  ['deal', () => sw.deal({ play: 'yard' })],
  ['load', () => sw.Game.load('battle', '')],
  ['style', () => ships.svgStyle()],
  ['bestPlace', () => bots.bestPlace({}, {})],
]) {
  const { thrown, unreadable } = said(name, ask);
  assert.equal(thrown, 'not_loaded', name);
  assert.match(unreadable, /`await load\(\)` first/);
}
await Promise.all([sw.load(), bots.load(), ships.load()]);

const { layout } = sw.must(sw.board('II'));
const { component } = sw.catalogue().tiles[0];
const packed = JSON.parse(readFileSync(new URL('../../ships/iiic-packed.json', import.meta.url), 'utf8'));
const fleet = sw.must(sw.fleet(packed));
const attack = { kind: 'light_cannon_fire', lines: sw.must(sw.aim(packed, 'front', [1, 2])).final };
const setup = sw.must(sw.deal({ play: 'battle', players: 3, seed: 7 }));
const begun = () => sw.must(sw.Game.begin('battle', setup));
const [seat] = begun().awaited().seats;
const { choice } = bots.advise(begun(), seat, 'low');
const cell = sw.must(sw.board('II')).open[0];

const swarm = { level: 'I', kind: 'meteor_swarm', meteors: ['LF'] };
const { component: home } = sw.catalogue().tiles.find(({ component: { kind } }) => kind === 'starting_cabin');
const alone = sw.must(sw.fleet({ ...sw.must(sw.board('I')).layout, tiles: [{ at: [2, 2], ...home }] }));
const pilots = [0, 3].map((position) => ({ fleet: alone, position }));
const flown = { board: { class: 'I' }, level: 'I', deck: [swarm], under_way: true, players: pilots };

const onShips = {
  board: ['II', []],
  catalogue: [],
  inspect: [layout],
  fits: [layout, component],
  misfits: [layout, cell, component],
  repair: [layout],
  notation: [layout],
  read: ['II'],
  turned: [component, 1],
  svg: [{ layout }, {}],
  tileSvg: [component],
  svgStyle: [],
  must: [{ ok: 1 }],
};
const RIGHT = {
  ships: [ships, onShips],
  all: [
    sw,
    {
      ...onShips,
      fleet: [packed],
      heat: [packed, 'front'],
      aim: [packed, 'front', [1]],
      threat: [fleet, attack, undefined],
      defend: [fleet, attack, undefined],
      keep: [{}, cell],
      deal: [{ play: 'battle', players: 3, seed: 7 }],
      pieceName: [3],
      card: [{ level: 'I', kind: 'stardust' }],
    },
  ],
  bots: [
    bots,
    {
      must: [{ ok: 1 }],
      advise: [begun(), seat, 'high', 1],
      bestDefence: [fleet, attack, undefined],
      bestPlace: [layout, component, undefined],
      odds: [sw.must(sw.Game.begin('flight', flown)).view(0), 0, swarm],
    },
  ],
};
const METHODS = {
  seed: [1],
  awaited: [],
  choices: [seat],
  check: [seat, choice],
  choose: [seat, choice],
  view: [seat],
  undo: [],
  log: [],
  branch: [0],
  save: [],
  chance: [],
  picture: [seat, null, 'auto'],
  call: [['Ann']],
  dispose: [],
};

let count = 0;
/** Replaces each argument by every wrong value, one at a time. */
function tried(name, right, ask) {
  for (const [place] of right.entries()) {
    for (const [what, value] of Object.entries(VALUES)) {
      said(`${name}, argument ${place + 1}: ${what}`, () => ask(right.with(place, value)));
      count += 1;
    }
  }
}
for (const [part, [functions, right]] of Object.entries(RIGHT)) {
  for (const [name, value] of Object.entries(functions)) {
    // seen.mjs tries Seen
    if (typeof value !== 'function' || ['load', 'Game', 'Seen', 'StarwrightError'].includes(name)) continue;
    assert.ok(right[name], `${part}: ${name} is tried`);
    tried(`${part}: ${name}`, right[name], (given) => value(...given));
  }
}
tried('Game.begin', ['battle', setup], (given) => sw.Game.begin(...given));
tried('Game.load', ['battle', begun().save()], (given) => sw.Game.load(...given));
for (const name of Object.getOwnPropertyNames(sw.Game.prototype).filter((name) => name !== 'constructor')) {
  assert.ok(METHODS[name], `Game: ${name} is tried`);
  tried(`Game: ${name}`, METHODS[name], (given) => begun()[name](...given));
}
// and nothing has changed
assert.equal(begun().save(), begun().save());
assert.equal(sw.must(sw.inspect(sw.must(sw.board('IIIC')).layout)).weak_spot.premium, 15);
console.log(`ok   ${count} wrong values are named`);

const says = (ask) => said(String(ask), ask).unreadable;
assert.equal(
  says(() => sw.board(5)),
  '`name` must be a string, got 5',
);
assert.equal(
  says(() => sw.board({})),
  '`name` must be a string, got an object',
);
const long = says(() => sw.inspect({ [LONG]: 1 }));
assert.match(long, /^`layout`: unknown field `x+…x+`, expected one of .* `tiles`$/);
assert.equal(long.length, 200);
assert.equal(
  says(() => sw.must({})),
  'expected an outcome, got an object',
);
assert.equal(
  says(() => sw.must({ refusal: null })),
  'expected an outcome, got an object',
);
assert.equal(
  says(() => sw.Game.begin(5, setup)),
  '`kind` must be a string, got 5',
);
assert.equal(
  says(() => sw.Game.load('battle', {})),
  '`save` must be a string, got an object',
);
assert.equal(
  says(() => sw.deal({ play: 'yard', players: 3, class: 'II', seed: NaN })),
  '`seed`: JSON cannot hold NaN',
);
const game = begun();
for (const entries of [-1, 'x', 1.5, 2 ** 53, NaN, null, undefined])
  assert.match(
    says(() => game.branch(entries)),
    /^`entries` must be an integer from 0/,
  );
assert.equal(
  says(() => game.branch(1)),
  '`entries` must be at most 0, the length of the log, got 1',
);
assert.equal(game.branch(0).save(), game.save());
for (const seed of [NaN, -1, 1.5, 2 ** 53, 'x', null])
  assert.match(
    says(() => game.seed(seed)),
    /^`seed` must be an integer from 0/,
  );
for (const seed of [NaN, -1, 1.5])
  assert.match(
    says(() => bots.advise(game, seat, 'low', seed)),
    /^`seed` must be an integer from 0/,
  );
for (const skill of ['best', 5, null])
  assert.match(
    says(() => bots.advise(game, seat, skill)),
    /`skill`/,
  );
assert.match(
  says(() => bots.advise(null, seat, 'low')),
  /^`game` must be an object, got null/,
);
assert.ok(says(() => game.view(5)));
console.log('ok   messages name the argument and the value given');

const deals = { battle: {}, yard: { class: 'II' }, game: { classes: ['II'] } };
const saves = new Map();
for (const [play, more] of Object.entries(deals)) {
  const most = play === 'battle' ? 4 : 5;
  for (const players of [0, 1, 2, 3, 4, 5, 6, 99, 255]) {
    const dealt = sw.deal({ play, players, seed: 7, ...more });
    const may = players >= (play === 'battle' ? 3 : 2) && players <= most;
    assert.equal('ok' in dealt, may, `${play} of ${players}`);
    if (!may) assert.match(dealt.refusal.says, /not \d+|\(/, `${play} of ${players} names a rule`);
    if (may) assert.equal(dealt.ok.players?.length ?? dealt.ok.purses?.length ?? dealt.ok.players, players);
  }
  for (const players of [-1, 1.5, 256, 2 ** 53, '3', null, undefined, NaN])
    assert.match(
      says(() => sw.deal({ play, players, seed: 7, ...more })),
      /`players`/,
    );
  saves.set(play, sw.must(sw.Game.begin(play, sw.must(sw.deal({ play, players: 3, seed: 7, ...more })))));
}
for (const count of [1, 2, 3, 4, 5, 6, 99]) {
  const dealt = sw.deal({ play: 'flight', class: 'IIIC', seed: 7, fleets: Array(count).fill(fleet) });
  assert.equal('ok' in dealt, count >= 2 && count <= 5, `a flight of ${count}: ${JSON.stringify(dealt).slice(0, 200)}`);
  if ('ok' in dealt) assert.deepEqual(sw.must(sw.Game.begin('flight', dealt.ok)).view(null).players.length, count);
}
assert.ok('refusal' in sw.deal({ play: 'flight', class: 'IIIC', seed: 7, fleets: [] }));
for (const fleets of [null, 5, {}, [5], [layout]])
  assert.match(
    says(() => sw.deal({ play: 'flight', class: 'IIIC', seed: 7, fleets })),
    /^`fleets`/,
  );
console.log('ok   a deal checks the number of players');

const [flight] = readFileSync(new URL('../../../tests/playthroughs/flight-plain.txt', import.meta.url), 'utf8').split('\n', 1);
saves.set('flight', sw.must(sw.Game.begin('flight', JSON.parse(flight))));
for (const [kind, saved] of saves) {
  const save = saved.save();
  for (const other of saves.keys()) {
    const loaded = sw.Game.load(other, save);
    if (other === kind) assert.ok('ok' in loaded, `${kind}: ${JSON.stringify(loaded)}`);
    else assert.equal(loaded.unreadable, `expected the save of a ${other}, got that of a ${kind}`);
    if (other !== kind)
      assert.equal(sw.Game.begin(other, JSON.parse(save).setup).unreadable, `expected the setup of a ${other}, got that of a ${kind}`);
  }
}
console.log('ok   the save of another kind of game is named');
