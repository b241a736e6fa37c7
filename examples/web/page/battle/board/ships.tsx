// The ships on the board.
import { isCapital, groupOf, nameOf, seatOf } from '../names';
import { type Ship, sternOf } from '../scene';
import { Capital, Fighter } from './art';
import { middle } from './geometry';

type Props = { ship: Ship; caption?: string; class?: string; size: number };

export function ShipArt({ ship, caption, class: more = '', size }: Props) {
  const { id, facing, damage, elite, shield, air } = ship;
  const [x, y] = middle(sternOf(ship));
  const marks = { seat: seatOf(id), group: groupOf(id), damage, elite, shield };
  return (
    <g class={`bb-ship s${seatOf(id)}${air ? ' air' : ''} ${more}`} data-piece={id} transform={`translate(${x} ${y})`}>
      {caption && <title>{caption}</title>}
      <g class="bb-turn" transform={`rotate(${60 * facing})`}>
        {isCapital(id) ? <Capital {...marks} /> : <Fighter {...marks} />}
      </g>
      {size > 0 && (
        <text class="bb-name" y={isCapital(id) ? size / 3 : 33 - size / 6} font-size={size}>
          {nameOf(id)}
        </text>
      )}
    </g>
  );
}

/** A ship as it would be: without its name and marks. */
export function Ghost({ id, at, facing, class: more = '' }: { id: number; at: Ship['at']; facing: number; class?: string }) {
  return <ShipArt ship={{ id, at, facing }} class={`bb-ghost ${more}`} size={0} />;
}
