// A replay that goes on by itself.
import { useEffect, useState } from 'preact/hooks';
import { idle } from '../motion';

/** Milliseconds from one choice to the next, besides what moves. */
const PAUSE = 600;

/** Whether it plays, from one step to the next at which it stops, and how that is changed; at the end it begins again. */
export function usePlaying(at: number, end: number, go: (at: number) => void, next: (at: number) => number): [boolean, (isOn: boolean) => void] {
  const [isPlaying, play] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (at === end) return play(false);
    let isOn = true;
    const timer = setTimeout(() => void idle().then(() => isOn && go(next(at))), PAUSE);
    return () => {
      isOn = false;
      clearTimeout(timer);
    };
  }, [isPlaying, at]);
  const change = (isOn: boolean) => {
    if (isOn && at === end) go(0);
    play(isOn);
  };
  return [isPlaying, change];
}
