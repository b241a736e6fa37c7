// Saves of games, played by bots without a page.
import { readFileSync } from 'node:fs';
import * as bots from '../../dist/bots.js';
import * as sw from '../../dist/index.js';

const wasm = (name) => readFileSync(new URL(`../../dist/wasm/${name}_bg.wasm`, import.meta.url));
let loaded;

/** A game that begins as it is dealt. */
export async function begun({ seed, ...deal }) {
  loaded ??= Promise.all([sw.load(wasm('starwright')), bots.load(wasm('bots'))]);
  await loaded;
  const game = sw.must(sw.Game.begin(deal.play, sw.must(sw.deal({ ...deal, seed }))));
  game.seed(seed);
  return game;
}

/** A game of bots up to a moment: the first where `is` holds of the view, else its end. */
export async function savedAt(is, { seed, skill = 'high', ...deal }) {
  const game = await begun({ seed, ...deal });
  for (let step = 0; step < 5000; step += 1) {
    const view = game.view(null);
    const { seats, table } = game.awaited();
    if ((seats.length === 0 && !table) || is(view)) return { save: game.save(), view };
    play(game, seats, { skill, step });
  }
  throw new Error('the moment does not come');
}

function play(game, seats, { skill, step }) {
  const owed = game.chance();
  if (owed) return sw.must(game.choose('table', owed));
  for (const seat of seats) {
    const advice = bots.advise(game, seat, skill, step);
    if (advice) return sw.must(game.choose(seat, advice.choice));
  }
  return sw.must(game.choose('table', { yard: { do: 'ran_out' } }));
}

/** Keeps a game in the browser before the page is opened. */
export const kept = (play, save, seats) => ({ [`starwright.${play}`]: JSON.stringify({ seats, save }) });
