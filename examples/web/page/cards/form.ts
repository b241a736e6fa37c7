// The form of one card, which the crate checks at every change.
import { el } from '../dom';
import { ruled } from '../rules';
import { t } from '../words';
import { type Card, judged, type Verdict } from './check';
import { face } from './face';
import { whole } from './kinds';

export class CardForm {
  readonly form = el('form', { class: 'own', onsubmit: (event: SubmitEvent) => event.preventDefault() });
  readonly said = el('div', { id: 'judged', 'aria-live': 'polite' });
  private shape = whole();
  private begun = this.shape.start() as Card;
  private draft = this.begun;
  private verdict: Verdict = { told: null, mistakes: [] };
  /** Called when the card has changed. */
  changed: () => void = () => {};

  /** The card, if the crate accepts it. */
  get card(): Card | null {
    return this.verdict.told?.card ?? null;
  }

  /** Whether something was entered since the card was shown. */
  get isTouched(): boolean {
    return JSON.stringify(this.draft) !== JSON.stringify(this.begun);
  }

  /** Shows a card, else an empty one of the same level. */
  show(card: Card | null): void {
    this.shape = whole();
    this.begun = card ?? { ...(this.shape.start() as Card), level: this.draft.level };
    this.draft = this.begun;
    this.draw();
  }

  draw(): void {
    const focused = document.activeElement?.id ?? '';
    const put = (card: unknown, redraws?: boolean) => {
      this.draft = card as Card;
      if (redraws) this.draw();
      else this.judge();
    };
    this.form.replaceChildren(this.shape.draw(this.draft as never, { id: 'card', label: t('card-form'), put }));
    this.judge();
    focus(focused);
  }

  private judge(): void {
    const root = this.form.firstElementChild as HTMLElement;
    this.verdict = judged(this.draft, root);
    for (const old of root.querySelectorAll('.mistake')) old.remove();
    for (const old of root.querySelectorAll('[aria-invalid]')) {
      old.removeAttribute('aria-invalid');
      old.removeAttribute('aria-describedby');
    }
    const elsewhere = this.verdict.mistakes.filter(({ at, says }) => !mark(at, says));
    const { told } = this.verdict;
    const text = elsewhere.length > 0 ? elsewhere.map(({ says }) => says).join(' ') : t('card-wrong');
    this.said.replaceChildren(told ? face(told) : el('p', { class: 'bad' }, ...ruled(text)));
    this.changed();
  }
}

/** Puts a mistake below the input, or the inputs, that it is about; false if it is about the whole card. */
function mark(id: string, says: string): boolean {
  const at = id === 'card' ? null : document.getElementById(id);
  if (!at) return false;
  const note = el('p', { class: 'bad mistake', id: `${id}-mistake` }, ...ruled(says));
  at.setAttribute('aria-invalid', 'true');
  at.setAttribute('aria-describedby', note.id);
  if (at instanceof HTMLFieldSetElement) at.append(note);
  else at.after(note);
  return true;
}

/** Focuses the input of an id again; where it is gone, the one that adds to its list. */
function focus(id: string): void {
  const list = id.replace(/-\d+-(remove|earlier)$/, '');
  (document.getElementById(id) ?? document.getElementById(`${list}-add`))?.focus();
}
