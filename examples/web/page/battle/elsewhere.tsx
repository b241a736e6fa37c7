// The same battle in another tab: nothing is overwritten without a question.
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../look/button';
import { keep, opened } from '../table';
import { t } from '../words';
import type { Playing } from './play';

export function Elsewhere({ play }: { play: Playing }) {
  const [other, found] = useState<string | null>(null);
  useEffect(() => {
    const changed = ({ key, newValue }: StorageEvent) => key === 'starwright.battle' && newValue !== null && found(newValue);
    addEventListener('storage', changed);
    return () => removeEventListener('storage', changed);
  }, []);
  useEffect(() => {
    play.halt(other !== null);
  }, [other]);
  if (other === null) return null;
  const take = () => {
    const read = opened('battle', other);
    found(null);
    play.halt(false);
    if ('ok' in read) play.show(read.ok, false);
  };
  const stay = () => {
    found(null);
    play.halt(false);
    if (play.kept) keep('battle', play.kept);
    play.resume();
  };
  return (
    <div class="bb-elsewhere" role="alert">
      <strong>{t('battle-elsewhere')}</strong>
      <span class="bar">
        <Button onClick={take}>{t('battle-take-other')}</Button>
        <Button onClick={stay}>{t('battle-keep-own')}</Button>
      </span>
    </div>
  );
}
