// A game from a link, watched from its beginning. One's own game is replaced only if one plays on from there, after a question.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { jumped, Replay as BattleReplay } from '../battle/replay';
import { BattleTable } from '../battle/table';
import { Past } from '../game/past';
import { Watch as WatchedGame } from '../game/watch';
import '../game/game.css';
import { Ruled } from '../look/ruled';
import { branching } from '../setup/replace';
import { lend } from '../setup/names';
import { everybody, keep, type Kept, seed, whoIs } from '../table';
import { t } from '../words';
import { type Found, found } from './found';
import { ShareReplay } from './share';

export function Watch() {
  const [game, finds] = useState<Found | { bad: string } | null>(null);
  useEffect(() => {
    let isHere = true;
    void found(location.hash).then((is) => {
      if (!isHere) return;
      if ('names' in is) lend(is.names);
      finds(is);
    });
    return () => {
      isHere = false;
      lend(null);
    };
  }, []);
  if (!game) return <p class="loading">{t('loading')}</p>;
  if ('bad' in game) {
    return (
      <p class="pane bad" role="alert">
        <Ruled text={game.bad} />
      </p>
    );
  }
  return game.kind === 'battle' ? <WatchBattle {...game} /> : <WatchGame {...game} />;
}

/** Plays on from a place of a watched game. */
function goOn<K extends 'battle' | 'game'>(kind: K, own: Kept<K>): void {
  branching(kind, () => {
    keep(kind, own);
    location.hash = kind;
  });
}

const nothing = () => undefined;
const WATCHING = { seat: null, who: whoIs, act: nothing, advise: nothing, hint: null, ask: nothing };

type Watched<K extends 'battle' | 'game'> = { kept: Kept<K>; names: string[] | null };

function WatchBattle({ kept, names }: Watched<'battle'>) {
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
            toEnd={t('replay-end')}
            branch={(at) => {
              const branch = game.branch(at);
              branch.seed(seed());
              goOn('battle', { game: branch, seats: kept.seats });
            }}
          />
        }
      >
        <ShareReplay kind="battle" save={() => game.save()} names={names ?? []} />
      </BattleTable>
    </div>
  );
}

function WatchGame({ kept, names }: Watched<'game'>) {
  const { game } = kept;
  const players = game.view(null).purses.length;
  const past = useMemo(() => Past.of(game, everybody(players)), [game]);
  return (
    <div class="game">
      <h1 class="hidden">{t('replay')}</h1>
      <WatchedGame kept={kept} players={players} past={past} from={0} goOn={(own) => goOn('game', own)} />
      <ShareReplay kind="game" save={() => game.save()} names={names ?? []} />
    </div>
  );
}
