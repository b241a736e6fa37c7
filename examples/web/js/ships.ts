// Only ships, in the smallest WebAssembly module: `starwright/ships`.
import type { Outcome } from './answer.js';
import { Engine, type Source } from './engine.js';
import { type Layout, layouts, type Overlays } from './layouts.js';
import * as glue from './wasm/ships.js';

export { must, type Outcome } from './answer.js';
export type { Source } from './engine.js';
export { type ErrorCode, type Refusal, StarwrightError } from './error.js';
export type { Board, Catalogue, Cell, Component, Fits, Inspection, Layout, Overlays, Repair, Side, Theme, Told, Turn } from './layouts.js';
export type * from './messages.js';
export type { MessageData, Variable } from './told.js';

const engine = new Engine(glue, () => new URL('./wasm/ships_bg.wasm', import.meta.url));
const ships = layouts(() => engine.wasm);

/** Loads the WebAssembly module; by default the file next to this one. */
export const load = (source?: Source): Promise<void> => engine.load(source);
export const { board, catalogue, inspect, fits, misfits, repair, notation, read, turned, tileSvg, svgStyle } = ships;
export const svg: (of: { layout: Layout }, overlays?: Overlays) => Outcome<string> = ships.svg;
