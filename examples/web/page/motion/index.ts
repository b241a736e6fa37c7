// Animations one after another, in the order of what happened.
import { signal } from '@preact/signals';
import { lasting } from './speed';

export { pace, type Speed, speed, SPEEDS } from './speed';

/** An animation of an element; `ms` at normal speed. It ends as it began: the step's `then` shows what is new. */
export type Motion = { on: Element; frames: Keyframe[]; ms: number; easing?: string; delay?: number };
/** What moves at the same time, looked up when it is this step's turn; `then` is also called if nothing moves. */
export type Step = { move?: () => Motion[]; then?: () => void };

/** Whether something moves. */
export const moving = signal(false);

let queue: Step[] = [];
let running: Animation[] = [];
let waiting: (() => void)[] = [];
let isSkipping = false;

/** Runs steps after those that still run. */
export function play(steps: Step[]): void {
  queue.push(...steps);
  if (!moving.value && queue.length) void run();
}

/** Resolves when nothing moves. */
export const idle = (): Promise<void> => (moving.value ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve());

/** Shows at once what the steps lead to. */
export function skip(): void {
  if (!moving.value) return;
  isSkipping = true;
  for (const each of running) each.finish();
}

/** Forgets all steps without their ends: what they were about is not shown any more. */
export function stop(): void {
  queue = [];
  skip();
}

async function run(): Promise<void> {
  moving.value = true;
  for (let step = queue.shift(); step; step = queue.shift()) {
    await moved(step.move);
    step.then?.();
    // rendered before the next step looks its elements up
    await null;
  }
  [moving.value, isSkipping] = [false, false];
  const heard = waiting;
  waiting = [];
  for (const resolve of heard) resolve();
}

async function moved(move: Step['move']): Promise<void> {
  if (!move || isSkipping || lasting(1) === 0) return;
  running = move().map(({ on, frames, ms, easing = 'ease-in-out', delay = 0 }) =>
    on.animate(frames, { duration: lasting(ms), delay: lasting(delay), easing, fill: 'both' }),
  );
  await Promise.allSettled(running.map(({ finished }) => finished));
  for (const each of running) each.cancel();
  running = [];
}

document.addEventListener('visibilitychange', () => document.hidden && skip());
