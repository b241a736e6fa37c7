// Space behind a board: a plate of night and the same few stars each time.

/** Dots at places that look random, as one path. */
function dots([left, top, wide, high]: number[], count: number): string {
  let seed = 9;
  const next = (most: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed % 9_973) % Math.round(most);
  };
  return Array.from({ length: count }, () => `M${left + next(wide)} ${top + next(high)}h0`).join('');
}

export const Stars = ({ box }: { box: [number, number, number, number] }) => (
  <g aria-hidden>
    <rect class="ship-space" x={box[0]} y={box[1]} width={box[2]} height={box[3]} rx="28" />
    <path class="ship-stars" d={dots(box, 60)} />
    <path class="ship-stars large" d={dots([box[0] + 31, box[1] + 17, box[2] - 62, box[3] - 34], 14)} />
  </g>
);
