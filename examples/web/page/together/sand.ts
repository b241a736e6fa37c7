// The hourglass of a table: the server's clock, counted down here between its messages.
import type * as sw from '../../js/index';
import { t } from '../words';

type Hourglass = sw.YardViewMessage['hourglass'];

export class Sand {
  #ends: number | null = null;
  #hourglass: Hourglass | null = null;
  readonly #timer = window.setInterval(() => this.#show(), 500);

  /** It runs out after so many milliseconds; undefined if none runs. */
  is(left: number | undefined): void {
    this.#ends = left === undefined ? null : performance.now() + left;
  }

  told(hourglass: Hourglass): string {
    this.#hourglass = hourglass;
    const { running, place } = hourglass;
    const seconds = this.#ends === null ? 'none' : Math.max(0, Math.ceil((this.#ends - performance.now()) / 1000));
    return t('hourglass', { running: running ? 1 : 0, place, seconds });
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #show(): void {
    const shown = document.getElementById('sand');
    if (shown && this.#hourglass) shown.textContent = this.told(this.#hourglass);
  }
}
