// Answers `premium` cases: `node premium.mjs < cases.jsonl > answers.jsonl`. With `--planted` it forgets that cells touch by corners.
import { createInterface } from 'node:readline';

const SIZE = 6;
const PREMIUMS = [0, 0, 1, 3, 6, 10, 15];
const CORNERS = !process.argv.includes('--planted');

const around = (at) => [at, (at + 1) % SIZE, (at + SIZE - 1) % SIZE];
const beside = ([column, row]) =>
  around(column)
    .flatMap((x) => around(row).map((y) => [x, y]))
    .filter(([x, y]) => CORNERS || x === column || y === row);

function answer({ empty }) {
  const left = new Set(empty.map(String));
  let largest = 0;
  for (const start of empty) {
    const group = left.delete(String(start)) ? [start] : [];
    for (const cell of group) group.push(...beside(cell).filter((each) => left.delete(String(each))));
    largest = Math.max(largest, group.length);
  }
  return { largest_group: largest, premium: PREMIUMS[Math.min(largest, 6)] };
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  console.log(JSON.stringify({ ...asked, expect: answer(asked) }));
}
