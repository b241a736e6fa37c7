// Bots and hints for starwright: WebAssembly of its own, for who asks for it. It is told what a seat may know, and nothing else.
import start, * as wasm from '../pkg/bots/bots.js';
import type { Attack, Component, Fleet, Game, Games, Layout } from './index';
import type * as M from './messages';
import { from, must, type Outcome, question, type Source, told } from './told';

/** How well a bot plays. */
export type Skill = M.SkillMessage;
export const SKILLS: Skill[] = ['low', 'middle', 'high'];

/** What speaks for a choice: what a bot of the battle expects, how a component changes a ship, what a defence spares. */
export type Why = { expected: M.BattleAdviceMessage['expected'] } | { changes: M.ChangeMessage[] } | { spared: M.SparedMessage };
/** A choice, what it does in words, and why, as data and in words. */
export type Hint<K extends keyof Games> = { choice: Games[K]['choice']; does: string; why: Why | null; says: string | null };
export type BestDefence = { best: M.BestDefenceMessage; why: { spared: M.SparedMessage }; says: string };
export type BestPlace = { placing: M.PlacingMessage; why: { changes: M.ChangeMessage[] }; says: string };

/** Loads the WebAssembly, from beside this file if nothing else is named. */
export async function load(source?: Source): Promise<void> {
  await start({ module_or_path: await from('bots_bg.wasm', source) });
}

function ask<T>(fields: Record<string, unknown>): Outcome<T> {
  return told(wasm.advise(question(fields)));
}

/** What a bot would choose on a seat; nothing if it wants nothing. The same of the same seed. */
export function advise<K extends keyof Games>(game: Game<K>, seat: number, skill: Skill, seed = 0): Hint<K> | null {
  const listed = game.kind === 'battle' ? undefined : game.choices(seat).listed.map(({ choice }) => choice);
  return must(ask({ ask: game.kind, view: game.view(seat), listed, seat, skill, seed }));
}

/** The defence that loses least, and what it spares. */
export const bestDefence = (fleet: Fleet, attack: Attack, values?: M.ValuesMessage) =>
  ask<BestDefence>({ ask: 'defence', fleet, ...attack, values });
/** Where a component is best put, if it fits anywhere: of all the cells that `fits` finds. */
export const bestPlace = (layout: Layout, component: Component, aims?: M.AimsMessage) =>
  ask<BestPlace | null>({ ask: 'place', layout, component, aims });
