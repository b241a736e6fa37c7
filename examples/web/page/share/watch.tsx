// A game from a link, watched from its beginning. One's own game is replaced only if one plays on from there, after a question.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type * as sw from '../../js/index';
import { jumped, Replay as BattleReplay } from '../battle/replay';
import { BattleTable } from '../battle/table';
import { Past } from '../game/past';
import { Replay } from '../game/replay';
import { Slider } from '../game/slider';
import { GameTable } from '../game/table';
import '../game/game.css';
import type { Looks } from '../looks';
import { replacing } from '../setup/replace';
import { everybody, keep, type Kept, opened, seed, whoIs } from '../table';
import { problem } from '../told';
import { t } from '../words';
import { linked } from './link';

type Found = { kind: 'battle'; kept: Kept<'battle'> } | { kind: 'game'; kept: Kept<'game'> } | { bad: string } | null;

async function find(): Promise<Found> {
  const found = await linked(location.hash);
  if (!found) return { bad: t('bad-replay') };
  const { kind, save } = found;
  const read = opened(kind, save);
  return 'ok' in read ? ({ kind, kept: read.ok } as Found) : { bad: problem(read) };
}

export function Watch() {
  const [found, finds] = useState<Found>(null);
  useEffect(() => void find().then(finds), []);
  if (!found) return null;
  if ('bad' in found) return <p class="pane bad">{found.bad}</p>;
  return found.kind === 'battle' ? <WatchBattle kept={found.kept} /> : <WatchGame kept={found.kept} />;
}

/** Plays on from a place of a watched game. */
function goOn<K extends 'battle' | 'game'>(kind: K, { game, seats }: Kept<K>, at: number): void {
  replacing(kind, () => {
    const branch = game.branch(at);
    branch.seed(seed());
    keep(kind, { game: branch, seats });
    location.hash = kind;
  });
}

const nothing = () => undefined;
const WATCHING = { seat: null, who: whoIs, act: nothing, advise: nothing, hint: null, ask: nothing };

function WatchBattle({ kept }: { kept: Kept<'battle'> }) {
  const { game } = kept;
  const [replay, seek] = useState(() => jumped(game, 0));
  const players = useMemo(() => game.view(null).players.length, [game]);
  replay.game.call(everybody(players));
  return (
    <div class="bb-host">
      <h1 class="hidden">{t('replay')}</h1>
      <BattleTable {...WATCHING} {...replay} lines={[]} replays>
        <BattleReplay
          game={game}
          replay={replay}
          seek={seek}
          end={() => seek(jumped(game, game.log().length))}
          branch={(at) => goOn('battle', kept, at)}
        />
      </BattleTable>
    </div>
  );
}

function WatchGame({ kept }: { kept: Kept<'game'> }) {
  const { game } = kept;
  const [at, go] = useState(0);
  const { past, replay } = useMemo(() => {
    const names = everybody(game.view(null).purses.length);
    const past = Past.of(game, names);
    return { past, replay: new Replay(game, past.entries, names) };
  }, [game]);
  const looks: Looks<'game'> = {
    ...WATCHING,
    game: replay.at(at) as sw.Shown<'game'>,
    at,
    happened: past.entries[at - 1]?.happened ?? [],
    lines: past.lines(at),
  };
  return (
    <div class="game">
      <h1 class="hidden">{t('replay')}</h1>
      <Slider at={at} entries={past.entries} go={go} goOn={() => goOn('game', kept, at)} leave={() => go(past.at)} />
      <GameTable looks={looks} sand="" />
    </div>
  );
}
