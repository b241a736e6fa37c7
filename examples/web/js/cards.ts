// Custom cards.
import { answer, type Outcome, question } from './answer.js';
import { fields } from './given.js';
import type * as M from './messages.js';
import { rules } from './rules.js';
import type { MessageData } from './told.js';

export type Card = M.CardMessage;
/** A checked card and its sentence, in English and as data. */
export type ToldCard = { card: Card; says: string; told: MessageData };

/** Checks a card (LM-R53). The result is a custom card: it has no `id` of a printed card. */
export const card = (given: Card): Outcome<ToldCard> =>
  answer(() => {
    const { id: _, level, ...kind } = fields(given, 'card');
    return rules.wasm.card(question({ level, kind }));
  });
