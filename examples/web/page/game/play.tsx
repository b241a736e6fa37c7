// A game at this device as it is played: the table, whose turn it is, the device that is passed on, the replay.
import { useState } from 'preact/hooks';
import { Coach } from '../learn/coach';
import { useArrival } from '../look/arrival';
import { Button } from '../look/button';
import type { Looks } from '../looks';
import { type Kept, skill, whoIs } from '../table';
import { tell } from '../told';
import { t } from '../words';
import { Bar } from './bar';
import { Elsewhere } from './elsewhere';
import { flights } from './flown';
import type { Host } from './host';
import type { Happened } from './past';
import { GameTable } from './table';
import { Watch } from './watch';

type Props = { host: Host; open: (text: string, name: string) => void; anew: () => void; begin: (kept: Kept<'game'>) => void };

export function Play({ host, open, anew, begin }: Props) {
  host.changes.value;
  const { past, next } = host;
  const [isWatched, watch] = useState(false);
  host.watched = isWatched;
  if (isWatched) {
    const players = host.kept.seats.length;
    return <Watch kept={host.kept} players={players} past={past} from={past.at} goOn={begin} leave={() => watch(false)} />;
  }
  const looks = looksOf(host);
  return (
    <>
      <Elsewhere host={host} begin={begin} />
      {next === null ? (
        <>
          <Whose host={host} />
          <Coach looks={looks} />
          <GameTable
            looks={looks}
            sand={host.sand.value}
            left={host.left.value}
            bots={(seat) => skill(host.kept.seats, seat) !== null}
            trial={(choice) => host.trial(choice)}
            flown={past.isTold.value ? () => flights(past.entries) : undefined}
            again={anew}
          />
        </>
      ) : (
        <Passing who={whoIs(next)} since={past.since(next)} ready={() => host.ready()} />
      )}
      <Bar host={host} open={open} begin={anew} replay={() => watch(true)} />
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
    isHurried: host.isHurried,
    lines: host.past.lines(),
  };
}

/** Whose eyes see the table, and to whom the device can be passed, until the game is over. */
function Whose({ host }: { host: Host }) {
  const others = host.people.filter((seat) => seat !== host.me);
  const { seats, table } = host.game.awaited();
  if (others.length === 0 || host.me === null || (seats.length === 0 && !table)) return null;
  return (
    <p id="me" class="game-whose">
      {t('you-are', { who: whoIs(host.me) })}{' '}
      {others.map((seat) => (
        <Button key={seat} class="pass" onClick={() => host.pass(seat)}>
          {t('pass-device', { who: whoIs(seat) })}
        </Button>
      ))}
    </p>
  );
}

function Passing({ who, since, ready }: { who: string; since: Happened[]; ready: () => void }) {
  return (
    <section class="game-pass space" ref={useArrival()} tabIndex={-1}>
      <h2>{t('pass-device', { who })}</h2>
      {since.length > 0 && (
        <>
          <h3>{t('since-turn', { who })}</h3>
          <ol>
            {since.map((line, place) => (
              <li key={place}>{tell(line)}</li>
            ))}
          </ol>
        </>
      )}
      <Button main id="ready" onClick={ready}>
        {t('ready', { who })}
      </Button>
    </section>
  );
}
