// What is asked now, and what can be done about it.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useInView } from '../game/inview';
import { useArrival } from '../look/arrival';
import { Button } from '../look/button';
import { Ruled } from '../look/ruled';
import type { Action, Answer } from './answers/answer';

type Props = {
  /** The sentence: the question, what happens, or who is waited for. */
  says: string;
  answer: Answer | null;
  children?: ComponentChildren;
};

export function Asked({ says, answer, children }: Props) {
  const panel = useArrival<HTMLElement>();
  const had = useRef(false);
  useInView(panel, answer ? says : '', answer?.spots.length ? '.fl-board' : undefined);
  useEffect(() => {
    const table = panel.current?.closest('.fl');
    const heard = ({ target, type }: Event) => {
      had.current = type === 'focusin' && table?.contains(target as Node) === true;
    };
    document.addEventListener('focusin', heard);
    document.addEventListener('pointerdown', heard);
    return () => {
      document.removeEventListener('focusin', heard);
      document.removeEventListener('pointerdown', heard);
    };
  }, []);
  // a choice takes its button away, and so does the end of what is shown: who plays by keys goes on from here
  useLayoutEffect(() => {
    if (had.current && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  });
  return (
    <section class={answer ? 'asked yours' : 'asked'} ref={panel} tabIndex={-1}>
      <p class="fl-question" role="status">
        {says}
      </p>
      {answer?.more && <div class="fl-more">{answer.more}</div>}
      {answer && (
        <div class="bar">
          {answer.actions.map((action) => (
            <Deed key={action.words} {...action} />
          ))}
        </div>
      )}
      {children}
    </section>
  );
}

function Deed({ words, act, main, why }: Action) {
  return (
    <span class="fl-deed">
      <Button main={main} class="deed" why={why} onClick={act}>
        {words}
      </Button>
      {why && (
        <small>
          <Ruled text={why} />
        </small>
      )}
    </span>
  );
}
