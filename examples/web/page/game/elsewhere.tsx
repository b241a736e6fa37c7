// The same game in another tab: nothing is overwritten without a question.
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../look/button';
import { keep, type Kept, opened } from '../table';
import { t } from '../words';
import type { Host } from './host';

type Props = { host: Host; begin: (kept: Kept<'game'>) => void };

export function Elsewhere({ host, begin }: Props) {
  const [other, found] = useState<string | null>(null);
  useEffect(() => {
    const changed = ({ key, newValue }: StorageEvent) => key === 'starwright.game' && newValue !== null && found(newValue);
    addEventListener('storage', changed);
    return () => removeEventListener('storage', changed);
  }, []);
  useEffect(() => {
    host.isHalted = other !== null;
  }, [other]);
  if (other === null) return null;
  const take = () => {
    const read = opened('game', other);
    found(null);
    if ('ok' in read) begin(read.ok);
  };
  const stay = () => {
    found(null);
    keep('game', host.kept);
  };
  return (
    <div class="game-elsewhere" role="alert">
      <strong>{t('game-elsewhere')}</strong>
      <span class="bar">
        <Button onClick={take}>{t('game-take-other')}</Button>
        <Button onClick={stay}>{t('game-keep-own')}</Button>
      </span>
    </div>
  );
}
