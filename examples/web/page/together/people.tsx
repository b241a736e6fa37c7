// Who sits at a table, and the links to invite others.
import { useState } from 'preact/hooks';
import type { Player } from '../../js/client';
import { Button } from '../look/button';
import { Face } from '../look/face';
import { t, type Word } from '../words';
import { find, inviteTo } from './places';
import type { Session } from './session';

/** The faces of all players; who is awaited is marked, who is not connected is dim. */
export function People({ session }: { session: Session }) {
  const { now } = session.watched.client;
  if (!now) return null;
  return (
    <ul class="together-faces" aria-label={t('players')}>
      {now.players.map((player, seat) => {
        const name = session.called(seat);
        const state = [now.awaited.seats.includes(seat) && !now.over ? 'awaited' : '', isAway(player) ? 'away' : ''].join(' ');
        const says = t(stateOf(player, seat === session.client.seat));
        return (
          <li key={seat} class={`together-face ${state}`}>
            <Face name={name} seat={seat} bot={player.bot} />
            <span>
              {name} <small>{says}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const isAway = (player: Player) => !player.bot && (player as { here?: boolean }).here === false;

/** What is known of a player; older servers do not say who is connected. */
function stateOf(player: Player, isOwn: boolean): Word {
  const { bot, resigned, name } = player;
  if (resigned) return 'state-resigned';
  if (bot) return 'state-bot';
  if (isOwn) return 'state-own';
  if (isAway(player)) return name ? 'state-away' : 'state-free';
  return name ? 'state-here' : 'state-free';
}

/** The links that this browser knows: who made the table knows all, others their own. */
export function Invite({ session }: { session: Session }) {
  const { client, place, called } = session.watched;
  const { now, seat } = client;
  const made = find(place)?.made;
  const waits = now?.players.some(({ bot, name }, other) => !bot && !name && other !== seat) ?? false;
  // who made the table and waits for others has their links before the eyes
  const [open] = useState(made !== undefined && waits);
  if (!now) return null;
  const invited = (secret: string) => inviteTo({ ...place, secret }, client.play ?? 'start');
  const watch = made?.watch ?? (seat === null ? place.secret : undefined);
  return (
    <details id="invite" class="pane" open={open}>
      <summary>{t('invite')}</summary>
      <ul class="tables" id="people">
        {now.players.map((player, other) => {
          const known = made?.seats[other] ?? (other === seat ? place.secret : undefined);
          const name = `${called(other)} (${t(stateOf(player, other === seat))})`;
          return <Row key={other} name={name} link={player.bot && other !== seat ? undefined : known && invited(known)} />;
        })}
        {watch && <Row name={t('watch-link')} link={invited(watch)} />}
      </ul>
    </details>
  );
}

function Row({ name, link }: { name: string; link?: string }) {
  const [done, copied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link ?? '');
    copied(true);
  };
  const send = () => navigator.share({ url: link }).catch(() => {});
  return (
    <li class="bar">
      <span class="who">{name}</span>
      {link && <input readOnly class="link" value={link} aria-label={`${t('link')}: ${name}`} onFocus={({ currentTarget }) => currentTarget.select()} />}
      {link && navigator.clipboard && (
        <Button class="copy" aria-label={`${t('share')}: ${name}`} onClick={() => void copy()}>
          {t('share')}
        </Button>
      )}
      {link && 'share' in navigator && (
        <Button aria-label={`${t('send-link')}: ${name}`} onClick={() => void send()}>
          {t('send-link')}
        </Button>
      )}
      <span class="good" role="status">
        {done && t('shared')}
      </span>
    </li>
  );
}
