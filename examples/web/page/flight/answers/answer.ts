// What can be done about a question: on the ship, and by buttons.
import type { ComponentChildren } from 'preact';
import type * as sw from '../../../js/index';
import type { Looks } from '../../looks';

export type View = sw.FlightViewMessage;
export type Choice = sw.FlightChoice;
export type Listed = { choice: Choice; says: string; told?: sw.MessageData };

/** A cell of the own ship that can be clicked now. */
export type Spot = {
  cell: sw.Cell;
  /** What a click does, in words. */
  label: string;
  picked?: boolean;
  /** A short text on the cell, such as how many are taken from it. */
  badge?: string;
  /** A click only says why nothing can be done here. */
  shut?: boolean;
  act: () => void;
};

export type Action = {
  words: string;
  act: () => void;
  main?: boolean;
  /** Why it cannot be done yet. */
  why?: string | null;
};

export type Answer = {
  says: string;
  /** More on the matter, in a line below. */
  more?: ComponentChildren;
  spots: Spot[];
  actions: Action[];
  /** What is about to hit. */
  incoming?: sw.IncomingMessage;
  /** Cells that are threatened, and those of pieces to choose from. */
  struck?: sw.Cell[];
  pieces?: sw.Cell[][];
  /** The ship as it would be. */
  shown?: sw.Fleet;
};

/** How often each thing was picked, by a name of the answer's own. */
export type Picked = Record<string, number>;

export type Asking = {
  looks: Looks<'game'>;
  view: View;
  fleet: sw.Fleet;
  listed: Listed[];
  picked: Picked;
  pick: (picked: Picked) => void;
  choose: (choice: Choice) => void;
  /** Why a choice would be refused; null if it is legal, or nobody can say. */
  why: (choice: Choice) => string | null;
  /** Whether `why` knows. */
  knows: boolean;
  name: (cell: sw.Cell) => string;
  /** What a choice would cause, if that can be tried. */
  trial: (choice: Choice) => sw.FlightEvent[];
};

export const keyOf = (cell: sw.Cell): string => cell.join();
export const cellOf = (key: string): sw.Cell => key.split(',').map(Number) as sw.Cell;
export const isSame = (one: sw.Cell, other: sw.Cell): boolean => keyOf(one) === keyOf(other);

/** The listed choices of a kind. */
export const only = <D extends Choice['do']>(listed: Listed[], does: D): (Listed & { choice: Extract<Choice, { do: D }> })[] =>
  listed.filter((each): each is Listed & { choice: Extract<Choice, { do: D }> } => each.choice.do === does);

/** The batteries of a ship, by cell. */
export function batteriesOf({ aboard = [] }: sw.Fleet): [sw.Cell, number][] {
  return aboard.flatMap((laid): [sw.Cell, number][] => ('batteries' in laid ? [[laid.at, laid.batteries]] : []));
}

/** So many tokens, from the fullest batteries first. */
export function tokens(fleet: sw.Fleet, count: number, wanted: Picked = {}): sw.Cell[] {
  const left = new Map(batteriesOf(fleet).map(([cell, stored]) => [keyOf(cell), stored]));
  const taken: sw.Cell[] = [];
  const take = (key: string) => {
    left.set(key, (left.get(key) ?? 0) - 1);
    taken.push(cellOf(key));
  };
  for (const [key, times] of Object.entries(wanted))
    for (let n = 0; n < times && taken.length < count && (left.get(key) ?? 0) > 0; n += 1) take(key);
  while (taken.length < count) {
    const [fullest] = [...left].sort(([, one], [, other]) => other - one);
    if (!fullest || fullest[1] <= 0) break;
    take(fullest[0]);
  }
  return taken;
}
