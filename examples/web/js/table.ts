// Games in WebAssembly, whose memory never shrinks: a limited number is held at once.
import { answer, must } from './answer.js';
import { StarwrightError } from './error.js';
import { rules } from './rules.js';
import type { Table as Wasm } from './wasm/starwright.js';

/** The maximum number of games in WebAssembly. The least recently used one is stored as text until it is used again. */
const MOST = 128;

/** A slot for a game in WebAssembly. */
type Slot = { table: Wasm | null };

/** The occupied slots, most recently used last. */
const taken = new Map<Slot, Table>();

/** Frees the slots of unreachable games. It holds only the slot; stored text is garbage-collected. */
const unreachable = new FinalizationRegistry<Slot>(free);

function free(slot: Slot): void {
  taken.delete(slot);
  slot.table?.free();
  slot.table = null;
}

/** A game in WebAssembly, or stored as text. */
export class Table {
  readonly #kind: string;
  readonly #slot: Slot = { table: null };
  #away: { save: string; dice: string } | null = null;
  #names = '[]';

  private constructor(kind: string, table: Wasm) {
    this.#kind = kind;
    this.#put(table);
  }

  static begin(kind: string, setup: string): Table {
    return new Table(kind, rules.wasm.Table.begin(kind, setup));
  }

  static load(kind: string, save: string): Table {
    return new Table(kind, rules.wasm.Table.load(kind, save));
  }

  branch(entries: string): Table {
    const branch = new Table(this.#kind, this.wasm.branch(entries));
    branch.#names = this.#names;
    return branch;
  }

  /** Sets the names of the players. */
  call(names: string): void {
    must(answer(() => this.wasm.call(names)));
    this.#names = names;
  }

  /** The game in WebAssembly, restored from text if necessary. */
  get wasm(): Wasm {
    return this.#put(this.#slot.table ?? this.#broughtBack());
  }

  /** Frees the game once its owner is unreachable. */
  ownedBy(owner: object): void {
    unreachable.register(owner, this.#slot, this.#slot);
  }

  dispose(): void {
    unreachable.unregister(this.#slot);
    free(this.#slot);
    this.#away = null;
  }

  #broughtBack(): Wasm {
    if (!this.#away) throw new StarwrightError('disposed', 'this game was disposed of');
    const { save, dice } = this.#away;
    const table = rules.wasm.Table.load(this.#kind, save);
    table.take_dice(dice);
    table.call(this.#names);
    return table;
  }

  /** Marks the game as most recently used, and stores the least recently used one as text if there are too many. */
  #put(table: Wasm): Wasm {
    this.#slot.table = table;
    this.#away = null;
    taken.delete(this.#slot);
    taken.set(this.#slot, this);
    const [first] = taken.values();
    if (first && taken.size > MOST) first.#putAway();
    return table;
  }

  #putAway(): void {
    const { table } = this.#slot;
    if (table) this.#away = { save: table.save(), dice: table.dice() };
    free(this.#slot);
  }
}
