// A game again, choice by choice: a slider, steps, play, and a branch from any place.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as sw from '../../js/index';
import { Replay as Again } from '../engine/replay';
import { Button } from '../look/button';
import { idle } from '../motion';
import { whoIs } from '../table';
import { tell } from '../told';
import { t } from '../words';
import { cardIn } from './actions';

/** A place in a game, its own copy of it there, and what the last step caused; whether it plays from there at once. */
export type Replayed = { game: sw.Game<'battle'>; at: number; happened: sw.Happened<sw.BattleEvent>[]; runs?: boolean };

export type Log = ReturnType<sw.Game<'battle'>['log']>;

export const jumped = (whole: sw.Game<'battle'>, at: number, runs = false): Replayed => ({
  game: whole.branch(at),
  at,
  happened: [],
  runs,
});

/** The last choice before a place, as a sentence. */
export function choiceAt(log: Log, at: number): string {
  const entry = at > 0 ? log[at - 1] : undefined;
  const counted = { at, all: log.length };
  return entry ? t('replayed', { ...counted, who: whoIs(entry.by), choice: cardIn(entry.choice) ?? tell(entry) }) : t('replay-at', counted);
}

/** One choice further; the same copy of the game, so that it moves. */
function stepped(log: Log, { game, at }: Replayed): Replayed {
  const { by, choice } = log[at];
  return { game, at: at + 1, happened: sw.must(game.choose(by, choice)) };
}

type Props = {
  game: sw.Game<'battle'>;
  log: Log;
  replay: Replayed;
  seek: (replay: Replayed) => void;
  end: () => void;
  /** What the way to its end is called. */
  toEnd?: string;
  branch: (at: number) => void;
};

export function Replay({ game, log, replay, seek, end, toEnd = t('to-end'), branch }: Props) {
  const { at } = replay;
  const [isPlaying, playing] = useState(replay.runs ?? false);
  const shownAt = useRef<HTMLElement>(null);
  useEffect(() => shownAt.current?.closest('.bb-layout')?.scrollIntoView({ block: 'start' }), []);
  const latest = useRef(replay);
  latest.current = replay;
  useEffect(() => {
    if (!isPlaying) return undefined;
    let isOn = true;
    const run = async () => {
      while (isOn && latest.current.at < log.length) {
        seek(stepped(log, latest.current));
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
  const again = useMemo(() => new Again(game, log, []), [game, log]);
  const to = (place: number) => {
    playing(false);
    again.seek(place, (then) => seek({ game: then, at: place, happened: [] }));
  };
  const said = choiceAt(log, at);
  return (
    <section class="bb-replay" ref={shownAt} aria-label={t('replay')}>
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
        <Button id="replay-back" aria-label={t('battle-replay-back')} why={at === 0 && t('replay-first')} onClick={() => to(at - 1)}>
          ◀
        </Button>
        <Button
          main
          id="replay-play"
          onClick={() => {
            if (at === log.length) seek(jumped(game, 0));
            playing(!isPlaying);
          }}
        >
          {t(isPlaying ? 'battle-replay-pause' : 'battle-replay-play')}
        </Button>
        <Button
          id="replay-next"
          aria-label={t('battle-replay-next')}
          why={at === log.length && t('replay-last')}
          onClick={() => seek(stepped(log, replay))}
        >
          ▶
        </Button>
        <Button id="to-end" onClick={end}>
          {toEnd}
        </Button>
        <Button id="branch" onClick={() => branch(at)}>
          {t('go-on')}
        </Button>
      </div>
    </section>
  );
}
