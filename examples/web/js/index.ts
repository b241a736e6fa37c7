// starwright for JavaScript: typed functions over WebAssembly. Message types are generated from the crate's schemas.
import type { Source } from './engine.js';
import { layouts } from './layouts.js';
import { rules } from './rules.js';

export { must, type Outcome } from './answer.js';
export { card, type ToldCard } from './cards.js';
export type { Source } from './engine.js';
export { type ErrorCode, type Refusal, StarwrightError } from './error.js';
export {
  type After,
  type Aim,
  aim,
  type Attack,
  type AttackKind,
  type Defended,
  defend,
  fleet,
  heat,
  keep,
  type Threatened,
  threat,
} from './fire.js';
export {
  type Actor,
  type Awaited,
  type Choices,
  type Deal,
  deal,
  Game,
  type Games,
  type Happened,
  type OwnCards,
  pieceName,
  type Seat,
  type Shown,
} from './games.js';
export type {
  Board,
  Catalogue,
  Cell,
  Component,
  Fits,
  Fleet,
  Inspection,
  Layout,
  Overlays,
  Repair,
  Side,
  Theme,
  Told,
  Turn,
} from './layouts.js';
export type * from './messages.js';
export { Seen } from './seen.js';
export type { MessageData, Variable } from './told.js';

/** Loads the WebAssembly module; by default the file next to this one. */
export const load = (source?: Source): Promise<void> => rules.load(source);
export const { board, catalogue, inspect, fits, misfits, repair, notation, read, turned, svg, tileSvg, svgStyle } = layouts(
  () => rules.wasm,
);
