// The hexes of a battlefield: its asteroids, probes and start zones.
import { memo } from 'preact/compat';
import { Probe, Rock } from '../battle/board/art';
import { distance, type Hex, key, middle, outline, SIDE } from '../battle/board/geometry';
import type { Mark } from './draft';

type Props = { at: Hex; mark?: Mark; label?: string; stop?: boolean };

/** The probes are always around the middle. */
export const isProbe = (hex: Hex): boolean => distance(hex, [0, 0]) === 1;

/** With a label it is a button, one of which is a stop of the Tab key. */
export const Place = memo(({ at, mark, label, stop }: Props) => {
  const [x, y] = middle(at);
  const seat = mark && mark !== 'asteroid' ? mark : null;
  const button = label ? { role: 'button', 'aria-label': label, tabindex: stop ? 0 : -1, 'data-cell': key(at) } : {};
  return (
    <g class="fields-hex" {...(button as object)}>
      <path class={`bb-hex${seat ? ` zone s${seat}` : ''}`} d={outline(at)} />
      {(mark === 'asteroid' || isProbe(at)) && (
        <g class={mark === 'asteroid' ? 'bb-asteroid' : 'bb-sonde'} transform={`translate(${x} ${y})`}>
          {mark === 'asteroid' ? <Rock turn={(at[0] * 71 + at[1] * 43) % 360} /> : <Probe />}
        </g>
      )}
      {seat && (
        <text x={x} y={y + SIDE / 4} font-size="26">
          {Number(seat) + 1}
        </text>
      )}
    </g>
  );
}, alike);

function alike(one: Props, other: Props): boolean {
  return key(one.at) === key(other.at) && one.mark === other.mark && one.label === other.label && one.stop === other.stop;
}
