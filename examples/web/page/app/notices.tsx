// What went wrong, above everything else.
import { signal } from '@preact/signals';
import { ruled } from '../rules';
import { Nodes } from './legacy';

const text = signal('');

/** Shows a notice; an empty one removes the last. */
export function notice(says: string): void {
  text.value = says;
}

export function Notices() {
  return (
    <div role="alert">
      {text.value && (
        <p class="notice">
          <Nodes of={() => ruled(text.value)} key={text.value} />
        </p>
      )}
    </div>
  );
}
