// What lies on the board while events are shown one after another.
import type * as sw from '../../js/index';
import { facingOf, type Hex, same } from './board/geometry';
import { isCapital, seatOf } from './names';

/** A ship; one in the air has lifted off and not landed yet. */
export type Ship = sw.BattleStanding & { air?: boolean };
export type Scene = { ships: Ship[]; asteroids: Hex[]; probes: Hex[] };

/** A view as a scene. Of a fighter that has collided and waits for a choice the view says the hex only; `before` knows its facing. */
export function sceneOf({ pieces, step, under_way: sortie, asteroids, probes }: sw.BattleView, before?: Scene): Scene {
  const air = (sortie?.airborne ?? []).map(
    ({ id, from, facing, damage, to }): Ship => ({ id, at: [from], facing, damage, elite: !to, air: true }),
  );
  const other = step.step === 'collide' ? pieces.find(({ id }) => id === step.other) : undefined;
  if (step.step === 'collide' && other && !pieces.some(({ id }) => id === step.mover)) {
    const { facing } = before?.ships.find(({ id }) => id === step.mover) ?? other;
    air.push({ id: step.mover, at: other.at, facing, air: true });
  }
  return { ships: [...pieces, ...air].sort((one, other) => one.id - other.id), asteroids, probes };
}

/** The scene after an event; `after` is what all events lead to. */
export function happen(scene: Scene, event: sw.BattleEvent, after: Scene): Scene {
  const change = (id: number, to: Partial<Ship>) => ({
    ...scene,
    ships: scene.ships.map((ship) => (ship.id === id ? { ...ship, ...to } : ship)),
  });
  const gone = (id: number) => ({ ...scene, ships: scene.ships.filter((ship) => ship.id !== id) });
  const without = (hexes: Hex[], at: Hex) => hexes.filter((hex) => !same(hex, at));
  switch (event.event) {
    case 'placed':
      return { ...scene, ships: [...scene.ships, ...after.ships.filter(({ id }) => seatOf(id) === event.seat)] };
    case 'returned':
      return { ...scene, ships: [...scene.ships, ...after.ships.filter(({ id }) => id === event.piece)] };
    case 'flew':
      return change(event.piece, { at: [event.to], air: false });
    case 'turned':
      return change(event.piece, { facing: event.facing });
    case 'sailed':
      return change(event.piece, { at: event.to, facing: facingOf(event.to) });
    case 'damaged':
      return change(event.piece, { damage: 1 });
    case 'captured':
    case 'lost':
      return gone(event.piece);
    case 'elite':
      return change(event.fighter, { elite: true });
    case 'shield':
      return change(event.ship, { shield: event.tokens });
    case 'probe':
    case 'probe_lost':
      return { ...scene, probes: without(scene.probes, event.at) };
    case 'asteroid':
      return { ...scene, asteroids: [...without(scene.asteroids, event.from), event.to] };
    case 'asteroid_lost':
      return { ...scene, asteroids: without(scene.asteroids, event.at) };
    default:
      return scene;
  }
}

export const shipOf = (scene: Scene, id: number): Ship | undefined => scene.ships.find((ship) => ship.id === id);
export const shipAt = (scene: Scene, hex: Hex): Ship | undefined => scene.ships.find(({ at }) => at.some((own) => same(own, hex)));
/** The hex that a ship turns about: the rear one of a capital ship. */
export const sternOf = ({ id, at }: Ship): Hex => (isCapital(id) ? at[1] : at[0]);
