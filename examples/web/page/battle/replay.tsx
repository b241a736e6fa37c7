// A game again, choice by choice: a slider, steps, play, and a branch from any place.
import { useEffect, useRef, useState } from 'preact/hooks';
import type * as sw from '../../js/index';
import { Button } from '../look/button';
import { idle } from '../motion';
import { whoIs } from '../table';
import { tell } from '../told';
import { t } from '../words';

/** A place in a game, its own copy of it there, and what the last step caused. */
export type Replayed = { game: sw.Game<'battle'>; at: number; happened: sw.Happened<sw.BattleEvent>[] };

export const jumped = (whole: sw.Game<'battle'>, at: number): Replayed => ({ game: whole.branch(at), at, happened: [] });

/** One choice further; the same copy of the game, so that it moves. */
export function stepped(whole: sw.Game<'battle'>, { game, at }: Replayed): Replayed {
  const next = whole.log()[at];
  const outcome = next && game.choose(next.by, next.choice);
  return outcome && 'ok' in outcome ? { game, at: at + 1, happened: outcome.ok } : jumped(whole, at);
}

type Props = {
  game: sw.Game<'battle'>;
  replay: Replayed | null;
  seek: (replay: Replayed) => void;
  end: () => void;
  branch: (at: number) => void;
};

export function Replay({ game, replay, seek, end, branch }: Props) {
  const log = game.log();
  const at = replay?.at ?? log.length;
  const [isPlaying, playing] = useState(false);
  const latest = useRef(replay);
  latest.current = replay;
  useEffect(() => {
    if (!isPlaying) return undefined;
    let isOn = true;
    const run = async () => {
      while (isOn && latest.current && latest.current.at < log.length) {
        seek(stepped(game, latest.current));
        await new Promise((next) => setTimeout(next, 120));
        await idle();
      }
      if (isOn) playing(false);
    };
    void run();
    return () => {
      isOn = false;
    };
  }, [isPlaying, game]);
  const to = (place: number) => {
    playing(false);
    seek(jumped(game, Math.min(log.length, Math.max(0, place))));
  };
  const entry = at > 0 ? log[at - 1] : undefined;
  const counted = { at, all: log.length };
  const said = entry ? t('replayed', { ...counted, who: whoIs(entry.by), choice: tell(entry) }) : t('replay-at', counted);
  return (
    <section class="bb-replay" aria-label={t('replay')}>
      <h2>{t('replay')}</h2>
      <input
        type="range"
        id="replay"
        min={0}
        max={log.length}
        value={at}
        aria-label={t('replay')}
        aria-valuetext={said}
        onInput={({ currentTarget }) => to(Number(currentTarget.value))}
      />
      <p class="soft" id="at">
        {said}
      </p>
      <div class="bar">
        <Button id="replay-back" aria-label={t('battle-replay-back')} disabled={at === 0} onClick={() => to(at - 1)}>
          ◀
        </Button>
        <Button
          id="replay-play"
          onClick={() => {
            if (!replay || at === log.length) seek(jumped(game, at === log.length ? 0 : at));
            playing(!isPlaying);
          }}
        >
          {t(isPlaying ? 'battle-replay-pause' : 'battle-replay-play')}
        </Button>
        <Button
          id="replay-next"
          aria-label={t('battle-replay-next')}
          disabled={at === log.length}
          onClick={() => replay && seek(stepped(game, replay))}
        >
          ▶
        </Button>
        {replay && (
          <>
            <Button onClick={end}>{t('to-end')}</Button>
            <Button id="branch" onClick={() => branch(at)}>
              {t('go-on')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
