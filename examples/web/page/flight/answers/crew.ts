// Crew that a card takes: from which cabins.
import { t } from '../../words';
import { type Answer, type Asking, cellOf, keyOf, only } from './answer';

export function crew(asking: Asking): Answer {
  const { listed, picked, pick, choose, fleet, name } = asking;
  const ways = only(listed, 'give_crew');
  const due = Math.max(0, ...ways.map(({ choice }) => choice.from.reduce((sum, [, count]) => sum + count, 0)));
  const given = Object.values(picked).reduce((sum, count) => sum + count, 0);
  const cabins = (fleet.aboard ?? []).flatMap((laid) =>
    'humans' in laid ? [{ cell: laid.at, crew: laid.humans }] : 'alien' in laid ? [{ cell: laid.at, crew: 1 }] : [],
  );
  const spots = cabins.map(({ cell, crew: here }) => {
    const taken = picked[keyOf(cell)] ?? 0;
    // once all are found, a click takes one back
    const next = taken < here && given < due ? taken + 1 : 0;
    return {
      cell,
      label: t('give-from', { cell: name(cell), count: taken, all: here }),
      picked: taken > 0,
      badge: taken ? `−${taken}` : '',
      act: () => pick({ ...picked, [keyOf(cell)]: next }),
    };
  });
  const from = Object.entries(picked).flatMap(([key, count]): [[number, number], number][] => (count ? [[cellOf(key), count]] : []));
  const ready = given === due ? null : t('give-left', { count: due - given });
  return {
    says: t('asks-crew', { count: due }),
    spots,
    actions: [
      { words: t('give-up', { given, due }), main: true, why: ready, act: () => choose({ do: 'give_crew', from }) },
      ...(ways[0] ? [{ words: t('give-any'), act: () => choose(ways[0].choice) }] : []),
    ],
  };
}
