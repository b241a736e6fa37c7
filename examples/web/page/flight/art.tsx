// A small scene for each family of cards.
import type { CardKind } from '../../js/index';

const STARS = 'M8 12h0M34 30h0M60 8h0M92 22h0M120 10h0M150 28h0M178 12h0M206 24h0M230 8h0M20 50h0M70 46h0M140 52h0M200 50h0M226 42h0';

const rock = (x: number, y: number, r: number) => (
  <g key={`${x},${y}`}>
    <path class="fl-tail" d={`M${x - r} ${y}L${x + r * 1.5} ${y - r * 4}L${x + r} ${y}z`} />
    <circle class="fl-rock" cx={x} cy={y} r={r} />
    <circle class="fl-crater" cx={x - r / 3} cy={y - r / 4} r={r / 4} />
  </g>
);

const ship = (x: number, y: number, kind: string) => (
  <path key={`${x},${y}`} class={`fl-hulk ${kind}`} d={`M${x} ${y - 15}l9 12 17 6-8 9H${x - 18}l-8-9 17-6z`} />
);

const SCENES: Record<CardKind['kind'], () => preact.ComponentChildren> = {
  open_space: () => <path class="fl-way" d="M10 52C80 52 110 10 232 12" />,
  stardust: () => <path class="fl-dust" d="M0 44c40-26 70 8 110-10s80-24 130-8v8c-50-14-90 0-130 14s-70-6-110 10z" />,
  epidemic: () => (
    <g class="fl-germ">
      <circle cx="120" cy="31" r="15" />
      <path d="M120 6v50M95 31h50M102 13l36 36M138 13l-36 36" />
    </g>
  ),
  sabotage: () => (
    <g class="fl-bomb">
      <circle cx="118" cy="36" r="16" />
      <path d="M128 23c6-10 12-4 18-12" />
      <path class="fl-spark" d="M146 4v12M140 10h12" />
    </g>
  ),
  meteor_swarm: () => [rock(40, 42, 9), rock(92, 34, 13), rock(150, 46, 8), rock(196, 36, 11)],
  planets: () => (
    <>
      <circle class="fl-globe one" cx="60" cy="40" r="26" />
      <circle class="fl-globe two" cx="140" cy="26" r="16" />
      <circle class="fl-globe three" cx="200" cy="40" r="11" />
    </>
  ),
  abandoned_ship: () => [ship(120, 34, 'dead')],
  abandoned_station: () => (
    <g class="fl-station">
      <circle cx="120" cy="31" r="19" />
      <circle cx="120" cy="31" r="8" />
      <path d="M74 31h27M139 31h27M120 4v8M120 50v8" />
    </g>
  ),
  slavers: () => [ship(96, 36, 'enemy'), ship(148, 30, 'enemy')],
  smugglers: () => [ship(120, 34, 'enemy')],
  pirates: () => [ship(70, 38, 'enemy'), ship(120, 28, 'enemy'), ship(170, 40, 'enemy')],
  combat_zone: () => (
    <>
      {ship(66, 34, 'enemy')}
      {ship(180, 36, 'enemy')}
      <path class="fl-fire" d="M88 30l70-6M90 38l66 2" />
    </>
  ),
  intruders: () => (
    <path class="fl-intruder" transform="translate(41 10.5) scale(.66)" d="M120 6c17 0 25 11 25 26s-10 24-25 24-25-9-25-24 8-26 25-26zM108 28h8v9h-8zM124 28h8v9h-8z" />
  ),
  sequence: () => <path class="fl-way" d="M20 32h56M92 32h56M164 32h56" />,
};

export const Scene = ({ kind }: { kind: CardKind['kind'] }) => (
  <svg class={`fl-scene ${kind}`} viewBox="0 0 240 62" preserveAspectRatio="xMidYMid slice" aria-hidden>
    <path class="fl-stars" d={STARS} />
    {SCENES[kind]()}
  </svg>
);
