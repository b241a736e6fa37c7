// A replay that goes on by itself.
import { useEffect, useState } from 'preact/hooks';
import { idle } from '../motion';

/** Milliseconds from one choice to the next, besides what moves. */
const PAUSE = 600;

/** Whether it plays, and how that is changed; at the end it begins again. */
export function usePlaying(at: number, end: number, go: (at: number) => void): [boolean, (isOn: boolean) => void] {
  const [isPlaying, play] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (at === end) return play(false);
    let isOn = true;
    const timer = setTimeout(() => void idle().then(() => isOn && go(at + 1)), PAUSE);
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
