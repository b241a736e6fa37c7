// A game at this device as it is played: the table, whose turn it is, the device that is passed on, the replay.
import { useMemo, useState } from 'preact/hooks';
import { Coach } from '../learn/coach';
import { Button } from '../look/button';
import type { Looks } from '../looks';
import { everybody, type Kept, seed, whoIs } from '../table';
import { t } from '../words';
import { Bar } from './bar';
import { flights } from './flown';
import { Host } from './host';
import { Replay } from './replay';
import { Slider } from './slider';
import { GameTable } from './table';

type Props = { host: Host; open: (text: string, name: string) => void; anew: () => void; begin: (kept: Kept<'game'>) => void };

export function Play({ host, open, anew, begin }: Props) {
  host.changes.value;
  const { game, past, next } = host;
  const [at, setAt] = useState<number | null>(null);
  const go = (to: number | null) => {
    host.watched = to !== null;
    setAt(to);
  };
  const replay = useMemo(() => new Replay(game, past.entries, everybody(host.kept.seats.length)), [host]);
  if (at !== null) {
    const goOn = () => {
      const branch = game.branch(at);
      branch.seed(seed());
      begin({ game: branch, seats: host.kept.seats });
    };
    return (
      <>
        <Slider at={at} entries={past.entries} go={go} goOn={goOn} leave={() => go(null)} />
        <GameTable key="replay" looks={replayed(host, replay, at)} sand="" />
      </>
    );
  }
  return (
    <>
      {next === null ? (
        <>
          <Whose host={host} />
          <Coach looks={looksOf(host)} />
          <GameTable
            key="game"
            looks={looksOf(host)}
            sand={host.sand.value}
            left={host.left.value}
            trial={(choice) => host.trial(choice)}
            flown={() => flights(game, past.entries)}
            again={anew}
          />
        </>
      ) : (
        <Passing who={whoIs(next)} ready={() => host.ready()} />
      )}
      <Bar host={host} open={open} begin={anew} replay={() => go(past.at)} />
    </>
  );
}

function looksOf(host: Host): Looks<'game'> {
  return {
    game: host.game,
    at: host.at,
    happened: host.happened,
    seat: host.me,
    who: whoIs,
    act: (choice) => host.act(choice),
    why: (choice) => host.why(choice),
    advise: () => void host.advise(),
    hint: host.hint,
    ask: () => void host.ask(),
    lines: host.past.lines(),
  };
}

const nothing = () => undefined;

/** As a spectator sees it: nothing can be chosen. A step forward is shown as it happened. */
function replayed(host: Host, replay: Replay, at: number): Looks<'game'> {
  const happened = host.past.entries[at - 1]?.happened ?? [];
  const lines = host.past.lines(at);
  return { game: replay.at(at), at, happened, seat: null, who: whoIs, act: nothing, advise: nothing, hint: null, ask: nothing, lines };
}

/** Who thinks or is asked, and to whom the device can be passed. */
function Whose({ host }: { host: Host }) {
  const thinks = host.thinks.value;
  const others = host.people.filter((seat) => seat !== host.me);
  return (
    <div class="game-whose">
      <p id="who" role="status">
        {thinks !== null && t('thinks', { who: whoIs(thinks) })}
      </p>
      {others.length > 0 && host.me !== null && (
        <p id="me">
          {t('you-are', { who: whoIs(host.me) })}{' '}
          {others.map((seat) => (
            <Button key={seat} class="pass" onClick={() => host.pass(seat)}>
              {t('pass-device', { who: whoIs(seat) })}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

function Passing({ who, ready }: { who: string; ready: () => void }) {
  return (
    <section class="game-pass space">
      <h2>{t('pass-device', { who })}</h2>
      <Button main id="ready" onClick={ready}>
        {t('ready', { who })}
      </Button>
    </section>
  );
}
