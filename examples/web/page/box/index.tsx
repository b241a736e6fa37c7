// What the reader has made for their own games.
import { Cards } from '../cards/index';
import { t } from '../words';
import './box.css';

export function Box() {
  return (
    <>
      <h1>{t('cards')}</h1>
      <Cards />
    </>
  );
}
