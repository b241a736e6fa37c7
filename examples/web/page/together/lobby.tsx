// Before a table: one is made, or joined by its link.
import { useState } from 'preact/hooks';
import { notice } from '../look/notice';
import { Button } from '../look/button';
import { t } from '../words';
import { Create } from './create';
import { forgetPlace, kept, linkOf, type Place, placeOf } from './places';
import './together.css';

/** Goes to a place at a table. */
export const go = ({ table, secret }: Place): void => {
  location.hash = `together=${table}.${secret}`;
};

export function Lobby() {
  return (
    <div class="together-lobby">
      <h1>{t('together')}</h1>
      <p>{t('together-what')}</p>
      <div class="panes even">
        <Create />
        <section class="pane form">
          <h2>{t('join')}</h2>
          <Join />
          <Yours />
        </section>
      </div>
    </div>
  );
}

function Join() {
  const [link, type] = useState('');
  const join = (event: Event) => {
    event.preventDefault();
    const place = placeOf(link);
    if (place) go(place);
    else notice(t('no-table'));
  };
  return (
    <form onSubmit={join}>
      <p class="soft">{t('join-how')}</p>
      <div class="bar">
        <input
          id="link"
          aria-label={t('link')}
          placeholder={t('link')}
          autocomplete="off"
          spellcheck={false}
          value={link}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        <button id="join">{t('join')}</button>
      </div>
    </form>
  );
}

/** The tables that this browser has been at. */
function Yours() {
  const [tables, know] = useState(kept());
  if (tables.length === 0) return null;
  return (
    <>
      <h2>{t('your-tables')}</h2>
      <ul class="tables">
        {tables.map((table) => {
          const name = t('your-table', { game: t(table.play === 'game' ? 'game' : 'battle'), at: new Date(table.at) });
          const forget = () => {
            forgetPlace(table);
            know(kept());
          };
          return (
            <li key={table.table + table.secret} class="bar">
              <a href={linkOf(table)}>{name}</a>
              <Button aria-label={`${t('forget')}: ${name}`} onClick={forget}>
                {t('forget')}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
