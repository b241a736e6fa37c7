// Translates the crate's messages from their data.
import type * as sw from '../js/index';
import { lawful, learn } from './rules';
import { capital, message, place, spoken, t, term, type Variables, type Word } from './words';

type Said = { says: string; told?: sw.MessageData };

/** A choice, an event or a violation in the page's language. Without a translation: the violated rule, else English. */
export function tell({ says, told }: Said): string {
  const sentence = capital(phrase({ says, told }));
  const rule = told && inner(told).rule;
  return rule && !sentence.includes(rule) ? `${sentence} (${rule})` : sentence;
}

/** Sentences about the tiles of the box in words for who has none. */
const PLAIN: Record<string, Word> = {
  'yard-event-finished': 'plain-finished',
  'yard-choice-finish': 'plain-finish',
  'yard-refusal-has-finished': 'plain-has-finished',
  'yard-refusal-order-not-chosen': 'plain-order-not-chosen',
  'yard-refusal-order-not-free': 'plain-order-not-free',
};

/** The same without a capital and its rule, for use within a sentence. */
export function phrase({ says, told }: Said): string {
  const { id, variables } = told ? inner(told) : {};
  if (id && id in PLAIN) return t(PLAIN[id], filled(variables));
  return (spoken() !== 'en' && told && (said(told) ?? broken(told))) || says;
}

/** The message itself, without those that hold nothing but it. */
function inner(told: sw.MessageData): sw.MessageData {
  const [held, ...more] = Object.values(told.variables ?? {});
  return !told.rule && held !== undefined && more.length === 0 && isMessage(held) ? inner(held) : told;
}

/** A message of several lines, each by itself. */
export const lines = ({ says, told }: Said): string[] => {
  const parts = told?.parts?.filter(isMessage) ?? [];
  return says.split('\n').flatMap((line, place) => (line ? [tell({ says: line, told: parts[place] })] : []));
};

/** The reason for a refusal or for unreadable input. */
export function problem(outcome: { refusal: sw.Refusal } | { unreadable: string }): string {
  if ('unreadable' in outcome) return outcome.unreadable;
  const { rule } = outcome.refusal as { rule?: string };
  if (rule) learn(rule, outcome.refusal.sentence);
  return tell(outcome.refusal);
}

/** The sentence of a message; a wrapper message takes that of the message inside. */
function said({ id, variables = {}, parts }: sw.MessageData): string | undefined {
  if (parts) return joined(parts, isMessage);
  const [held, ...more] = Object.values(variables).filter(isMessage);
  return message(id, filled(variables)) ?? (held && more.length === 0 ? said(held) : undefined);
}

/** The variables of a sentence, named as in `examples/words`. */
function filled(variables: sw.MessageData['variables'] = {}, before = ''): Variables {
  const made: Variables = {};
  for (const [field, value] of Object.entries(variables)) {
    const name = `${before}${field}`;
    const sentence = number(value) ?? text(value);
    if (sentence !== undefined) made[name] = sentence;
    if (isNothing(value)) Object.assign(made, { [`${name}-key`]: 'none', [`${name}-count`]: 0 });
    else if (Array.isArray(value)) made[`${name}-count`] = value.length;
    else if (typeof value === 'object') {
      if ('key' in value && value.key) made[`${name}-key`] = value.key;
      if ('id' in value) Object.assign(made, filled(value.variables, `${name}-`));
    }
  }
  return made;
}

const isMessage = (value: sw.Variable): value is sw.MessageData => typeof value === 'object' && value !== null && 'id' in value;
const isNothing = (value: sw.Variable): value is null | [] => value === null || (Array.isArray(value) && value.length === 0);

/** A number, which may select a plural. */
function number(value: sw.Variable): number | undefined {
  if (typeof value === 'object' && value && 'tenths' in value) return value.tenths / 10;
  return typeof value === 'number' ? value : undefined;
}

/** A variable as text; undefined if a nested message has no translation. */
function text(value: sw.Variable): string | undefined {
  if (isNothing(value)) return 'none';
  if (typeof value === 'number') return value.toLocaleString(spoken());
  // a player without a name is `seat 1`
  if (typeof value === 'string') return /^seat \d$/.test(value) ? place(value) : value;
  if (Array.isArray(value)) return joined(value, Array.isArray);
  if ('halves' in value) return halved(value.halves);
  if ('tenths' in value) return (value.tenths / 10).toLocaleString(spoken());
  if ('place' in value) return place(value.place);
  return 'word' in value ? term(value.word) : said(value);
}

/** Half points, such as `4½`. */
const halved = (halves: number): string => (halves === 1 ? '½' : `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''}`);

/** A list, separated by semicolons if items contain commas or may do so, else by commas; whole sentences by spaces. */
function joined(values: sw.Variable[], isLong: (value: sw.Variable) => boolean): string | undefined {
  const texts = values.map(text);
  if (!texts.every((each) => each !== undefined)) return undefined;
  if (texts.some((each) => each.endsWith('.'))) return texts.join(' ');
  const haveCommas = values.some(isLong) || texts.some((each) => each.includes(', '));
  return texts.join(haveCommas ? `${term('semicolon')} ` : ', ');
}

/** The violated rule and the places concerned. */
function broken({ rule, variables = {} }: sw.MessageData): string | undefined {
  const sentence = rule && lawful(rule);
  if (!sentence) return undefined;
  const places = Object.values(variables)
    .flat()
    .flatMap((value) => (typeof value === 'object' && value && 'place' in value ? [place(value.place)] : []));
  return places.length ? `${[...new Set(places)].join(', ')}: ${sentence}` : sentence;
}
