// What stands on a card.
import * as sw from '../../js/index';
import { el } from '../dom';
import { tell } from '../told';
import { capital, t } from '../words';
import type { Card } from './check';
import { family } from './kinds';

export function face(told: sw.ToldCard): HTMLElement {
  const { level, kind } = told.card;
  return el(
    'article',
    { class: 'card' },
    el('h3', {}, capital(family(kind)), ' ', el('span', { class: 'level' }, t('of-level', { level }))),
    el('p', {}, tell(told)),
  );
}

export const faceOf = (card: Card): HTMLElement => face(sw.must(sw.card(card)));
