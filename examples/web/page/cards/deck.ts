// The table's own cards, kept in the browser as a list of cards in the crate's form; files are the same.
import * as sw from '../../js/index';
import { setAside, store, stored } from '../store';
import { problem } from '../told';
import { t } from '../words';
import type { Card } from './check';

/** The most cards that are kept. */
export const MOST = 200;
/** The longest file that is read, in characters. */
const LONGEST = 1_000_000;

type Read = { cards: Card[] } | { why: string };

/** Reads a list of cards; the reason if one of them cannot be. */
export function read(text: string): Read {
  const given = text.length > LONGEST ? undefined : parsed(text);
  if (!Array.isArray(given)) return { why: t('no-cards') };
  if (given.length > MOST) return { why: t('deck-most', { most: MOST }) };
  const cards: Card[] = [];
  for (const each of given as unknown[]) {
    const outcome = sw.card(each as Card);
    if (!('ok' in outcome)) return { why: t('card-nth', { number: cards.length + 1, why: problem(outcome) }) };
    cards.push(outcome.ok.card);
  }
  return { cards };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The cards as changed where the browser has no room for them. */
let unkept: Card[] | null = null;

/** The cards kept in the browser; what cannot be read is reported and set aside. */
export function kept(notice: (text: string) => void): Card[] {
  if (unkept) return unkept;
  const text = stored('cards');
  if (text === null) return [];
  const found = read(text);
  if ('cards' in found) return found.cards;
  setAside('cards');
  notice(t('bad-save', { name: t('cards'), why: found.why }));
  return [];
}

/** Changes the cards as they are kept now, which another tab may have changed; false if they would be too many. */
export function change(next: (cards: Card[]) => Card[], notice: (text: string) => void): boolean {
  const cards = next(kept(notice));
  if (cards.length > MOST) {
    notice(t('deck-most', { most: MOST }));
    return false;
  }
  unkept = store('cards', JSON.stringify(cards)) ? null : cards;
  if (unkept) notice(t('not-kept'));
  return true;
}

/** Where a card is among others; it may have moved since it was seen at a place. */
export function find(cards: Card[], card: Card, seen: number): number {
  const text = JSON.stringify(card);
  const isThere = (at: number) => JSON.stringify(cards[at]) === text;
  return isThere(seen) ? seen : cards.findIndex((_, at) => isThere(at));
}
