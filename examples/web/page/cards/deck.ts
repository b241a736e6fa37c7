// The table's own cards, as a list in the crate's form.
import * as sw from '../../js/index';
import { Shelf } from '../box/shelf';
import { problem } from '../told';
import type { Card } from './check';

const WORDS = { title: 'cards', most: 'deck-most', nth: 'card-nth', none: 'no-cards' } as const;

export const deck = new Shelf<Card>(
  'cards',
  (given) => {
    const outcome = sw.card(given as Card);
    return 'ok' in outcome ? { ok: outcome.ok.card } : { why: problem(outcome) };
  },
  WORDS,
);
