// Bots and hints for starwright: WebAssembly of its own, for who asks for it. It is told what a seat may know, and nothing else.
import { answer, must, type Outcome, question } from './answer.js';
import { Engine, type Source } from './engine.js';
import type { Attack } from './fire.js';
import type { Game, Games } from './games.js';
import { fields, kindOf, unreadable, whole } from './given.js';
import type { Component, Fleet, Layout } from './layouts.js';
import type * as M from './messages.js';
import type { MessageData } from './told.js';
import * as glue from './wasm/bots.js';

export { must, type Outcome } from './answer.js';
export type { Source } from './engine.js';
export { type ErrorCode, type Refusal, StarwrightError } from './error.js';

/** How well a bot plays. */
export type Skill = M.SkillMessage;
export const SKILLS: Skill[] = ['low', 'middle', 'high'];

/** What speaks for a choice: what a bot of the battle expects, how a component changes a ship, what a defence spares. */
export type Why = { expected: M.BattleAdviceMessage['expected'] } | { changes: M.ChangeMessage[] } | { spared: M.SparedMessage };
/** A choice, what it does in English and as data (`told`), and why, as data and in English. */
export type Hint<K extends keyof Games> = {
  choice: Games[K]['choice'];
  does: string;
  told: MessageData;
  why: Why | null;
  says: string | null;
};
export type BestDefence = { best: M.BestDefenceMessage; why: { spared: M.SparedMessage }; says: string; told: MessageData };
export type BestPlace = { placing: M.PlacingMessage; why: { changes: M.ChangeMessage[] }; says: string };

const engine = new Engine(glue, () => new URL('./wasm/bots_bg.wasm', import.meta.url));

/** Loads the WebAssembly, from beside this file if nothing else is named. */
export const load = (source?: Source): Promise<void> => engine.load(source);

function ask<T>(asked: () => Record<string, unknown>): Outcome<T> {
  return answer(() => engine.wasm.advise(question(asked())));
}

/**
 * What a bot would choose on a seat; nothing if it wants nothing. The same of the same seed, a whole number from 0 to 2^53 - 1.
 *
 * @throws {StarwrightError} for what means nothing.
 */
export function advise<K extends keyof Games>(game: Game<K>, seat: number, skill: Skill, seed = 0): Hint<K> | null {
  return must(
    ask(() => {
      const { kind } = fields(game, 'game');
      if (typeof game.choices !== 'function') unreadable(`\`game\` is a Game, not ${kindOf(game)}`);
      const listed = kind === 'battle' ? undefined : game.choices(seat).listed.map(({ choice }) => choice);
      return { ask: kind, view: game.view(seat), listed, seat, skill, seed: whole(seed, 'seed') };
    }),
  );
}

/** The defence that loses least, and what it spares. */
export const bestDefence = (fleet: Fleet, attack: Attack, values?: M.LossWeightsMessage) =>
  ask<BestDefence>(() => ({ ...fields(attack, 'attack'), ask: 'defence', fleet, values }));
/** Where a component is best put, if it fits anywhere: of all the cells that `fits` finds. */
export const bestPlace = (layout: Layout, component: Component, aims?: M.BuildWeightsMessage) =>
  ask<BestPlace | null>(() => ({ ask: 'place', layout, component, aims }));
