// Boards of one's own that cannot be flown, as no dice can aim at them, and where they are mended.
import { isAimless } from '../boards/board';
import { t } from '../words';
import { boardIn } from './flown';

export function Aimless({ classes }: { classes: string[] }) {
  const found = classes.map(boardIn).find((own) => own && isAimless(own.board));
  if (!found) return null;
  return (
    <p class="bad" id="aimless" role="status">
      {t('board-aimless', { name: found.name })} <a href="#cards=boards">{t('board-mend')}</a>
    </p>
  );
}
