// What is wrong with a ship, lettered as on its picture.
import type { Inspection } from '../../js/index';
import { Ruled } from '../look/ruled';
import { tell } from '../told';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const Mistakes = ({ told }: { told: Inspection['told'] }) => (
  <ol class="mistakes ship-mistakes">
    {told.map(({ says, told, violation }, place) => (
      <li key={`${place} ${says}`}>
        <span class="ship-letter">{LETTERS[place] ?? '!'}</span>
        <span>
          <Ruled text={tell({ says, told: { ...told, rule: violation.rule } })} />
        </span>
      </li>
    ))}
  </ol>
);
