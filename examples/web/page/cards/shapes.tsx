// Kinds of values on a card. Each draws a value as inputs, puts the changed value back, and finds what no card can have.
import { type ComponentChildren, Fragment } from 'preact';
import { Choice, Text } from '../box/inputs';
import { Group, type Mistake } from '../box/mistakes';
import { Button } from '../look/button';
import { capital, t, term, type Word } from '../words';

/** Where a value stands in the form. `put` replaces it. */
export type Place = { id: string; label: string; put: (value: unknown) => void };
export type Shape = {
  start: () => unknown;
  draw: (value: never, place: Place) => ComponentChildren;
  /** Texts that are no numbers. */
  wrong: (value: never, id: string) => Mistake[];
};
export type Values = Record<string, unknown>;

/** The largest number on a card. */
const MOST = 65_535;

export const isNumber = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= MOST;

/** A number; a text that is no number of a card is put as it is. */
export const number: Shape = {
  start: () => 1,
  draw: (value: number | string, { id, label, put }) => (
    <Text id={id} label={label} number most={9} value={`${value}`} put={(text) => put(isNumber(text) ? Number(text) : text)} />
  ),
  wrong: (value: number | string, id) => (typeof value === 'number' ? [] : [{ at: id, says: t('number-range') }]),
};

/** One of several values, each with its name. */
export const choice = (named: () => [string, string][]): Shape => ({
  start: () => named()[0][0],
  draw: (value: string, { id, label, put }) => (
    <Choice id={id} label={label} value={value} put={put} options={named().map(([each, text]) => [each, capital(text)] as const)} />
  ),
  wrong: () => [],
});

const COLOURS = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' };
type Counts = Record<string, number | string>;

const countsOf = (value: string | Counts): Counts =>
  typeof value === 'string' ? Object.fromEntries(Object.keys(COLOURS).map((letter) => [letter, value.split(letter).length - 1])) : value;

/** The letters; the counts themselves while one of them is no number. */
function lettersOf(counts: Counts): string | Counts {
  const all = Object.entries(counts);
  return all.some(([, count]) => typeof count === 'string') ? counts : all.map(([letter, count]) => letter.repeat(Number(count))).join('');
}

/** Goods as letters, such as `RGG`: a number of each colour. */
export const goods: Shape = {
  start: () => 'B',
  draw: (value: string | Counts, { id, label, put }) => {
    const counts = countsOf(value);
    return (
      <Group id={id} legend={label} class="goods">
        {Object.entries(COLOURS).map(([letter, colour]) => (
          <Fragment key={letter}>
            {number.draw(counts[letter] as never, {
              id: `${id}-${colour}`,
              label: capital(term(colour)),
              put: (count) => put(lettersOf({ ...counts, [letter]: count as number | string })),
            })}
          </Fragment>
        ))}
      </Group>
    );
  },
  wrong: (value: string | Counts, id) =>
    Object.entries(countsOf(value)).flatMap(([letter, count]) =>
      number.wrong(count as never, `${id}-${COLOURS[letter as keyof typeof COLOURS]}`),
    ),
};

type Listed = 'meteors' | 'shots' | 'planets' | 'lines' | 'turns' | 'parts';

/** Values in order, which can be added, moved and removed. */
export const list = (name: Listed, item: () => Shape): Shape => ({
  start: () => [item().start()],
  draw: (values: unknown[], { id, label, put }) => {
    const nth = (at: number) => t(`nth-${name}`, { number: at + 1 });
    const act = (word: 'earlier' | 'remove', at: number, does: () => void) => (
      <Button id={`${id}-${at}-${word}`} aria-label={`${t(word)}: ${nth(at)}`} onClick={does}>
        {t(word)}
      </Button>
    );
    const remove = (at: number) => {
      // its button goes with the last item
      if (at === values.length - 1) document.getElementById(`${id}-add`)?.focus();
      put(values.toSpliced(at, 1));
    };
    return (
      <Group id={id} legend={label}>
        <ol class="items">
          {values.map((value, at) => (
            <li key={at}>
              {item().draw(value as never, { id: `${id}-${at}`, label: nth(at), put: (next) => put(values.with(at, next)) })}
              {at > 0 && act('earlier', at, () => put(values.with(at, values[at - 1]).with(at - 1, value)))}
              {act('remove', at, () => remove(at))}
            </li>
          ))}
        </ol>
        <Button id={`${id}-add`} onClick={() => put([...values, item().start()])}>
          {t(`add-${name}`)}
        </Button>
      </Group>
    );
  },
  wrong: (values: unknown[], id) => values.flatMap((value, at) => item().wrong(value as never, `${id}-${at}`)),
});

/** Values by name, with their shapes; `split` and `join` turn what stands on the card into them and back. */
type Named = { of: (values: Values) => Record<string, Shape>; split: (value: never) => Values; join: (values: Values) => unknown };

/** The values that there are, and the first ones of the others. */
function filled({ of }: Named, values: Values): Values {
  const missing = Object.entries(of(values)).filter(([name]) => !(name in values));
  return { ...values, ...Object.fromEntries(missing.map(([name, shape]) => [name, shape.start()])) };
}

/** Fields side by side; which there are may depend on the value of one. */
export const record = (named: Named): Shape => ({
  start: () => named.join(filled(named, {})),
  draw: (value: never, { id, label, put }) => {
    const values = named.split(value);
    return (
      <Group id={id} legend={label} class="record">
        <div class="fields">
          {Object.entries(named.of(values)).map(([name, shape]) => (
            <Fragment key={name}>
              {shape.draw(values[name] as never, {
                id: `${id}-${name}`,
                label: t(`field-${name.replace('_', '-')}` as Word),
                put: (next) => put(named.join(filled(named, { ...values, [name]: next }))),
              })}
            </Fragment>
          ))}
        </div>
      </Group>
    );
  },
  wrong: (value: never, id) => {
    const values = named.split(value);
    return Object.entries(named.of(values)).flatMap(([name, shape]) => shape.wrong(values[name] as never, `${id}-${name}`));
  },
});
