// The ships on the board.
import { groupOf, isCapital, nameOf, seatOf, squadronName, squadronOf } from '../names';
import { type Ship, sternOf } from '../scene';
import { Capital, Fighter } from './art';
import { centreOf, middle } from './geometry';

/** Where a name is written, so that no arrow covers it. */
export type Place = 'below' | 'above' | 'within';
type Props = { ship: Ship; caption?: string; class?: string; size: number; place?: Place };

export function ShipArt({ ship, caption, class: more = '', size, place = 'below' }: Props) {
  const { id, facing, damage, elite, shield, air } = ship;
  const [x, y] = middle(sternOf(ship));
  const marks = { seat: seatOf(id), group: groupOf(id), damage, elite, shield };
  return (
    <g class={`bb-ship s${seatOf(id)}${air ? ' air' : ''} ${more}`} data-piece={id} transform={`translate(${x} ${y})`}>
      {caption && <title>{caption}</title>}
      <g class="bb-turn" transform={`rotate(${60 * facing})`}>
        {isCapital(id) ? <Capital {...marks} /> : <Fighter {...marks} />}
      </g>
      {size > 0 && place !== 'within' && <Name id={id} size={size} place={place} />}
    </g>
  );
}

function Name({ id, size, place }: { id: number; size: number; place: Place }) {
  const y = { below: isCapital(id) ? size / 3 : 33 - size / 6, above: -14, within: size / 3 }[place];
  return (
    <text class="bb-name" y={y} font-size={size}>
      {nameOf(id)}
    </text>
  );
}

/** The names of ships under something that may be clicked, above it. */
export function Names({ ships, size, placeOf }: { ships: Ship[]; size: number; placeOf: (id: number) => Place }) {
  return (
    <g class="bb-names" aria-hidden="true">
      {ships.map((ship) => {
        const [x, y] = middle(sternOf(ship));
        return (
          <g key={ship.id} transform={`translate(${x} ${y})`}>
            <Name id={ship.id} size={size} place={placeOf(ship.id)} />
          </g>
        );
      })}
    </g>
  );
}

/** A ship as it would be: without its name and marks. */
export function Ghost({ id, at, facing, class: more = '' }: { id: number; at: Ship['at']; facing: number; class?: string }) {
  return <ShipArt ship={{ id, at, facing }} class={`bb-ghost ${more}`} size={0} />;
}

type Named = { ships: Ship[]; size: number };

/** On a small board the names of squadrons and capital ships only, each on the ship that is nearest to the middle of its group. */
export function GroupNames({ ships, size }: Named) {
  const groups = new Map<string, Ship[]>();
  for (const each of ships) {
    const squadron = squadronOf(each.id);
    const name = squadron ? squadronName(squadron) : nameOf(each.id);
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return (
    <g class="bb-groups">
      {[...groups].map(([name, group]) => {
        const [x, y] = heart(group);
        return (
          <text key={name} class="bb-name" x={x} y={y + size / 3} font-size={size}>
            {name}
          </text>
        );
      })}
    </g>
  );
}

/** The middle of the ship that is nearest to all others of its group. */
function heart(group: Ship[]): [number, number] {
  const middles = group.map(({ at }) => centreOf(at));
  const [x, y] = [0, 1].map((axis) => middles.reduce((sum, each) => sum + each[axis], 0) / middles.length);
  const off = (point: [number, number]) => Math.hypot(point[0] - x, point[1] - y);
  return middles.reduce((best, each) => (off(each) < off(best) ? each : best));
}
