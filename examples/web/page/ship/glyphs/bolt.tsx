// A flash: works only with a battery token.
export const Bolt = ({ x = 50, y = 50, size = 1 }) => (
  <path class="tile-bolt" transform={`translate(${x} ${y}) scale(${size})`} d="M4-17-12 4h9l-4 14L12-5H3z" />
);
