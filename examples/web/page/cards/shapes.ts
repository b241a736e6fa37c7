// Kinds of values on a card. Each draws a value as inputs and puts the changed value back.
import { button, el } from '../dom';
import { capital, t, term, type Word } from '../words';

/** Where a value stands in the form. `put` replaces it; `redraws` if the inputs are no longer those of the value. */
export type Place = { id: string; label: string; put: (value: unknown, redraws?: boolean) => void };
export type Shape = { start: () => unknown; draw: (value: never, place: Place) => HTMLElement };
export type Values = Record<string, unknown>;

/** The largest number on a card. */
const MOST = 65_535;

export const isNumber = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= MOST;

const entry = (id: string, label: string, input: HTMLElement) => el('div', { class: 'entry' }, el('label', { for: id }, label), input);

/** A number; a text that is no number of a card is put as it is. */
export const number: Shape = {
  start: () => 1,
  draw: (value: number | string, { id, label, put }) => {
    const oninput = () => put(isNumber(input.value) ? Number(input.value) : input.value);
    const input = el('input', { id, class: 'number', type: 'text', inputmode: 'numeric', autocomplete: 'off', maxlength: 9, value, oninput });
    return entry(id, label, input);
  },
};

/** One of several values, each with its name. */
export const choice = (named: () => [string, string][], redraws = false): Shape => ({
  start: () => named()[0][0],
  draw: (value: string, { id, label, put }) => {
    const option = ([each, text]: [string, string]) => el('option', { value: each, selected: each === value }, capital(text));
    const list = el('select', { id, onchange: () => put(list.value, redraws) }, ...named().map(option));
    return entry(id, label, list);
  },
});

const COLOURS = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' };

/** Goods as letters, such as `RGG`: a number of each colour. */
export const goods: Shape = {
  start: () => 'B',
  draw: (value: string, { id, label, put }) => {
    const counts = new Map(Object.keys(COLOURS).map((letter) => [letter, value.split(letter).length - 1]));
    const each = Object.entries(COLOURS).map(([letter, colour]) => {
      const change = (count: unknown) => {
        counts.set(letter, typeof count === 'number' ? count : 0);
        put([...counts].map(([other, many]) => other.repeat(many)).join(''));
      };
      return number.draw(counts.get(letter) as never, { id: `${id}-${colour}`, label: capital(term(colour)), put: change });
    });
    return el('fieldset', { id, class: 'goods' }, el('legend', {}, label), ...each);
  },
};

type Listed = 'meteors' | 'shots' | 'planets' | 'lines' | 'turns' | 'parts';

/** Values in order, which can be added, moved and removed. */
export const list = (name: Listed, item: () => Shape): Shape => ({
  start: () => [item().start()],
  draw: (given: unknown[], { id, label, put }) => {
    let values = given;
    const nth = (at: number) => t(`nth-${name}`, { number: at + 1 });
    const act = (word: Word, at: number, next: unknown[]) =>
      button(t(word), () => put(next, true), { id: `${id}-${at}-${word}`, 'aria-label': `${t(word)}: ${nth(at)}` });
    const drawn = (value: unknown, at: number) => {
      const change = (next: unknown, redraws?: boolean) => {
        values = values.with(at, next);
        put(values, redraws);
      };
      return el(
        'li',
        {},
        item().draw(value as never, { id: `${id}-${at}`, label: nth(at), put: change }),
        at > 0 && act('earlier', at, values.with(at, values[at - 1]).with(at - 1, value)),
        act('remove', at, values.toSpliced(at, 1)),
      );
    };
    const add = button(t(`add-${name}`), () => put([...values, item().start()], true), { id: `${id}-add` });
    return el('fieldset', { id }, el('legend', {}, label), el('ol', { class: 'items' }, ...values.map(drawn)), add);
  },
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
    let values = named.split(value);
    const drawn = Object.entries(named.of(values)).map(([name, shape]) => {
      const change = (next: unknown, redraws?: boolean) => {
        values = filled(named, { ...values, [name]: next });
        put(named.join(values), redraws);
      };
      return shape.draw(values[name] as never, { id: `${id}-${name}`, label: t(`field-${name.replace('_', '-')}` as Word), put: change });
    });
    return el('fieldset', { id, class: 'record' }, el('legend', {}, label), el('div', { class: 'fields' }, ...drawn));
  },
});
