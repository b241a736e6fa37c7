// Rule ids as buttons that show the rule text on hover and focus.
import { catalogue } from './catalogue';
import { el } from './dom';
import { message } from './words';

/** A rule id; in parentheses at the end of a refusal. */
const ID = /\(?\b((?:LM|BG|BBS)-[A-Z\d]+(?:[-.][A-Z\d]+)*)\b\)?/;
const learnt = new Map<string, string>();
let count = 0;

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

/** A text with its rule ids as buttons. */
export function ruled(text: string): (Node | string)[] {
  return split(text).map((part) => {
    if (typeof part === 'string') return part;
    const says = ruleOf(part.rule);
    return says ? rule(part.rule, says) : part.rule;
  });
}

/** A rule id as a button with the rule text. */
export function rule(id: string, says: string): HTMLElement {
  count += 1;
  const tip = el('span', { role: 'tooltip', id: `rule-${count}` }, says);
  const named = el('button', { type: 'button', 'aria-describedby': tip.id }, id);
  const hide = () => tip.classList.remove('shown');
  const show = () => {
    tip.classList.add('shown');
    const [anchor, box] = [named.getBoundingClientRect(), tip.getBoundingClientRect()];
    const below = anchor.bottom + box.height < innerHeight;
    tip.style.left = `${Math.max(8, Math.min(anchor.left, innerWidth - box.width - 8))}px`;
    tip.style.top = `${below ? anchor.bottom : Math.max(0, anchor.top - box.height)}px`;
  };
  const onkeydown = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
  return el('span', { class: 'rule', onmouseenter: show, onmouseleave: hide, onfocusin: show, onfocusout: hide, onkeydown }, named, tip);
}
