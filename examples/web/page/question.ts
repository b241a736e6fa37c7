// A question before anything of the reader's own is replaced.
import { button, el } from './dom';
import { t } from './words';

/** Asks; the last answer is to do nothing, as is Escape. */
export function ask(text: string, answers: [string, () => void][]): void {
  const each = answers.map(([words, act], place) =>
    button(
      words,
      () => {
        dialog.close();
        act();
      },
      { class: place === 0 ? 'main' : '' },
    ),
  );
  const dialog = el(
    'dialog',
    { 'aria-label': text, onclose: () => dialog.remove() },
    el('p', {}, text),
    el('div', { class: 'bar' }, ...each, button(t('cancel'), () => dialog.close(), { class: 'cancel' })),
  );
  document.body.append(dialog);
  dialog.showModal();
}
