// The result of a day, to send on: how the ship was built and how each attack was met, checked by replaying both.
import * as sw from '../../js/index';
import { pack, unpack } from '../share/pack';
import { attacksOf, BUILDER, isDay, yardOf } from './day';
import { type Answer, met } from './swarm';

type Step = { by: sw.Actor; choice: sw.Games['game']['choice'] };
export type Result = { day: string; log: Step[]; answers: Answer[] };
/** Attacks that destroyed nothing, of how many; components left, of how many. */
export type Score = { unharmed: number; attacks: number; left: number; built: number };

export const linkTo = async (result: Result): Promise<string> =>
  `${location.href.replace(/#.*/, '')}#daily=${result.day}.${await pack(JSON.stringify(result))}`;

/** The result in a link; null if it holds none. */
export async function linked(hash: string): Promise<Result | null> {
  const [, day, packed] = /^#daily=([\d-]+)\.([\w-]+)$/.exec(hash) ?? [];
  const text = packed ? await unpack(packed) : null;
  if (text === null || !isDay(day)) return null;
  try {
    const result = JSON.parse(text) as Result;
    return result.day === day && Array.isArray(result.log) && Array.isArray(result.answers) ? result : null;
  } catch {
    return null;
  }
}

/** The ship that these choices build on a day; null if they are not legal, or the luck is not the day's. */
export function builtOn(day: string, log: Step[]): sw.Fleet | null {
  const game = yardOf(day);
  const isLegal = log.every(({ by, choice }) => {
    if (by === 'table' && !isSand(choice) && JSON.stringify(choice) !== JSON.stringify(game.chance())) return false;
    return 'ok' in game.choose(by, choice);
  });
  const { now } = game.view(null);
  game.dispose();
  return isLegal && now !== 'over' && 'flight' in now ? now.flight.players[BUILDER].fleet : null;
}

/** The sand is by the clock, not by luck. */
const isSand = (choice: Step['choice']): boolean => 'yard' in choice && choice.yard.do === 'ran_out';

/** Plays a result again; null if anything in it is against the rules. */
export function judged({ day, log, answers }: Result): Score | null {
  const built = builtOn(day, log);
  const attacks = attacksOf(day);
  if (!built || answers.length !== attacks.length) return null;
  let fleet = built;
  let unharmed = 0;
  for (const [number, attack] of attacks.entries()) {
    const outcome = met(fleet, attack, answers[number]);
    if (!('ok' in outcome) || !('fleet' in outcome.ok)) return null;
    if (outcome.ok.fleet.tiles.length === fleet.tiles.length) unharmed += 1;
    fleet = outcome.ok.fleet;
  }
  return { unharmed, attacks: attacks.length, left: fleet.tiles.length, built: built.tiles.length };
}
