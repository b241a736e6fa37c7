// What the crate says of the board in the form, and where its refusal belongs.
import { type Fault, faultOf } from '../box/faults';
import type { Mistake } from '../box/mistakes';
import { isNumber } from '../cards/shapes';
import { t } from '../words';
import { built, type Own } from './board';
import { type Axis, type Draft, numbersIn, printedOf } from './draft';
import { FAULTS, type Part } from './faults';

export type Verdict = { own: Own | null; mistakes: Mistake[] };

const NUMBERS = /^\s*(\d{1,2}(\s*[/,]\s*\d{1,2})*)?\s*$/;
const AXES: Axis[] = ['columns', 'rows'];

export const idOf = (axis: Axis, line: number): string => `board-${axis}-${line}`;

const shown = ({ numbers, size }: Draft, axis: Axis): string[] => numbers[axis].slice(0, size[axis]);

/** Texts that are no numbers, and a missing name. */
function unfinished(draft: Draft): Mistake[] {
  const range = (at: string, text: string) => (isNumber(text) ? [] : [{ at, says: t('number-range') }]);
  return [
    ...(draft.name.trim() ? [] : [{ at: 'board-name', says: t('board-nameless') }]),
    ...AXES.flatMap((axis) =>
      shown(draft, axis).flatMap((text, line) => (NUMBERS.test(text) ? [] : [{ at: idOf(axis, line), says: t('board-numbers-wrong') }])),
    ),
    ...(draft.penalty === 'capped_at' ? range('board-cap', draft.cap) : []),
    ...(draft.hasPremium ? draft.premium.flatMap((text, group) => range(`board-premium-${group}`, text)) : []),
  ];
}

export function judged(draft: Draft): Verdict {
  const mistakes = unfinished(draft);
  const outcome = mistakes.some(({ at }) => at !== 'board-name') ? null : built(printedOf(draft));
  if (outcome && !('ok' in outcome)) {
    const fault = faultOf(FAULTS, outcome);
    mistakes.push({ at: place(fault, draft), says: fault.says });
  }
  const board = outcome && 'ok' in outcome ? outcome.ok : null;
  return { own: board && mistakes.length === 0 ? { name: draft.name.trim(), board } : null, mistakes };
}

function place({ about, found }: Fault<Part>, draft: Draft): string {
  if (about === 'number') return lineWith(draft, Number(found.number));
  return about === null ? 'board' : `board-${about}`;
}

/** The line whose numbers are refused: the number is too large, or twice there. */
function lineWith(draft: Draft, number: number): string {
  const found = AXES.flatMap((axis) =>
    shown(draft, axis).map((text, line) => ({ id: idOf(axis, line), count: numbersIn(text).filter((each) => each === number).length })),
  );
  const most = Math.max(...found.map(({ count }) => count));
  return found.find(({ count }) => count === most && count > 0)?.id ?? 'board';
}
