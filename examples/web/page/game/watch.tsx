// A game looked at again: its table as it was, with the controls of the replay.
import { useMemo, useState } from 'preact/hooks';
import type * as sw from '../../js/index';
import { Replay } from '../engine/replay';
import { moment } from '../flight/motion';
import type { Looks } from '../looks';
import { branching } from '../setup/replace';
import { everybody, type Kept, seed, skill, whoIs } from '../table';
import { spoken } from '../words';
import { caption } from './caption';
import { isSettling, nextStop, partsOf } from './parts';
import type { Past } from './past';
import { usePlaying } from './playing';
import { Slider } from './slider';
import { GameTable } from './table';

type Props = {
  kept: Kept<'game'>;
  players: number;
  past: Past;
  from: number;
  goOn: (kept: Kept<'game'>) => void;
  /** Back to the game that goes on; without one, to the end. */
  leave?: () => void;
};

export function Watch({ kept, players, past, from, goOn, leave }: Props) {
  const { game, seats } = kept;
  const { entries } = past;
  const isTold = past.isTold.value;
  const parts = useMemo(() => partsOf(entries), [entries.length, isTold, spoken()]);
  const log = useMemo(() => game.log(), [game]);
  const [{ at, shown }, show] = useState(() => ({ at: from, shown: game.branch(from) }));
  const replay = useMemo(() => new Replay(game, entries, everybody(players)), [game]);
  const go = (place: number) => replay.seek(place, (then) => show({ at: place, shown: then }));
  const [isPlaying, play] = usePlaying(at, past.at, go, (from) => (isTold ? nextStop(entries, from) : from + 1));
  const branch = () => {
    const own = game.branch(at);
    own.seed(seed());
    branching('game', () => goOn({ game: own, seats }));
  };
  return (
    <>
      <Slider
        {...{ at, parts, go, isPlaying, play }}
        all={entries.length}
        says={moment.value?.says ?? (at > 0 ? caption(entries[at - 1], () => log[at - 1]) : '')}
        goOn={branch}
        leave={leave ?? (() => go(past.at))}
      />
      <GameTable
        looks={looksOf(shown, past, at)}
        sand=""
        bots={(seat) => skill(seats, seat) !== null}
        settled={at > 0 && isSettling(entries[at - 1])}
      />
    </>
  );
}

const nothing = () => undefined;

/** As a spectator sees it: nothing can be chosen. A step forward is shown as it happened. */
function looksOf(game: sw.Game<'game'>, past: Past, at: number): Looks<'game'> {
  const happened = past.entries[at - 1]?.happened ?? [];
  return { game, at, happened, seat: null, isPast: true, who: whoIs, act: nothing, advise: nothing, hint: null, ask: nothing, lines: past.lines(at) };
}
