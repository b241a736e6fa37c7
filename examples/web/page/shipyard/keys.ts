// Keyboard control of the shipyard; keys that move and place work only on the board.
import type { Bench } from './bench';

export function pressed(bench: Bench, event: KeyboardEvent, onBoard: boolean): void {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
  const act = event.ctrlKey || event.metaKey ? chord(bench, event.key) : (onBoard && board(bench)[event.key]) || anywhere(bench, event);
  if (!act) return;
  event.preventDefault();
  act();
}

const board = (bench: Bench): Record<string, () => void> => ({
  ArrowLeft: () => bench.move(-1, 0),
  ArrowRight: () => bench.move(1, 0),
  ArrowUp: () => bench.move(0, -1),
  ArrowDown: () => bench.move(0, 1),
  Enter: () => bench.act(bench.cursor),
  ' ': () => bench.act(bench.cursor),
  Delete: () => bench.remove([bench.cursor]),
});

function chord(bench: Bench, key: string): (() => void) | undefined {
  if (key === 'z') return () => bench.step(-1);
  return key === 'y' ? () => bench.step(1) : undefined;
}

function anywhere(bench: Bench, { key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  const keys: Record<string, () => void> = {
    r: () => bench.turn(shiftKey ? 3 : 1),
    n: () => bench.draw(),
    escape: () => bench.take(null),
  };
  return keys[key.toLowerCase()];
}
