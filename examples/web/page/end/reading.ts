// Whether a statement is read, so that a game waits for it.
import { signal } from '@preact/signals';

export const reading = signal(false);
