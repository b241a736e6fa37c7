// Events as movement on the board, one after another.
import type * as sw from '../../js/index';
import type { Motion, Step } from '../motion';
import { sound } from '../sound';
import { ofBattle, oneOf } from '../sound/events';
import { ahead, distance, facingOf, type Hex, middle, outline, RISE, same } from './board/geometry';
import { area, beam, ring, sparks } from './effects';
import { isCapital, seatOf } from './names';
import { type Played, playedIn, reading } from './played';
import { happen, type Scene, type Ship, shipAt, shipOf } from './scene';

export type Stage = {
  /** Shows what somebody has played, or takes it away; and the element that shows it. */
  hold: (played: Played | null) => void;
  played: () => Element | null;
  svg: () => SVGSVGElement | null;
  effects: () => SVGGElement | null;
  /** What is shown now, and how something else is. */
  scene: () => Scene;
  show: (scene: Scene) => void;
  /** How far fighters of a seat fire. */
  range: (seat: number) => number;
};
type On = { stage: Stage; into: SVGGElement; piece: (id: number) => Element | null; scene: Scene };

/** The steps that show events; `after` is what they lead to. */
export function stepsOf(events: sw.BattleEvent[], after: Scene, stage: Stage): Step[] {
  return grouped(events).flatMap((group) => [...held(group[0], stage), acted(group, after, stage)]);
}

/** The steps in which a card or a power is read. */
function held(event: sw.BattleEvent, stage: Stage): Step[] {
  const played = playedIn(event);
  if (!played) return [];
  const read = () => [stage.played()].flatMap((on) => (on ? [reading(on)] : []));
  return [{ then: () => stage.hold(played) }, { move: read, then: () => stage.hold(null) }];
}

function acted(group: sw.BattleEvent[], after: Scene, stage: Stage): Step {
  return {
    move: () => {
      const [svg, into] = [stage.svg(), stage.effects()];
      if (!svg || !into) return [];
      sound(oneOf(group.map(ofBattle)));
      const piece = (id: number) => svg.querySelector(`.bb-ship[data-piece="${id}"]:not(.bb-ghost)`);
      const on: On = { stage, into, scene: stage.scene(), piece };
      return group.flatMap((event) => motions(event, on));
    },
    then: () => {
      stage.effects()?.replaceChildren();
      stage.show(group.reduce((scene, event) => happen(scene, event, after), stage.scene()));
    },
  };
}

/** Flights that meet nothing, shots that hit nothing and turns are shown together. */
function grouped(events: sw.BattleEvent[]): sw.BattleEvent[][] {
  const groups: sw.BattleEvent[][] = [];
  for (const event of events) {
    const last = groups[groups.length - 1];
    if (last && isAlike(last[0], event)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

const isMiss = (event: sw.BattleEvent): boolean => event.event === 'fired' && event.hit === null;
const isAlike = (one: sw.BattleEvent, other: sw.BattleEvent): boolean =>
  (isMiss(one) && isMiss(other)) || (one.event === other.event && ['flew', 'turned'].includes(one.event));

const bowOf = (ship: Ship): [number, number] => middle(ship.at[0]);
const heart = (ship: Ship): [number, number] => {
  const points = ship.at.map(middle);
  return [points.reduce((sum, [x]) => sum + x, 0) / points.length, points.reduce((sum, [, y]) => sum + y, 0) / points.length];
};

function motions(event: sw.BattleEvent, on: On): Motion[] {
  const { into, scene, piece } = on;
  const ship = (id: number) => shipOf(scene, id);
  switch (event.event) {
    case 'flew':
      return moved(piece(event.piece), middle(event.from), middle(event.to), 120 * Math.max(2, distance(event.from, event.to)));
    case 'turned':
      return turned(piece(event.piece), ship(event.piece)?.facing ?? event.facing, event.facing);
    case 'sailed':
      return sailed(event, on);
    case 'fired':
      return fired(event, on);
    case 'shot':
    case 'laser': {
      const [by, at] = [ship(event.by), ship(event.at)];
      return by && at ? [beam(into, bowOf(by), heart(at), event.event), ring(into, heart(at), 'hit', 36, 380, 200)] : [];
    }
    case 'super_shot':
      return superShot(ship(event.by), into);
    case 'damaged':
      return hit(ship(event.piece), on);
    case 'absorbed':
    case 'shield':
      return shielded(ship(event.event === 'shield' ? event.ship : event.piece), into);
    case 'captured':
    case 'lost':
      return destroyed(ship(event.piece), on);
    case 'blast':
      return [ring(into, middle(event.at), 'blast', 5 * RISE, 700)];
    case 'probe':
      return [ring(into, middle(event.at), 'probe', 44, 500)];
    case 'asteroid':
      return moved(rock(into, event.from), middle(event.from), middle(event.to), 450);
    case 'asteroid_lost':
    case 'probe_lost':
      return [ring(into, middle(event.at), 'hit', 40, 420)];
    case 'elite': {
      const elite = ship(event.fighter);
      return elite ? [ring(into, heart(elite), 'probe', 44, 600)] : [];
    }
    default:
      return [];
  }
}

const rock = (into: SVGGElement, at: Hex): Element | null =>
  into.ownerSVGElement?.querySelector(`.bb-asteroid[data-at="${at.join()}"]`) ?? null;

function moved(on: Element | null, [x1, y1]: [number, number], [x2, y2]: [number, number], ms: number): Motion[] {
  return on ? [{ on, frames: [{ transform: `translate(${x1}px,${y1}px)` }, { transform: `translate(${x2}px,${y2}px)` }], ms }] : [];
}

function turned(on: Element | null, from: number, to: number, ms = 240): Motion[] {
  const hull = on?.querySelector('.bb-turn');
  const by = ((to - from + 9) % 6) - 3;
  const frames = [from, from + by].map((sides) => ({ transform: `rotate(${60 * sides}deg)` }));
  return hull ? [{ on: hull, frames, ms }] : [];
}

function sailed({ piece, from, to }: Extract<sw.BattleEvent, { event: 'sailed' }>, on: On): Motion[] {
  const element = on.piece(piece);
  const ms = 400 + 150 * distance(from[1], to[1]);
  if (same(from[0], to[0]) && same(from[1], to[1])) return [];
  return [...moved(element, middle(from[1]), middle(to[1]), ms), ...turned(element, facingOf(from), facingOf(to), ms)];
}

/** A shot straight ahead, to what it hits or as far as it goes. */
function fired({ by, hit: struck }: Extract<sw.BattleEvent, { event: 'fired' }>, { into, scene, stage }: On): Motion[] {
  const ship = shipOf(scene, by);
  if (!ship) return [];
  const at = ship.at[0];
  const target = struck === null ? undefined : shipOf(scene, struck);
  const line = Array.from({ length: stage.range(seatOf(by)) }, (_, far): Hex => ahead(at, ship.facing, far + 1));
  const stops = (hex: Hex) => scene.asteroids.some((rock) => same(rock, hex)) || shipAt(scene, hex) !== undefined;
  const end = line.find((hex) => (target ? target.at.some((own) => same(own, hex)) : stops(hex))) ?? line[line.length - 1] ?? at;
  const shot = beam(into, middle(at), middle(end), `s${seatOf(by)}`);
  return target ? [shot, ring(into, middle(end), 'hit', 34, 320, 180)] : [shot];
}

function superShot(by: Ship | undefined, into: SVGGElement): Motion[] {
  if (!by) return [];
  const bow = by.at[0];
  const starts = [ahead(bow, by.facing, 1), ahead(bow, (by.facing + 5) % 6, 1), ahead(bow, (by.facing + 1) % 6, 1)];
  const hexes = starts.flatMap((start) => [0, 1, 2].map((far) => ahead(start, by.facing, far)));
  return area(into, hexes.map(outline), 'hit');
}

function hit(ship: Ship | undefined, { into, piece }: On): Motion[] {
  if (!ship) return [];
  const on = piece(ship.id);
  const frames = [1, 0.2, 1, 0.2, 1].map((opacity) => ({ opacity }));
  const flash: Motion[] = on ? [{ on, frames, ms: 420 }] : [];
  return [...flash, ring(into, heart(ship), 'hit', isCapital(ship.id) ? 70 : 40)];
}

const shielded = (ship: Ship | undefined, into: SVGGElement): Motion[] => (ship ? [ring(into, heart(ship), 'shield', 76, 520)] : []);

function destroyed(ship: Ship | undefined, { into, piece }: On): Motion[] {
  if (!ship) return [];
  const on = piece(ship.id);
  const [x, y] = heart(ship);
  const fade: Motion[] = on ? [{ on, frames: [{ opacity: 1 }, { opacity: 0 }], ms: 420 }] : [];
  return [...fade, ring(into, [x, y], 'fire', isCapital(ship.id) ? 90 : 46, 560), ...sparks(into, [x, y], seatOf(ship.id))];
}
