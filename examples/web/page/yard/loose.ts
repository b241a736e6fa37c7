// Cells where a tile would only touch its ship: found one by one, so that nothing waits for it.
import { useEffect, useState } from 'preact/hooks';
import type { Component, Layout } from '../../js/index';
import * as sw from '../../js/index';
import { isLoose } from './place';

const NONE: ReadonlySet<string> = new Set();

export function useLoose(layout: Layout, held: Component | null): ReadonlySet<string> {
  const [loose, found] = useState(NONE);
  const asked = held && JSON.stringify([layout, held]);
  useEffect(() => {
    found(NONE);
    if (!held) return undefined;
    const fits = sw.must(sw.fits(layout, held));
    const cells = [...new Set(fits.flat().map(String))];
    const isJoined = (cell: string) =>
      fits.some((each, turn) => {
        const at = each.find((other) => `${other}` === cell);
        return at && !isLoose(layout, at, sw.must(sw.turned(held, turn as sw.Turn)));
      });
    const all = new Set<string>();
    const step = () => {
      const cell = cells.pop();
      if (cell === undefined) {
        if (all.size) found(all);
        return;
      }
      if (!isJoined(cell)) all.add(cell);
      timer = setTimeout(step);
    };
    let timer = setTimeout(step, 30);
    return () => clearTimeout(timer);
  }, [asked]);
  return loose;
}
