// The drawing of a board: each cell takes what the brush paints, by mouse, touch or keys.
import { useRef, useState } from 'preact/hooks';
import type { Cell } from '../../js/index';
import { Note, useMark } from '../box/mistakes';
import { cellOf, usePainting } from '../box/painting';
import { sameCell } from '../ship/cell';
import { Stars } from '../ship/stars';
import { towards } from '../ship/steps';
import { t } from '../words';
import { type Brush, letterWords } from './brushes';
import { type Draft, LETTERS, letterAt, withCabin, withLetter } from './draft';
import '../ship/ship.css';

const SIDE = 100;
/** Room for the printed numbers. */
const MARGIN = 64;
/** The least width of a cell in pixels with its gap, so that a finger can tap it. */
const FINGER = 48;

type Props = { draft: Draft; brush: Brush; put: (draft: Draft) => void };

export function Grid({ draft, brush, put }: Props) {
  const { columns, rows } = draft.size;
  const [stop, setStop] = useState<Cell>([0, 0]);
  const root = useRef<SVGSVGElement>(null);
  const cells = Array.from({ length: columns * rows }, (_, place) => ({ cell: [place % columns, Math.floor(place / columns)] as Cell }));
  const box: [number, number, number, number] = [-MARGIN, -MARGIN, columns * SIDE + 2 * MARGIN, rows * SIDE + 2 * MARGIN];
  const stands = stop[0] < columns && stop[1] < rows ? stop : [0, 0];

  const begin = (cell: Cell): string | null => {
    setStop(cell);
    if (brush === 'home') {
      put(withCabin(draft, cell));
      return null;
    }
    const letter = letterAt(draft, cell) === brush ? '.' : brush;
    put(withLetter(draft, cell, letter));
    return letter;
  };
  const painting = usePainting(begin, (cell, letter) => put(withLetter(draft, cell, letter)));
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event);
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = LETTERS.find((each) => each === event.key.toLowerCase());
    const next = towards(event.key, cell, cells);
    if (event.key === 'Enter' || event.key === ' ') begin(cell);
    else if (event.key.toLowerCase() === 'h') put(withCabin(draft, cell));
    else if (letter) put(withLetter(draft, cell, letter));
    else if (next) {
      setStop(next);
      root.current?.querySelector<SVGGElement>(`[data-cell="${next}"]`)?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <div class="boards-drawn" id="board-cells" role="group" aria-label={t('board-cells')} {...useMark('board-cells')}>
      <div class="boards-scroll">
        <svg
          ref={root}
          class="sw-ship dark ship boards-grid"
          viewBox={box.join(' ')}
          style={{ minWidth: `${(FINGER * box[2]) / SIDE}px`, maxWidth: `${(72 * box[2]) / SIDE}px` }}
          {...({ ...painting, onKeyDown } as object)}
        >
          <Stars box={box} />
          <Numbers draft={draft} />
          {cells.map(({ cell }) => (
            <Square key={`${cell}`} draft={draft} cell={cell} stop={sameCell(cell, stands as Cell)} />
          ))}
        </svg>
      </div>
      <Note of="board-cells" />
    </div>
  );
}

function Numbers({ draft: { numbers, size } }: { draft: Draft }) {
  const middle = (line: number) => line * SIDE + SIDE / 2;
  return (
    <g class="boards-numbers" aria-hidden>
      {numbers.columns.slice(0, size.columns).map((text, line) => (
        <text key={line} class="number" x={middle(line)} y={-22}>
          {text}
        </text>
      ))}
      {numbers.rows.slice(0, size.rows).map((text, line) => (
        <text key={line} class="number" x={-32} y={middle(line) + 10}>
          {text}
        </text>
      ))}
    </g>
  );
}

const KINDS: Record<string, string> = { '#': '', '.': 'none', o: 'orange' };

function Square({ draft, cell, stop }: { draft: Draft; cell: Cell; stop: boolean }) {
  const letter = letterAt(draft, cell);
  const isHome = sameCell(draft.cabin, cell);
  const what = [letterWords(letter), ...(isHome ? [letterWords('home')] : [])].join(', ');
  const props = {
    class: `ship-cell cell ${KINDS[letter] ?? 'closed'}`,
    'data-cell': `${cell}`,
    transform: `translate(${cell[0] * SIDE} ${cell[1] * SIDE})`,
    role: 'button',
    'aria-label': t('board-cell', { column: cell[0] + 1, row: cell[1] + 1, what }),
    tabindex: stop ? 0 : -1,
  } as object;
  return (
    <g {...props}>
      <rect class="ship-ground" x="4" y="4" width="92" height="92" rx="12" />
      {isHome && <path class="ship-home" d="M20 50l30-26 30 26M30 44v28h40v-28" />}
      {!(letter in KINDS) && (
        <text class="ship-mark" x="50" y="62">
          {letter}
        </text>
      )}
      <rect class="ship-focus" x="2" y="2" width="96" height="96" rx="14" />
    </g>
  );
}
