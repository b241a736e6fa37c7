// What is flown in a round: a class, or a board of one's own at a level.
import * as sw from '../../js/index';
import type { Printed } from '../boards/board';
import { chosen, ownChoices } from '../boards/choices';
import { catalogue } from '../catalogue';
import { t } from '../words';

type Level = 'I' | 'II' | 'III' | 'IV';
/** The class of each level whose cards and tiles a board of one's own is dealt. */
const DEALT: Record<Level, string> = { I: 'I', II: 'II', III: 'III', IV: 'IVC' };
const LEVELS = Object.keys(DEALT) as Level[];

/** A board of one's own and its level as one choice. */
const at = (level: Level, choice: string) => `${level} ${choice}`;

type Flown = { level: Level; choice: string };

/** A board of one's own in a choice; null for a class. */
function ownIn(choice: string): Flown | null {
  const [, level, board] = /^(I{1,3}|IV) (.+)$/.exec(choice) ?? [];
  return level ? { level: level as Level, choice: board } : null;
}

/** The class whose cards are dealt for a choice. */
export const dealtAs = (choice: string): string => {
  const own = ownIn(choice);
  return own ? DEALT[own.level] : choice;
};

/** The classes, with their names. */
export const classChoices = (): [string, string][] =>
  catalogue().classes.map((name) => [name, t('setup-board', { class: name, cells: sw.must(sw.board(name)).open.length })]);

/** The boards of one's own: one without a level at each of the four. */
export const boardChoices = (): [string, string][] =>
  ownChoices().flatMap(({ choice, name, board }) => {
    const cells = openIn(board);
    const levels = board.level ? [board.level] : LEVELS;
    return levels.map((level): [string, string] => {
      const named = board.level ? name : t('board-at-level', { name, level });
      return [at(level, choice), t('setup-board', { class: named, cells })];
    });
  });

/** How many cells are open from the start. */
const openIn = ({ art, orange_open }: Printed): number => art.join('').replace(orange_open ? /[^#o]/g : /[^#]/g, '').length;

/** The board of one's own in a choice, while it is kept. */
export const boardIn = (choice: string) => ownChoices().find((own) => own.choice === ownIn(choice)?.choice);

/** Its name; empty for a class. */
export const boardNamed = (choice: string): string => boardIn(choice)?.name ?? '';

/** Those that can still be chosen; one's own may be gone, or changed under the same name. */
export function flyable(choices: string[], own: [string, string][], names: string[] = []): string[] {
  const known = [...classChoices(), ...own].map(([choice]) => choice);
  const changed = (name: string) => (name ? known.find((choice) => boardNamed(choice) === name) : undefined);
  const left = choices.flatMap((choice, round) => (known.includes(choice) ? choice : changed(names[round]) ?? []));
  return left.length > 0 ? left : ['I'];
}

/** Deals a game; the boards of one's own replace those of the classes dealt in their place. */
export function dealGame(players: number, choices: string[], seed: number, cards: sw.OwnCards): sw.Outcome<sw.GameSetupMessage> {
  const dealt = sw.deal({ play: 'game', players, classes: choices.map(dealtAs), seed, ...cards });
  if (!('ok' in dealt)) return dealt;
  const rounds = dealt.ok.rounds.map((round, number) => {
    const own = ownIn(choices[number]);
    return own ? { ...round, board: { board: chosen(own.choice).board } } : round;
  });
  return { ok: { ...dealt.ok, rounds } as sw.GameSetupMessage };
}
