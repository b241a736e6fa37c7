// Why the server did not do something.
import type { Heard } from '../../js/client';
import * as sw from '../../js/index';
import { problem } from '../told';
import { t, type Word } from '../words';

export const SORRY: Record<string, Word> = {
  nothing_to_undo: 'nothing-to-undo',
  name: 'bad-name',
  log_full: 'log-full',
};

export function refused(why: Extract<Heard<'battle' | 'game'>, { heard: 'refused' }>['why']): string {
  if (why.why === 'unreadable') return why.error;
  if (why.why !== 'rules') return t(why.why === 'bot' ? 'refused-bot' : 'log-full');
  const { refusal, says, told } = why;
  const { rule = '' } = refusal as { rule?: string };
  return problem({ refusal: { ...refusal, says: says ?? sw.catalogue().rules[rule] ?? '', told: { id: '', ...told, rule } } });
}
