// Saves of whole games, played by bots without a page.
import { readFileSync } from 'node:fs';
import * as bots from '../../dist/bots.js';
import * as sw from '../../dist/index.js';

const wasm = (name) => readFileSync(new URL(`../../dist/wasm/${name}_bg.wasm`, import.meta.url));
let loaded;

/** A game of bots up to a moment of its flight: the first where `is` holds of the view. */
export async function upTo(is, { players = 3, classes = ['II'], seed = 11 } = {}) {
  loaded ??= Promise.all([sw.load(wasm('starwright')), bots.load(wasm('bots'))]);
  await loaded;
  const game = sw.must(sw.Game.begin('game', sw.must(sw.deal({ play: 'game', players, classes, seed }))));
  game.seed(seed);
  for (let step = 0; step < 5000; step += 1) {
    const view = game.view(null);
    if (view.now === 'over' || is(view)) return { save: game.save(), view };
    play(game, step);
  }
  throw new Error('the moment does not come');
}

function play(game, step) {
  const owed = game.chance();
  if (owed) return sw.must(game.choose('table', owed));
  for (const seat of game.awaited().seats) {
    const advice = bots.advise(game, seat, 'high', step);
    if (advice) return sw.must(game.choose(seat, advice.choice));
  }
  return sw.must(game.choose('table', { yard: { do: 'ran_out' } }));
}

/** Whether a seat is asked so in a flight. */
export const asks =
  (ask, seat = 0) =>
  ({ now }) =>
    now.flight?.asked?.[0] === seat && now.flight.asked[1].ask === ask;
export const inFlight = ({ now }) => now !== 'over' && 'flight' in now;

/** Keeps a game in the browser before the page is opened. */
export const kept = (save, seats) => ({ 'starwright.game': JSON.stringify({ seats, save }) });
