// Bots and hints for starwright, in a separate WebAssembly module. Bots see only what their seat may know.
import { answer, must, type Outcome, question } from './answer.js';
import { Engine, type Source } from './engine.js';
import type { Attack } from './fire.js';
import type { Games, Shown } from './games.js';
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

/** The reason for a choice: the expected result of a battle, how a component changes a ship, or what losses a defence avoids. */
export type Why = { expected: M.BattleAdviceMessage['expected'] } | { changes: M.ChangeMessage[] } | { spared: M.SparedMessage };
/** Advice: the effect of the choice, in English (`does`) and as data (`told`), and the reason. */
export type Advised = {
  does: string;
  told: MessageData;
  /** The reason as data and in English; null if there is none. */
  why: Why | null;
  says: string | null;
  /** The sentences of the reason; none where no game was simulated. */
  reasons: { says: string; told: MessageData }[];
};
export type Hint<K extends keyof Games> = Advised & { choice: Games[K]['choice'] };
export type BestDefence = Advised & { best: M.BestDefenceMessage };
export type BestPlace = Advised & { placing: M.PlacingMessage };

const engine = new Engine(glue, () => new URL('./wasm/bots_bg.wasm', import.meta.url));

/** Loads the WebAssembly module; by default the file next to this one. */
export const load = (source?: Source): Promise<void> => engine.load(source);

function ask<T>(asked: () => Record<string, unknown>): Outcome<T> {
  return answer(() => engine.wasm.advise(question(asked())));
}

/**
 * The choice of a bot on a seat; null if it makes none. Deterministic given the seed, an integer from 0 to 2^53 - 1.
 *
 * @throws {StarwrightError} with code `unreadable` if an argument is malformed.
 */
export function advise<K extends keyof Games>(game: Shown<K>, seat: number, skill: Skill, seed = 0): Hint<K> | null {
  return must(
    ask(() => {
      const { kind } = fields(game, 'game');
      if (typeof game.choices !== 'function') unreadable(`\`game\` must be a Game, got ${kindOf(game)}`);
      const listed = kind === 'battle' ? undefined : game.choices(seat).listed.map(({ choice }) => choice);
      return { ask: kind, view: game.view(seat), listed, seat, skill, seed: whole(seed, 'seed') };
    }),
  );
}

/** The defence that loses least, and the losses it avoids. */
export const bestDefence = (fleet: Fleet, attack: Attack, values?: M.LossWeightsMessage) =>
  ask<BestDefence>(() => ({ ...fields(attack, 'attack'), ask: 'defence', fleet, values }));
/** The best of the cells from `fits` for a component; null if it fits nowhere. */
export const bestPlace = (layout: Layout, component: Component, aims?: M.BuildWeightsMessage) =>
  ask<BestPlace | null>(() => ({ ask: 'place', layout, component, aims }));

/** The odds of a card for a player who does nothing about it, and for one who spends what helps. */
export type CardOdds = { nothing: M.FlightOddsMessage; helped: M.FlightOddsMessage };

/** What a card may cost a seat of a flight, over all dice, if no other player meets it. Three rolls are counted: see `exact`. */
export const odds = (view: M.FlightViewMessage, seat: number, card: M.CardMessage) =>
  ask<CardOdds>(() => ({ ask: 'odds', view: fields(view, 'view'), seat, card }));
