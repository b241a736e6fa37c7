// Saves of whole games.
import { kept as keep, savedAt } from './saves.mjs';

/** A game of bots up to a moment of its flight: the first where `is` holds of the view. */
export const upTo = (is, { players = 3, classes = ['II'], seed = 11 } = {}) => savedAt(is, { play: 'game', players, classes, seed });

/** Whether a seat is asked so in a flight. */
export const asks =
  (ask, seat = 0) =>
  ({ now }) =>
    now.flight?.asked?.[0] === seat && now.flight.asked[1].ask === ask;
export const inFlight = ({ now }) => now !== 'over' && 'flight' in now;

/** Keeps a game in the browser before the page is opened. */
export const kept = (save, seats) => keep('game', save, seats);
