// Saves of whole games.
import * as sw from '../../dist/index.js';
import { begun, kept as keep, savedAt } from './saves.mjs';

/** A game of bots up to a moment of its flight: the first where `is` holds of the view. */
export const upTo = (is, { players = 3, classes = ['II'], seed = 11 } = {}) => savedAt(is, { play: 'game', players, classes, seed });

/** The save of a game in which nobody builds anything, and everybody withdraws. */
export async function penniless() {
  const game = await begun({ play: 'game', players: 2, classes: ['II'], seed: 1 });
  while (game.view(null).now !== 'over') {
    const owed = game.chance();
    const [seat] = game.awaited().seats;
    const listed = owed ? [] : game.choices(seat).listed.map(({ choice }) => choice);
    const does = (...deeds) => listed.find((choice) => deeds.includes(Object.values(choice)[0].do));
    sw.must(game.choose(owed ? 'table' : seat, owed ?? does('finish', 'withdraw') ?? listed.at(-1)));
  }
  return game.save();
}

/** Whether a seat is asked so in a flight. */
export const asks =
  (ask, seat = 0) =>
  ({ now }) =>
    now.flight?.asked?.[0] === seat && now.flight.asked[1].ask === ask;
export const inFlight = ({ now }) => now !== 'over' && 'flight' in now;

/** Keeps a game in the browser before the page is opened. */
export const kept = (save, seats) => keep('game', save, seats);
