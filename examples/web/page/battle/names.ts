// Pieces and squadrons, as numbers and by name.
import type * as sw from '../../js/index';

/** A fleet has 20 ships: three squadrons of six fighters, then two capital ships. */
export const FLEET = 20;
const FIGHTERS = 18;
const SIX = 6;

export const seatOf = (piece: number): number => Math.floor(piece / FLEET);
const place = (piece: number): number => piece % FLEET;
export const isCapital = (piece: number): boolean => place(piece) >= FIGHTERS;
export const fleetOf = (seat: number): number[] => Array.from({ length: FLEET }, (_, each) => seat * FLEET + each);

/** The number of a fighter's squadron, from 0; of a capital ship, from 0. */
export const groupOf = (piece: number): number => (isCapital(piece) ? place(piece) - FIGHTERS : Math.floor(place(piece) / SIX));

export const squadronOf = (piece: number): sw.BattleSquadron | null => (isCapital(piece) ? null : [seatOf(piece), groupOf(piece)]);

export const fightersOf = ([seat, group]: sw.BattleSquadron): number[] =>
  Array.from({ length: SIX }, (_, each) => seat * FLEET + group * SIX + each);

const letter = (seat: number): string => 'abcd'[seat];

/** `a1.4`, `B2`, as the crate says. */
export const nameOf = (piece: number): string =>
  isCapital(piece)
    ? `${letter(seatOf(piece)).toUpperCase()}${groupOf(piece) + 1}`
    : `${letter(seatOf(piece))}${groupOf(piece) + 1}.${(place(piece) % SIX) + 1}`;

export const squadronName = ([seat, group]: sw.BattleSquadron): string => `${letter(seat)}${group + 1}`;
