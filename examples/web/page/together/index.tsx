// Tables of the server that this page comes from: made, joined, played at from many places.
import { useEffect, useState } from 'preact/hooks';
import { notice } from '../look/notice';
import { t } from '../words';
import { Lobby } from './lobby';
import { placeOf } from './places';
import { Table } from './table';

export function Together() {
  const place = placeOf(location.hash);
  const isBad = !place && location.hash.includes('=');
  useEffect(() => {
    if (isBad) notice(t('no-table'));
  }, [isBad]);
  return place ? <Table place={place} /> : <Served />;
}

function Served() {
  const [served, found] = useState<boolean | null>(null);
  useEffect(() => void isServed().then(found), []);
  if (served === null) return null;
  if (served) return <Lobby />;
  return (
    <section class="pane" id="no-server">
      <h1>{t('together')}</h1>
      <p>{t('no-server')}</p>
    </section>
  );
}

/** Whether the page comes from a server of tables. */
async function isServed(): Promise<boolean> {
  try {
    const answer = await fetch('healthz', { cache: 'no-store' });
    return answer.ok && /^(ok|well)\n$/.test(await answer.text());
  } catch {
    return false;
  }
}
