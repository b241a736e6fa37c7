// What the crate says of a card: what stands on it, or what is wrong and where.
import * as sw from '../../js/index';
import { problem } from '../told';
import { t } from '../words';
import { isNumber } from './shapes';

export type Card = sw.CardMessage;
/** A mistake, and the id of the part of the form that it is about. */
export type Mistake = { at: string; says: string };
export type Verdict = { told: sw.ToldCard | null; mistakes: Mistake[] };

/** Checks a card in a form; each part of a sequence by itself, so that its mistakes are found there. */
export function judged(card: Card, form: HTMLElement): Verdict {
  const numbers = [...form.querySelectorAll<HTMLInputElement>('input.number')].filter(({ value }) => !isNumber(value));
  if (numbers.length > 0) return { told: null, mistakes: numbers.map(({ id }) => ({ at: id, says: t('number-range') })) };
  const parts = card.kind === 'sequence' ? card.parts : [];
  const ofParts = parts.flatMap((part, at) => mistakes({ level: card.level, ...part } as Card, `${form.id}-parts-${at}`));
  const outcome = sw.card(card);
  if ('ok' in outcome) return { told: outcome.ok, mistakes: [] };
  return { told: null, mistakes: ofParts.length > 0 ? ofParts : [{ at: place(outcome, card, form.id), says: problem(outcome) }] };
}

function mistakes(card: Card, id: string): Mistake[] {
  const outcome = sw.card(card);
  return 'ok' in outcome ? [] : [{ at: place(outcome, card, id), says: problem(outcome) }];
}

/** Where a refusal belongs in the form of a card. */
function place(outcome: { refusal: sw.Refusal } | { unreadable: string }, card: Card, id: string): string {
  const refusal = ('refusal' in outcome ? outcome.refusal : {}) as { refused?: string; field?: string; planet?: number; count?: number };
  if (refusal.refused === 'planet') return `${id}-planets-${refusal.planet}`;
  if (refusal.refused !== 'count') return id;
  if (card.kind !== 'combat_zone' || refusal.field !== 'shots') return `${id}-${refusal.field}`;
  const line = card.lines.findIndex(([, , much]) => Array.isArray(much) && much.length === refusal.count);
  return `${id}-lines-${line}-shots`;
}
