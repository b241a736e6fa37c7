// What may be clicked next, on the board: one tab stop, the arrows move within it.
import { useState } from 'preact/hooks';
import type { Spot } from '../paths';
import { wayOf } from '../paths';
import { middle, outline } from './geometry';
import { type Live, nearest } from './live';

type Props = {
  lives: Live[];
  /** The spots that a hint advises. */
  advised: Spot[];
  /** The spot to begin with, if any. */
  first: Spot | null;
  onClick: (spot: Spot) => void;
  onLook: (spot: Spot | null) => void;
  onBack: () => void;
};

export function Spots({ lives, advised, first, onClick, onLook, onBack }: Props) {
  const [current, setCurrent] = useState<Spot | null>(null);
  const next = lives.filter(({ isOther }) => !isOther);
  const here =
    lives.find(({ spot }) => spot === current) ?? next.find(({ spot }) => spot === first || advised.includes(spot)) ?? next[0] ?? lives[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape') return onBack();
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      return onClick(here.spot);
    }
    if (!key.startsWith('Arrow') && key !== 'Home' && key !== 'End') return undefined;
    event.preventDefault();
    const to = key === 'Home' ? lives[0] : key === 'End' ? lives[lives.length - 1] : nearest(lives, here.centre, key);
    if (!to) return undefined;
    setCurrent(to.spot);
    const group = (event.currentTarget as Element).querySelector<SVGElement>(`[data-spot="${to.spot}"]`);
    return group?.focus();
  };
  if (!here) return null;
  return (
    <g class="bb-spots" onKeyDown={onKeyDown}>
      {lives.map((live) => (
        <g
          key={live.spot}
          class={classOf(live, advised)}
          data-spot={live.spot}
          role="button"
          tabIndex={live === here ? 0 : -1}
          aria-label={live.label}
          onClick={(event) => {
            event.stopPropagation();
            onClick(live.spot);
          }}
          onFocus={() => {
            setCurrent(live.spot);
            onLook(live.spot);
          }}
          onMouseEnter={() => onLook(live.spot)}
          onMouseLeave={() => onLook(null)}
        >
          <title>{live.label}</title>
          {wayOf(live.spot) === null && live.hexes.map((at) => <path key={at.join()} d={outline(at)} />)}
          <Ways live={live} />
        </g>
      ))}
    </g>
  );
}

/** Where a ship may be dropped while it is dragged. */
export function Berths({ lives }: { lives: Live[] }) {
  return (
    <g class="bb-berths">
      {lives.map((live) => (
        <path key={live.spot} class={live.isWrong ? 'wrong' : ''} d={outline(live.hexes[0])} />
      ))}
    </g>
  );
}

const classOf = ({ spot, isOther, isWrong }: Live, advised: Spot[]): string =>
  ['bb-spot', spot[0], advised.includes(spot) && 'advised', isOther && 'other', isWrong && 'wrong'].filter(Boolean).join(' ');

/** A disc on the edge towards the ship that is turned, so that what lies on the hex can be seen and clicked. */
const DISC = 'M-22 24a22 22 0 1 1 44 0a22 22 0 1 1-44 0z';

/** Arrows for the facings of a hex, or the one facing that a spot stands for. */
function Ways({ live: { spot, hexes, ways } }: { live: Live }) {
  const own = wayOf(spot);
  const [x, y] = middle(hexes[0] ?? [0, 0]);
  if (own !== null) {
    return (
      <g transform={`translate(${x} ${y}) rotate(${60 * own})`}>
        <path d={DISC} />
        <path class="bb-way" d="M0 9 13 36 0 30-13 36z" />
      </g>
    );
  }
  return (
    <>
      {ways.map((way) => (
        <path key={way} class="bb-small" d="M0-30 8-18H-8z" transform={`translate(${x} ${y}) rotate(${60 * way})`} />
      ))}
    </>
  );
}
