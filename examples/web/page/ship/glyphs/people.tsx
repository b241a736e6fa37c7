// Cabins and who may live in them.

export type Placed = { x: number; y: number; state: State };
/** A token is there; or there is only its place; or it is printed on a component that nobody has boarded yet. */
export type State = 'here' | 'place' | 'printed';

/** A person in a spacesuit. */
export const Human = ({ x, y, state }: Placed) => (
  <g class={state === 'here' ? 'tile-person' : `tile-${state}`} transform={`translate(${x} ${y})`}>
    <path d="M-15 22v-5q0-13 15-13t15 13v5z" />
    <circle cy="-8" r="12" />
    {state === 'here' && <path class="tile-visor" d="M-8-10q8-6 16 0v5q-8 5-16 0z" />}
  </g>
);

export const Sleeper = ({ x, y, state }: Placed) => (
  <g class={state === 'here' ? 'tile-person' : `tile-${state}`} transform={`translate(${x} ${y})`}>
    <rect x="-16" y="-9" width="32" height="18" rx="9" />
    {state === 'here' && <circle class="tile-visor" cx="-7" r="5" />}
  </g>
);

export const Porthole = () => (
  <>
    <rect class="tile-fill" x="14" y="14" width="72" height="72" rx="26" />
    <rect class="tile-dark" x="21" y="21" width="58" height="58" rx="20" />
  </>
);

export const StartingCabin = () => (
  <>
    <Porthole />
    <path class="tile-fill" d="M13 43 50 11l37 32-5 7-32-27-32 27z" />
  </>
);

export const LuxuryCabin = () => (
  <>
    <Porthole />
    <path class="tile-bolt" d="m73 12 4 9 10 1-7 7 2 9-9-5-9 5 2-9-7-7 10-1z" />
  </>
);

export const Stasis = () => (
  <>
    <rect class="tile-fill" x="12" y="12" width="76" height="76" rx="12" />
    <rect class="tile-dark" x="18" y="18" width="64" height="64" rx="8" />
  </>
);

/** The heads of the aliens differ by their shape, not only by their colour. */
const HEADS: Record<string, string> = {
  purple: 'M0-30c19 0 26 12 26 25C26 10 12 28 0 30-12 28-26 10-26-5c0-13 7-25 26-25z',
  brown: 'M-20-12-26-29l12 8q14-7 28 0l12-8-6 17q10 12 5 24-8 16-25 16t-25-16q-5-12 5-24z',
  cyan: 'M-24-26h12l4 8h16l4-8h12v32q-6 22-24 22t-24-22z',
};

export const Alien = ({ colour, x = 50, y = 50, size = 1 }: { colour: string; x?: number; y?: number; size?: number }) => (
  <g class={`tile-alien ${colour}`} transform={`translate(${x} ${y}) scale(${size})`}>
    <path d={HEADS[colour] ?? HEADS.cyan} />
    <path class="tile-eyes" d="M-17-6q14-1 14 13-14-1-14-13zM17-6q-14-1-14 13 14-1 14-13z" />
  </g>
);

/** A tank with air for one kind of alien. */
export const LifeSupport = ({ colour }: { colour: string }) => (
  <>
    <path class="tile-fill" d="M22 84V34q0-20 28-20t28 20v50z" />
    <path class="tile-dark" d="M29 78V37q0-15 21-15t21 15v41z" />
    <path class="tile-gleam" d="M35 72V40" />
    <Alien colour={colour} y={52} size={0.62} />
  </>
);
