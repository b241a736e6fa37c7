// A player wants to take back: all others are asked.
import { Button } from '../look/button';
import { t } from '../words';
import type { Session } from './session';

export function Asked({ session }: { session: Session }) {
  return (
    <div id="takeback" role="status" tabIndex={-1}>
      {session.watched.client.now?.asked && <Ask session={session} />}
    </div>
  );
}

function Ask({ session }: { session: Session }) {
  const { client, standing, isOpen, called } = session.watched;
  const { now, seat } = client;
  const ask = now?.asked;
  if (!now || !ask) return null;
  const missing = now.players.flatMap(({ bot }, other) => (bot || ask.agreed.includes(other) ? [] : [other]));
  const isAsked = seat !== null && missing.includes(seat);
  const since = ask.revealed ? 'revealed' : ask.chance ? 'chance' : 'none';
  return (
    <div class="notice asks">
      <strong>{t('asks-undo', { who: called(ask.seat), count: standing - ask.to, since })}</strong>
      {isAsked ? (
        <Button id="agree" why={!isOpen && t('no-line')} onClick={() => client.agree(true)}>
          {t('agree')}
        </Button>
      ) : (
        missing.length > 0 && <span>{t('awaits', { who: missing.map(called).join(', ') })}</span>
      )}
      {(isAsked || seat === ask.seat) && (
        <Button id="disagree" why={!isOpen && t('no-line')} onClick={() => client.agree(false)}>
          {t(isAsked ? 'disagree' : 'withdraw')}
        </Button>
      )}
    </div>
  );
}
