// What the board shows: the latest state, or on the way to it, event by event.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import type * as sw from '../../js/index';
import { play, speed, stop } from '../motion';
import { sound } from '../sound';
import { ofBattle, oneOf } from '../sound/events';
import type { Looks } from '../looks';
import { stepsOf } from './moves';
import type { Played } from './played';
import { gains } from './points';
import { noted, type Told } from './report';
import { type Scene, sceneOf } from './scene';

type Refs = { svg: RefObject<SVGSVGElement | null>; effects: RefObject<SVGGElement | null>; card: RefObject<HTMLDivElement | null> };

type Shown = { scene: Scene; after: Scene; told: Told[]; played: Played | null };

export function useShown({ game, at, happened, seat }: Looks<'battle'>, view: sw.BattleView, { svg, effects, card }: Refs): Shown {
  const now = useRef<Scene | undefined>(undefined);
  const after = useMemo(() => sceneOf(view, now.current), [view]);
  const [scene, set] = useState(after);
  const [told, tell] = useState<Told[]>([]);
  const [played, hold] = useState<Played | null>(null);
  now.current ??= scene;
  const show = (next: Scene) => {
    now.current = next;
    set(next);
  };
  const seen = useRef<{ game: unknown; at: number; view: sw.BattleView } | null>(null);
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { game, at, view };
    const isLater = before !== null && before.game === game && at >= before.at;
    if (!isLater) tell([]);
    if (!isLater || at === before.at || happened.length === 0) {
      stop();
      hold(null);
      show(after);
      return;
    }
    tell((lines) => noted(lines, happened, gains(before.view, view)));
    if (speed.value === 'off') sound(oneOf(happened.map(({ event }) => ofBattle(event))));
    // a longer range once the power for it is revealed (BBS-E2.1)
    const range = (seat: number) => (view.players[seat]?.power?.power === 'E2' ? 10 : 5);
    // one's own card is in one's hand until it is played
    const shown = (next: Played | null) => hold(next?.seat === seat ? null : next);
    const on = { played: () => card.current, svg: () => svg.current, effects: () => effects.current };
    const stage = { ...on, hold: shown, scene: () => now.current ?? after, show, range };
    play([...stepsOf(happened.map(({ event }) => event), after, stage), { then: () => show(after) }]);
  }, [game, at, view]);
  useEffect(() => stop, []);
  return { scene, after, told, played };
}
