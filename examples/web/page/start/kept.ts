// What this browser keeps and one may continue, read without the rules.
import { kept as tables } from '../together/places';
import { stored } from '../store';
import { inFull, namesOf } from '../setup/names';

export type Continued =
  | { part: 'battle' | 'game'; players: { name: string; isBot: boolean }[]; choices: number; over: boolean }
  /** `board` is its class; null for a board of one's own. */
  | { part: 'ship'; board: string | null; components: number }
  | { part: 'together'; play: 'battle' | 'game'; at: number; href: string; over: boolean };

type Saved = { seats: string[]; save: string; names?: string[]; over?: boolean };

/** The most tables that are offered. */
const TABLES = 3;

export function continued(): Continued[] {
  return [...(['battle', 'game'] as const).flatMap(game), ...ship(), ...places()];
}

function game(part: 'battle' | 'game'): Continued[] {
  try {
    const { seats, save, names, over = false } = JSON.parse(stored(part) ?? '') as Saved;
    const { log } = JSON.parse(save) as { log: unknown[] };
    const players = (names ? inFull(names) : namesOf(seats.length)).map((name, seat) => ({ name, isBot: seats[seat] !== 'human' }));
    return [{ part, players, choices: log.length, over }];
  } catch {
    return [];
  }
}

/** A line of notation is a board and its rows; what is no number of empty places is a component. */
function ship(): Continued[] {
  const [board, rows = ''] = stored('ship')?.split(' ') ?? [];
  const components = rows.split(/[/,]/).filter((part) => part && !/^\d+$/.test(part)).length;
  return board && components > 1 ? [{ part: 'ship', board: board.includes('(') ? null : board, components }] : [];
}

function places(): Continued[] {
  return tables()
    .slice(0, TABLES)
    .map(({ table, secret, play, at, over = false }) => ({
      part: 'together' as const,
      play: play === 'game' ? 'game' : 'battle',
      at,
      over,
      href: `#together=${table}.${secret}`,
    }));
}
