// Rule ids in texts, and what the rules say.
import { catalogue } from './catalogue';
import { message, t } from './words';

const ID = /(?:LM|BG|BBS)-[A-Z\d]+(?:[-.][A-Z\d]+)*/;
/** Rule ids one after another; in parentheses at the end of a refusal. */
const IDS = new RegExp(`\\(?\\b${ID.source}\\b(?:,? ${ID.source}\\b)*\\)?`);
const learnt = new Map<string, string>();

/** Stores the English text of a rule. */
export function learn(id: string, english = ''): void {
  if (english) learnt.set(id, english);
}

/** The translated text of a rule; undefined if there is none. */
export const lawful = (id: string): string | undefined => message(`rule-${id.toLowerCase().replaceAll('.', '-')}`);

/** Rules that speak of the numbered tiles for the places at the start. */
const OF_ORDER_TILES = ['BG-BUILD-3', 'BG-TIMER-2', 'LM-R28', 'LM-R31'];

/** The text of a rule, in English if there is no translation. */
export function ruleOf(id: string): string | undefined {
  const text = lawful(id) ?? learnt.get(id) ?? catalogue().rules[id];
  return text && OF_ORDER_TILES.includes(id) ? `${text} ${t('plain-order-tile')}` : text;
}

/** A text without the ids of rules. */
export const plain = (text: string): string =>
  split(text)
    .filter((part) => typeof part === 'string')
    .join('')
    .trim();

/** A text and the rules in it, those together that stand together. */
export function split(text: string): (string | { rules: string[] })[] {
  const found = IDS.exec(text);
  if (!found) return text ? [text] : [];
  const [whole] = found;
  const rules = whole.match(new RegExp(ID, 'g')) ?? [];
  return [text.slice(0, found.index), { rules }, ...split(text.slice(found.index + whole.length))];
}
