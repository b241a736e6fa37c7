// The WebAssembly memory of games is freed, with or without `dispose`: `node --expose-gc freed.mjs`.
import assert from 'node:assert/strict';

// the memories of all WebAssembly instances made here
const memories = [];
for (const name of ['instantiate', 'instantiateStreaming']) {
  const made = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const result = await made.apply(WebAssembly, given);
    const { exports } = result.instance ?? result;
    if (exports.__wbg_table_free) memories.push(exports.memory);
    return result;
  };
}
let finalized = 0;
globalThis.FinalizationRegistry = class extends FinalizationRegistry {
  constructor(end) {
    super((held) => {
      finalized += 1;
      end(held);
    });
  }
};
const sw = await import('../dist/index.js');
await sw.load();
const size = () => memories[0].buffer.byteLength;
const MB = 1_000_000;

const bots = await import('../dist/bots.js');
await bots.load();

/** A game after some choices by bots. */
function played(deal, choices) {
  const game = sw.must(sw.Game.begin(deal.play, sw.must(sw.deal(deal))));
  for (let turn = 0; turn < choices; turn += 1) {
    const owed = game.chance();
    if (owed) {
      sw.must(game.choose('table', owed));
      continue;
    }
    for (const seat of game.awaited().seats) {
      const hint = bots.advise(game, seat, 'low', turn);
      if (!hint) continue;
      sw.must(game.choose(seat, hint.choice));
      break;
    }
  }
  return game;
}
const battle = played({ play: 'battle', players: 4, seed: 7, powers: true }, 120);
const { length } = battle.log();
assert.ok(length > 100, `${length} choices`);

for (let count = 0; count < 20_000; count += 1) battle.branch(count % 20);
assert.ok(size() < 10 * MB, `20,000 branches in one stretch hold ${size() / MB} MB`);
console.log(`ok   20,000 branches in one stretch, ${(size() / MB).toFixed(1)} MB in WebAssembly`);

const whole = played({ play: 'game', players: 5, seed: 7, classes: ['I', 'II', 'IIIC'] }, 100);
for (let count = 0; count < 1000; count += 1) whole.branch(whole.log().length);
console.log(`ok   1,000 whole games, ${(size() / MB).toFixed(1)} MB in WebAssembly`);
assert.ok(size() < 10 * MB, `whole games hold ${size() / MB} MB`);

// more games than are held at once: each continues as if it had been held all the time
const kept = Array.from({ length: 600 }, (_, place) => battle.branch(place % length));
const yards = Array.from({ length: 600 }, (_, seed) => {
  const yard = sw.must(sw.Game.begin('yard', sw.must(sw.deal({ play: 'yard', players: 2, class: 'II', seed: 1 }))));
  yard.seed(seed);
  yard.call(['Ann', 'Bob']);
  return yard;
});
for (const [place, game] of kept.entries()) assert.equal(game.log().length, place % length);
const tiles = yards.map((yard) => {
  const [{ says, told }] = sw.must(yard.branch(0).choose(0, { do: 'take_face_down' }));
  assert.equal(says, 'Ann draws from the face-down pool', 'what was put away, and its branches, know their players');
  assert.deepEqual(told, { id: 'yard-event-reached', key: 'reached', variables: { seat: 'Ann' } });
  sw.must(yard.choose(0, { do: 'take_face_down' }));
  return JSON.stringify(yard.chance());
});
for (const [seed, tile] of tiles.entries()) {
  const again = sw.must(sw.Game.begin('yard', JSON.parse(yards[seed].save()).setup));
  again.seed(seed);
  sw.must(again.choose(0, { do: 'take_face_down' }));
  assert.equal(JSON.stringify(again.chance()), tile, 'what was put away draws as it would have');
}
assert.ok(new Set(tiles).size > 20, `${new Set(tiles).size} tiles come up`);
assert.ok(size() < 10 * MB, `${size() / MB} MB`);
console.log('ok   1,200 games at once, each continues');

for (const end of ['dispose', Symbol.dispose]) {
  const ended = battle.branch(3);
  ended[end]();
  ended[end]();
  for (const ask of [() => ended.save(), () => ended.view(0), () => ended.branch(0), () => ended.seed(1)]) {
    assert.throws(ask, ({ name, code }) => name === 'StarwrightError' && code === 'disposed');
  }
}
assert.equal(battle.log().length, length);
console.log('ok   a disposed game throws');

for (let tries = 0; tries < 100 && finalized < 10_000; tries += 1) {
  globalThis.gc();
  await new Promise((idle) => setTimeout(idle, 10));
}
assert.ok(finalized >= 10_000, `${finalized} games out of reach were freed`);
console.log('ok   unreachable games are freed');
