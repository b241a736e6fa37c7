// A fleet that is being placed: any arrangement of all its ships in the start zone; the crate says whether it is legal.
import type * as sw from '../../js/index';
import { ahead, distance, type Hex, key } from './board/geometry';
import { fleetOf, groupOf, isCapital, squadronOf } from './names';
import type { Choice } from './paths';
import type { Ship } from './scene';

/** A ship's hex, the rear one of a capital ship, and its facing. */
export type Berth = { at: Hex; facing: number };
export type Draft = Map<number, Berth>;

const ALL = [0, 1, 2, 3, 4, 5];
/** How often an arrangement is tried. */
const TRIES = 400;

export const hexesOfBerth = (id: number, { at, facing }: Berth): Hex[] => (isCapital(id) ? [ahead(at, facing, 1), at] : [at]);

/** The facing that leads nearest to the centre. */
const inwards = (at: Hex, centre: Hex): number =>
  ALL.reduce((best, way) => (distance(ahead(at, way, 4), centre) < distance(ahead(at, best, 4), centre) ? way : best), 0);

/** A random arrangement: capital ships first, then each squadron as one group. */
export function arranged(seat: number, zone: Hex[], centre: Hex): Draft | null {
  for (let round = 0; round < TRIES; round += 1) {
    const draft = tried(seat, zone, centre);
    if (draft) return draft;
  }
  return null;
}

function tried(seat: number, zone: Hex[], centre: Hex): Draft | null {
  const free = new Map(zone.map((at) => [key(at), at]));
  const draft: Draft = new Map();
  const put = (id: number, berth: Berth) => {
    draft.set(id, berth);
    for (const hex of hexesOfBerth(id, berth)) free.delete(key(hex));
  };
  for (const id of fleetOf(seat).filter(isCapital)) {
    const berths = [...free.values()].flatMap((at) => ALL.map((facing) => ({ at, facing })));
    const fit = berths.filter((berth) => hexesOfBerth(id, berth).every((hex) => free.has(key(hex))));
    const forward = fit.filter(({ at, facing }) => facing === inwards(at, centre));
    const berth = any(forward.length ? forward : fit);
    if (!berth) return null;
    put(id, berth);
  }
  for (const group of [0, 1, 2]) {
    const own: Hex[] = [];
    for (const id of fleetOf(seat).filter((each) => !isCapital(each) && groupOf(each) === group)) {
      const near = [...free.values()].filter((at) => own.length === 0 || own.some((other) => distance(at, other) === 1));
      const lonely = (at: Hex) => ALL.filter((way) => free.has(key(ahead(at, way, 1)))).length;
      const at = near.sort((one, other) => lonely(one) - lonely(other) || Math.random() - 0.5)[0];
      if (!at) return null;
      own.push(at);
      put(id, { at, facing: inwards(at, centre) });
    }
  }
  return draft;
}

const any = <T>(list: T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

export const shipsOf = (draft: Draft): Ship[] =>
  [...draft].map(([id, berth]) => ({ id, at: hexesOfBerth(id, berth), facing: berth.facing }));

/** Where a ship may be put: a fighter on each hex without a capital ship, a capital ship where it lies in the zone and on no other. */
export function berthsOf(draft: Draft, id: number, zone: Hex[]): Berth[] {
  const { facing = 0 } = draft.get(id) ?? {};
  const inside = new Set(zone.map(key));
  for (const [other, berth] of draft) {
    if (other !== id && isCapital(other)) for (const hex of hexesOfBerth(other, berth)) inside.delete(key(hex));
  }
  const ways = isCapital(id) ? [0, 1, 5, 2, 4, 3].map((by) => (facing + by) % 6) : [facing];
  return zone.flatMap((at) => {
    const fit = ways.map((way) => ({ at, facing: way })).find((berth) => hexesOfBerth(id, berth).every((hex) => inside.has(key(hex))));
    return fit ? [fit] : [];
  });
}

/** The draft with a ship elsewhere; fighters that lay there go to the hexes that it left. */
export function moved(draft: Draft, id: number, to: Berth, zone: Hex[]): Draft {
  const next: Draft = new Map(draft).set(id, to);
  const taken = new Set(hexesOfBerth(id, to).map(key));
  const pushed = [...draft].filter(([other, { at }]) => other !== id && !isCapital(other) && taken.has(key(at)));
  for (const [other] of pushed) next.delete(other);
  const covered = new Set([...next].flatMap(([other, berth]) => hexesOfBerth(other, berth).map(key)));
  const before = draft.get(id);
  const left = before ? hexesOfBerth(id, before) : [];
  const free = [...new Map([...left, ...zone].map((hex) => [key(hex), hex])).values()].filter((hex) => !covered.has(key(hex)));
  for (const [place, [other, berth]] of pushed.entries()) next.set(other, { ...berth, at: free[place] ?? berth.at });
  return next;
}

/** The draft with a ship turned by hexsides, or as little further as a capital ship needs to find room; undefined if it finds none. */
export function turned(draft: Draft, id: number, by: 1 | -1, zone: Hex[]): Draft | undefined {
  const berth = draft.get(id);
  if (!berth) return undefined;
  const facings = ALL.slice(1).map((count) => (berth.facing + by * count + 30) % 6);
  if (!isCapital(id)) return new Map(draft).set(id, { ...berth, facing: facings[0] });
  const capitals = [...draft].filter(([other]) => other !== id && isCapital(other));
  const others = capitals.flatMap(([other, each]) => hexesOfBerth(other, each).map(key));
  const fits = (facing: number) => {
    const front = key(ahead(berth.at, facing, 1));
    return zone.some((hex) => key(hex) === front) && !others.includes(front);
  };
  const facing = facings.find(fits);
  return facing === undefined ? undefined : moved(draft, id, { ...berth, facing }, zone);
}

/** The first squadron that is not one connected group (BBS-9); null if all are. */
export function tornIn(draft: Draft): sw.BattleSquadron | null {
  const squadrons = new Map<string, [sw.BattleSquadron, Hex[]]>();
  for (const [id, { at }] of draft) {
    const squadron = squadronOf(id);
    if (squadron) squadrons.set(squadron.join(), [squadron, [...(squadrons.get(squadron.join())?.[1] ?? []), at]]);
  }
  return [...squadrons.values()].find(([, hexes]) => !isConnected(hexes))?.[0] ?? null;
}

function isConnected([first, ...others]: Hex[]): boolean {
  const reached = [first];
  for (const from of reached) {
    const near = others.filter((at) => distance(from, at) === 1);
    reached.push(...near);
    others = others.filter((at) => !near.includes(at));
  }
  return others.length === 0;
}

/** The choice that places a fleet so. */
export function placement(draft: Draft): Choice {
  const all = [...draft].sort(([one], [other]) => one - other);
  const berths = all.filter(([id]) => !isCapital(id)).map(([, berth]) => berth);
  const poses = all.filter(([id]) => isCapital(id)).map(([id, berth]) => hexesOfBerth(id, berth));
  return { propose: 'place', fighters: berths, capitals: poses } as unknown as Choice;
}

/** The draft of a placement that a bot advises; null if it advises something else. */
export function draftOf(choice: Choice, seat: number): Draft | null {
  if (!('propose' in choice) || choice.propose !== 'place') return null;
  const [fighters, capitals] = [fleetOf(seat).filter((id) => !isCapital(id)), fleetOf(seat).filter(isCapital)];
  const draft: Draft = new Map(fighters.map((id, place) => [id, choice.fighters[place]]));
  for (const [place, id] of capitals.entries()) {
    const [front, rear] = choice.capitals[place];
    draft.set(id, { at: rear, facing: ALL.find((way) => key(ahead(rear, way, 1)) === key(front)) ?? 0 });
  }
  return draft;
}
