// The hourglass; it runs only while the page is visible.
import type * as sw from '../../js/index';
import { t } from '../words';

/** Duration of the hourglass, in milliseconds. */
const SAND = 60_000;

export class Clock {
  private left = SAND;

  flip(): void {
    this.left = SAND;
  }

  /** Advances the time and returns whether the hourglass has run out. */
  runsOut(passed: number): boolean {
    this.left -= passed;
    return this.left <= 0;
  }

  get seconds(): number {
    return Math.max(0, Math.ceil(this.left / 1000));
  }

  told({ running, place }: sw.YardViewMessage['hourglass']): string {
    return t('hourglass', { running: running ? 1 : 0, place, seconds: this.seconds });
  }
}
