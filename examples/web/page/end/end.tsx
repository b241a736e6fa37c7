// After a flight its statement; after the last one also the winner. Below: the story of the ships.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type * as sw from '../../js/index';
import { type Flown, taken } from '../game/flown';
import { Button } from '../look/button';
import { Fold } from '../look/fold';
import { t } from '../words';
import './end.css';
import { reading } from './reading';
import { Statement } from './statement';
import { Story } from './story';
import { Winner } from './winner';

type Props = {
  view: sw.GameViewMessage;
  who: (seat: number) => string;
  bots?: (seat: number) => boolean;
  /** The flights so far; nothing where they cannot be told again. */
  flown?: () => Flown[];
  /** Goes on with the next round; undefined after the last. */
  goOn?: () => void;
  again?: () => void;
};

const shipOf = (flown: Flown | undefined, seat: number) => flown?.ships.find((ship) => ship.seat === seat);
const takenFrom = (ship: Flown['ships'][number] | undefined): string => (ship ? taken(ship) : '');

export function End({ view, who, bots = () => false, flown, goOn, again }: Props) {
  const [stories, tell] = useState<Flown[]>([]);
  const top = useRef<HTMLDivElement>(null);
  const rounds = view.settlements.length;
  useLayoutEffect(() => top.current?.focus({ preventScroll: true }), [rounds]);
  useEffect(() => {
    // the statement is seen first: telling a game again takes a moment
    const timer = setTimeout(() => tell(flown?.() ?? []));
    return () => clearTimeout(timer);
  }, [rounds, flown !== undefined]);
  useEffect(() => {
    reading.value = goOn !== undefined;
    return () => {
      reading.value = false;
    };
  }, [goOn !== undefined]);
  const shown = goOn ? [rounds - 1] : view.settlements.map((_, round) => round).reverse();
  return (
    <div class="end" ref={top} tabIndex={-1}>
      {view.now === 'over' && !goOn && <Winner purses={view.purses} loans={view.loans} who={who} bots={bots} again={again} />}
      {shown.map((round, place) => (
        <section key={round} class="end-round">
          <h2>{t('settled-round', { round: round + 1 })}</h2>
          <Statement
            settlement={view.settlements[round]}
            who={who}
            left={(seat) => shipOf(stories[round], seat)?.left}
            lost={(seat) => takenFrom(shipOf(stories[round], seat))}
          />
          {stories[round] && (
            <Fold title={t('story')} open={place === 0}>
              <Story flown={stories[round]} who={who} />
            </Fold>
          )}
        </section>
      ))}
      {goOn && (
        <div class="bar end-bar">
          <Button main id="go-on" onClick={goOn}>
            {t('next-round')}
          </Button>
        </div>
      )}
    </div>
  );
}
