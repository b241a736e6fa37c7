// The choice that a click would make if it were legal, to say why it is not.
import type * as sw from '../../js/index';
import { ahead, DIRECTIONS, type Hex, minus, same } from './board/geometry';
import { isCapital, squadronOf } from './names';
import type { Choice } from './paths';
import { type Scene, shipOf, sternOf } from './scene';

type On = { hex: Hex; ship: number | null };

export function attempt({ step }: sw.BattleView, chosen: string | undefined, { hex, ship }: On, scene: Scene): Choice | null {
  if (step.step === 'turn') return turnTo(step.fighter, hex, scene);
  if (step.step === 'capital' && chosen) return sail(Number(chosen.slice(1)), hex, scene);
  if (step.step === 'elite_end') return { do: 'elite_end', to: hex };
  if (ship === null) return null;
  const squadron = squadronOf(ship);
  switch (step.step) {
    case 'squadron':
      return squadron && { do: 'squadron', squadron };
    case 'land':
      return { do: 'land', fighter: ship };
    case 'collide':
      return { do: 'destroy', fighter: ship };
    case 'fire':
      return { do: 'fire', fighter: ship };
    case 'shoot':
      return { do: 'shoot', target: ship };
    case 'capital': {
      const { at, facing } = shipOf(scene, ship) ?? { at: [hex], facing: 0 };
      return { do: 'capital', ship, to: isCapital(ship) ? [at[0], at[1]] : [ahead(at[0], facing, 1), at[0]] };
    }
    default:
      return null;
  }
}

function turnTo(fighter: number, hex: Hex, scene: Scene): Choice | null {
  const ship = shipOf(scene, fighter);
  const facing = ship ? DIRECTIONS.findIndex((way) => same(way, minus(hex, sternOf(ship)))) : -1;
  return facing < 0 ? null : { do: 'turn', fighter, facing };
}

/** The pose with the bow on a hex that faces as the ship does now. */
function sail(ship: number, hex: Hex, scene: Scene): Choice | null {
  const now = shipOf(scene, ship);
  return now ? { do: 'capital', ship, to: [hex, minus(hex, DIRECTIONS[now.facing])] } : null;
}
