// What is being entered. It stays while other parts of the page are shown.
import { type Signal, signal } from '@preact/signals';

/** A thing of the shelf that is edited, and its place there. */
export type Edited<T> = { item: T; at: number };

/** `T` is the thing itself, `D` what stands in its form. */
export class Desk<T, D> {
  readonly draft: Signal<D>;
  readonly edited: Signal<Edited<T> | null> = signal(null);
  private begun: string;

  constructor(
    private readonly fresh: (last: D | null) => D,
    private readonly opened: (item: T) => D,
  ) {
    this.draft = signal(fresh(null));
    this.begun = this.text;
    // the browser asks before it is lost
    addEventListener('beforeunload', (event) => this.isTouched && event.preventDefault());
  }

  private get text(): string {
    return JSON.stringify(this.draft.peek());
  }

  /** Whether something was entered since the form was filled. */
  get isTouched(): boolean {
    return this.text !== this.begun;
  }

  /** Fills the form with a thing of the shelf, else begins a new one. */
  show(edited: Edited<T> | null): void {
    this.edited.value = edited;
    this.draft.value = edited ? this.opened(edited.item) : this.fresh(this.draft.peek());
    this.begun = this.text;
  }
}
