// One seat's view of a game elsewhere: sentences and pictures made from messages of a server, without the game.
import { answer, must, type Outcome, question } from './answer.js';
import type { Actor, Awaited, Choices, Games, Happened, Seat, Shown } from './games.js';
import { fields } from './given.js';
import type { Layout, Theme } from './layouts.js';
import type * as M from './messages.js';
import type { Now } from './protocol.js';
import { rules } from './rules.js';

/** One seat's view of a game elsewhere, to show it and to ask a bot for advice. */
export class Seen<K extends keyof Games> implements Shown<K> {
  readonly kind: K;
  /** One's own seat; null for a spectator. */
  readonly seat: Seat | null;
  #now: Now<K>;
  #names: string[] = [];
  #layout: Layout | null = null;
  #listed: Choices<Games[K]['choice']>['listed'] | null = null;

  constructor(kind: K, seat: Seat | null, now: Now<K>) {
    [this.kind, this.seat, this.#now] = [kind, seat, now];
    this.update(now);
  }

  /** Takes a newer state. */
  update(now: Now<K>): void {
    this.#now = fields(now, 'now');
    this.#listed = null;
    this.#layout = layoutOf(this.kind, now.view) ?? this.#layout;
  }

  call(names: string[]): void {
    [this.#names, this.#listed] = [names, null];
  }

  /** Events with their sentences, which use the names of cells on the current board. */
  tell(events: Games[K]['event'][]): Happened<Games[K]['event']>[] {
    return this.#told({ events }).events;
  }

  awaited(): Awaited {
    return this.#now.awaited;
  }
  choices(actor: Actor): Choices<Games[K]['choice']> {
    if (actor !== this.seat) return { listed: [], open: false };
    this.#listed ??= this.#told({ choices: this.#now.choices }).choices;
    return { listed: this.#listed, open: this.#now.unlisted };
  }
  /** The view of one's own seat, whatever seat is given. */
  view(_viewer?: Seat | null): Games[K]['view'] {
    return this.#now.view;
  }
  picture(_viewer: Seat | null, piece: number | null = null, theme: Theme = 'auto', told = false): Outcome<string> {
    const { view, choices } = this.#now;
    return answer(() => rules.wasm.picture(question({ view, choices, piece, theme, people: this.#names, told })));
  }

  #told(said: { choices?: Games[K]['choice'][]; events?: Games[K]['event'][] }): {
    choices: Choices<Games[K]['choice']>['listed'];
    events: Happened<Games[K]['event']>[];
  } {
    return must(answer(() => rules.wasm.tell(question({ play: this.kind, people: this.#names, layout: this.#layout, ...said }))));
  }
}

/** The board of a view, without tiles; null if there is none. */
function layoutOf<K extends keyof Games>(kind: K, view: Games[K]['view']): Layout | null {
  if (kind === 'yard') return bare((view as M.YardViewMessage).players[0]?.layout);
  if (kind === 'flight') return bare((view as M.FlightViewMessage).players[0]?.fleet);
  const now = kind === 'game' ? (view as M.GameViewMessage).now : 'over';
  if (now === 'over') return null;
  return 'yard' in now ? layoutOf('yard', now.yard) : layoutOf('flight', now.flight);
}

function bare(layout: Layout | undefined): Layout | null {
  if (!layout) return null;
  const { class: name, board, opened } = layout;
  return (board ? { board, opened, tiles: [] } : { class: name, opened, tiles: [] }) as Layout;
}
