// Games: deal, begin, play.
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

/** The kinds of game, with their message types. */
export type Games = {
  battle: { setup: M.BattleSetup; choice: M.BattleChoiceMessage; event: M.BattleEventMessage; view: M.BattleViewMessage };
  yard: { setup: M.YardSetup; choice: M.YardChoiceMessage; event: M.YardEventMessage; view: M.YardViewMessage };
  flight: { setup: M.FlightSetupMessage; choice: M.FlightChoiceMessage; event: M.FlightEventMessage; view: M.FlightViewMessage };
  game: { setup: M.GameSetupMessage; choice: M.GameChoiceMessage; event: M.GameEventMessage; view: M.GameViewMessage };
};
/** An event, in English and as data. */
export type Happened<E> = { event: E; says: string; told: MessageData };
/** The listed choices, in English and as data; `open` if unlisted choices may also be legal. */
export type Choices<C> = { listed: { choice: C; says: string; told: MessageData }[]; open: boolean };
export type Awaited = { seats: Seat[]; table: boolean };
/**
 * Custom cards for a deal. They replace printed cards of their level, chosen at random if there are too many, and none is dealt
 * twice. `in_pile` is the number of cards of each level from I to IV in a pile of a level IV flight; without it, such a flight uses
 * level III cards (LM-IV3-1).
 */
export type OwnCards = { cards?: M.CardMessage[]; in_pile?: [number, number, number, number] };
/** A deal from a seed, an integer from 0 to 2^53 - 1. For a flight only the cards are random; the first fleet leads. */
export type Deal =
  | { play: 'battle'; players: number; seed: number; powers?: boolean }
  | { play: 'yard'; players: number; class: string; seed: number }
  | ({ play: 'flight'; fleets: Fleet[]; class: string; seed: number } & OwnCards)
  | ({ play: 'game'; players: number; classes: string[]; seed: number } & OwnCards);
/** What is needed to show a game and to ask a bot for advice: a `Game`, or a `Seen`, which is one seat's view of a game elsewhere. */
export interface Shown<K extends keyof Games> {
  readonly kind: K;
  /** Sets the players' names, in seat order, for all later texts; a player without a name is called `seat 0` and so on. */
  call(names: string[]): void;
  awaited(): Awaited;
  choices(actor: Actor): Choices<Games[K]['choice']>;
  view(viewer: Seat | null): Games[K]['view'];
  /** A battle as SVG, as `viewer` sees it, with the line of fire of `piece`. With `told`, titles are data as in `Overlays`. */
  picture(viewer: Seat | null, piece?: number | null, theme?: Theme, told?: boolean): Outcome<string>;
}
/** Deals the setup of a game; a refusal if it cannot begin, or if there are too few cards of a level. */
export const deal = <D extends Deal>(wanted: D): Outcome<Games[D['play']]['setup']> =>
  answer(() => rules.wasm.deal(question(fields(wanted, 'wanted'))));

/** The name of a piece in a battle, as in pictures: `a1.4`, `A1`. */
export const pieceName = (piece: number): Outcome<string> => answer(() => rules.wasm.piece_name(json(piece, 'piece')));

/**
 * A game and its log. It contains all hidden information: show each player only their view.
 *
 * Its WebAssembly memory is freed some time after it becomes unreachable; `dispose`, or the end of a `using` block, frees it at
 * once. Methods throw a `StarwrightError` with code `unreadable` if an argument is malformed, `disposed` after `dispose`.
 */
export class Game<K extends keyof Games> implements Shown<K> {
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
          // WebAssembly throws the outcome as JSON
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

  /** Seeds chance in this game, with an integer from 0 to 2^53 - 1. */
  seed(seed: number): void {
    must(answer(() => this.#table.wasm.seed(json(whole(seed, 'seed'), 'seed'))));
  }
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
  /** An independent copy of the game after its first `entries` choices; throws if there are fewer. */
  branch(entries: number): Game<K> {
    return must(Game.made(this.kind, () => this.#table.branch(json(whole(entries, 'entries'), 'entries'))));
  }
  save(): string {
    return this.#table.wasm.save();
  }
  /** A random outcome when the table is to act: a die roll or a drawn tile. Never the hourglass, which depends on time. */
  chance(): Games[K]['choice'] | null {
    return must(answer(() => this.#table.wasm.chance()));
  }
  picture(viewer: Seat | null, piece: number | null = null, theme: Theme = 'auto', told = false): Outcome<string> {
    return answer(() => this.#table.wasm.picture(json(viewer, 'viewer'), json(piece, 'piece'), text(theme, 'theme'), told === true));
  }
  /** Frees the game; its methods throw afterwards. */
  dispose(): void {
    this.#table.dispose();
  }
}

export interface Game<K extends keyof Games> {
  [Symbol.dispose](): void;
}
// older engines lack `Symbol.dispose`
if (Symbol.dispose) {
  Game.prototype[Symbol.dispose] = function dispose() {
    this.dispose();
  };
}
