// Tiles that lie open keep their places while one may take them: what others take leaves a gap, what comes lies last.
import { useRef } from 'preact/hooks';

/** `isAiming` while one may take a tile; gaps are closed only while one may not. */
export function useSlots<T>(items: T[], isAiming: boolean): (T | null)[] {
  const slots = useRef<(T | null)[]>([]);
  const here = new Set<T | null>(items);
  const kept = slots.current.map((each) => (each !== null && here.has(each) ? each : null));
  const known = new Set<T | null>(kept);
  const all = [...kept, ...items.filter((each) => !known.has(each))];
  slots.current = isAiming ? all : all.filter((each) => each !== null);
  return slots.current;
}
