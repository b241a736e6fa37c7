// With DOM types, values of the DOM are accepted.
import { load } from 'starwright';

await load(new URL('https://localhost/starwright_bg.wasm'));
await load(fetch('/starwright_bg.wasm'));
await load(await fetch('/starwright_bg.wasm'));
await load(await WebAssembly.compileStreaming(fetch('/starwright_bg.wasm')));
// @ts-expect-error a number is not a source
await load(5);
