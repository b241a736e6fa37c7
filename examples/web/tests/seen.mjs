// A seat's view of a game elsewhere shows the same as the game itself: choices, events, pictures, advice.
import assert from 'node:assert/strict';
import * as bots from '../dist/bots.js';
import * as sw from '../dist/index.js';

await Promise.all([sw.load(), bots.load()]);
const NAMES = ['Ann', 'Bob', 'Cid'];

/** The state that a server sends to a seat. */
function now(game, seat) {
  const { listed, open } = seat === null ? { listed: [], open: false } : game.choices(seat);
  const choices = listed.map(({ choice }) => choice);
  const sent = {
    awaited: game.awaited(),
    choices,
    unlisted: open,
    view: game.view(seat),
    players: [],
    position: 0,
    over: false,
    asked: null,
  };
  return JSON.parse(JSON.stringify(sent));
}

/** Bots play to the end; every seat's view is compared on the way. */
function watched(kind, deal, every) {
  const game = sw.must(sw.Game.begin(kind, sw.must(sw.deal(deal))));
  game.seed(7);
  game.call(NAMES);
  const seats = [0, 1, null];
  const seen = seats.map((seat) => new sw.Seen(kind, seat, now(game, seat)));
  for (const each of seen) each.call(NAMES);
  const told = new Set();
  for (let turn = 0; game.awaited().seats.length || game.awaited().table; turn += 1) {
    const happened = sw.must(step(game, turn));
    for (const [place, seat] of seats.entries()) {
      if (happened.some(({ event }) => 'settled' in Object(event))) seen[place].update(now(game, seat));
      const again = seen[place].tell(happened.map(({ event }) => event));
      assert.deepEqual(again, happened);
      seen[place].update(now(game, seat));
      for (const { says } of again) told.add(says);
    }
    if (turn % every) continue;
    for (const [place, seat] of seats.entries()) {
      assert.deepEqual(seen[place].awaited(), game.awaited());
      assert.deepEqual(seen[place].view(seat), game.view(seat));
      if (seat === null) continue;
      assert.deepEqual(seen[place].choices(seat), game.choices(seat));
      assert.deepEqual(seen[place].choices(seat === 0 ? 1 : 0), { listed: [], open: false });
    }
    if (kind === 'battle') pictures(game, seats, seen);
    const [asked] = game.awaited().seats;
    if (asked < 2) assert.deepEqual(bots.advise(seen[asked], asked, 'low', turn), bots.advise(game, asked, 'low', turn));
  }
  return told.size;
}

function step(game, turn) {
  const owed = game.chance();
  if (owed) return game.choose('table', owed);
  for (const seat of game.awaited().seats) {
    const hint = bots.advise(game, seat, 'low', turn);
    if (hint) return game.choose(seat, hint.choice);
  }
  return game.choose('table', { yard: { do: 'ran_out' } });
}

function pictures(game, seats, seen) {
  const pieces = game.view(null).pieces.map(({ id }) => id);
  for (const [place, seat] of seats.entries()) {
    for (const piece of [null, ...pieces.slice(0, 6)]) {
      for (const told of [true, false])
        assert.deepEqual(seen[place].picture(seat, piece, 'dark', told), game.picture(seat, piece, 'dark', told));
    }
  }
}

assert.ok(watched('battle', { play: 'battle', players: 3, seed: 5, powers: true }, 20) > 100);
assert.ok(watched('game', { play: 'game', players: 2, seed: 5, classes: ['I', 'IIC'] }, 10) > 100);
console.log('ok   the view of a game elsewhere shows the same as the game');

const game = sw.must(sw.Game.begin('battle', sw.must(sw.deal({ play: 'battle', players: 3, seed: 1 }))));
const broken = new sw.Seen('battle', 0, { ...now(game, 0), view: { nonsense: true }, choices: [{ do: 'nonsense' }] });
assert.match(broken.picture(0).unreadable, /^`view`: /);
assert.throws(() => broken.choices(0), { name: 'StarwrightError', code: 'unreadable' });
assert.throws(() => broken.tell([{ event: 'nonsense' }]), { name: 'StarwrightError', code: 'unreadable' });
console.log('ok   wrong messages of a server are named');
