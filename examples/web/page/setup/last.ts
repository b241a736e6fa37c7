// What was chosen before the last game, to begin with.
import { store, stored } from '../store';

/** A choice kept from the last time; what is missing or of another type is as at first. */
export function remembered<T extends Record<string, unknown>>(name: string, first: T): { value: T; keep: (value: T) => void } {
  const keep = (value: T) => void store(`setup.${name}`, JSON.stringify(value));
  try {
    const read = JSON.parse(stored(`setup.${name}`) ?? '{}') as Partial<T>;
    const fits = Object.entries(read).filter(([key, value]) => isAlike(value, first[key]));
    return { value: { ...first, ...Object.fromEntries(fits) }, keep };
  } catch {
    return { value: first, keep };
  }
}

const isAlike = (one: unknown, other: unknown) => typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
