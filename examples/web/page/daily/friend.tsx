// The result of a friend, from a link. It is checked, and says nothing of the ship before one's own is built.
import { useEffect, useState } from 'preact/hooks';
import { Ship } from '../ship/ship';
import { t } from '../words';
import { said } from './index';
import { builtOn, judged, linked, type Result } from './result';

export function Friend({ day, isDone }: { day: string; isDone: boolean }) {
  const [result, found] = useState<Result | null | undefined>(undefined);
  useEffect(() => {
    if (location.hash.includes('.')) void linked(location.hash).then(found);
  }, []);
  if (result === undefined) return null;
  const score = result && judged(result);
  if (!result || !score) return <p class="notice">{t('daily-false')}</p>;
  const fleet = isDone || result.day !== day ? builtOn(result.day, result.log) : null;
  return (
    <section class="pane daily-friend">
      <p>{t('daily-friend', { score: said(score, result.day) })}</p>
      {fleet && (
        <div class="space daily-ship">
          <Ship fleet={fleet} label={t('daily-friend-ship')} />
        </div>
      )}
    </section>
  );
}
