// A form for one thing of the reader's own, what it makes, and the shelf beside it.
import type { ComponentChildren, ComponentType } from 'preact';
import { Button } from '../look/button';
import { dropping } from '../look/files';
import { ask } from '../look/question';
import { Ruled } from '../look/ruled';
import { t, type Word } from '../words';
import type { Desk } from './desk';
import { List } from './list';
import { type Mistake, WithMistakes } from './mistakes';
import { opening } from './opening';
import { find, type Shelf } from './shelf';

export type Words = Record<
  'about' | 'form' | 'wrong' | 'add' | 'fresh' | 'draft' | 'deletes' | 'opens' | 'title' | 'none',
  Word
>;
export type Props<T, D> = {
  /** Begins the ids of the form. */
  kind: 'card' | 'board' | 'field';
  /** The id of the input with which a new thing begins. */
  first: string;
  /** What a saved shelf is called. */
  file: string;
  words: Words;
  desk: Desk<T, D>;
  shelf: Shelf<T>;
  /** The thing in the form, if the crate accepts it. */
  ready: T | null;
  mistakes: Mistake[];
  form: ComponentChildren;
  /** What it looks like, if it is accepted. */
  face: ComponentChildren;
  Item: ComponentType<{ item: T }>;
  nameOf: (item: T, at: number) => string;
};

export function Workshop<T, D>(props: Props<T, D>) {
  const { kind, first, words, desk, shelf, ready, mistakes, form, face } = props;
  const edited = desk.edited.value;
  const focus = () => document.getElementById(first)?.focus();

  const put = () => {
    if (!ready) return;
    const isIn = shelf.change((items) => {
      const at = edited ? find(items, edited.item, edited.at) : -1;
      return at < 0 ? [...items, ready] : items.with(at, ready);
    });
    if (!isIn) return;
    desk.show(null);
    focus();
  };
  /** Leaves what is in the form, after a question if it is not on the shelf. */
  const leave = (then: () => void) => {
    if (desk.isTouched) ask(t(words.draft), [[t('discard'), then]]);
    else then();
  };
  const open = opening(shelf, words.opens);
  const whole = mistakes.filter(({ at }) => at === kind).map(({ says }) => says);
  return (
    <div {...dropping(open)}>
      <p class="soft">
        <Ruled text={t(words.about)} />
      </p>
      <div class="panes">
        <section class="pane">
          <h2 class="hidden">{t(words.form)}</h2>
          <WithMistakes value={mistakes.filter(({ at }) => at !== kind)}>
            <form class="own" onSubmit={(event) => event.preventDefault()}>
              {form}
            </form>
          </WithMistakes>
          <div id="judged" aria-live="polite">
            {ready && face}
            {mistakes.length > 0 && (
              <p class="bad">
                <Ruled text={whole.join(' ') || t(words.wrong)} />
              </p>
            )}
          </div>
          <div class="bar own">
            <Button main id={`${kind}-put`} why={!ready && t(mistakes.length > 0 ? words.wrong : 'box-unready')} onClick={put}>
              {t(edited ? 'card-change' : words.add)}
            </Button>
            <Button id={`${kind}-new`} onClick={() => leave(() => desk.show(null))}>
              {t(words.fresh)}
            </Button>
          </div>
        </section>
        <List {...props} leave={leave} open={open} focus={focus} />
      </div>
    </div>
  );
}
