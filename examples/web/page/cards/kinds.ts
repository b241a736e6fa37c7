// The kinds of cards, a row each: what stands on them.
import type { CardKind, CombatLine } from '../../js/index';
import { message, t, term } from '../words';
import { choice, goods, list, number, record, type Shape, type Values } from './shapes';

type Kind = CardKind['kind'];
/** The fields of each kind; the compiler misses those that are not here. */
type Rows = { [K in Kind]: { [F in Exclude<keyof Extract<CardKind, { kind: K }>, 'kind'>]: Shape } };

/** The crate's words for some values, by the part of its messages that has them. */
const named = (part: string, values: string[]) => () =>
  values.map((value): [string, string] => [value, message(`${part}-${value.replaceAll(/[ _]/g, '-')}`) ?? value.replaceAll('_', ' ')]);

const LETTERS = { F: 'front', R: 'right', B: 'rear', L: 'left' } as const;

const attack = (kinds: { [size: string]: 'small-meteor' | 'large-meteor' | 'light-cannon-fire' | 'heavy-cannon-fire' }) =>
  choice(() =>
    Object.entries(kinds).flatMap(([size, kind]) =>
      Object.entries(LETTERS).map(([letter, side]): [string, string] => {
        const words = { kind: t(`attack-${kind}`), side: t(`side-${side}`) };
        return [`${size}${letter}`, t('attack-from', words)];
      }),
    ),
  );
const meteors = list('meteors', () => attack({ s: 'small-meteor', L: 'large-meteor' }));
const shots = list('shots', () => attack({ s: 'light-cannon-fire', L: 'heavy-cannon-fire' }));

const DEEDS = ['crew', 'goods', 'batteries', 'charges'] as const;
const PENALTIES = ['days', 'crew', 'goods', 'shots'] as const;

/** `{"crew": 2}` */
const deed = record({
  of: () => ({ does: choice(() => DEEDS.map((each): [string, string] => [each, t(`deed-${each}`)])), amount: number }),
  split: (value) => Object.entries(value).map(([does, amount]) => ({ does, amount }))[0],
  join: ({ does, amount }) => ({ [String(does)]: amount }),
});

/** `["fewest crew", "days", 3]` */
const line = record({
  of: ({ penalty }) => ({
    worst: choice(named('criterion', ['fewest crew', 'weakest engines', 'weakest cannons'])),
    penalty: choice(() => PENALTIES.map((each): [string, string] => [each, t(`penalty-${each}`)])),
    ...(penalty === 'shots' ? { shots } : { amount: number }),
  }),
  split: ([worst, penalty, much]: CombatLine) => (penalty === 'shots' ? { worst, penalty, shots: much } : { worst, penalty, amount: much }),
  join: ({ worst, penalty, shots: fire, amount }) => [worst, penalty, penalty === 'shots' ? fire : amount],
});

const BOARDED = [
  'everybody',
  'fewest crew',
  'weakest engines',
  'weakest cannons',
  'most crew',
  'strongest engines',
  'strongest cannons',
];

const ROWS: Rows = {
  open_space: {},
  stardust: {},
  epidemic: {},
  sabotage: {},
  meteor_swarm: { meteors },
  planets: { planets: list('planets', () => goods), days: number },
  abandoned_ship: { crew: number, credits: number, days: number },
  abandoned_station: { crew: number, goods, days: number },
  slavers: { strength: number, lose_crew: number, credits: number, days: number },
  smugglers: { strength: number, lose_goods: number, goods, days: number },
  pirates: { strength: number, shots, credits: number, days: number },
  combat_zone: { lines: list('lines', () => line) },
  intruders: {
    from: choice(() => Object.values(LETTERS).map((side): [string, string] => [side, term(side)])),
    number,
    boards: choice(named('boarded', BOARDED)),
    turns: list('turns', () => choice(named('turn', ['straight', 'right', 'left', 'back']))),
    deed,
    credits: number,
    days: number,
  },
  sequence: { parts: list('parts', () => part) },
};

const KINDS = Object.keys(ROWS) as Kind[];
const families = named('card-family', KINDS);

/** The name of a kind of cards. */
export const family = (kind: Kind): string => families()[KINDS.indexOf(kind)][1];

const rowOf = ({ kind = KINDS[0] }: Values): Record<string, Shape> => ROWS[kind as Kind];
const only = (shapes: Record<string, Shape>, values: Values) => Object.fromEntries(Object.keys(shapes).map((name) => [name, values[name]]));

/** A part of a sequence: any card but a sequence. */
const ofPart = (values: Values) => ({ kind: choice(() => families().filter(([kind]) => kind !== 'sequence')), ...rowOf(values) });
const part: Shape = record({ of: ofPart, split: (value) => value, join: (values) => only(ofPart(values), values) });

/** A whole card. What was entered for one kind is still there after looking at others. */
export function whole(): Shape {
  const entered: Values = {};
  const of = (values: Values) => ({
    level: choice(() => ['I', 'II', 'III', 'IV'].map((level): [string, string] => [level, level])),
    kind: choice(families),
    ...rowOf(values),
  });
  const join = (values: Values) => only(of(values), Object.assign(entered, values));
  return record({ of, split: (value) => ({ ...entered, ...(value as Values) }), join });
}
