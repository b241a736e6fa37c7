// The glyph and the colour family of each kind of component.
import type { ComponentType } from 'preact';
import type { Component, Side } from '../../../js/index';
import * as devices from './devices';
import * as guns from './guns';
import * as people from './people';
import * as stores from './stores';

type Sign = { family: string; Glyph: ComponentType };

const sign = (family: string, Glyph: ComponentType): Sign => ({ family, Glyph });

const SIGNS: Record<string, Sign> = {
  starting_cabin: sign('crew', people.StartingCabin),
  cabin: sign('crew', people.Porthole),
  luxury_cabin: sign('crew', people.LuxuryCabin),
  stasis_chamber: sign('crew', people.Stasis),
  engine: sign('engine', guns.SingleEngine),
  cannon: sign('gun', guns.SingleCannon),
  bidirectional_cannon: sign('gun', guns.BidirectionalCannon),
  cannon_engine: sign('engine', guns.CannonEngine),
  thruster: sign('engine', guns.Thruster),
  battery: sign('power', stores.Battery),
  cargo_hold: sign('cargo', stores.Hold),
  special_cargo_hold: sign('cargo', stores.SpecialHold),
  life_support_purple: sign('purple', () => <people.LifeSupport colour="purple" />),
  life_support_brown: sign('brown', () => <people.LifeSupport colour="brown" />),
  life_support_cyan: sign('cyan', () => <people.LifeSupport colour="cyan" />),
  shield: sign('shield', devices.Shield),
  structural: sign('frame', devices.Structural),
  plating: sign('frame', devices.Plating),
  auto_defence: sign('special', devices.AutoDefence),
  crew_armament: sign('special', devices.CrewArmament),
  router: sign('special', devices.Router),
  solar_panel: sign('power', devices.SolarPanel),
  reactor: sign('power', devices.Reactor),
  booster: sign('special', devices.Booster),
};

/** How a component is drawn; undefined for a kind that is not known here. */
export function signOf(component: Component): Sign | undefined {
  const { kind, strength } = component as { kind: string; strength?: number };
  if (strength === 2) return kind === 'engine' ? sign('engine', guns.DoubleEngine) : sign('gun', guns.DoubleCannon);
  return SIGNS[kind];
}

export const SIDES: Side[] = ['front', 'right', 'rear', 'left'];

type Directed = { kind: string; points?: Side | Side[]; covers?: Side[] };

/** By how many quarter turns clockwise the glyph is turned. */
export function quarters(component: Component): number {
  const { kind, points, covers } = component as Directed;
  const sides = [points ?? covers ?? []].flat().map((side) => SIDES.indexOf(side));
  if (sides.length === 0) return 0;
  if (kind === 'engine') return (sides[0] + 2) % 4;
  if (kind !== 'shield' && kind !== 'bidirectional_cannon') return sides[0];
  return sides.find((side) => sides.includes((side + 1) % 4)) ?? 0;
}
