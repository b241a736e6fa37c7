// Translations of the page's and the crate's texts, from `examples/words`.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import { store, stored } from './store';
import type { Word } from './word';

export type { Word };
export type Variables = Record<string, FluentVariable>;

export const LANGUAGES = [
  ['en', 'English'],
  ['fr', 'Français'],
  ['pl', 'Polski'],
  ['de', 'Deutsch'],
] as [string, string][];

const isKnown = (code: string) => LANGUAGES.some(([known]) => known === code);

/** The stored language, else the first supported language of the browser. */
export const wanted = () => [stored('language') ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2)), 'en'].find(isKnown) ?? 'en';

/** A language: the messages that were said, and the texts of the others. */
type Tongue = { bundle: FluentBundle; unread: Map<string, string> };

/** The current translations; what is shown with them is shown again when they change. */
const tongue = signal<Tongue>({ bundle: new FluentBundle('en'), unread: new Map() });

export const spoken = () => tongue.value.bundle.locales[0];

/** Reads a message, and those that it names, when it is first said: to read a whole language keeps a slow phone busy. */
function read(id: string, { bundle, unread }: Tongue): void {
  const text = unread.get(id);
  if (text === undefined) return;
  unread.delete(id);
  bundle.addResource(new FluentResource(text));
  for (const [, named] of text.matchAll(/\{ *([a-z][\w-]*)/g)) read(named, { bundle, unread });
}

/** The texts of messages by their ids. */
const texts = (file: string): Map<string, string> =>
  new Map(file.split(/^(?=[a-z][\w-]* *=)/m).flatMap((text) => (/^[a-z][\w-]*(?= *=)/.exec(text) ?? []).map((id): [string, string] => [id, text])));

const FILES: Record<string, () => Promise<{ default: string }>> = {
  en: () => import('words:en'),
  fr: () => import('words:fr'),
  pl: () => import('words:pl'),
  de: () => import('words:de'),
};

/** Switches the language once its translations are loaded. */
export async function speak(language: string): Promise<void> {
  const file = await FILES[language]();
  tongue.value = { bundle: new FluentBundle(language, { useIsolating: false }), unread: texts(file.default) };
  document.documentElement.lang = language;
}

/** Stores the language for the next visit. */
export const choose = (language: string) => store('language', language);

/** A message in the current language; undefined if it is missing or cannot be formatted. */
export function message(id: string, variables: Variables = {}): string | undefined {
  const { bundle } = tongue.value;
  read(id, tongue.value);
  const { value } = bundle.getMessage(id) ?? {};
  if (!value) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(value, variables, errors);
  return errors.length ? undefined : text;
}

/** A text of the page; every language has all of them. */
export const t = (word: Word, variables?: Variables): string => message(`page-${word}`, variables) ?? word;

const slug = (english: string) => english.toLowerCase().replaceAll(/[ _]/g, '-');

/** A term of the crate, such as the kind of a component. */
export const term = (english: string): string => message(`word-${slug(english)}`) ?? english.replaceAll('_', ' ');

/** A printed place name, with the words for columns and rows translated. */
export const place = (name: string): string => name.replaceAll(/\b(?:(?:left|right) column|(?:upper|lower) row|column|row|seat)\b/g, term);

/** Capitalises a sentence, unless it starts with a piece name such as `a1.4`. */
export const capital = (text: string): string => text.replace(/^\p{Ll}(?!\d)/u, (letter) => letter.toLocaleUpperCase(spoken()));
