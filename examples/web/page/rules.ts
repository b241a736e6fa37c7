// Rule ids in texts, and what the rules say.
import { catalogue } from './catalogue';
import { message } from './words';

/** A rule id; in parentheses at the end of a refusal. */
const ID = /\(?\b((?:LM|BG|BBS)-[A-Z\d]+(?:[-.][A-Z\d]+)*)\b\)?/;
const learnt = new Map<string, string>();

/** Stores the English text of a rule. */
export function learn(id: string, english = ''): void {
  if (english) learnt.set(id, english);
}

/** The translated text of a rule; undefined if there is none. */
export const lawful = (id: string): string | undefined => message(`rule-${id.toLowerCase().replaceAll('.', '-')}`);

/** The text of a rule, in English if there is no translation. */
export const ruleOf = (id: string): string | undefined => lawful(id) ?? learnt.get(id) ?? catalogue().rules[id];

/** A text and the rule ids in it. */
export function split(text: string): (string | { rule: string })[] {
  const found = ID.exec(text);
  if (!found) return text ? [text] : [];
  const [whole, rule] = found;
  return [text.slice(0, found.index), { rule }, ...split(text.slice(found.index + whole.length))];
}
