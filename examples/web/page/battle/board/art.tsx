// Ships, asteroids and probes as pictures, each on the origin, bow up.

/** The hull of each seat's fighters; shapes differ, so that colour is not needed. The crate's picture has the same. */
const HULLS = [
  'M0-32 25 22 0 12-25 22z',
  'M0-32 13-11 25 21H-25L-13-11z',
  'M0-32 11-13 25-6 17 22H-17L-25-6-11-13z',
  'M0-32 9-10H26V15H12L0 25-12 15H-26V-10H-9z',
];
/** The half of each hull that lies in the light. */
const LIGHT = ['M0-32V12L-25 22z', 'M0-32V21H-25L-13-11z', 'M0-32V22H-17L-25-6-11-13z', 'M0-32V25L-12 15H-26V-10H-9z'];

const CAPITAL = 'M0-98l17 22 5 42 8 38-12 24h-36l-12-24 8-38 5-42z';
const CAPITAL_LIGHT = 'M0-98V28H-18l-12-24 8-38 5-42z';

type Marks = { seat: number; group: number; damage?: number; elite?: boolean; shield?: number };

export function Fighter({ seat, group, damage, elite }: Marks) {
  return (
    <>
      <path class="bb-flame" d="M-7 19 0 36 7 19z" />
      <path class="bb-hull" d={HULLS[seat]} />
      <path class="bb-light" d={LIGHT[seat]} />
      <ellipse class="bb-glass" cx="0" cy="-10" rx="3.5" ry="7" />
      {elite && <path class="bb-elite" d="M0-24l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" transform="translate(0 14) scale(.8)" />}
      <Pips count={group + 1} y={elite ? 26 : 8} />
      {damage ? <path class="bb-damage" d="M-16-6 0-18l-6 18 18-4" /> : null}
    </>
  );
}

export function Capital({ group, damage, shield }: Marks) {
  return (
    <>
      <path class="bb-flame" d="M-20 26l7 26 7-26zM6 26l7 26 7-26z" />
      <path class="bb-hull" d={CAPITAL} />
      <path class="bb-light" d={CAPITAL_LIGHT} />
      <path class="bb-deck" d="M0-86l8 16v40h-16v-40z" />
      <path class="bb-seam" d="M-19-22h38M-24 2h48" />
      <g class="bb-gun">
        <circle cx="0" cy="-58" r="5" />
        <circle cx="0" cy="-36" r="5" />
        <path d="M0-58v-13M0-36v-13" />
      </g>
      <Pips count={group + 1} y={16} />
      {shield ? <ellipse class="bb-shield" cx="0" cy="-35" rx="38" ry="72" /> : null}
      {damage ? <path class="bb-damage" d="M-16-46 0-30l-10 20 20 6-8 14" /> : null}
    </>
  );
}

/** As many as the number of the squadron or of the ship. */
function Pips({ count, y }: { count: number; y: number }) {
  const first = -(count - 1) * 3.5;
  return (
    <g class="bb-pips">
      {Array.from({ length: count }, (_, place) => (
        <circle key={place} cx={first + 7 * place} cy={y} r="2.3" />
      ))}
    </g>
  );
}

/** Turned by its place, so that not all look the same. */
export function Rock({ turn }: { turn: number }) {
  return (
    <g transform={`rotate(${turn})`}>
      <path class="bb-rock" d="M-27-11l16-15 20-1 17 13 3 18-12 16-21 7-18-8-8-15z" />
      <path class="bb-rock-light" d="M-27-11l16-15 20-1-12 11-16 5-11 15z" />
      <ellipse class="bb-crater" cx="9" cy="7" rx="7" ry="5" />
      <ellipse class="bb-crater" cx="-9" cy="12" rx="4" ry="3" />
      <circle class="bb-crater" cx="-2" cy="-9" r="3.5" />
    </g>
  );
}

export function Probe() {
  return (
    <>
      <circle class="bb-halo" r="20" />
      <path class="bb-panels" d="M-21-5h12v10h-12zM9-5h12v10h-12z" />
      <path class="bb-probe" d="M0-10 9-5v10l-9 5-9-5v-10z" />
      <circle class="bb-core" r="3.5" />
    </>
  );
}
