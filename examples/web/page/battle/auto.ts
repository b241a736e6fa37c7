// Several choices of a kind at one click: all fire, all keep their facing, the turn ends.
import { useEffect, useState } from 'preact/hooks';
import type * as sw from '../../js/index';
import { idle } from '../motion';
import type { Choice, Listed } from './paths';
import { type Scene, shipOf } from './scene';

export type Auto = 'fire' | 'keep' | 'end';

/** The next choice of a plan; null when it is done. */
export function planned(auto: Auto, view: sw.BattleView, listed: Listed[], scene: Scene): Choice | null {
  const of = (does: string) => listed.map(({ choice }) => choice).find((choice) => 'do' in choice && choice.do === does) ?? null;
  const { step } = view;
  if (auto === 'fire') return step.step === 'fire' ? of('fire') : null;
  if (auto === 'end') return of('hold_fire') ?? of('end');
  if (step.step !== 'turn') return null;
  const facing = shipOf(scene, step.fighter)?.facing;
  const all = listed.map(({ choice }) => choice);
  return all.find((choice) => 'do' in choice && choice.do === 'turn' && choice.facing === facing) ?? null;
}

/** Runs a plan: one choice for each new state. It ends when somebody else is asked, or when the plan has nothing to do. */
export function useAuto(at: number, next: (auto: Auto) => Choice | null, act: (choice: Choice) => void): (auto: Auto) => void {
  const [plan, set] = useState<{ auto: Auto; at: number } | null>(null);
  useEffect(() => {
    if (!plan || plan.at === at) return undefined;
    let isOn = true;
    void idle().then(() => {
      if (!isOn) return;
      const choice = next(plan.auto);
      set(choice && { auto: plan.auto, at });
      if (choice) act(choice);
    });
    return () => {
      isOn = false;
    };
  }, [at, plan]);
  return (auto) => {
    const choice = next(auto);
    if (!choice) return;
    set({ auto, at });
    act(choice);
  };
}
