// What the bots are asked, and how they answer.
import type { Skill } from '../../js/bots';
import type { Attack, CardMessage, Component, Fleet, FlightViewMessage, Games, Layout } from '../../js/index';

export type Asked =
  | { ask: 'choice'; kind: keyof Games; view: unknown; listed: unknown[]; seat: number; skill: Skill; seed: number }
  | { ask: 'defence'; fleet: Fleet; attack: Attack }
  | { ask: 'place'; layout: Layout; component: Component }
  | { ask: 'odds'; view: FlightViewMessage; seat: number; card: CardMessage };

/** `load` is the failure that goes away when it is tried again. */
export type Answer = { id: number; is: unknown } | { id: number; failed: string };
