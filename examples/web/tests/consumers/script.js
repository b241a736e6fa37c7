// For a program of its own, in Node, Bun or Deno, bundled or not.
import { answer } from './answer.js';

console.log(await answer());
