// Games: dealt, begun, played.
/// <reference lib="esnext.disposable" preserve="true" />
import { answer, must, type Outcome, question, understood } from './answer.js';
import { fields, json, text, whole } from './given.js';
import type { Fleet, Theme } from './layouts.js';
import type * as M from './messages.js';
import { rules } from './rules.js';
import { Table } from './table.js';
import type { MessageData } from './told.js';

export type Seat = number;
export type Actor = Seat | 'table';

/** What is played, with the types of its messages. */
export type Games = {
  battle: { setup: M.BattleSetup; choice: M.BattleChoiceMessage; event: M.BattleEventMessage; view: M.BattleViewMessage };
  yard: { setup: M.YardSetup; choice: M.YardChoiceMessage; event: M.YardEventMessage; view: M.YardViewMessage };
  flight: { setup: M.FlightSetupMessage; choice: M.FlightChoiceMessage; event: M.FlightEventMessage; view: M.FlightViewMessage };
  game: { setup: M.GameSetupMessage; choice: M.GameChoiceMessage; event: M.GameEventMessage; view: M.GameViewMessage };
};
/** What happened, in English and as data. */
export type Happened<E> = { event: E; says: string; told: MessageData };
/** What may be chosen, in English and as data, and whether more may be proposed. */
export type Choices<C> = { listed: { choice: C; says: string; told: MessageData }[]; open: boolean };
export type Awaited = { seats: Seat[]; table: boolean };
/** What is dealt at random from a seed, from 0 to 2^53 - 1. Of a flight the cards are; the first fleet leads. */
export type Deal =
  | { play: 'battle'; players: number; seed: number; powers?: boolean }
  | { play: 'yard'; players: number; class: string; seed: number }
  | { play: 'flight'; fleets: Fleet[]; class: string; seed: number }
  | { play: 'game'; players: number; classes: string[]; seed: number };
/** A setup that a game can begin with; a refusal if so many cannot play it. */
export const deal = <D extends Deal>(wanted: D): Outcome<Games[D['play']]['setup']> =>
  answer(() => rules.wasm.deal(question(fields(wanted, 'wanted'))));

/** A ship of a battle as it is printed: `a1.4`, `A1`. */
export const pieceName = (piece: number): Outcome<string> => answer(() => rules.wasm.piece_name(json(piece, 'piece')));

/**
 * A game and its log. It holds every secret: show players their view.
 *
 * What it holds in WebAssembly is freed some time after it is out of reach, and at once by `dispose`, or at the end of a block
 * that says `using`. Methods throw a `StarwrightError`: `unreadable` for what means nothing, `disposed` afterwards.
 */
export class Game<K extends keyof Games> {
  readonly kind: K;
  readonly #table: Table;

  private constructor(kind: K, table: Table) {
    this.kind = kind;
    this.#table = table;
    table.ownedBy(this);
  }

  private static made<K extends keyof Games>(kind: K, make: () => Table): Outcome<Game<K>> {
    return understood(
      () => {
        try {
          return { ok: new Game(kind, make()) };
        } catch (problem) {
          // WebAssembly throws its answer
          if (typeof problem === 'string') return JSON.parse(problem) as Outcome<Game<K>>;
          throw problem;
        }
      },
      (made) => made,
    );
  }

  static begin<K extends keyof Games>(kind: K, setup: Games[K]['setup']): Outcome<Game<K>> {
    return Game.made(kind, () => Table.begin(text(kind, 'kind'), json(setup, 'setup')));
  }

  static load<K extends keyof Games>(kind: K, save: string): Outcome<Game<K>> {
    return Game.made(kind, () => Table.load(text(kind, 'kind'), text(save, 'save')));
  }

  /** What the chance of this table is drawn with from now on: a whole number from 0 to 2^53 - 1. */
  seed(seed: number): void {
    must(answer(() => this.#table.wasm.seed(json(whole(seed, 'seed'), 'seed'))));
  }
  /** Calls the players by these names, in the order of seats, in whatever is said from now on; without a name one is `seat 0`. */
  call(names: string[]): void {
    this.#table.call(json(names, 'names'));
  }
  awaited(): Awaited {
    return must(answer(() => this.#table.wasm.awaited()));
  }
  choices(actor: Actor): Choices<Games[K]['choice']> {
    return must(answer(() => this.#table.wasm.choices(json(actor, 'actor'))));
  }
  check(actor: Actor, choice: Games[K]['choice']): Outcome<null> {
    return answer(() => this.#table.wasm.check(json(actor, 'actor'), json(choice, 'choice')));
  }
  choose(actor: Actor, choice: Games[K]['choice']): Outcome<Happened<Games[K]['event']>[]> {
    return answer(() => this.#table.wasm.choose(json(actor, 'actor'), json(choice, 'choice')));
  }
  view(viewer: Seat | null): Games[K]['view'] {
    return must(answer(() => this.#table.wasm.view(json(viewer, 'viewer'))));
  }
  undo(): { by: Actor; choice: Games[K]['choice'] } | null {
    return must(answer(() => this.#table.wasm.undo()));
  }
  log(): { by: Actor; choice: Games[K]['choice']; says: string; told: MessageData }[] {
    return must(answer(() => this.#table.wasm.log()));
  }
  /** The game as it stood after so many choices, no more than there are; it goes on by itself. */
  branch(entries: number): Game<K> {
    return must(Game.made(this.kind, () => this.#table.branch(json(whole(entries, 'entries'), 'entries'))));
  }
  save(): string {
    return this.#table.wasm.save();
  }
  /** What comes up where the table is awaited: a die, a tile. Never the sand, for that is time. */
  chance(): Games[K]['choice'] | null {
    return must(answer(() => this.#table.wasm.chance()));
  }
  /** A picture of a battle as a seat sees it; the fire of `piece` shows, and titles are data as those of ships if they are `told`. */
  picture(viewer: Seat | null, piece: number | null = null, theme: Theme = 'auto', told = false): Outcome<string> {
    return answer(() => this.#table.wasm.picture(json(viewer, 'viewer'), json(piece, 'piece'), text(theme, 'theme'), told === true));
  }
  /** Frees what it holds; nothing can be asked of it afterwards. */
  dispose(): void {
    this.#table.dispose();
  }
}

export interface Game<K extends keyof Games> {
  [Symbol.dispose](): void;
}
// older engines have no such symbol, and need none
if (Symbol.dispose) {
  Game.prototype[Symbol.dispose] = function dispose() {
    this.dispose();
  };
}
