// The coach: what a learner needs to know now, beside the game.
import { useEffect, useRef } from 'preact/hooks';
import type { Looks } from '../looks';
import { t } from '../words';
import { BATTLE } from './battle';
import { GAME, isBuilding } from './game';
import './learn.css';
import { finish, hasRead, isLearning, markRead, stop, telling, type Tip } from './tip';

const TIPS = { battle: BATTLE, game: GAME } as { [K in 'battle' | 'game']: Tip<K>[] };

const isLast = <K extends 'battle' | 'game'>(tip: Tip<K>, tips: Tip<K>[]) => tip === tips.at(-1);

/** The sentence that applies now, if a lesson is being taken. One whose situation has passed counts as read. */
export function Coach<K extends 'battle' | 'game'>({ looks }: { looks: Looks<K> }) {
  const { kind } = looks.game as { kind: K };
  const tips = TIPS[kind] as Tip<K>[];
  const last = useRef<Tip<K> | null>(null);
  const tip = isLearning(kind) ? (tips.find((each) => !hasRead(kind, each.says) && each.when(looks)) ?? null) : null;
  const holds = tip !== null && kind === 'game' && isBuilding(looks as unknown as Looks<'game'>);
  useEffect(() => {
    const shown = last.current;
    if (shown && shown !== tip && !shown.when(looks)) markRead(kind, shown.says);
    last.current = tip;
    telling.value = holds;
  });
  useEffect(
    () => () => {
      telling.value = false;
      if (last.current && isLast(last.current, tips)) finish(kind);
    },
    [],
  );
  if (!isLearning(kind)) return null;
  return (
    <section class="learn" aria-label={t('learn-coach')}>
      <p role="status">{tip ? t(tip.says) : t('learn-wait')}</p>
      <div class="learn-acts">
        {tip && (
          <button type="button" class="main" onClick={() => (isLast(tip, tips) ? finish(kind) : markRead(kind, tip.says))}>
            {t('learn-read')}
          </button>
        )}
        {holds && <span>{t('learn-sand')}</span>}
        <span class="learn-count">{t('learn-count', { read: tips.filter(({ says }) => hasRead(kind, says)).length, all: tips.length })}</span>
        <button type="button" onClick={() => stop(kind)}>
          {t('learn-stop')}
        </button>
      </div>
    </section>
  );
}
