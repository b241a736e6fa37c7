// What is told once, above everything else: what went wrong, or why nothing can be done.
import { signal } from '@preact/signals';

export const told = signal({ text: '', number: 0 });

/** Shows a notice; an empty one removes the last. */
export function notice(text: string): void {
  told.value = { text, number: told.value.number + 1 };
}
