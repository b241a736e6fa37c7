// Cannons and engines, as they point to the front and the rear.
import { Bolt } from './bolt';

const Barrel = ({ x }: { x: number }) => (
  <>
    <path class="tile-fill" d={`M${x - 6} 54V10h12v44z`} />
    <path class="tile-fill" d={`M${x - 9} 2h18v10h-18z`} />
    <path class="tile-gleam" d={`M${x - 2} 14v26`} />
  </>
);

export const SingleCannon = () => (
  <>
    <Barrel x={50} />
    <circle class="tile-fill" cx="50" cy="58" r="22" />
    <circle class="tile-dark" cx="50" cy="58" r="9" />
    <path class="tile-gleam" d="M35 52a17 17 0 0 1 8-9" />
  </>
);

export const DoubleCannon = () => (
  <>
    <Barrel x={33} />
    <Barrel x={67} />
    <rect class="tile-fill" x="19" y="42" width="62" height="38" rx="16" />
    <Bolt y={61} />
  </>
);

export const BidirectionalCannon = () => (
  <>
    <Barrel x={50} />
    <g transform="rotate(90 50 50)">
      <Barrel x={50} />
    </g>
    <circle class="tile-fill" cx="50" cy="50" r="23" />
    <Bolt />
  </>
);

const Bell = ({ x }: { x: number }) => (
  <>
    <path class="tile-flame" d={`M${x - 11} 80h22q-2 12-11 19-9-7-11-19z`} />
    <path class="tile-fill" d={`M${x - 7} 52h14l9 30h-32z`} />
    <path class="tile-gleam" d={`M${x - 11} 76h22`} />
  </>
);

export const SingleEngine = () => (
  <>
    <Bell x={50} />
    <rect class="tile-fill" x="33" y="18" width="34" height="38" rx="10" />
    <path class="tile-ribs" d="M40 28h20M40 37h20M40 46h20" />
  </>
);

export const DoubleEngine = () => (
  <>
    <Bell x={31} />
    <Bell x={69} />
    <rect class="tile-fill" x="16" y="18" width="68" height="38" rx="12" />
    <Bolt y={37} />
  </>
);

export const CannonEngine = () => (
  <>
    <Bell x={50} />
    <Barrel x={50} />
    <circle class="tile-fill" cx="50" cy="48" r="17" />
    <circle class="tile-dark" cx="50" cy="48" r="7" />
  </>
);

export const Thruster = () => (
  <>
    <path class="tile-flame" d="M38 24 50 1l12 23z" />
    <path class="tile-fill" d="M34 22h32l-8 18H42z" />
    <circle class="tile-fill" cx="50" cy="56" r="24" />
    <Bolt y={56} />
  </>
);
