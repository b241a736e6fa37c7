// What comes at a ship, and what becomes of it: meteors and shots on their lines, shields, hits, components that drift off.
import type * as sw from '../../js/index';
import { ANGLES, Body } from './glyphs';
import type { Moment } from './motion';
import { countOf } from './taken';

type Props = { seat: number; fleet: sw.Fleet; moment: Moment | null };
type Kind = Parameters<typeof Body>[0]['kind'];

/** The first cell of a ship on a line, as seen from a side; undefined if the line is empty. */
function first(fleet: sw.Fleet, line: sw.Line, from: sw.Side): sw.Cell | undefined {
  if ('aimed' in line) return line.aimed;
  const cells = fleet.tiles.map(({ at }) => at).filter(([column, row]) => ('column' in line ? column === line.column : row === line.row));
  const along = 'column' in line ? 1 : 0;
  const sign = from === 'front' || from === 'left' ? 1 : -1;
  return cells.sort((one, other) => sign * (one[along] - other[along]))[0];
}

const BEFORE: Record<sw.Side, [number, number]> = { front: [0, -1], rear: [0, 1], left: [-1, 0], right: [1, 0] };

/** The first cells that an attack meets on its lines. */
const hit = (fleet: sw.Fleet, { lines, attack }: NonNullable<Moment['attack']>): sw.Cell[] =>
  lines.map((line) => first(fleet, line, attack.from)).filter((cell) => cell !== undefined);

type FlyingProps = { at: sw.Cell[]; attack: sw.AttackMessage };

/** What flies just before cells, on its way to them. */
export function Flying({ at, attack: { kind, from } }: FlyingProps) {
  const [dx, dy] = BEFORE[from];
  const named = kind.replaceAll('_', '-') as Kind;
  return (
    <>
      {at.map(([column, row]) => (
        <g
          key={`${column},${row}`}
          transform={`translate(${(column + dx * 0.95) * 100 + 50} ${(row + dy * 0.95) * 100 + 50}) rotate(${ANGLES[from]}) scale(2)`}
        >
          <g class={`fl-flying ${named}`}>
            <g transform="translate(-24 -24)">
              <Body kind={named} />
            </g>
          </g>
        </g>
      ))}
    </>
  );
}

const middle = ([column, row]: sw.Cell): [number, number] => [column * 100 + 50, row * 100 + 50];

function End({ end: { struck, fate }, from }: { end: sw.LineEnd; from: sw.Side }) {
  if (!struck) return null;
  const [x, y] = middle(struck);
  const edge = `translate(${x} ${y}) rotate(${ANGLES[from]})`;
  if (typeof fate === 'object' && 'shot_down' in fate) {
    const [cx, cy] = middle(fate.shot_down);
    const [dx, dy] = BEFORE[from];
    return <path class="fl-ray" d={`M${cx} ${cy}L${x + dx * 95} ${y + dy * 95}`} />;
  }
  if (typeof fate === 'object') {
    return (
      <g transform={edge}>
        <path class="fl-screen" d="M-62-50Q0-86 62-50" />
      </g>
    );
  }
  if (fate === 'missed' || fate === 'dodged') return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        class={`fl-impact ${fate}`}
        d={
          fate === 'destroyed'
            ? 'M0-60L14-20 56-34 30 0 60 32 18 22 0 60-16 24-58 34-30 2-58-32-16-20z'
            : 'M-44-54L-10-20M44-54L10-20M0-66V-24'
        }
      />
    </g>
  );
}

/** After these, nothing flies towards a ship any more. */
const OVER: sw.FlightEvent['event'][] = ['wrecked', 'left', 'moved', 'shown', 'jumped', 'walked'];

/** The cells of what drifts off. */
function drifting(event: sw.FlightEvent): sw.Cell[] {
  if (event.event === 'wrecked') return [...event.destroyed, ...event.cut_off];
  return event.event === 'left' ? event.cells : [];
}

/** Where an intruder walks; it is seen where it stops. */
const Footstep = ({ cell, isLast }: { cell: sw.Cell; isLast: boolean }) => (
  <g transform={`translate(${middle(cell).join(' ')})`}>
    <g class="fl-step">
      {isLast ? (
        <g transform="scale(1.8) translate(-24 -24)">
          <Body kind="intruder" />
        </g>
      ) : (
        <circle r="14" />
      )}
    </g>
  </g>
);

export function Effects({ seat, fleet, moment }: Props) {
  if (!moment) return null;
  const { event, attack } = moment;
  const mine = 'seat' in event && event.seat === seat;
  const isOver = OVER.includes(event.event);
  return (
    <>
      {attack && !isOver && <Flying at={hit(fleet, attack)} attack={attack.attack} />}
      {mine &&
        event.event === 'met' &&
        attack &&
        event.ends.map((end) => <End key={JSON.stringify(end.line)} end={end} from={attack.attack.from} />)}
      {mine &&
        drifting(event).map(([column, row]) => (
          <g key={`${column},${row}`} transform={`translate(${column * 100} ${row * 100})`}>
            <g class="fl-debris">
              <rect x="8" y="8" width="84" height="84" rx="10" />
              <path d="M20 30l25 20-15 30M60 12l-8 30 30 12" />
            </g>
          </g>
        ))}
      {mine &&
        event.event === 'lost' &&
        event.lost.map((laid) => (
          <g key={`${laid.at}`} transform={`translate(${middle(laid.at).join(' ')})`}>
            <g class="fl-taken">
              <circle r="30" />
              <text y="12">−{countOf(laid)}</text>
            </g>
          </g>
        ))}
      {mine &&
        event.event === 'jumped' &&
        event.cells.map(([column, row]) => (
          <g key={`${column},${row}`} transform={`translate(${column * 100} ${row * 100})`}>
            <rect class="fl-warp" x="10" y="10" width="80" height="80" rx="12" />
          </g>
        ))}
      {mine &&
        event.event === 'walked' &&
        event.visited.map((cell, step) => <Footstep key={step} cell={cell} isLast={step === event.visited.length - 1} />)}
      {event.event === 'searched' && event.found && (
        <g transform={`translate(${middle(event.found).join(' ')})`}>
          <circle class="fl-impact" r="46" />
        </g>
      )}
    </>
  );
}
