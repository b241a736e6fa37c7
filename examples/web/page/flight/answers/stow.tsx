// Goods that are gained: as well as possible, or cube by cube.
import type * as sw from '../../../js/index';
import { t, term } from '../../words';
import { Ruled } from '../../look/ruled';
import { Cube } from '../glyphs';
import { type Answer, type Asking, type Choice, cellOf, keyOf, only, type Picked, type Spot } from './answer';
import { COLOURS } from './goods';

type Holds = [sw.Cell, sw.Goods][];
const sum = (goods: sw.Goods) => COLOURS.reduce((all, colour) => all + (goods[colour] ?? 0), 0);
const more = (one: sw.Goods, other: sw.Goods, sign = 1): sw.Goods =>
  Object.fromEntries(COLOURS.map((colour) => [colour, (one[colour] ?? 0) + sign * (other[colour] ?? 0)]));

/** The holds as picked, else as the best listed stowage fills them. */
function holdsOf(picked: Picked, best: Holds): Holds {
  if (!picked.begun) return best;
  const cells = [
    ...new Set(
      Object.keys(picked)
        .filter((key) => key.includes(':'))
        .map((key) => key.split(':')[0]),
    ),
  ];
  const holds = cells.map((cell): Holds[number] => [
    cellOf(cell),
    Object.fromEntries(COLOURS.map((colour) => [colour, picked[`${cell}:${colour}`] ?? 0])),
  ]);
  return holds
    .filter(([, goods]) => sum(goods) > 0)
    .map(([cell, goods]) => [cell, Object.fromEntries(Object.entries(goods).filter(([, count]) => count))]);
}

const pickedOf = (holds: Holds): Picked =>
  Object.fromEntries(
    holds.flatMap(([cell, goods]) => COLOURS.map((colour): [string, number] => [`${keyOf(cell)}:${colour}`, goods[colour] ?? 0])),
  );

/** The fleet with the holds filled so. */
function loaded(fleet: sw.Fleet, holds: Holds): sw.Fleet {
  const rest = (fleet.aboard ?? []).filter((laid) => !('goods' in laid));
  return { ...fleet, aboard: [...rest, ...holds.map(([at, goods]) => ({ at, goods }))] };
}

type Hold = sw.Fleet['tiles'][number];

/** Why a block does not go into a hold as it is filled; empty if it does. */
function refusalOf(hold: Hold, filled: sw.Goods, colour: sw.Good, cell = ''): string {
  if (colour === 'red' && hold.kind === 'cargo_hold') return t('stow-not-red', { cell });
  return 'capacity' in hold && sum(filled) >= (hold.capacity ?? 0) ? t('stow-full', { cell }) : '';
}

const isHold = (tile: Hold) => tile.kind.endsWith('cargo_hold') && 'capacity' in tile;
const filledAt = (holds: Holds, hold: Hold) => holds.find(([cell]) => keyOf(cell) === keyOf(hold.at))?.[1] ?? {};

/** Whether any hold has a place for a block. */
const isFreeFor = (fleet: sw.Fleet, holds: Holds, colour: sw.Good): boolean =>
  fleet.tiles.some((tile) => isHold(tile) && !refusalOf(tile, filledAt(holds, tile), colour));

export function stow(asking: Asking, loads: sw.Goods[]): Answer {
  const { listed, picked, pick, choose, fleet, name, why } = asking;
  const load = loads[picked.load ?? 0] ?? loads[0];
  const ways = only(listed, 'stow').filter(({ choice }) => JSON.stringify(choice.load) === JSON.stringify(load));
  const best = (ways.find(({ choice }) => choice.holds.length) ?? ways[0])?.choice.holds ?? [];
  const holds = holdsOf(picked, best);
  const aboard = (fleet.aboard ?? []).reduce((all, laid) => ('goods' in laid ? more(all, laid.goods) : all), {} as sw.Goods);
  const stowed = holds.reduce((all, [, goods]) => more(all, goods), {} as sw.Goods);
  const loose = more(more(aboard, load), stowed, -1);
  const hand = COLOURS.find((colour) => picked[`hand-${colour}`] && (loose[colour] ?? 0) > 0);
  const begun: Picked = { load: picked.load ?? 0, begun: 1, ...pickedOf(holds) };
  const spots = fleet.tiles.flatMap((tile, place): Spot[] => {
    if (!isHold(tile)) return [];
    const here = filledAt(holds, tile);
    if (hand && refusalOf(tile, here, hand)) {
      const label = refusalOf(tile, here, hand, name(tile.at));
      return [{ cell: tile.at, label, shut: true, act: () => pick({ ...begun, [`hand-${hand}`]: 1, refused: place + 1 }) }];
    }
    const out = COLOURS.find((colour) => (here[colour] ?? 0) > 0);
    const moved = hand ? { colour: hand, by: 1 } : out ? { colour: out, by: -1 } : null;
    if (!moved) return [];
    const key = `${keyOf(tile.at)}:${moved.colour}`;
    const label = t(moved.by > 0 ? 'put-cube' : 'take-cube', { cell: name(tile.at), colour: term(moved.colour) });
    const kept = moved.by > 0 && (loose[moved.colour] ?? 0) > 1 ? { [`hand-${moved.colour}`]: 1 } : {};
    return [{ cell: tile.at, label, act: () => pick({ ...begun, ...kept, [key]: (begun[key] ?? 0) + moved.by }) }];
  });
  const cubes = COLOURS.flatMap((colour) => Array.from({ length: Math.max(0, loose[colour] ?? 0) }, (_, n) => ({ colour, n })));
  const choice: Choice = { do: 'stow', load, holds };
  const pressed = fleet.tiles[(picked.refused ?? 0) - 1]?.at;
  const refusal = spots.find(({ cell, shut }) => shut && pressed && keyOf(cell) === keyOf(pressed))?.label;
  const isRedLeft = (loose.red ?? 0) > 0 && !isFreeFor(fleet, holds, 'red');
  return {
    says: t('asks-stow', { count: sum(load) }),
    more: (
      <Loose cubes={cubes} hand={hand} why={refusal ?? (isRedLeft ? t('stow-red') : '')} take={(colour) => pick({ ...begun, [`hand-${colour}`]: hand === colour ? 0 : 1 })}>
        {loads.length > 1 &&
          loads.map((each, place) => (
            <button key={place} type="button" aria-pressed={each === load} onClick={() => pick({ load: place })}>
              {COLOURS.flatMap((colour) =>
                Array.from({ length: each[colour] ?? 0 }, (_, n) => <Cube key={`${colour}${n}`} colour={colour} />),
              )}
            </button>
          ))}
      </Loose>
    ),
    spots,
    shown: loaded(fleet, holds),
    actions: [
      { words: t('stow-so', { count: cubes.length }), main: true, why: why(choice), act: () => choose(choice) },
      ...(picked.begun ? [{ words: t('stow-best'), act: () => pick({ load: picked.load ?? 0 }) }] : []),
    ],
  };
}

type LooseProps = {
  cubes: { colour: sw.Good; n: number }[];
  hand?: string;
  /** Why a block finds no place. */
  why: string;
  take: (colour: sw.Good) => void;
  children?: preact.ComponentChildren;
};

/** The cubes that are in no hold. */
function Loose({ cubes, hand, why, take, children }: LooseProps) {
  return (
    <span class="fl-loose">
      {children}
      {cubes.length === 0 && t('stow-all-in')}
      {cubes.map(({ colour, n }) => (
        <button
          key={`${colour}${n}`}
          type="button"
          class="fl-cube-button"
          aria-pressed={hand === colour && n === 0}
          aria-label={t('take-up', { colour: term(colour) })}
          onClick={() => take(colour)}
        >
          <Cube colour={colour} />
        </button>
      ))}
      {cubes.length > 0 && <span>{t(hand ? 'stow-where' : 'stow-loose')}</span>}
      {why && (
        <span class="fl-refused" role="status">
          <Ruled text={why} />
        </span>
      )}
    </span>
  );
}
