// A game from a link, watched from its beginning. One's own game is replaced only if one plays on from there, after a question.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { jumped, Replay as BattleReplay } from '../battle/replay';
import { BattleTable } from '../battle/table';
import { Past } from '../game/past';
import { Watch as WatchedGame } from '../game/watch';
import '../game/game.css';
import { Ruled } from '../look/ruled';
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
  if ('bad' in found) {
    return (
      <p class="pane bad">
        <Ruled text={found.bad} />
      </p>
    );
  }
  return found.kind === 'battle' ? <WatchBattle kept={found.kept} /> : <WatchGame kept={found.kept} />;
}

/** Plays on from a place of a watched game. */
function goOn<K extends 'battle' | 'game'>(kind: K, own: Kept<K>): void {
  replacing(kind, () => {
    keep(kind, own);
    location.hash = kind;
  });
}

const nothing = () => undefined;
const WATCHING = { seat: null, who: whoIs, act: nothing, advise: nothing, hint: null, ask: nothing };

function WatchBattle({ kept }: { kept: Kept<'battle'> }) {
  const { game } = kept;
  const [replay, seek] = useState(() => jumped(game, 0, true));
  const log = useMemo(() => game.log(), [game]);
  const players = useMemo(() => game.view(null).players.length, [game]);
  replay.game.call(everybody(players));
  return (
    <div class="bb-host">
      <h1 class="hidden">{t('replay')}</h1>
      <BattleTable
        {...WATCHING}
        {...replay}
        lines={[]}
        replays
        cover={
          <BattleReplay
            game={game}
            log={log}
            replay={replay}
            seek={seek}
            end={() => seek(jumped(game, log.length))}
            branch={(at) => {
              const branch = game.branch(at);
              branch.seed(seed());
              goOn('battle', { game: branch, seats: kept.seats });
            }}
          />
        }
      />
    </div>
  );
}

function WatchGame({ kept }: { kept: Kept<'game'> }) {
  const { game } = kept;
  const players = game.view(null).purses.length;
  const past = useMemo(() => Past.of(game, everybody(players)), [game]);
  return (
    <div class="game">
      <h1 class="hidden">{t('replay')}</h1>
      <WatchedGame kept={kept} players={players} past={past} from={0} goOn={(own) => goOn('game', own)} />
    </div>
  );
}
