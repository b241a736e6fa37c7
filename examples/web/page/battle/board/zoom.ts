// How much of the board is seen: by buttons, a pinch, Ctrl and the wheel; moved by dragging when it is enlarged.
import { type RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

type Box = [number, number, number, number];
type At = { k: number; x: number; y: number };

export type Zoom = {
  /** Pixels a unit. */
  scale: number;
  k: number;
  viewBox: (box: Box) => string;
  by: (factor: number) => void;
  whole: () => void;
  /** Shows these points large where hexes are too small for a finger; the whole board for none. */
  frame: (points: [number, number][]) => void;
};

const MOST = 5;
/** Pixels a unit below which a hex is too small for a finger or a mouse, and those at which it is large enough. */
const sizes = () => (matchMedia('(pointer: coarse)').matches ? { small: 0.5, fine: 0.95 } : { small: 0.4, fine: 0.6 });
/** What is left free around framed points, in units; less before the view moves on. */
const [MARGIN, LEAST] = [110, 50];
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export function useZoom(svg: RefObject<SVGSVGElement | null>, box: Box): Zoom {
  const [at, setAt] = useState<At>({ k: 1, x: 0, y: 0 });
  const [scale, setScale] = useState(0.6);
  const [, , wide, high] = box;
  /** Whether the view shows what is asked now, large. */
  const isFramed = useRef(false);
  const wanted = useRef<[number, number][]>([]);
  const [isMeasured, setMeasured] = useState(false);
  const frame = (points: [number, number][]) => {
    wanted.current = points;
    const { small, fine } = sizes();
    const isNeeded = points.length > 0 && scale / at.k < small;
    const isSeen = isNeeded && isFramed.current && points.every(([x, y]) => isWithin(x - at.x, wide, at.k) && isWithin(y - at.y, high, at.k));
    if (!isSeen && (isNeeded || (isFramed.current && points.length === 0))) setAt(framed(points, wide, high, (fine * at.k) / scale));
    isFramed.current = points.length > 0 && (isNeeded || isFramed.current);
  };
  /** Changes the zoom about a point in units, and moves by units. */
  const change = (factor: number, by: [number, number] = [0, 0], about: [number, number] = [at.x, at.y]) => {
    isFramed.current = false;
    setAt((now) => {
      const k = clamp(now.k * factor, 1, MOST);
      const kept = now.k / k;
      const [spareX, spareY] = [(wide / 2) * (1 - 1 / k), (high / 2) * (1 - 1 / k)];
      return {
        k,
        x: clamp(about[0] + (now.x - about[0]) * kept - by[0], -spareX, spareX),
        y: clamp(about[1] + (now.y - about[1]) * kept - by[1], -spareY, spareY),
      };
    });
  };
  const latest = useRef(change);
  latest.current = change;
  const zoomed = useRef(false);
  zoomed.current = at.k > 1;

  useEffect(() => {
    const shown = svg.current;
    if (!shown) return undefined;
    const measure = () => {
      setScale(Math.abs(shown.getScreenCTM()?.a ?? 0.6));
      setMeasured(true);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(shown);
    measure();
    return () => watch.disconnect();
  }, [svg.current, at.k]);

  // what was asked before the first measure
  useEffect(() => frame(wanted.current), [isMeasured]);

  useEffect(() => (svg.current ? gestures(svg.current, latest, zoomed) : undefined), [svg.current]);

  return useMemo(
    () => ({
      scale,
      k: at.k,
      viewBox: ([x, y, w, h]) => `${at.x + x / at.k} ${at.y + y / at.k} ${w / at.k} ${h / at.k}`,
      by: (factor) => latest.current(factor),
      whole: () => setAt({ k: 1, x: 0, y: 0 }),
      frame,
    }),
    [scale, at],
  );
}

const isWithin = (off: number, whole: number, k: number) => Math.abs(off) + LEAST < whole / 2 / k;

/** The view of a box around points, no larger than needed. */
function framed(points: [number, number][], wide: number, high: number, needed: number): At {
  if (points.length === 0) return { k: 1, x: 0, y: 0 };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const k = clamp(Math.min(wide / (right - left + 2 * MARGIN), high / (bottom - top + 2 * MARGIN), needed), 1, 3);
  const [spareX, spareY] = [(wide / 2) * (1 - 1 / k), (high / 2) * (1 - 1 / k)];
  return { k, x: clamp((left + right) / 2, -spareX, spareX), y: clamp((top + bottom) / 2, -spareY, spareY) };
}

type Change = (factor: number, by?: [number, number], about?: [number, number]) => void;

/** Two fingers enlarge and move; one finger or the mouse moves what is enlarged, and otherwise scrolls the page. */
function gestures(svg: SVGSVGElement, change: { current: Change }, zoomed: { current: boolean }): () => void {
  const unit = () => 1 / (svg.getScreenCTM()?.a ?? 1);
  const point = (x: number, y: number): [number, number] => {
    const found = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse());
    return [found.x, found.y];
  };
  let before: { x: number; y: number; wide: number } | null = null;
  let moved = 0;
  const read = (touches: TouchList) => {
    const [one, two = one] = [...touches];
    return {
      x: (one.clientX + two.clientX) / 2,
      y: (one.clientY + two.clientY) / 2,
      wide: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) || 1,
    };
  };
  const shift = (now: { x: number; y: number; wide: number }) => {
    if (!before) return;
    const factor = now.wide / before.wide;
    const by: [number, number] = [(now.x - before.x) * unit(), (now.y - before.y) * unit()];
    moved += Math.hypot(now.x - before.x, now.y - before.y) + Math.abs(now.wide - before.wide);
    if (moved > 8) change.current(factor, by, point(now.x, now.y));
    before = now;
  };
  const touched = (event: TouchEvent) => {
    if (event.type === 'touchstart') moved = 0;
    const isDragged = (event.target as Element).closest('.placing .bb-spot.p') !== null;
    const isOurs = event.touches.length > 1 || (zoomed.current && !isDragged && event.touches.length === 1);
    before = isOurs ? read(event.touches) : null;
    if (event.touches.length > 1) event.preventDefault();
  };
  const move = (event: TouchEvent) => {
    if (!before) return;
    event.preventDefault();
    shift(read(event.touches));
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    change.current(event.deltaY < 0 ? 1.15 : 1 / 1.15, [0, 0], point(event.clientX, event.clientY));
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    moved = 0;
    if (zoomed.current) before = { x: event.clientX, y: event.clientY, wide: 1 };
  };
  const drag = ({ pointerType, buttons, clientX: x, clientY: y }: PointerEvent) =>
    pointerType === 'mouse' && buttons === 1 && shift({ x, y, wide: 1 });
  const up = () => {
    before = null;
  };
  // a drag is no click
  const click = (event: MouseEvent) => moved > 8 && event.stopPropagation();
  const stop = new AbortController();
  const { signal } = stop;
  svg.addEventListener('touchstart', touched, { passive: false, signal });
  svg.addEventListener('touchmove', move, { passive: false, signal });
  svg.addEventListener('touchend', touched, { signal });
  svg.addEventListener('touchcancel', up, { signal });
  svg.addEventListener('wheel', wheel, { passive: false, signal });
  svg.addEventListener('pointerdown', down, { signal });
  svg.addEventListener('pointermove', drag, { signal });
  addEventListener('pointerup', up, { signal });
  svg.addEventListener('click', click, { capture: true, signal });
  return () => stop.abort();
}
