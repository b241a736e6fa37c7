// Another player's ship while something happens to it: small, beside the one that is shown large.
import type * as sw from '../../js/index';
import { t } from '../words';
import type { Moment } from './motion';
import { Vessel } from './vessel';

const TOUCHING: sw.FlightEvent['event'][] = ['met', 'wrecked', 'left', 'lost', 'jumped', 'walked', 'woken', 'stowed'];

/** Whose ship something happens to now; null if to none. */
export function seatIn(moment: Moment | null): number | null {
  const event = moment?.event;
  return event && 'seat' in event && TOUCHING.includes(event.event) ? event.seat : null;
}

type Props = { player: sw.FlightViewMessage['players'][number]; who: (seat: number) => string; moment: Moment | null };

export function Guest({ player: { seat, fleet }, who, moment }: Props) {
  return (
    <figure class={`fl-guest space s${seat}`}>
      <figcaption>
        <span class={`seat s${seat}`} />
        {who(seat)}
      </figcaption>
      <Vessel fleet={fleet} seat={seat} label={t('ship-of', { who: who(seat) })} moment={moment} />
    </figure>
  );
}
