// Things of the reader's own, kept in the browser as a list; files hold the same list.
import { signal } from '@preact/signals';
import { notice } from '../look/notice';
import { setAside, store, stored } from '../store';
import { t, type Word } from '../words';

/** The most things of a kind that are kept. */
export const MOST = 200;
/** The longest file that is read, in characters. */
const LONGEST = 1_000_000;

export type Checked<T> = { ok: T } | { why: string };
type Read<T> = { items: T[] } | { why: string };
type Words = { title: Word; most: Word; nth: Word; none: Word };

export class Shelf<T> {
  /** Grows when the list changes, here or in another tab. */
  readonly changes = signal(0);
  /** The list as changed where the browser has no room for it. */
  private unkept: T[] | null = null;

  constructor(
    readonly name: string,
    private readonly check: (given: unknown) => Checked<T>,
    private readonly words: Words,
  ) {
    addEventListener('storage', ({ key }) => {
      if (key === null || key.endsWith(`.${name}`)) this.changes.value += 1;
    });
  }

  /** Reads a list; the reason if any of it cannot be read. */
  read(text: string): Read<T> {
    const given = text.length > LONGEST ? undefined : parsed(text);
    if (!Array.isArray(given)) return { why: t(this.words.none) };
    if (given.length > MOST) return { why: t(this.words.most, { most: MOST }) };
    const items: T[] = [];
    for (const each of given as unknown[]) {
      const checked = this.check(each);
      if ('why' in checked) return { why: t(this.words.nth, { number: items.length + 1, why: checked.why }) };
      items.push(checked.ok);
    }
    return { items };
  }

  /** What the browser keeps; what cannot be read is reported and set aside. */
  kept(): T[] {
    if (this.unkept) return this.unkept;
    const text = stored(this.name);
    if (text === null) return [];
    const found = this.read(text);
    if ('items' in found) return found.items;
    setAside(this.name);
    notice(t('bad-save', { name: t(this.words.title), why: found.why }));
    return [];
  }

  /** Changes the list as it is kept now, which another tab may have changed; false if it would be too long. */
  change(next: (items: T[]) => T[]): boolean {
    const items = next(this.kept());
    if (items.length > MOST) {
      notice(t(this.words.most, { most: MOST }));
      return false;
    }
    this.unkept = store(this.name, JSON.stringify(items)) ? null : items;
    if (this.unkept) notice(t('not-kept'));
    this.changes.value += 1;
    return true;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where a thing is in a list; it may have moved since it was seen at a place. */
export function find<T>(items: T[], item: T, seen: number): number {
  const text = JSON.stringify(item);
  const isThere = (at: number) => JSON.stringify(items[at]) === text;
  return isThere(seen) ? seen : items.findIndex((_, at) => isThere(at));
}
