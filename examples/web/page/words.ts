// The words of the page and of the crate in the language of the reader: those of `examples/words`.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
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

/** The language chosen before, else the first of the browser's that the page knows. */
export const wanted = () => [stored('language') ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2)), 'en'].find(isKnown) ?? 'en';

let bundle = new FluentBundle('en');

export const spoken = () => bundle.locales[0];

/** Speaks a language from now on, as soon as its words are there. */
export async function speak(language: string): Promise<void> {
  const file = await fetch(new URL(`words/${language}.ftl`, location.href));
  if (!file.ok) throw new Error(`${file.status}`);
  const next = new FluentBundle(language, { useIsolating: false });
  next.addResource(new FluentResource(await file.text()));
  bundle = next;
  document.documentElement.lang = language;
}

/** Keeps a language for the next time. */
export const choose = (language: string) => store('language', language);

/** A message in this language; nothing if it has none, or cannot fill it. */
export function message(id: string, variables: Variables = {}): string | undefined {
  const { value } = bundle.getMessage(id) ?? {};
  if (!value) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(value, variables, errors);
  return errors.length ? undefined : text;
}

/** A word of the page; every language has all of them. */
export const t = (word: Word, variables?: Variables): string => message(`page-${word}`, variables) ?? word;

const slug = (english: string) => english.toLowerCase().replaceAll(/[ _]/g, '-');

/** A word of the crate, such as the kind of a component. */
export const term = (english: string): string => message(`word-${slug(english)}`) ?? english.replaceAll('_', ' ');

/** Places as they are printed: columns and rows have the words of this language. */
export const place = (name: string): string => name.replaceAll(/\b(?:(?:left|right) column|(?:upper|lower) row|column|row)\b/g, term);

/** A sentence as it stands alone; `a1.4` is no word. */
export const capital = (text: string): string => text.replace(/^\p{Ll}(?!\d)/u, (letter) => letter.toLocaleUpperCase(spoken()));
