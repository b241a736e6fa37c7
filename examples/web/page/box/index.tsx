// What the reader has made for their own games: cards, and boards.
import { Boards } from '../boards/index';
import { Cards } from '../cards/index';
import { t } from '../words';
import './box.css';

export function Box() {
  const isBoards = location.hash === '#cards=boards';
  return (
    <>
      <h1>{t('box')}</h1>
      <nav class="box-kinds" aria-label={t('box')}>
        <a href="#cards" aria-current={isBoards ? undefined : 'page'}>
          {t('cards')}
        </a>
        <a href="#cards=boards" aria-current={isBoards ? 'page' : undefined}>
          {t('boards')}
        </a>
      </nav>
      {isBoards ? <Boards /> : <Cards />}
    </>
  );
}
