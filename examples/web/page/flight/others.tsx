// The other ships, small; a click shows one large.
import { memo } from 'preact/compat';
import type * as sw from '../../js/index';
import { Ship } from '../ship/ship';
import { t } from '../words';

type Props = { players: sw.FlightViewMessage['players']; who: (seat: number) => string; show: (seat: number) => void; now: number | null };

type Thumb = { fleet: sw.Fleet; label: string };

/** Drawn again only if something is otherwise on the ship. */
const Thumb = memo(
  ({ fleet, label }: Thumb) => <Ship fleet={fleet} label={label} />,
  (before, now) => before.label === now.label && JSON.stringify(before.fleet) === JSON.stringify(now.fleet),
);

export function Others({ players, who, show, now }: Props) {
  return (
    <ul class="fl-others">
      {players.map(({ seat, fleet, position, credits, lost_pile: lost }) => (
        <li key={seat}>
          <button type="button" class={`fl-other s${seat} ${seat === now ? 'now' : ''}`} onClick={() => show(seat)}>
            <span class="hidden">{t('show-ship', { who: who(seat) })}</span>
            <span class="fl-thumb" aria-hidden>
              <Thumb fleet={fleet} label={who(seat)} />
            </span>
            <span>
              <span class={`seat s${seat}`} />
              {who(seat)}
            </span>
            {position === null && <small>{t('not-flying')}</small>}
            <small>{t('purse', { credits, lost })}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
