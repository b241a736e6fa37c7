// A sign for each way to play.
import type { ComponentChildren } from 'preact';

const Sign = ({ children }: { children: ComponentChildren }) => (
  <svg class="sign" viewBox="0 0 120 72" aria-hidden="true">
    <rect width="120" height="72" rx="10" fill="var(--space)" />
    <g fill="var(--star)" opacity=".7">
      <circle cx="14" cy="12" r="1.2" />
      <circle cx="104" cy="18" r="1" />
      <circle cx="92" cy="60" r="1.3" />
      <circle cx="22" cy="58" r="1" />
      <circle cx="60" cy="8" r=".9" />
    </g>
    {children}
  </svg>
);

const hex = (x: number, y: number) => `M${x} ${y - 13}l11.3 6.5v13L${x} ${y + 13}l-11.3-6.5v-13z`;

export const BattleSign = () => (
  <Sign>
    {[37, 60, 83].map((x) => (
      <path key={x} d={hex(x, 26)} fill="none" stroke="var(--space-line)" stroke-width="1.5" />
    ))}
    {[48.5, 71.5].map((x) => (
      <path key={x} d={hex(x, 46)} fill="none" stroke="var(--space-line)" stroke-width="1.5" />
    ))}
    <path d="M37 18l6 14-6-3-6 3z" fill="var(--seat-1)" />
    <path d="M48.5 38l6 14-6-3-6 3z" fill="var(--seat-1)" />
    <path d="M83 34l-8-16 8 4 8-4z" fill="var(--seat-0)" />
    <path d="M44 28l32-2" stroke="var(--struck)" stroke-width="2" stroke-dasharray="4 3" />
  </Sign>
);

export const GameSign = () => (
  <Sign>
    {(
      [
        [48, 8, 'cannon'],
        [36, 22, 'cabin'],
        [60, 22, 'shield'],
        [48, 22, 'battery'],
        [24, 36, 'cargo'],
        [48, 36, 'cabin'],
        [36, 36, 'structure'],
        [60, 36, 'engine'],
        [36, 50, 'engine'],
      ] as const
    ).map(([x, y, family]) => (
      <rect key={`${x},${y}`} x={x} y={y} width="11" height="13" rx="2" fill={`var(--${family})`} stroke="var(--hull)" stroke-width="1.2" />
    ))}
    <path d="M96 20l-6-8-9 2-2 8 5 7 9-1z" fill="#9a8479" />
    <path d="M98 12l12-9" stroke="#ff8a5c" stroke-width="5" opacity=".5" stroke-linecap="round" />
  </Sign>
);

export const ShipSign = () => (
  <Sign>
    <g fill="none" stroke="var(--space-line)" stroke-dasharray="3 2">
      <rect x="30" y="14" width="20" height="20" rx="3" />
      <rect x="70" y="38" width="20" height="20" rx="3" />
    </g>
    <rect x="50" y="14" width="20" height="20" rx="3" fill="var(--cabin)" stroke="var(--hull)" stroke-width="2" />
    <rect x="50" y="38" width="20" height="20" rx="3" fill="var(--engine)" stroke="var(--hull)" stroke-width="2" />
    <rect x="74" y="10" width="20" height="20" rx="3" fill="var(--cannon)" stroke="var(--fits)" stroke-width="2.5" transform="rotate(12 84 20)" />
  </Sign>
);

export const TableSign = () => (
  <Sign>
    <circle cx="60" cy="36" r="13" fill="var(--space-2)" stroke="var(--space-line)" stroke-width="2" />
    {(
      [
        [30, 22, 0],
        [90, 22, 1],
        [30, 52, 2],
        [90, 52, 3],
      ] as const
    ).map(([x, y, seat]) => (
      <g key={seat}>
        <path d={`M${x} ${y}L60 36`} stroke="var(--space-line)" stroke-width="1.5" stroke-dasharray="3 3" />
        <circle cx={x} cy={y} r="9" fill={`var(--seat-${seat})`} />
        <circle cx={x - 3} cy={y - 1} r="1.6" fill="#10162b" />
        <circle cx={x + 3} cy={y - 1} r="1.6" fill="#10162b" />
      </g>
    ))}
  </Sign>
);
