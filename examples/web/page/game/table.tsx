// The table of a whole game: the yard, the flight, the statement after it, the end.
import { useState } from 'preact/hooks';
import type * as sw from '../../js/index';
import { End } from '../end/end';
import { moment } from '../flight/motion';
import { FlightTable, type FlightProps } from '../flight/table';
import type { Looks } from '../looks';
import type { Flown } from './flown';
import { YardTable } from '../yard/table';
import { useTold } from './told';

type Props = {
  looks: Looks<'game'>;
  /** What is said of the hourglass. */
  sand: string;
  /** Seconds of it that are left. */
  left?: number;
  bots?: (seat: number) => boolean;
  trial?: FlightProps['trial'];
  flown?: () => Flown[];
  again?: () => void;
  /** In a replay, whether the last step ended a flight. */
  settled?: boolean;
};

export function GameTable({ looks, sand, left, bots, trial, flown, again, settled }: Props) {
  const view = useTold(looks);
  const rounds = view.settlements.length;
  // a statement that was there before is read already
  const [read, setRead] = useState(rounds);
  const { now } = view;
  const who = (seat: number) => looks.who(seat);
  if (now === 'over') return <End view={view} who={who} bots={bots} flown={flown} again={again} />;
  if ((settled ?? rounds > read) && 'yard' in now) return <End view={view} who={who} flown={flown} goOn={settled ? undefined : () => setRead(rounds)} />;
  if ('yard' in now) return <YardTable looks={looks} view={now.yard} sand={sand} left={left} />;
  const told: sw.FlightViewMessage = moment.value?.view ?? now.flight;
  return <FlightTable looks={looks} view={told} moment={moment.value} trial={trial} />;
}
