// What is aboard a ship after an event of a flight, so that it can be told without asking the rules again.
import type * as sw from '../../js/index';
import { without } from './taken';

const keyOf = (cell: sw.Cell): string => `${cell}`;

/** The ship without these cells and what was on them. */
export function cut(fleet: sw.Fleet, cells: sw.Cell[]): sw.Fleet {
  const gone = new Set(cells.map(keyOf));
  const stays = ({ at }: { at: sw.Cell }) => !gone.has(keyOf(at));
  return { ...fleet, tiles: fleet.tiles.filter(stays), aboard: fleet.aboard?.filter(stays) };
}

/** One battery token for each cell that is named. */
const spent = (fleet: sw.Fleet, cells: sw.Cell[] = []): sw.Fleet =>
  cells.reduce((left, at) => without(left, [{ at, batteries: 1 }]), fleet);

function stowed(fleet: sw.Fleet, holds: [sw.Cell, sw.Goods][]): sw.Fleet {
  const rest = (fleet.aboard ?? []).filter((laid) => !('goods' in laid));
  return { ...fleet, aboard: [...rest, ...holds.map(([at, goods]) => ({ at, goods }))] };
}

/** A sleeper that goes from its chamber to a cabin. */
function woken(fleet: sw.Fleet, chamber: sw.Cell, cabin: sw.Cell): sw.Fleet {
  const left = without(fleet, [{ at: chamber, sleepers: 1 }]).aboard ?? [];
  const there = left.find(({ at }) => keyOf(at) === keyOf(cabin));
  const humans = there && 'humans' in there ? there.humans + 1 : 1;
  return { ...fleet, aboard: [...left.filter((laid) => laid !== there), { at: cabin, humans }] };
}

/** The ship of the event's seat after it; one that jumped comes back. */
export function fleetAfter(fleet: sw.Fleet, event: sw.FlightEvent): sw.Fleet {
  switch (event.event) {
    case 'woken':
      return woken(fleet, event.chamber, event.cabin);
    case 'engines':
    case 'cannons':
      return spent(fleet, event.tokens);
    case 'met':
      return spent(fleet, event.defence.tokens);
    case 'stowed':
      return stowed(fleet, event.holds);
    case 'lost':
      return without(fleet, event.lost);
    case 'wrecked':
      return cut(fleet, [...event.destroyed, ...event.cut_off]);
    case 'left':
      return cut(fleet, event.cells);
    case 'jumped':
      return spent(fleet, [event.battery]);
    default:
      return fleet;
  }
}
