// The picture of the first page: a ship made of plates, meteors, a planet, fighters.
const STARS = Array.from({ length: 70 }, (_, star) => {
  const [x, y] = [(star * 197) % 800, (star * 131 + star * star * 7) % 400];
  return <circle key={star} cx={x} cy={y} r={star % 7 === 0 ? 1.9 : 1} opacity={0.35 + ((star * 37) % 60) / 100} />;
});

/** The plates of the ship: column, row, colour. */
const PLATES: [number, number, string][] = [
  [2, 0, 'cannon'],
  [1, 1, 'shield'],
  [2, 1, 'cabin'],
  [3, 1, 'cannon'],
  [0, 2, 'cargo'],
  [1, 2, 'battery'],
  [2, 2, 'cabin'],
  [3, 2, 'structure'],
  [4, 2, 'shield'],
  [1, 3, 'engine'],
  [3, 3, 'engine'],
  [2, 3, 'structure'],
];

const Plate = ({ at: [column, row, family] }: { at: [number, number, string] }) => (
  <g transform={`translate(${column * 44} ${row * 44})`}>
    <rect x="1" y="1" width="42" height="42" rx="6" fill="var(--hull)" stroke="var(--hull-edge)" stroke-width="2" />
    <rect x="9" y="9" width="26" height="26" rx="5" fill={`var(--${family})`} />
    {family === 'cannon' && <path d="M22 9V-12" stroke="var(--hull)" stroke-width="7" stroke-linecap="round" />}
    {family === 'engine' && <path class="flame" d="M12 44q10 36 20 0z" fill="#ffb347" />}
    {family === 'cabin' && <circle cx="22" cy="22" r="7" fill="#fff" opacity=".9" />}
  </g>
);

const Meteor = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d={`M${size * 0.6} ${-size * 0.6}l${size * 3} ${-size * 3}`} stroke="#ff8a5c" stroke-width={size * 0.9} opacity=".28" stroke-linecap="round" />
    <path d={`M${-size} 0l${size * 0.5} ${-size * 0.9} ${size * 0.9} ${size * 0.1} ${size * 0.6} ${size * 0.8} ${-size * 0.7} ${size} ${-size} ${-size * 0.1}z`} fill="#9a8479" stroke="#5d4c45" stroke-width="2" />
  </g>
);

const Fighter = ({ x, y, seat }: { x: number; y: number; seat: number }) => (
  <path transform={`translate(${x} ${y})`} d="M0-11 8 9 0 5-8 9z" fill={`var(--seat-${seat})`} stroke="#0b1230" stroke-width="1.5" />
);

/** The stars fill all there is; what flies is shown whole. */
export const Sky = () => (
  <>
    <svg class="sky" viewBox="0 0 800 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="var(--star)">{STARS}</g>
    </svg>
    <svg class="sky scene" viewBox="380 0 420 400" aria-hidden="true">
      <circle cx="700" cy="290" r="95" fill="#274690" />
      <path d="M606.5 279A95 95 0 0 1 672 200a110 110 0 0 0 50 72z" fill="#3b62c4" opacity=".55" />
      <g transform="translate(490 108) rotate(-6)">
        {PLATES.map((at) => (
          <Plate key={`${at}`} at={at} />
        ))}
      </g>
      <Meteor x={735} y={95} size={20} />
      <Meteor x={648} y={52} size={11} />
      <Meteor x={450} y={70} size={14} />
      <Fighter x={415} y={330} seat={1} />
      <Fighter x={448} y={350} seat={1} />
      <Fighter x={432} y={300} seat={1} />
      <Fighter x={735} y={330} seat={0} />
    </svg>
  </>
);
