// The same objects as before while nothing has changed, so that only what has changed is drawn again.
import { useRef } from 'preact/hooks';
import type { YardViewMessage } from '../../js/index';

type Ship = YardViewMessage['players'][number]['layout'];

/** The view with the layouts of the last one where they are alike. */
export function useSteady(view: YardViewMessage): YardViewMessage {
  const known = useRef<{ text: string; layout: Ship }[]>([]);
  const players = view.players.map((player, seat) => {
    const text = JSON.stringify(player.layout);
    if (known.current[seat]?.text !== text) known.current[seat] = { text, layout: player.layout };
    return { ...player, layout: known.current[seat].layout };
  });
  return { ...view, players };
}

/** A function that stays the same and does what the latest one does. */
export function useLatest<A extends unknown[], R>(does: (...given: A) => R): (...given: A) => R {
  const latest = useRef(does);
  latest.current = does;
  const steady = useRef((...given: A): R => latest.current(...given));
  return steady.current;
}
