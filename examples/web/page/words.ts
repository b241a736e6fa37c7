// The words of the page, in languages that are data.
import { store, stored } from './store';
import de from './words/de.json';
import en from './words/en.json';

type Texts = 'rules' | 'terms' | 'sentences';
export type Word = Exclude<keyof typeof en, Texts>;
type Words = Partial<Record<Word, string>> & Partial<Record<Texts, unknown>>;
export type Sentences = Record<string, Record<string, string>>;

export const LANGUAGES: [string, string][] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
];
const all: Record<string, Words> = { en, de };

let language = stored('language') ?? (navigator.language.startsWith('de') ? 'de' : 'en');
if (!(language in all)) language = 'en';

export const spoken = () => language;

export function speak(next: string): void {
  language = next in all ? next : 'en';
  store('language', language);
  document.documentElement.lang = language;
}

/** A word, with what stands in its braces. */
export function t(word: Word, fields: Record<string, string | number> = {}): string {
  return filled(String(all[language][word] ?? en[word]), fields);
}

export function filled(text: string, fields: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name] ?? ''));
}

const texts = (of: Texts) => (all[language][of] ?? {}) as Record<string, string>;

/** The sentence of a rule: in this language if it is known there, else as the crate says it. */
export function rule(id: string, english: string): string {
  return texts('rules')[id] ?? english;
}

/** A word of the data, such as the kind of a component. */
export function term(name: string): string {
  const english = name.replaceAll('_', ' ');
  return texts('terms')[english] ?? english;
}

/** The printed name of a place, which the crate says in English, word by word. */
export function place(name: string): string {
  return name.replace(/[a-z]+/g, (word) => texts('terms')[word] ?? word);
}

/** What the crate says in English, or what is known in this language. */
export function spokenMistake(english: string, known: string): string {
  return language === 'en' ? english : known;
}

/** The sentences of a kind of data, such as the events of a battle; nothing where the crate's own are used. */
export function sentences(kind: string): Record<string, string> | undefined {
  return (all[language].sentences as Sentences | undefined)?.[kind];
}
