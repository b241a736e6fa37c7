// Own cards: a form for one, and the deck that is kept in the browser.
import { button, download, droppable, el, opener } from '../dom';
import type { Page } from '../app/legacy';
import { ask } from '../question';
import { t } from '../words';
import type { Card } from './check';
import { change, find, kept, read } from './deck';
import { faceOf } from './face';
import { CardForm } from './form';
import { family } from './kinds';

/** What is entered stays while other parts of the page are shown. */
const form = new CardForm();
/** The card of the deck that is edited, and its place. */
let edited: { card: Card; at: number } | null = null;
// the browser asks before it is lost
addEventListener('beforeunload', (event) => form.isTouched && event.preventDefault());

export function cards(main: HTMLElement, page: Page): () => void {
  let deck: Card[] = [];
  const acts = el('div', { class: 'bar own' });
  const list = el('section', { class: 'pane own', id: 'deck' });

  function update(next: (cards: Card[]) => Card[]): boolean {
    const changed = change(next, page.notice);
    if (changed) drawDeck();
    return changed;
  }

  /** Puts the card of the form into the deck. */
  function put(): void {
    const { card } = form;
    if (!card) return;
    const old = edited;
    const isIn = update((cards) => {
      const at = old ? find(cards, old.card, old.at) : -1;
      return at < 0 ? [...cards, card] : cards.with(at, card);
    });
    if (!isIn) return;
    show(null);
    document.getElementById('card-kind')?.focus();
  }

  function show(next: typeof edited): void {
    edited = next;
    form.show(next?.card ?? null);
  }

  /** Leaves the card in the form, after a question if it is not in the deck. */
  function leave(then: () => void): void {
    if (form.isTouched) ask(t('ask-draft'), [[t('discard'), then]]);
    else then();
  }

  function remove(card: Card, at: number): void {
    const gone = () => {
      update((cards) => {
        const place = find(cards, card, at);
        return place < 0 ? cards : cards.toSpliced(place, 1);
      });
      // what is in the form becomes a new card
      if (edited?.at === at) edited = null;
      drawActs();
      document.getElementById(deck.length > 0 ? 'deck-0-card-edit' : 'card-kind')?.focus();
    };
    ask(t('ask-delete', { card: nth(card, at) }), [[t('delete'), gone]]);
  }

  function open(text: string, name: string): void {
    const found = read(text);
    if ('why' in found) return page.notice(t('bad-file', { name, why: found.why }));
    const add = () => update((cards) => [...cards, ...found.cards]);
    const replace = () => update(() => found.cards);
    if (deck.length === 0) add();
    else ask(t('ask-open', { name, count: found.cards.length, mine: deck.length }), [
      [t('open-add'), add],
      [t('open-replace'), replace],
    ]);
  }

  const nth = (card: Card, at: number) => `${at + 1}, ${family(card.kind)}`;

  function drawActs(): void {
    acts.replaceChildren(
      button(t(edited ? 'card-change' : 'card-add'), put, { class: 'main', id: 'card-put', disabled: !form.card }),
      button(t('card-new'), () => leave(() => show(null)), { id: 'card-new' }),
    );
  }

  function drawDeck(): void {
    deck = kept(page.notice);
    const rows = deck.map((card, at) => {
      const named = (word: 'card-edit' | 'delete') => ({ 'aria-label': `${t(word)}: ${nth(card, at)}`, id: `deck-${at}-${word}` });
      return el(
        'li',
        {},
        faceOf(card),
        el(
          'div',
          { class: 'bar' },
          button(t('card-edit'), () => leave(() => show({ card, at })), named('card-edit')),
          button(t('delete'), () => remove(card, at), named('delete')),
        ),
      );
    });
    list.replaceChildren(
      el('h2', {}, t('deck', { count: deck.length })),
      el(
        'div',
        { class: 'bar' },
        opener(t('open'), open),
        button(t('save'), () => download('cards.json', JSON.stringify(deck)), { id: 'save', disabled: deck.length === 0 }),
      ),
      rows.length > 0 ? el('ol', { class: 'deck' }, ...rows) : el('p', { class: 'soft' }, t('deck-none')),
    );
  }

  /** Another tab has changed the deck. */
  function elsewhere({ key }: StorageEvent): void {
    if (key === null || key.endsWith('.cards')) drawDeck();
  }

  main.append(
    el('h1', {}, t('cards')),
    el('p', { class: 'soft' }, t('cards-about')),
    el('div', { class: 'panes' }, el('section', { class: 'pane' }, el('h2', { class: 'hidden' }, t('card-form')), form.form, form.said, acts), list),
  );
  droppable(main, open);
  addEventListener('storage', elsewhere);
  form.changed = drawActs;
  form.draw();
  drawDeck();
  return () => removeEventListener('storage', elsewhere);
}
