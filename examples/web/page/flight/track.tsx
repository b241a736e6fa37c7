// The track of the flight: markers on a loop of forty spaces, and who is ahead.
import type * as sw from '../../js/index';
import { t } from '../words';

const SPACES = 40;
const [HEIGHT, ROUND] = [112, 40];
const CURVE = Math.PI * ROUND;
const small = matchMedia('(max-width: 700px)');
/** Shorter on a small screen, so that the markers can be read. */
const width = () => (small.matches ? 460 : 800);

/** Where a space is; spaces run clockwise from the upper left. */
export function spaceAt(position: number): [number, number] {
  const straight = width() - 2 * ROUND - 16;
  const place = ((((position % SPACES) + SPACES) % SPACES) / SPACES) * 2 * (straight + CURVE);
  const [left, right, middle] = [ROUND + 8, ROUND + 8 + straight, HEIGHT / 2];
  if (place < straight) return [left + place, middle - ROUND];
  if (place < straight + CURVE) return around(right, middle, (place - straight) / ROUND - Math.PI / 2);
  if (place < 2 * straight + CURVE) return [right - (place - straight - CURVE), middle + ROUND];
  return around(left, middle, (place - 2 * straight - CURVE) / ROUND + Math.PI / 2);
}

const around = (x: number, y: number, angle: number): [number, number] => [x + ROUND * Math.cos(angle), y + ROUND * Math.sin(angle)];

type Flier = Pick<sw.FlightViewMessage['players'][number], 'seat' | 'position'>;

/** The players in flight order; those without a marker last. */
export const inOrder = <P extends Flier>(players: P[]): P[] =>
  players.toSorted((one, other) => (other.position ?? -Infinity) - (one.position ?? -Infinity) || one.seat - other.seat);

export function Track({ players, who }: { players: Flier[]; who: (seat: number) => string }) {
  const fliers = inOrder(players).filter(({ position }) => position !== null);
  return (
    <figure class="fl-track">
      <svg viewBox={`0 0 ${width()} ${HEIGHT}`} role="img" aria-label={told(players, who)}>
        <rect class="fl-lane" x="8" y={HEIGHT / 2 - ROUND} width={width() - 16} height={2 * ROUND} rx={ROUND} />
        {Array.from({ length: SPACES }, (_, space) => {
          const [x, y] = spaceAt(space);
          return (
            <circle key={space} class={space % 10 === 0 ? 'fl-space start' : 'fl-space'} cx={x} cy={y} r={space % 10 === 0 ? 4.5 : 3} />
          );
        })}
        {fliers.map(({ seat, position }, place) => {
          const [x, y] = spaceAt(position ?? 0);
          return (
            <g key={seat} id={`marker${seat}`} class={`fl-marker s${seat}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <g class="fl-marker-body">
                <circle r="13" />
                <text y="5.5">{place + 1}</text>
              </g>
            </g>
          );
        })}
      </svg>
      <ol class="fl-order">
        {inOrder(players).map(({ seat, position }) => (
          <li key={seat}>
            <span class={`seat s${seat}`} />
            {who(seat)} <small>{position === null ? t('not-flying') : t('behind', { days: (fliers[0].position ?? 0) - position })}</small>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const told = (players: Flier[], who: (seat: number) => string) =>
  t('track', {
    order: inOrder(players)
      .map(({ seat }) => who(seat))
      .join(', '),
  });
