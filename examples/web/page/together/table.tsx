// A table of the server, as one seat or a spectator sees it.
import { useEffect, useMemo } from 'preact/hooks';
import type * as sw from '../../js/index';
import { BattleTable } from '../battle/table';
import { GameTable } from '../game/table';
import type { Looks } from '../looks';
import { t } from '../words';
import { Asked } from './asked';
import { Line } from './line';
import { Invite, People } from './people';
import type { Place } from './places';
import { useSand } from './sand';
import { OwnSeat } from './seat';
import { Session } from './session';
import './together.css';

export function Table({ place }: { place: Place }) {
  const session = useMemo(() => new Session(place), [place.table, place.secret]);
  useEffect(() => session.enter(), [session]);
  const { now, waiting } = session.watched.client;
  return (
    <div class="together">
      <h1 class="hidden">{t('together')}</h1>
      <Line session={session} />
      <Asked session={session} />
      <div class="together-people">
        <People session={session} />
        <p id="who" role="status">
          {awaited(session.watched)}
        </p>
        {now && <OwnSeat session={session} />}
        {now && <Invite session={session} />}
      </div>
      <div id="table" tabIndex={-1} data-position={now?.position} aria-busy={waiting !== null}>
        <Game session={session} />
      </div>
    </div>
  );
}

function Game({ session }: { session: Session }) {
  const { seen, client } = session.watched;
  const sand = useSand(seen ? glassOf(seen) : null, session.ends);
  if (!seen) return null;
  const looks = session.looks(seen);
  const bots = (seat: number) => client.now?.players[seat]?.bot === true;
  if (seen.kind === 'game') return <GameTable looks={looks as Looks<'game'>} bots={bots} {...sand} />;
  return <BattleTable {...(looks as Looks<'battle'>)} bots={bots} thinks={client.now?.awaited.seats.some(bots)} />;
}

function glassOf(seen: sw.Seen<'battle' | 'game'>): sw.YardViewMessage['hourglass'] | null {
  if (seen.kind !== 'game') return null;
  const { now } = seen.view() as sw.GameViewMessage;
  return typeof now === 'object' && 'yard' in now ? now.yard.hourglass : null;
}

/** Who is to act, as one sentence. */
function awaited({ client, called }: Session): string {
  const { now, seat, waiting } = client;
  if (!now) return '';
  if (now.over) return t('over');
  if (seat !== null && now.players[seat]?.bot) return t('bot-plays');
  if (waiting !== null) return t('sending');
  if (seat !== null && now.awaited.seats.includes(seat)) return t(now.awaited.seats.length > 1 ? 'your-choice' : 'your-turn');
  const who = now.awaited.seats.map((each) => t(now.players[each]?.bot ? 'named-bot' : 'named', { who: called(each) }));
  return t('awaits', { who: who.join(', ') || t('table') });
}
