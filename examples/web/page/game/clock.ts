// The hourglass; it runs only while the page is visible. Who share a device have its sand each for themselves.
import type * as sw from '../../js/index';
import { t } from '../words';

/** Duration of the hourglass, in milliseconds. */
const SAND = 60_000;

type Seat = number | null;

export class Clock {
  /** The time that each seat has had since the hourglass was flipped. */
  private readonly had = new Map<Seat, number>();

  flip(): void {
    this.had.clear();
  }

  /** Lets time pass for a seat. */
  pass(seat: Seat, time: number): void {
    this.had.set(seat, (this.had.get(seat) ?? 0) + time);
  }

  isOut(seat: Seat): boolean {
    return (this.had.get(seat) ?? 0) >= SAND;
  }

  seconds(seat: Seat): number {
    return Math.max(0, Math.ceil((SAND - (this.had.get(seat) ?? 0)) / 1000));
  }

  told(seat: Seat, { running, place }: sw.YardViewMessage['hourglass']): string {
    return t('hourglass', { running: running ? 1 : 0, place, seconds: this.seconds(seat) });
  }
}
