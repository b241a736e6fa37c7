// Ships: checked, repaired, drawn. Both the small and the full WebAssembly module provide these functions.
import { answer, must, type Outcome, question } from './answer.js';
import { fields, json, text } from './given.js';
import type * as M from './messages.js';
import type { MessageData } from './told.js';

export type Layout = M.LayoutMessage;
export type Fleet = M.FleetMessage;
export type Component = M.ComponentMessage;
export type Cell = M.Cell;
export type Side = 'front' | 'right' | 'rear' | 'left';
export type Turn = 0 | 1 | 2 | 3;
export type Theme = 'auto' | 'light' | 'dark' | 'safe';

/** A violation in English and as data, with the English text of its rule. */
export type Told = { says: string; told: MessageData; sentence: string };
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
/** The smallest repair found. For each lost component, `says` has a line and `told` a part. */
export type Repair = { kept: Cell[]; removed: Cell[]; cut_off: Cell[]; proven: boolean; says: string; told: MessageData };
/** The cells where a component fits, for each of the four rotations. */
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
/** Overlays of a ship picture. `starwright/ships` omits those for attacks. */
export type Overlays = {
  id?: string;
  theme?: Theme;
  styled?: boolean;
  /** Write titles and captions as data: each is the JSON of an object with `says` and `told`. */
  told?: boolean;
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

/** A WebAssembly module with the ship functions. */
export type Ships = {
  ship(question: string): string;
  board(name: string, opened: string): string;
  catalogue(): string;
  tile(component: string, told: boolean): string;
  svg_style(): string;
};

/** Builds a function that queries the ship functions of a module. */
export function asker(wasm: () => Ships): <T>(fields: Record<string, unknown>) => Outcome<T> {
  return (fields) => answer(() => wasm().ship(question(fields)));
}

/** The ship functions of a WebAssembly module. */
export function layouts(wasm: () => Ships) {
  const ask = asker(wasm);
  return {
    board: (name: string, opened: string[] = []) => answer<Board>(() => wasm().board(text(name, 'name'), json(opened, 'opened'))),
    catalogue: () => must(answer<Catalogue>(() => wasm().catalogue())),
    inspect: (layout: Layout) => ask<Inspection>({ ask: 'inspect', layout }),
    fits: (layout: Layout, component: Component) => ask<Fits>({ ask: 'fits', layout, component }),
    misfits: (layout: Layout, cell: Cell, component: Component) =>
      ask<(Told & { rule: string })[]>({ ask: 'misfits', layout, cell, component }),
    repair: (layout: Layout) => ask<Repair>({ ask: 'repair', layout }),
    notation: (layout: Layout) => ask<string>({ ask: 'notation', layout }),
    read: (notation: string) => ask<Layout>({ ask: 'read', notation }),
    turned: (component: Component, turn: Turn) => ask<Component>({ ask: 'turned', component, turn }),
    svg: (of: { layout: Layout } | { fleet: Fleet }, overlays: Overlays = {}) =>
      answer<string>(() => wasm().ship(question({ ...fields(of, 'of'), ...fields(overlays, 'overlays'), ask: 'svg' }))),
    tileSvg: (component: Component, told = false) => answer<string>(() => wasm().tile(json(component, 'component'), told === true)),
    svgStyle: () => wasm().svg_style(),
  };
}
