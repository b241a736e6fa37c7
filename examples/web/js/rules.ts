// The WebAssembly module with all rules.
import { Engine } from './engine.js';
import * as glue from './wasm/starwright.js';

export const rules = new Engine(glue, () => new URL('./wasm/starwright_bg.wasm', import.meta.url));
