// Choosing on the board: what is meant, what was clicked, what may be clicked next.
import { useMemo, useState } from 'preact/hooks';
import type * as sw from '../../js/index';
import { fightersOf, squadronOf } from './names';
import { type Choice, clicked, type Listed, type Mode, nextSpots, otherSpots, type Path, pathsOf, ship, type Spot, starting } from './paths';
import type { Scene } from './scene';

type State = { at: number; mode: Mode; chosen: Spot[]; wing: number[] };

export type Steer = {
  mode: Mode;
  mean: (mode: Mode) => void;
  chosen: Spot[];
  /** The fighters chosen to fly twice as far. */
  wing: number[];
  spots: Spot[];
  /** What may be clicked in place of the first click. */
  others: Spot[];
  /** The paths that lead on over a spot. */
  over: (spot: Spot) => Path[];
  click: (spot: Spot) => void;
  /** Takes the last click back; false if there was none. */
  back: () => boolean;
  /** What one more click on a button makes. */
  confirm: Listed | null;
  /** The squadron that it would send. */
  squadron: sw.BattleSquadron | null;
};

export function useSteer(at: number, listed: Listed[], scene: Scene, act: (choice: Choice) => void): Steer {
  const [kept, keep] = useState<State>({ at, mode: 'step', chosen: [], wing: [] });
  const state: State = kept.at === at ? kept : { at, mode: 'step', chosen: [], wing: [] };
  const paths = useMemo(() => pathsOf(listed, scene), [listed, scene]);
  const { mode, chosen, wing } = state;
  const open = starting(paths, mode, chosen);
  const isDouble = mode === 'double';
  const spots = isDouble ? doubles(listed) : nextSpots(open, chosen);
  const others = isDouble ? [] : otherSpots(paths, mode, chosen);
  const confirm = isDouble ? (listed.find(({ choice }) => isWing(choice, wing)) ?? null) : sure(open, chosen);
  const set = (next: Partial<State>) => keep({ ...state, at, ...next });

  return {
    mode,
    mean: (next) => set({ mode: next === mode ? 'step' : next, chosen: [], wing: [] }),
    chosen,
    wing,
    spots,
    others,
    over: (spot) => {
      const before = others.includes(spot) ? [] : chosen;
      return starting(paths, mode, [...before, spot]);
    },
    click: (spot) => {
      if (isDouble) return set({ wing: toggled(wing, Number(spot.slice(1))) });
      const next = others.includes(spot) ? clicked(starting(paths, mode, []), [], spot) : clicked(open, chosen, spot);
      set({ chosen: next.chosen });
      return next.made && act(next.made.choice);
    },
    back: () => {
      if (chosen.length === 0 && wing.length === 0 && mode === 'step') return false;
      set(chosen.length ? { chosen: chosen.slice(0, -1) } : { mode: 'step', wing: [] });
      return true;
    },
    confirm,
    squadron: confirm && 'do' in confirm.choice && confirm.choice.do === 'squadron' ? confirm.choice.squadron : null,
  };
}

/** The one choice that is left after a click. */
const sure = (open: Path[], chosen: Spot[]): Listed | null =>
  chosen.length > 0 && new Set(open.map(({ of }) => of)).size === 1 ? open[0].of : null;

const toggled = (wing: number[], id: number): number[] =>
  wing.includes(id)
    ? wing.filter((each) => each !== id)
    : [...wing.filter((each) => squadronOf(each)?.join() === squadronOf(id)?.join()), id].sort((one, other) => one - other);

/** The fighters that may fly twice as far. */
const doubles = (listed: Listed[]): Spot[] => [...new Set(listed.flatMap(({ choice }) => wingOf(choice)))].map(ship);

/** The fighters of a choice that fly twice as far. */
const wingOf = (choice: Choice): number[] =>
  'do' in choice && choice.do === 'double' ? choice.fighters.map((place) => fightersOf(choice.squadron)[place]) : [];

const isWing = (choice: Choice, wing: number[]): boolean => wing.length > 0 && wingOf(choice).join() === wing.join();
