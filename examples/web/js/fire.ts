// A ship under attack, step by step: the ship check, the dice, the threat, the defence, the pieces.
import { answer, type Outcome, question } from './answer.js';
import { fields } from './given.js';
import { asker, type Cell, type Fleet, type Layout, type Side } from './layouts.js';
import type * as M from './messages.js';
import { rules } from './rules.js';
import type { MessageData } from './told.js';

export type AttackKind = 'small_meteor' | 'large_meteor' | 'light_cannon_fire' | 'heavy_cannon_fire' | 'intruder';
/** An attack on a fleet: its kind and lines, or an incoming message. */
export type Attack = { kind: AttackKind; lines: M.LinesMessage } | { incoming: M.IncomingMessage };
export type Aim = { more: M.AimMessage } | { final: M.LinesMessage };
export type Threatened = { incoming: M.IncomingMessage; threat: M.ThreatMessage; struck: Cell[] };
export type After = { fleet: Fleet; losses: M.LossesMessage } | { impact: M.ImpactMessage; pieces: Cell[][]; destroyed: Cell[] };
export type Defended = { lines: { line: M.LineEndMessage; says: string; told: MessageData }[]; after: After };

const ask = asker(() => rules.wasm);

function attacked<T>(asked: string, fleet: Fleet, attack: Attack, defence?: M.DefenceMessage): Outcome<T> {
  return answer(() => rules.wasm.ship(question({ ...fields(attack, 'attack'), ask: asked, fleet, defence })));
}

export const heat = (layout: Layout, from: Side) => ask<M.HeatMapMessage>({ ask: 'heat', layout, from });
export const fleet = (layout: Layout) => ask<Fleet>({ ask: 'fleet', layout });
export const aim = (layout: Layout, from: Side, dice: number[]) => ask<Aim>({ ask: 'aim', layout, from, dice });
export const threat = (fleet: Fleet, attack: Attack, defence?: M.DefenceMessage) => attacked<Threatened>('threat', fleet, attack, defence);
export const defend = (fleet: Fleet, attack: Attack, defence?: M.DefenceMessage) => attacked<Defended>('defend', fleet, attack, defence);
export const keep = (impact: M.ImpactMessage, cell: Cell) => ask<After>({ ask: 'keep', impact, cell });
