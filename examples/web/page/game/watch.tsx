// A game looked at again: its table as it was, with the controls of the replay.
import { useMemo, useState } from 'preact/hooks';
import type * as sw from '../../js/index';
import { Replay } from '../engine/replay';
import type { Looks } from '../looks';
import { branching } from '../setup/replace';
import { everybody, type Kept, seed, skill, whoIs } from '../table';
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
  past.isTold.value;
  const [{ at, shown }, show] = useState(() => ({ at: from, shown: game.branch(from) }));
  const replay = useMemo(() => new Replay(game, past.entries, everybody(players)), [game]);
  const go = (place: number) => replay.seek(place, (then) => show({ at: place, shown: then }));
  const [isPlaying, play] = usePlaying(at, past.at, go);
  const branch = () => {
    const own = game.branch(at);
    own.seed(seed());
    branching('game', () => goOn({ game: own, seats }));
  };
  return (
    <>
      <Slider at={at} entries={past.entries} go={go} isPlaying={isPlaying} play={play} goOn={branch} leave={leave ?? (() => go(past.at))} />
      <GameTable looks={looksOf(shown, past, at)} sand="" bots={(seat) => skill(seats, seat) !== null} />
    </>
  );
}

const nothing = () => undefined;

/** As a spectator sees it: nothing can be chosen. A step forward is shown as it happened. */
function looksOf(game: sw.Game<'game'>, past: Past, at: number): Looks<'game'> {
  const happened = past.entries[at - 1]?.happened ?? [];
  return { game, at, happened, seat: null, who: whoIs, act: nothing, advise: nothing, hint: null, ask: nothing, lines: past.lines(at) };
}
