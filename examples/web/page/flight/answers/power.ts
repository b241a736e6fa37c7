// Batteries for strength: which doubles, from which batteries.
import type * as sw from '../../../js/index';
import { t } from '../../words';
import { type Answer, type Asking, batteriesOf, type Choice, cellOf, keyOf, only, type Picked, tokens } from './answer';

type Of = 'engines' | 'cannons';
const KINDS: Record<Of, string[]> = { engines: ['engine', 'cannon_engine'], cannons: ['cannon', 'bidirectional_cannon', 'cannon_engine'] };

/** The components that may be powered: doubles of the kind asked for, and what the listed choices power. */
function doubles({ fleet, listed }: Asking, of: Of): sw.Cell[] {
  const found = new Set(only(listed, 'power').flatMap(({ choice }) => choice.powered.map(keyOf)));
  for (const tile of fleet.tiles) {
    const isDouble = !('strength' in tile) || tile.strength === 2;
    if (KINDS[of].includes(tile.kind) && isDouble) found.add(keyOf(tile.at));
  }
  return [...found].map(cellOf);
}

/** As picked; with the tokens of the listed choice that powers the same, unless batteries were picked too. */
function powering({ fleet, listed, picked }: Asking, cells: sw.Cell[]): Choice {
  const powered = cells.filter((cell) => picked[keyOf(cell)]);
  const same = only(listed, 'power').find(({ choice }) => `${[...choice.powered].sort()}` === `${[...powered].sort()}`);
  const wanted = Object.fromEntries(
    Object.entries(picked).flatMap(([key, count]) => (key.startsWith('from:') ? [[key.slice(5), count]] : [])),
  ) as Picked;
  const isWanted = Object.values(wanted).some((count) => count > 0);
  if (same && !isWanted) return same.choice;
  return { do: 'power', powered, tokens: tokens(fleet, powered.length, wanted) };
}

function strength(events: sw.FlightEvent[]): string {
  for (const event of events) {
    if (event.event === 'engines' || event.event === 'cannons') return `${event.strength}`;
  }
  return '';
}

/** Whether a ship of the seat is out of the flight then, as without engine strength in open space. */
const givesUp = (events: sw.FlightEvent[], seat: number | null): boolean =>
  events.some((event) => (event.event === 'left' || event.event === 'out_of_flight') && event.seat === seat);

export function power(asking: Asking, of: Of): Answer {
  const { picked, pick, choose, name, why } = asking;
  const cells = doubles(asking, of);
  const choice = powering(asking, cells) as Extract<Choice, { do: 'power' }>;
  const spent = (cell: sw.Cell) => choice.tokens.filter((each) => keyOf(each) === keyOf(cell)).length;
  const guns = cells.map((cell) => {
    const on = !!picked[keyOf(cell)];
    const toggled = { ...picked, [keyOf(cell)]: on ? 0 : 1 };
    return { cell, label: t('power-it', { cell: name(cell), on: on ? 1 : 0 }), picked: on, act: () => pick(toggled) };
  });
  const stores = batteriesOf(asking.fleet).map(([cell, stored]) => {
    const key = `from:${keyOf(cell)}`;
    const wanted = (picked[key] ?? 0) + 1;
    return {
      cell,
      label: t('spend-from', { cell: name(cell), count: spent(cell), all: stored }),
      badge: spent(cell) ? `−${spent(cell)}` : '',
      act: () => pick({ ...picked, [key]: wanted > Math.min(stored, choice.powered.length) ? 0 : wanted }),
    };
  });
  const events = asking.trial(choice);
  const shown = strength(events);
  const isLast = givesUp(events, asking.looks.seat);
  const most = only(asking.listed, 'power').toSorted((one, other) => other.choice.powered.length - one.choice.powered.length)[0];
  return {
    says: t(of === 'engines' ? 'asks-engines' : 'asks-cannons'),
    more: [
      shown ? t('strength-now', { strength: shown, batteries: choice.tokens.length }) : t('batteries-now', { batteries: choice.tokens.length }),
      isLast && t('power-gives-up'),
    ]
      .filter(Boolean)
      .join(' '),
    spots: [...guns, ...stores],
    actions: [
      { words: t('power-done', { count: choice.powered.length }), main: !isLast, why: why(choice), act: () => choose(choice) },
      ...(most && most.choice.powered.length > choice.powered.length
        ? [{ words: t('power-all'), main: isLast, act: () => pick(Object.fromEntries(most.choice.powered.map((cell) => [keyOf(cell), 1]))) }]
        : []),
    ],
  };
}
