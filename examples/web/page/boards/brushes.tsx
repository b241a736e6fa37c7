// What a cell can be painted as.
import { t, term } from '../words';
import { LETTERS } from './draft';

export type Brush = (typeof LETTERS)[number] | 'home';

const BRUSHES: Brush[] = [...LETTERS, 'home'];
const NAMED = { '#': 'board-plain', '.': 'board-none', o: 'cell-orange' } as const;

/** What a cell is called: by its kind, or by the mark that opens it. */
export function letterWords(letter: string): string {
  if (letter === 'home') return term('starting cabin');
  return letter in NAMED ? t(NAMED[letter as keyof typeof NAMED]) : t('board-marked', { mark: letter });
}

const isMark = (brush: Brush) => brush !== 'home' && !(brush in NAMED);

export function Brushes({ brush, take }: { brush: Brush; take: (brush: Brush) => void }) {
  return (
    <fieldset class="boards-brushes" id="board-brush">
      <legend>{t('board-brush')}</legend>
      <div class="fields">
        {BRUSHES.map((each) => (
          <label key={each} class="boards-brush">
            <input
              type="radio"
              name="brush"
              value={each}
              checked={each === brush}
              aria-label={letterWords(each)}
              onChange={() => take(each)}
            />
            <span>{isMark(each) ? each : letterWords(each)}</span>
          </label>
        ))}
      </div>
      <p class="soft">{t('board-brush-how')}</p>
    </fieldset>
  );
}
