// Everything that is neither crew, store, cannon nor engine.
import { Bolt } from './bolt';

/** It covers the front and the right side. */
export const Shield = () => (
  <>
    <path class="tile-field" d="M14 12h58q16 0 16 16v58" />
    <path class="tile-fill" d="M46 26l25 9v16q0 20-25 31-25-11-25-31V35z" />
    <Bolt x={46} y={53} />
  </>
);

export const Structural = () => (
  <>
    <path class="tile-beam" d="M22 22h56v56H22zM22 22l56 56M78 22 22 78" />
    <circle class="tile-fill" cx="50" cy="50" r="9" />
  </>
);

export const Plating = () => (
  <>
    <rect class="tile-fill" x="16" y="16" width="68" height="68" rx="8" />
    <path class="tile-rim" d="M32 62 50 46l18 16M32 44l18-16 18 16" />
    <path class="tile-dark" d="M25 22a3 3 0 1 0 .1 0zM75 22a3 3 0 1 0 .1 0zM25 72a3 3 0 1 0 .1 0zM75 72a3 3 0 1 0 .1 0z" />
  </>
);

export const AutoDefence = () => (
  <>
    <circle class="tile-fill" cx="50" cy="50" r="30" />
    <circle class="tile-dark" cx="50" cy="50" r="22" />
    <path class="tile-ring" d="M50 14v22M50 64v22M14 50h22M64 50h22" />
    <circle class="tile-fill" cx="50" cy="50" r="5" />
  </>
);

export const CrewArmament = () => (
  <>
    <path class="tile-ring" d="M24 74 74 24M76 74 26 24" />
    <path class="tile-ring" d="M20 58l22 22M80 58 58 80" />
  </>
);

export const Router = () => (
  <>
    <path class="tile-ring" d="M20 50h24L62 28h14M44 50l18 22h14" />
    <circle class="tile-fill" cx="22" cy="50" r="8" />
    <circle class="tile-fill" cx="76" cy="28" r="8" />
    <circle class="tile-fill" cx="76" cy="72" r="8" />
  </>
);

export const SolarPanel = () => (
  <>
    <path class="tile-fill" d="M26 20h48l12 60H14z" />
    <path class="tile-ribs" d="M42 20l-5 60M58 20l5 60M22 40h56M18 60h64" />
  </>
);

export const Reactor = () => (
  <>
    <circle class="tile-fill" cx="50" cy="50" r="34" />
    <circle class="tile-dark" cx="50" cy="50" r="27" />
    <path class="tile-fill" d="M50 43 38 25q12-6 24 0zM44 54 22 54q1 13 12 20zM56 54l10 20q11-7 12-20z" />
    <circle class="tile-fill" cx="50" cy="50" r="6" />
  </>
);

export const Booster = () => <path class="tile-ring" d="M24 46l26-24 26 24M24 66l26-24 26 24M24 86l26-24 26 24" />;
