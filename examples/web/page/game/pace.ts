// How fast time runs at a table of one device, in milliseconds.

/** Between moves of bots: in the yard, and in a flight, where one follows what they do. */
export const THINK = { yard: 1_200, flight: 400 };
export const TICK = 100;
/** So much faster time runs while only bots build. */
export const HASTE = 12;
