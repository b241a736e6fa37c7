// What the crate says of a card: what stands on it, or what is wrong and where.
import * as sw from '../../js/index';
import type { Mistake } from '../box/mistakes';
import { problem } from '../told';
import type { Shape } from './shapes';

export type Card = sw.CardMessage;
export type Verdict = { told: sw.ToldCard | null; mistakes: Mistake[] };

/** Checks a card in a form; each part of a sequence by itself, so that its mistakes are found there. */
export function judged(card: Card, shape: Shape, id: string): Verdict {
  const wrong = shape.wrong(card as never, id);
  if (wrong.length > 0) return { told: null, mistakes: wrong };
  const parts = card.kind === 'sequence' ? card.parts : [];
  const ofParts = parts.flatMap((part, at) => mistakes({ level: card.level, ...part } as Card, `${id}-parts-${at}`));
  const outcome = sw.card(card);
  if ('ok' in outcome) return { told: outcome.ok, mistakes: [] };
  return { told: null, mistakes: ofParts.length > 0 ? ofParts : [{ at: place(outcome, card, id), says: problem(outcome) }] };
}

function mistakes(card: Card, id: string): Mistake[] {
  const outcome = sw.card(card);
  return 'ok' in outcome ? [] : [{ at: place(outcome, card, id), says: problem(outcome) }];
}

/** Where a refusal belongs in the form of a card. */
function place(outcome: { refusal: sw.Refusal } | { unreadable: string }, card: Card, id: string): string {
  const refusal = ('refusal' in outcome ? outcome.refusal : {}) as { refused?: string; field?: string; planet?: number; count?: number };
  if (refusal.refused === 'planet') return `${id}-planets-${refusal.planet}`;
  if (refusal.refused !== 'count' || !refusal.field) return id;
  if (card.kind !== 'combat_zone' || refusal.field !== 'shots') return refusal.field in card ? `${id}-${refusal.field}` : id;
  const line = card.lines.findIndex(([, , much]) => Array.isArray(much) && much.length === refusal.count);
  return `${id}-lines-${line}-shots`;
}

/** The largest number of each kind on a printed card. */
const PRINTED = { strength: 10, credits: 12, days: 5, crew: 8, lose_crew: 5, lose_goods: 4 } as const;
type Field = keyof typeof PRINTED;
export type Beyond = { field: Field; number: number; most: number };

/** Numbers more than twice as large as any printed one: legal, but hardly any ship can meet them. */
export function beyond(card: Card): Beyond[] {
  const parts = card.kind === 'sequence' ? card.parts : [card];
  return parts.flatMap((part) =>
    (Object.entries(PRINTED) as [Field, number][]).flatMap(([field, most]) => {
      const number = (part as Partial<Record<Field, number>>)[field] ?? 0;
      return number > 2 * most ? [{ field, number, most }] : [];
    }),
  );
}
