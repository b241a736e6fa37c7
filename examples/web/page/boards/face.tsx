// What a board looks like.
import { Ship } from '../ship/ship';
import { t } from '../words';
import { emptyOf, isAimless, type Own } from './board';

export function BoardFace({ item: { name, board } }: { item: Own }) {
  const cells = board.art.join('').replaceAll('.', '').length;
  return (
    <article class="boards-face">
      <div class="boards-picture" aria-hidden>
        <Ship layout={emptyOf(board)} label={name} />
      </div>
      <div>
        <h3>{name}</h3>
        <p>{t('board-face', { cells, surface: t(`surface-${board.surface}`), level: board.level ?? 'any' })}</p>
        {isAimless(board) && <p class="boards-aimless">{t('board-unaimed')}</p>}
      </div>
    </article>
  );
}
