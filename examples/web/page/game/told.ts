// How far a game is shown: what the last choices caused is told first, then the table is as it is.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type * as sw from '../../js/index';
import { moment, showing, type Told, untold } from '../flight/motion';
import type { Looks } from '../looks';
import { play, speed } from '../motion';
import { sound } from '../sound';
import { ofFlight, ofYard, oneOf } from '../sound/events';

type View = sw.GameViewMessage;

const flightOf = ({ now }: View): sw.FlightViewMessage | null => (typeof now === 'object' && 'flight' in now ? now.flight : null);

const heard = (event: sw.GameEventMessage, seat: number | null) => {
  if (typeof event !== 'object') return undefined;
  if ('flight' in event) return ofFlight(event.flight);
  return 'yard' in event ? ofYard(event.yard, seat) : undefined;
};

/** The view that is shown now. */
export function useTold({ game, at, happened, seat, who }: Looks<'game'>): View {
  const view = game.view(seat);
  const [shown, show] = useState({ view, at, seat });
  const newest = useRef({ view, at, seat });
  useLayoutEffect(() => {
    const before = newest.current;
    newest.current = { view, at, seat };
    const from = flightOf(before.view);
    const events = happened.flatMap(({ event, ...told }): Told[] =>
      typeof event === 'object' && 'flight' in event ? [{ event: event.flight, ...told }] : [],
    );
    const isTold = before.seat === seat && from !== null && events.length > 0 && at > before.at && speed.value !== 'off';
    if (!isTold) {
      if (at > before.at) sound(oneOf(happened.map(({ event }) => heard(event, seat))));
      untold();
      return show({ view, at, seat });
    }
    showing(events, from, who);
    play([
      {
        then: () => {
          moment.value = null;
          show(newest.current);
        },
      },
    ]);
  }, [game, at, seat]);
  useEffect(() => untold, []);
  // the same state may be seen with other eyes, or other words, without a new choice
  return shown.at === at && shown.seat === seat ? view : shown.view;
}
