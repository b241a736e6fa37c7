// What a learner is told, when the situation comes up for the first time.
import { signal } from '@preact/signals';
import { forget, store, stored } from '../store';
import type { Looks } from '../looks';
import type { Word } from '../words';

type Kind = 'battle' | 'game';

/** A sentence or two, and when they help. The first that applies and was not read yet is shown. */
export type Tip<K extends Kind> = { says: Word; when: (looks: Looks<K>) => boolean };

const read = { battle: signal(recalled('battle')), game: signal(recalled('game')) };
/** Which lessons are being taken. */
const taken = { battle: signal(stored('learn.battle') !== null), game: signal(stored('learn.game') !== null) };

/** Which lesson has come to its end, until the next game begins. */
export const finished = signal<Kind | null>(null);

/** Whether the coach tells a builder something now: the sand and the others wait. */
export const telling = signal(false);

function recalled(kind: Kind): string[] {
  return (stored(`learn.${kind}`) ?? '').split(' ').filter(Boolean);
}

export const isLearning = (kind: Kind): boolean => taken[kind].value;
export const hasRead = (kind: Kind, says: Word): boolean => read[kind].value.includes(says);
export const countRead = (kind: Kind): number => read[kind].value.length;

/** Begins a lesson from its first sentence. */
export function learn(kind: Kind): void {
  read[kind].value = [];
  taken[kind].value = true;
  store(`learn.${kind}`, '');
}

/** The last sentence was read, or left. */
export function finish(kind: Kind): void {
  if (!isLearning(kind)) return;
  stop(kind);
  finished.value = kind;
}

/** Ends a lesson. */
export function stop(kind: Kind): void {
  taken[kind].value = false;
  forget(`learn.${kind}`);
}

export function markRead(kind: Kind, says: Word): void {
  if (hasRead(kind, says)) return;
  read[kind].value = [...read[kind].value, says];
  store(`learn.${kind}`, read[kind].value.join(' '));
}
