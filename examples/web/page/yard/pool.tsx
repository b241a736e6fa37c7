// Tiles that may be taken: one stop for the Tab key, arrows move among them. A swipe scrolls; a tap takes; a mouse may drag.
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Component } from '../../js/index';
import { componentWords } from '../ship/name';
import { Tile } from '../ship/tile';
import { useLatest } from './steady';
import './pool.css';

export type Pooled = { tile: number; component: Component; gone?: boolean };

type Props = {
  /** Null where a tile has lain. */
  tiles: (Pooled | null)[];
  label: string;
  take: (tile: Pooled, byKeys: boolean) => void;
  grab: (event: PointerEvent, tile: Pooled) => void;
  /** Nothing can be taken now; `take` says why. */
  shut?: boolean;
};

/** The index in a direction; tiles stand in rows. */
function next(key: string, buttons: HTMLElement[], now: number): number {
  const line = buttons.filter(({ offsetTop }) => offsetTop === buttons[0].offsetTop).length;
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: line, ArrowUp: -line };
  if (key === 'Home') return 0;
  if (key === 'End') return buttons.length - 1;
  return key in steps ? Math.max(0, Math.min(buttons.length - 1, now + steps[key])) : -1;
}

export function Pool({ tiles, label, take, grab, shut }: Props) {
  const [stop, setStop] = useState<number | null>(null);
  const [onTake, onGrab, onFocus] = [useLatest(take), useLatest(grab), useLatest(setStop)];
  const list = useRef<HTMLDivElement>(null);
  const there = tiles.filter((each) => each !== null);
  const stands = there.some(({ tile }) => tile === stop) ? stop : there[0]?.tile;
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons: HTMLElement[] = [...(list.current?.querySelectorAll('button') ?? [])];
    const to = next(event.key, buttons, buttons.indexOf(document.activeElement as HTMLElement));
    if (to < 0) return;
    event.preventDefault();
    buttons[to].focus();
  };
  return (
    <div class="pool" role="group" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {tiles.map((each, place) =>
        each ? (
          <Button
            key={each.tile}
            of={each}
            isShut={each.gone || shut}
            stop={each.tile === stands}
            onFocus={onFocus}
            take={onTake}
            grab={onGrab}
          />
        ) : (
          <span key={`gap${place}`} class="pool-gap" />
        ),
      )}
    </div>
  );
}

type OneProps = Pick<Props, 'take' | 'grab'> & { of: Pooled; isShut?: boolean; stop: boolean; onFocus: (tile: number) => void };

function Button({ of, isShut, stop, onFocus, take, grab }: OneProps) {
  const { tile, component, gone } = of;
  const words = componentWords(component);
  const art = useMemo(() => <Tile component={component} unnamed />, [component]);
  return (
    <button
      type='button'
      data-tile={tile}
      class={gone ? 'gone' : undefined}
      aria-disabled={isShut ? 'true' : undefined}
      tabIndex={stop ? 0 : -1}
      aria-label={words}
      title={words}
      onFocus={() => onFocus(tile)}
      onClick={(event) => take(of, event.detail === 0)}
      onPointerDown={(event) => !isShut && event.pointerType === 'mouse' && grab(event, of)}
      onDragStart={(event) => event.preventDefault()}
    >
      {art}
    </button>
  );
}
