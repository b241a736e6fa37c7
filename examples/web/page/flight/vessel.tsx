// A ship of the flight, with what can be clicked on it and what comes at it.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type * as sw from '../../js/index';
import { Ship } from '../ship/ship';
import { type Answer, isSame, keyOf, type Spot } from './answers/answer';
import { Effects, Flying } from './effects';
import type { Moment } from './motion';

type Props = {
  fleet: sw.Fleet;
  seat: number;
  label: string;
  answer?: Answer | null;
  moment: Moment | null;
};

const NONE: Spot[] = [];

export function Vessel({ fleet, seat, label, answer, moment }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const [box, found] = useState('');
  useLayoutEffect(() => found(host.current?.querySelector('svg')?.getAttribute('viewBox') ?? ''));
  const spots = answer?.spots ?? NONE;
  const spotOf = (cell: sw.Cell) => spots.find((each) => isSame(each.cell, cell));
  const clickable = spots.length > 0 ? { onCell: (cell: sw.Cell) => spotOf(cell)?.act() } : {};
  return (
    <div class={`fl-vessel s${seat} ${spots.length ? 'asks' : ''}`} id={`ship${seat}`} ref={host}>
      <Ship
        fleet={answer?.shown ?? fleet}
        label={label}
        marked={(cell) => spots.some((each) => !each.shut && isSame(each.cell, cell))}
        note={(cell) => spotOf(cell)?.label ?? ''}
        struck={answer?.struck}
        pieces={answer?.pieces}
        {...clickable}
      />
      {box && (
        <svg class="fl-over" viewBox={box} aria-hidden>
          {spots.map((spot) => (
            <Mark key={keyOf(spot.cell)} spot={spot} />
          ))}
          {answer?.incoming && (
            <Flying at={answer.struck ?? []} attack={{ kind: answer.incoming.kind, from: answer.incoming.lines.from }} />
          )}
          <Effects seat={seat} fleet={fleet} moment={moment} />
        </svg>
      )}
    </div>
  );
}

function Mark({ spot: { cell, picked, shut, badge } }: { spot: Spot }) {
  const [x, y] = [cell[0] * 100, cell[1] * 100];
  return (
    <g class={`fl-spot ${picked ? 'picked' : ''} ${shut ? 'shut' : ''}`}>
      <rect x={x + 3} y={y + 3} width="94" height="94" rx="14" />
      {badge && (
        <>
          <rect class="fl-badge" x={x + 50} y={y - 6} width="52" height="40" rx="20" />
          <text x={x + 76} y={y + 24}>
            {badge}
          </text>
        </>
      )}
    </g>
  );
}
