// Tables of the server that this page comes from: made, joined, played at from many places.
import { el } from '../dom';
import type { Page } from '../app/legacy';
import { t } from '../words';
import { lobby } from './lobby';
import { placeOf } from './places';
import { Table } from './table';

export function together(main: HTMLElement, page: Page): () => void {
  const place = placeOf(location.hash);
  if (place) {
    const table = new Table(main, page, place);
    return () => table.leave();
  }
  if (location.hash.includes('=')) page.notice(t('no-table'));
  let here = true;
  void isServed().then((served) => {
    if (here) main.replaceChildren(...(served ? lobby(main, page) : [el('p', { class: 'pane', id: 'no-server' }, t('no-server'))]));
  });
  return () => {
    here = false;
  };
}

/** Whether the page comes from a server of tables. */
async function isServed(): Promise<boolean> {
  try {
    const answer = await fetch('healthz', { cache: 'no-store' });
    return answer.ok && (await answer.text()) === 'well\n';
  } catch {
    return false;
  }
}
