// What the reader has made for their own games: cards, boards and battlefields.
import { Boards } from '../boards/index';
import { Cards } from '../cards/index';
import { Fields } from '../fields/index';
import { t } from '../words';
import './box.css';

const KINDS = [
  { at: '#cards', title: 'cards', Kind: Cards },
  { at: '#cards=boards', title: 'boards', Kind: Boards },
  { at: '#cards=battlefields', title: 'battlefields', Kind: Fields },
] as const;

export function Box() {
  const { at: here, Kind } = KINDS.find(({ at }) => at === location.hash) ?? KINDS[0];
  return (
    <>
      <h1>{t('box')}</h1>
      <nav class="box-kinds" aria-label={t('box')}>
        {KINDS.map(({ at, title }) => (
          <a key={at} href={at} aria-current={at === here ? 'page' : undefined}>
            {t(title)}
          </a>
        ))}
      </nav>
      <Kind />
    </>
  );
}
