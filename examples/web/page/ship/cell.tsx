// One cell of a board, empty or with its component.
import { useMemo } from 'preact/hooks';
import type { Cell as At, Component, Laid } from '../../js/index';
import { Plate } from './plate';
import type { Ground } from './scene';

/** Whether a held tile fits: as it is turned, if it is turned, only touching its ship, or not. */
export type Fit = 'now' | 'turned' | 'loose' | null;

const SIGNS = { now: 'M32 52l12 13 24-29', turned: 'M66 38a20 20 0 1 0 4 16M68 24v16H52', loose: 'M36 50h28' };

type Props = Ground & { component?: Component; held?: Laid; boarded?: boolean; fit: Fit; name: string; stop?: boolean; active: boolean; marked?: boolean };

export function CellOf({ cell: [column, row], classes, mark, component, held, boarded, fit, name, stop, active, marked }: Props) {
  const [x, y] = [column * 100, row * 100];
  const kinds = classes.filter((each) => ['closed', 'orange', 'weak'].includes(each));
  const props = {
    class: ['ship-cell', component ? 'tile' : 'cell', ...kinds, fit ? `fits ${fit}` : '', marked ? 'marked' : ''].filter(Boolean).join(' '),
    'data-cell': `${column},${row}`,
    transform: `translate(${x} ${y})`,
    role: active ? 'button' : 'img',
    'aria-label': mark ? `${name}, ${mark}` : name,
    tabindex: active ? (stop ? 0 : -1) : undefined,
  } as object;
  const plate = useMemo(
    () => component && <Plate component={component} held={held} boarded={boarded} />,
    [JSON.stringify([component, held]), boarded],
  );
  return (
    <g {...props}>
      <title>{name}</title>
      {plate ?? <rect class="ship-ground" x="4" y="4" width="92" height="92" rx="12" />}
      {!component && classes.includes('home') && <path class="ship-home" d="M20 50l30-26 30 26M30 44v28h40v-28" />}
      {mark && (
        <text class={component ? 'ship-mark small' : 'ship-mark'} x={component ? 19 : 50} y={component ? 28 : 62}>
          {mark}
        </text>
      )}
      {fit && !component && <path class="ship-fit" d={SIGNS[fit]} />}
      <rect class="ship-focus" x="2" y="2" width="96" height="96" rx="14" />
    </g>
  );
}

export const sameCell = (one: At | null | undefined, other: At | null | undefined) => !!one && !!other && `${one}` === `${other}`;
