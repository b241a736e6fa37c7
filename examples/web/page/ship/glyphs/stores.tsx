// Batteries and holds.
import type { Placed } from './people';

export const Cell = ({ x, y, state }: Placed) => (
  <g class={state === 'here' ? 'tile-charge' : `tile-${state}`} transform={`translate(${x} ${y})`}>
    <path d="M-4-27h8v6h5q3 0 3 3v39q0 4-4 4H-8q-4 0-4-4v-39q0-3 3-3h5z" />
    {state !== 'place' && <path class="tile-sign" d="M-5 3H5M0-2v10" />}
  </g>
);

export const Battery = () => <rect class="tile-dark" x="14" y="16" width="72" height="68" rx="12" />;

export const Hold = () => (
  <>
    <rect class="tile-fill" x="12" y="12" width="76" height="76" rx="8" />
    <rect class="tile-dark" x="18" y="18" width="64" height="64" rx="5" />
    <path class="tile-ribs" d="M18 50h64M50 18v64" />
  </>
);

/** Stripes at the corners: only here red goods are safe. */
export const SpecialHold = () => (
  <>
    <Hold />
    <path class="tile-warn" d="M12 34V20q0-8 8-8h14zM66 12h14q8 0 8 8v14zM88 66v14q0 8-8 8H66zM34 88H20q-8 0-8-8V66z" />
  </>
);

const INITIAL: Record<string, string> = { red: 'R', yellow: 'Y', green: 'G', blue: 'B' };

/** A container of goods, its place, or an empty crate. */
export const Goods = ({ x, y, state, of }: Placed & { of: string | undefined }) => (
  <g class={of ? `tile-goods ${of}` : `tile-${state} crate`} transform={`translate(${x} ${y})`}>
    <rect x="-14" y="-14" width="28" height="28" rx="4" />
    {of && <text y="7">{INITIAL[of]}</text>}
  </g>
);
