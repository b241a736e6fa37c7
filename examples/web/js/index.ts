// starwright in JavaScript: typed functions over the WebAssembly. The types of all messages are written from the crate's schemas.
import start, * as wasm from '../pkg/starwright.js';
import type * as M from './messages';
import { from, must, question, type Outcome, type Source, told } from './told';

export type * from './messages';
export { must, type Outcome, type Refusal } from './told';

export type Layout = M.LayoutMessage;
export type Fleet = M.FleetMessage;
export type Component = M.ComponentMessage;
export type Cell = M.Cell;
export type Side = 'front' | 'right' | 'rear' | 'left';
export type Turn = 0 | 1 | 2 | 3;
export type Seat = number;
export type Actor = Seat | 'table';
export type Theme = 'auto' | 'light' | 'dark' | 'safe';
export type AttackKind = 'small_meteor' | 'large_meteor' | 'light_cannon_fire' | 'heavy_cannon_fire' | 'intruder';

export type Told = { says: string; sentence: string };
export type Inspection = {
  report: M.ReportMessage;
  told: (Told & { violation: M.ReportMessage['violations'][number] })[];
  legal: boolean;
  weak_spot: { cells: Cell[]; premium: number } | null;
  strengths: { engines: [number, number]; cannons: [string, string] };
  alien_cabins: Record<'purple' | 'brown' | 'cyan', Cell[]>;
  sites: Cell[];
  notation: string;
  crew: number | null;
  batteries: number | null;
};
export type Repair = { kept: Cell[]; removed: Cell[]; cut_off: Cell[]; proven: boolean };
/** The cells where a component fits, for each of its four rotations. */
export type Fits = [Cell[], Cell[], Cell[], Cell[]];
export type Catalogue = {
  tiles: { tile: number; component: Component; kind: string; pool: boolean }[];
  rules: Record<string, string>;
  classes: string[];
};
export type Board = {
  layout: Layout;
  columns: number;
  rows: number;
  open: Cell[];
  names: [Cell, string][];
  marks: string[];
};
export type Aim = { more: M.AimMessage } | { final: M.LinesMessage };
export type Threatened = { incoming: M.IncomingMessage; threat: M.ThreatMessage; struck: Cell[] };
export type After = { fleet: Fleet; losses: M.LossesMessage } | { impact: M.ImpactMessage; pieces: Cell[][]; destroyed: Cell[] };
export type Defended = { lines: { line: M.LineEndMessage; says: string }[]; after: After };
/** What a picture of a ship shows besides it. */
export type Overlays = {
  id?: string;
  theme?: Theme;
  styled?: boolean;
  mistakes?: boolean;
  weak_spot?: boolean;
  held?: Component | null;
  heat?: Side | null;
  lines?: M.LinesMessage | null;
  struck?: Cell[];
  lost?: Cell[];
  chosen?: Cell[];
  pieces?: Cell[][];
};

/** Loads the WebAssembly, from beside this file if nothing else is named. */
export async function load(source?: Source): Promise<void> {
  await start({ module_or_path: await from('starwright_bg.wasm', source) });
}

function ask<T>(fields: Record<string, unknown>): Outcome<T> {
  return told(wasm.ship(question(fields)));
}

export const board = (name: string, opened: string[] = []) => told<Board>(wasm.board(name, JSON.stringify(opened)));
export const catalogue = () => must(told<Catalogue>(wasm.catalogue()));
export const inspect = (layout: Layout) => ask<Inspection>({ ask: 'inspect', layout });
export const fits = (layout: Layout, component: Component) => ask<Fits>({ ask: 'fits', layout, component });
export const misfits = (layout: Layout, cell: Cell, component: Component) =>
  ask<(Told & { rule: string })[]>({ ask: 'misfits', layout, cell, component });
export const repair = (layout: Layout) => ask<Repair>({ ask: 'repair', layout });
export const notation = (layout: Layout) => ask<string>({ ask: 'notation', layout });
export const read = (text: string) => ask<Layout>({ ask: 'read', notation: text });
export const turned = (component: Component, turn: Turn) => ask<Component>({ ask: 'turned', component, turn });
export const heat = (layout: Layout, from: Side) => ask<M.HeatMapMessage>({ ask: 'heat', layout, from });
export const svg = (of: { layout: Layout } | { fleet: Fleet }, overlays: Overlays = {}) => ask<string>({ ask: 'svg', ...of, ...overlays });
export const tileSvg = (component: Component) => told<string>(wasm.tile(JSON.stringify(component)));
export const svgStyle = () => wasm.svg_style();
export const fleet = (layout: Layout) => ask<Fleet>({ ask: 'fleet', layout });
export const aim = (layout: Layout, from: Side, dice: number[]) => ask<Aim>({ ask: 'aim', layout, from, dice });

/** An attack on a fleet: by its kind and lines, or as it comes. */
export type Attack = { kind: AttackKind; lines: M.LinesMessage } | { incoming: M.IncomingMessage };
export const threat = (fleet: Fleet, attack: Attack, defence?: M.DefenceMessage) =>
  ask<Threatened>({ ask: 'threat', fleet, ...attack, ...(defence && { defence }) });
export const defend = (fleet: Fleet, attack: Attack, defence?: M.DefenceMessage) =>
  ask<Defended>({ ask: 'defend', fleet, ...attack, ...(defence && { defence }) });
export const keep = (impact: M.ImpactMessage, cell: Cell) => ask<After>({ ask: 'keep', impact, cell });

/** What is played, with the types of its messages. */
export type Games = {
  battle: { choice: M.BattleChoiceMessage; event: M.BattleEventMessage; view: M.BattleViewMessage };
  yard: { choice: M.YardChoiceMessage; event: M.YardEventMessage; view: M.YardViewMessage };
  flight: { choice: M.FlightChoiceMessage; event: M.FlightEventMessage; view: M.FlightViewMessage };
  game: { choice: M.GameChoiceMessage; event: M.GameEventMessage; view: M.GameViewMessage };
};
export type Happened<E> = { event: E; says: string; seen_by: Seat[]; public: boolean };
export type Choices<C> = { listed: { choice: C; says: string }[]; open: boolean };
export type Awaited = { seats: Seat[]; table: boolean };
/** What is dealt at random from a seed. */
export type Deal =
  | { play: 'battle'; players: number; seed: number; powers?: boolean }
  | { play: 'yard'; players: number; class: string; seed: number }
  | { play: 'game'; players: number; classes: string[]; seed: number };
export const deal = (wanted: Deal) => told<Record<string, unknown>>(wasm.deal(question(wanted)));

/** A game and its log. It holds every secret: show players their view. */
export class Game<K extends keyof Games> {
  private constructor(
    readonly kind: K,
    private readonly table: wasm.Table,
  ) {}

  private static made<K extends keyof Games>(kind: K, make: () => wasm.Table): Outcome<Game<K>> {
    try {
      return { ok: new Game(kind, make()) };
    } catch (problem) {
      if (typeof problem === 'string') return told(problem);
      throw problem;
    }
  }

  static begin<K extends keyof Games>(kind: K, setup: Record<string, unknown>): Outcome<Game<K>> {
    return Game.made(kind, () => wasm.Table.begin(kind, JSON.stringify(setup)));
  }

  static load<K extends keyof Games>(kind: K, save: string): Outcome<Game<K>> {
    return Game.made(kind, () => wasm.Table.load(kind, save));
  }

  /** What the chance of this table is drawn with from now on. */
  seed(seed: number): void {
    this.table.seed(seed);
  }
  awaited(): Awaited {
    return must(told(this.table.awaited()));
  }
  choices(actor: Actor): Choices<Games[K]['choice']> {
    return must(told(this.table.choices(JSON.stringify(actor))));
  }
  check(actor: Actor, choice: Games[K]['choice']): Outcome<null> {
    return told(this.table.check(JSON.stringify(actor), JSON.stringify(choice)));
  }
  choose(actor: Actor, choice: Games[K]['choice']): Outcome<Happened<Games[K]['event']>[]> {
    return told(this.table.choose(JSON.stringify(actor), JSON.stringify(choice)));
  }
  view(viewer: Seat | null): Games[K]['view'] {
    return must(told(this.table.view(JSON.stringify(viewer))));
  }
  undo(): { by: Actor; choice: Games[K]['choice'] } | null {
    return must(told(this.table.undo()));
  }
  log(): { by: Actor; choice: Games[K]['choice']; says: string }[] {
    return must(told(this.table.log()));
  }
  /** The game as it stood after so many choices; it goes on by itself. */
  branch(entries: number): Game<K> {
    return new Game(this.kind, this.table.branch(entries));
  }
  save(): string {
    return this.table.save();
  }
  /** What comes up where the table is awaited: a die, a tile. Never the sand, for that is time. */
  chance(): Games[K]['choice'] | null {
    return must(told(this.table.chance()));
  }
  /** A picture of a battle as a seat sees it; the fire of `piece` shows. */
  picture(viewer: Seat | null, piece: number | null = null, theme: Theme = 'auto'): Outcome<string> {
    return told(this.table.picture(JSON.stringify(viewer), JSON.stringify(piece), theme));
  }
}
