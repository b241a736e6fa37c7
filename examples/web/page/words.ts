// The words of the page, in languages that are data.
import de from './words/de.json';
import en from './words/en.json';
import { store, stored } from './store';

type Word = Exclude<keyof typeof en, 'rules'>;
type Words = Partial<Record<Word, string>> & { rules?: Record<string, string> };
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
  const text = String(all[language][word] ?? en[word]);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name] ?? ''));
}

/** The sentence of a rule: in this language if it is known there, else as the crate says it. */
export function rule(id: string, english: string): string {
  return all[language].rules?.[id] ?? english;
}
