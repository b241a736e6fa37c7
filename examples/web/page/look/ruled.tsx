// A text with its rule ids as buttons that show the rule's sentence, on hover and focus.
import { useId, useRef } from 'preact/hooks';
import { ruleOf, split } from '../rules';

export function Ruled({ text }: { text: string }) {
  return (
    <>
      {split(text).map((part, place) => {
        if (typeof part === 'string') return part;
        const says = ruleOf(part.rule);
        return says ? <Rule key={place} id={part.rule} says={says} /> : part.rule;
      })}
    </>
  );
}

export function Rule({ id, says }: { id: string; says: string }) {
  const tip = useRef<HTMLSpanElement>(null);
  const named = useId();
  const hide = () => tip.current?.classList.remove('shown');
  const show = ({ currentTarget }: { currentTarget: HTMLElement }) => tip.current && place(tip.current, currentTarget);
  return (
    <span
      class="rule"
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocusIn={show}
      onFocusOut={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      <button type="button" aria-describedby={named}>
        {id}
      </button>
      <span role="tooltip" id={named} ref={tip}>
        {says}
      </span>
    </span>
  );
}

/** Shows a tip below what it explains, or above it where there is no room. */
function place(tip: HTMLElement, by: HTMLElement): void {
  tip.classList.add('shown');
  const [anchor, box] = [by.getBoundingClientRect(), tip.getBoundingClientRect()];
  const below = anchor.bottom + box.height < innerHeight;
  tip.style.left = `${Math.max(8, Math.min(anchor.left, innerWidth - box.width - 8))}px`;
  tip.style.top = `${below ? anchor.bottom : Math.max(0, anchor.top - box.height)}px`;
}
