// Goods that a card takes, and batteries in their place: from which holds.
import type * as sw from '../../../js/index';
import { t, term } from '../../words';
import { type Answer, type Asking, isSame, keyOf, only, type Picked } from './answer';

export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
type Thing = sw.Good | 'batteries';
type Store = { cell: sw.Cell; of: Thing; count: number };

/** What is in the holds and batteries, the most valuable first. */
function stores({ aboard = [] }: sw.Fleet): Store[] {
  const goods = COLOURS.flatMap((of) =>
    aboard.flatMap((laid) => ('goods' in laid && laid.goods[of] ? [{ cell: laid.at, of, count: laid.goods[of] ?? 0 }] : [])),
  );
  const batteries = aboard.flatMap((laid) =>
    'batteries' in laid && laid.batteries ? [{ cell: laid.at, of: 'batteries' as const, count: laid.batteries }] : [],
  );
  return [...goods, ...batteries];
}

/** How many of each the rules want: every listed way gives the same. */
function dues(loss: sw.GoodsLoss | undefined): Partial<Record<Thing, number>> {
  const due: Partial<Record<Thing, number>> = {};
  for (const [, goods] of loss?.goods ?? []) for (const of of COLOURS) due[of] = (due[of] ?? 0) + (goods[of] ?? 0);
  for (const [, count] of loss?.batteries ?? []) due.batteries = (due.batteries ?? 0) + count;
  return due;
}

const keyFor = ({ cell, of }: Store) => `${keyOf(cell)}:${of}`;

function lossOf(all: Store[], picked: Picked): sw.GoodsLoss {
  const goods: [sw.Cell, sw.Goods][] = [];
  const batteries: [sw.Cell, number][] = [];
  for (const store of all) {
    const count = picked[keyFor(store)] ?? 0;
    if (count === 0) continue;
    if (store.of === 'batteries') batteries.push([store.cell, count]);
    else {
      const hold = goods.find(([cell]) => isSame(cell, store.cell));
      if (hold) hold[1] = { ...hold[1], [store.of]: count };
      else goods.push([store.cell, { [store.of]: count }]);
    }
  }
  return { goods, batteries };
}

export function goods(asking: Asking): Answer {
  const { listed, picked, pick, choose, fleet, name } = asking;
  const ways = only(listed, 'give_goods');
  const all = stores(fleet);
  const due = dues(ways[0]?.choice.loss);
  const given = (of: Thing) => all.reduce((sum, store) => sum + (store.of === of ? (picked[keyFor(store)] ?? 0) : 0), 0);
  const wanted = Object.entries(due).filter(([, count]) => count) as [Thing, number][];
  const left = wanted.reduce((sum, [of, count]) => sum + Math.max(0, count - given(of)), 0);
  const cells = all
    .filter(({ of }) => due[of])
    .reduce((map, store) => map.set(keyOf(store.cell), [...(map.get(keyOf(store.cell)) ?? []), store]), new Map<string, Store[]>());
  const spots = [...cells.values()].map((here) => {
    const next = here.find((store) => (picked[keyFor(store)] ?? 0) < store.count && given(store.of) < (due[store.of] ?? 0));
    const taken = here.reduce((sum, store) => sum + (picked[keyFor(store)] ?? 0), 0);
    const cleared = Object.fromEntries(here.map((store) => [keyFor(store), 0]));
    return {
      cell: here[0].cell,
      label: t('give-from', { cell: name(here[0].cell), count: taken, all: here.reduce((sum, { count }) => sum + count, 0) }),
      picked: taken > 0,
      badge: taken ? `−${taken}` : '',
      act: () => pick({ ...picked, ...(next ? { [keyFor(next)]: (picked[keyFor(next)] ?? 0) + 1 } : cleared) }),
    };
  });
  const named = wanted.map(([of, count]) => `${count} × ${of === 'batteries' ? t('tokens') : term(of)}`).join(', ');
  return {
    says: t('asks-goods', { goods: named || '0' }),
    spots,
    actions: [
      {
        words: t('give-up-goods'),
        main: true,
        why: left ? t('give-left', { count: left }) : null,
        act: () => choose({ do: 'give_goods', loss: lossOf(all, picked) }),
      },
      ...(ways[0] ? [{ words: t('give-any'), act: () => choose(ways[0].choice) }] : []),
    ],
  };
}
