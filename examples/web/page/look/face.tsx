// A simple face for each player, the same for the same name.
type Props = { name: string; seat?: number; bot?: boolean; glad?: boolean };

const SKINS = ['#ffd7a8', '#c98b5b', '#9fd8a4', '#8fc7ff', '#d3a6ee', '#f3a7a7', '#f0d66e'];
const HELMETS = ['#2f6fd6', '#d1353f', '#2f9e5b', '#8a4fc7', '#d57a00', '#3a4a80'];

/** A number from a text, alike for alike ones. */
const hash = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

const SMILE = 'M14 25q6 5 12 0';

export function Face({ name, seat = 0, bot = false, glad = false }: Props) {
  const from = hash(name);
  const pick = <T,>(list: T[], at: number) => list[(from >>> at) % list.length];
  const eyes = 1 + (from % 3);
  const skin = bot ? '#b7c1d6' : pick(SKINS, 3);
  const mouth = bot ? 'M14 26.5h12' : [SMILE, 'M15 26h10', 'M14 27q6-4 12 0'][(from >>> 6) % 3];
  const at = (eye: number) => 20 + (eye - (eyes - 1) / 2) * 9;
  return (
    <svg class="face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill={`var(--seat-${seat % 5})`} />
      <circle cx="20" cy="20" r="17.5" fill="var(--space)" />
      {bot ? <path d="M20 4v7M16 4h8" stroke="#b7c1d6" stroke-width="2" /> : <circle cx="20" cy="20" r="15" fill={pick(HELMETS, 9)} />}
      {bot ? <rect x="8" y="11" width="24" height="20" rx="5" fill={skin} /> : <circle cx="20" cy="21" r="11.5" fill={skin} />}
      {Array.from({ length: eyes }, (_, eye) => (
        <g key={eye}>
          <circle cx={at(eye)} cy="19" r="3.6" fill="#fff" />
          <circle cx={at(eye)} cy="19.5" r="1.8" fill="#10162b" />
        </g>
      ))}
      <path
        class="face-mouth"
        d={glad ? SMILE : mouth}
        stroke="#10162b"
        stroke-width="1.8"
        fill="none"
        stroke-linecap="round"
      />
    </svg>
  );
}
