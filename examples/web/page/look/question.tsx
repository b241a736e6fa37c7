// A question before anything of the reader's own is replaced.
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../words';
import { refocus } from './arrival';
import { Button } from './button';

type Asked = { text: string; answers: [string, () => void][] };

const asked = signal<Asked | null>(null);

/** Asks; the last answer is to do nothing, as is Escape. */
export function ask(text: string, answers: [string, () => void][]): void {
  asked.value = { text, answers };
}

export function Question() {
  return asked.value && <Dialog key={asked.value.text} {...asked.value} />;
}

function Dialog({ text, answers }: Asked) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      queueMicrotask(refocus);
    };
  }, []);
  const close = () => {
    asked.value = null;
  };
  return (
    <dialog ref={dialog} aria-label={text} onClose={close}>
      <p>{text}</p>
      <div class="bar">
        {answers.map(([words, act], place) => (
          <Button
            key={words}
            main={place === 0}
            onClick={() => {
              close();
              act();
            }}
          >
            {words}
          </Button>
        ))}
        <Button class="cancel" onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </dialog>
  );
}
