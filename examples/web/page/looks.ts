// A game as it is shown to one person, whether it is played on this device or at a table of a server.
import type { Hint } from '../js/bots';
import type * as sw from '../js/index';

export type Looks<K extends 'battle' | 'game'> = {
  game: sw.Shown<K>;
  /** Whose eyes see it; null for a spectator. */
  seat: number | null;
  theme: sw.Theme;
  who: (actor: sw.Actor) => string;
  act: (choice: sw.Games[K]['choice']) => void;
  /** Lets a bot choose. */
  advise: () => void;
  hint: Hint<K> | null;
  ask: () => void;
  redraw: () => void;
};
