// One component as a picture by itself.
import type { Component, Laid, Turn } from '../../js/index';
import * as sw from '../../js/index';
import { componentWords } from './name';
import { Plate } from './plate';
import './tile.css';

type Props = {
  component: Component;
  /** Quarter turns clockwise, besides those of the component. */
  turn?: Turn;
  /** Width in pixels; without it the picture fills its element. */
  size?: number;
  held?: Laid;
  /** It stands beside its name, or in a button that has one. */
  unnamed?: boolean;
};

export function Tile({ component, turn = 0, size, held, unnamed }: Props) {
  const turned = turn ? sw.must(sw.turned(component, turn)) : component;
  const name = unnamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': componentWords(turned) };
  return (
    <svg class="tile-picture" viewBox="0 0 100 100" width={size} height={size} {...(name as object)}>
      <Plate component={turned} held={held} />
    </svg>
  );
}

/** The back of a tile that nobody has seen yet. */
export const FaceDown = ({ size }: { size?: number }) => (
  <svg class="tile-picture" viewBox="0 0 100 100" width={size} height={size} aria-hidden>
    <rect class="tile-back" x="5" y="5" width="90" height="90" rx="10" />
    <circle class="tile-orbit" cx="50" cy="50" r="22" />
    <ellipse class="tile-orbit" cx="50" cy="50" rx="36" ry="11" transform="rotate(-24 50 50)" />
  </svg>
);
