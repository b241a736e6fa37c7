// The component that a tile of the yard is.
import type { Component, YardTile } from '../../js/index';
import { catalogue } from '../catalogue';

/** A starting cabin is that of its seat. */
export function componentOf(tile: YardTile, seat: number): Component {
  const { tiles } = catalogue();
  const cabins = tiles.filter(({ kind }) => kind === 'starting cabin');
  const found = typeof tile === 'number' ? tiles.find((each) => each.tile === tile) : cabins[seat % cabins.length];
  return (found ?? cabins[0]).component;
}
