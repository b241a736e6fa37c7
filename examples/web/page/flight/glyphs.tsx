// Small pictures on cards and in texts. They stand beside words, or have words of their own.
import type * as sw from '../../js/index';
import { t, term } from '../words';

export const SIDES = { F: 'front', R: 'right', B: 'rear', L: 'left' } as const;
/** Degrees from an arrow that points down, the way of what comes from the front. */
export const ANGLES: Record<sw.Side, number> = { front: 0, right: 90, rear: 180, left: 270 };

const LETTERS = { red: 'R', yellow: 'Y', green: 'G', blue: 'B' };

export const Cube = ({ colour }: { colour: sw.Good }) => (
  <svg class={`fl-cube ${colour}`} viewBox="0 0 24 24" role="img" aria-label={term(colour)}>
    <path class="fl-cube-top" d="M12 2l9 5-9 5-9-5z" />
    <path class="fl-cube-left" d="M3 7l9 5v10l-9-5z" />
    <path class="fl-cube-right" d="M21 7l-9 5v10l9-5z" />
    <text x="12" y="19" aria-hidden>
      {LETTERS[colour]}
    </text>
  </svg>
);

const SHAPES = {
  day: 'M12 2a10 10 0 1 0 .01 0zM12 6v6l4 3',
  credit: 'M12 2a10 10 0 1 0 .01 0zM15.5 8.5a4.5 4.5 0 1 0 0 7',
  crew: 'M12 3a4 4 0 1 0 .01 0zM4 21c0-6 3-9 8-9s8 3 8 9z',
  cannon: 'M9 22V10H7l5-8 5 8h-2v12z',
  engine: 'M8 2h8v9l4 4H4l4-4zM8 17l1 5 3-4 3 4 1-5z',
  battery: 'M7 5h10v17H7zM10 2h4v3h-4z',
  goods: 'M12 2l9 5v10l-9 5-9-5V7zM3 7l9 5 9-5M12 12v10',
  charge: 'M12 3a9 9 0 1 0 .01 0zM18 6l3-4',
} as const;
export type Sign = keyof typeof SHAPES;

/** A sign with its number, such as the days that something costs. */
export function Count({ of, count, words }: { of: Sign; count: number | string; words: string }) {
  return (
    <span class={`fl-count ${of}`} title={words}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={SHAPES[of]} />
      </svg>
      <b aria-hidden>{count}</b>
      <span class="hidden">{words}</span>
    </span>
  );
}

/** A meteor or a shot, from its code on a card: `sF` is small and from the front. */
export function Coming({ code, of }: { code: string; of: 'meteor' | 'shot' }) {
  const side = SIDES[code[1] as keyof typeof SIDES];
  const isLarge = code.startsWith('L');
  const kind = of === 'meteor' ? (isLarge ? 'large-meteor' : 'small-meteor') : isLarge ? 'heavy-cannon-fire' : 'light-cannon-fire';
  const words = t('attack-from', { kind: t(`attack-${kind}`), side: t(`side-${side}`) });
  return (
    <svg class={`fl-coming ${kind}`} viewBox="0 0 48 48" role="img" aria-label={words}>
      <title>{words}</title>
      <g transform={`rotate(${ANGLES[side]} 24 24)`}>
        <Body kind={kind} />
      </g>
    </svg>
  );
}

/** What flies down a picture of 48 × 48. */
export function Body({ kind }: { kind: 'large-meteor' | 'small-meteor' | 'heavy-cannon-fire' | 'light-cannon-fire' | 'intruder' }) {
  if (kind === 'intruder')
    return <path class="fl-intruder" d="M24 10c9 0 13 6 13 14s-5 14-13 14-13-6-13-14 4-14 13-14zM18 22h4v5h-4zM26 22h4v5h-4z" />;
  if (kind.endsWith('meteor')) {
    const r = kind === 'large-meteor' ? 12 : 7;
    const y = 42 - r;
    return (
      <>
        <path class="fl-tail" d={`M${24 - r} ${y}L24 2L${24 + r} ${y}z`} />
        <circle class="fl-rock" cx="24" cy={y} r={r} />
        <circle class="fl-crater" cx={24 - r / 3} cy={y - r / 4} r={r / 4} />
        <circle class="fl-crater" cx={24 + r / 3} cy={y + r / 3} r={r / 5} />
      </>
    );
  }
  const width = kind === 'heavy-cannon-fire' ? 11 : 5;
  return <path class="fl-beam" d={`M${24 - width / 2} 3h${width}v26h${width / 2 + 3}L24 45L${24 - width - 3} 29h${width / 2 + 3}z`} />;
}

/** A die from 1 to 6. */
const PIPS: Record<number, [number, number][]> = {
  1: [[24, 24]],
  2: [
    [14, 14],
    [34, 34],
  ],
  3: [
    [13, 13],
    [24, 24],
    [35, 35],
  ],
  4: [
    [14, 14],
    [34, 14],
    [14, 34],
    [34, 34],
  ],
  5: [
    [13, 13],
    [35, 13],
    [24, 24],
    [13, 35],
    [35, 35],
  ],
  6: [
    [14, 12],
    [34, 12],
    [14, 24],
    [34, 24],
    [14, 36],
    [34, 36],
  ],
};

export const Die = ({ face }: { face: number }) => (
  <svg class="fl-die" viewBox="0 0 48 48" role="img" aria-label={t('die-shows', { face })}>
    <rect x="2" y="2" width="44" height="44" rx="9" />
    {PIPS[face]?.map(([x, y]) => (
      <circle key={`${x},${y}`} cx={x} cy={y} r="4.4" />
    ))}
  </svg>
);
