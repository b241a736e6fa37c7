// The shipyard: any tile, any board; the ship is checked at every step.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Cell } from '../../js/index';
import { dropping } from '../look/files';
import { Ruled } from '../look/ruled';
import { at } from '../ship';
import { Plan } from '../ship/plan';
import { Ship } from '../ship/ship';
import { stored } from '../store';
import { t } from '../words';
import { Ghost, useCarry } from '../yard/carry';
import { onKeys } from '../yard/keys';
import { useLoose } from '../yard/loose';
import { Bar } from './bar';
import { Bench } from './bench';
import { Tiles } from './tiles';
import { Verdict } from './verdict';
import '../yard/yard.css';
import './shipyard.css';

export function Shipyard() {
  const [bench] = useState(() => new Bench());
  const state = bench.now;
  const root = useRef<HTMLDivElement>(null);
  const carry = useCarry({
    over: (cell) => {
      bench.over.value = cell;
    },
    drop: (cell) => cell && bench.press(cell),
    turn: () => bench.turn(1),
  });
  useAddress(bench);
  const took = useFocus(bench, root);
  useKeys(bench, took, root);
  const [shared, setShared] = useState('');
  useEffect(() => setShared(''), [state.line, state.hand, state.said]);
  const share = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setShared(t('shared'));
    } catch {
      setShared(location.href);
    }
  };
  return (
    <div class="yard shipyard" ref={root} {...dropping((text, name) => bench.open(text, name))}>
      <h1 class="hidden">{t('shipyard')}</h1>
      <Bar bench={bench} share={() => void share()} />
      <Board bench={bench} carry={carry} />
      <Tiles bench={bench} carry={carry} took={took} />
      <Live bench={bench} shared={shared} />
      <Verdict bench={bench} />
      <Ghost carry={carry} component={bench.hand} />
    </div>
  );
}

/** What is to be said of the last press, or of the cell that one points at. */
const Live = ({ bench, shared }: { bench: Bench; shared: string }) => (
  <p class="shipyard-live" role="status" id="live">
    <Ruled text={shared || bench.now.said || bench.why()} />
  </p>
);

function Board({ bench, carry }: { bench: Bench; carry: ReturnType<typeof useCarry> }) {
  const board = useRef<HTMLDivElement>(null);
  const { layout, heat, hand, advice, isPlan } = bench.now;
  const loose = useLoose(layout, hand);
  const overlays = { mistakes: true, weak_spot: true, heat, lost: advice?.removed ?? [] };
  useEffect(() => {
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      bench.turn(event.deltaY > 0 ? 1 : 3);
    };
    if (hand) board.current?.addEventListener('wheel', wheel, { passive: false });
    return () => board.current?.removeEventListener('wheel', wheel);
  }, [hand !== null]);
  const grab = (event: PointerEvent) => {
    const cell = (event.target as Element).closest('[data-cell]')?.getAttribute('data-cell')?.split(',').map(Number) as Cell | undefined;
    if (cell && event.pointerType === 'mouse' && !bench.hand && at(layout, cell)) carry.start(event, () => bench.press(cell));
  };
  return (
    <div class={isPlan ? 'yard-own' : 'yard-own space'} id="board" ref={board} onPointerDown={grab}>
      {isPlan ? (
        <Plan layout={layout} {...overlays} />
      ) : (
        <Ship layout={layout} label={t('shipyard-board')} held={hand} loose={loose} over={bench.over} onCell={(cell, { type }) => bench.press(cell, type === 'keydown')} {...overlays} />
      )}
    </div>
  );
}

/** The address always names the ship, once there is one. */
function useAddress(bench: Bench): void {
  const { line } = bench.now;
  const begun = useRef(line);
  useEffect(() => {
    const isOwn = location.hash.startsWith('#ship=') || stored('ship') !== null || line !== begun.current;
    if (isOwn) window.history.replaceState(null, '', `#ship=${encodeURIComponent(line)}`);
  }, [line]);
}

/** After a tile is taken by keys, the focus goes to where it fits. */
function useFocus(bench: Bench, root: { current: HTMLElement | null }): (byKeys: boolean) => void {
  const byKeys = useRef(false);
  useLayoutEffect(() => {
    if (!bench.hand || !byKeys.current) return;
    byKeys.current = false;
    focusFit(bench, root);
  }, [bench.hand]);
  return (keys) => {
    byKeys.current = keys;
  };
}

function focusFit(bench: Bench, root: { current: HTMLElement | null }): void {
  const cell = bench.nextFit();
  const on = cell ? `[data-cell="${cell}"]` : '[data-cell][tabindex="0"]';
  root.current?.querySelector<SVGGElement>(`#board ${on}`)?.focus({ preventScroll: true });
  if (!cell) bench.refuseHere();
}

function useKeys(bench: Bench, took: (byKeys: boolean) => void, root: { current: HTMLElement | null }): void {
  useEffect(() => {
    const letters = onKeys({
      R: () => bench.turn(3),
      r: () => bench.turn(1),
      n: () => {
        took(true);
        bench.draw();
      },
      f: () => focusFit(bench, root),
      Escape: () => bench.take(null),
      Delete: () => {
        const cell = bench.over.peek();
        if (cell && at(bench.layout, cell)) bench.remove([cell]);
      },
    });
    const listen = (event: KeyboardEvent) => {
      const isField = event.target instanceof HTMLElement && event.target.closest('input, textarea, dialog');
      const step = (event.ctrlKey || event.metaKey) && !isField && stepOf(event);
      if (!step) return letters(event);
      event.preventDefault();
      bench.step(step);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [bench]);
}

/** Undo or redo. */
function stepOf({ key, shiftKey }: KeyboardEvent): -1 | 1 | null {
  if (key.toLowerCase() === 'z') return shiftKey ? 1 : -1;
  return key.toLowerCase() === 'y' ? 1 : null;
}
