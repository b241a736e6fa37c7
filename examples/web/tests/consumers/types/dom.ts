// Where types know the DOM, what it has is taken.
import { load } from 'starwright';

await load(new URL('https://localhost/starwright_bg.wasm'));
await load(fetch('/starwright_bg.wasm'));
await load(await fetch('/starwright_bg.wasm'));
await load(await WebAssembly.compileStreaming(fetch('/starwright_bg.wasm')));
// @ts-expect-error a number is no place of a file
await load(5);
