// A text whose rules are behind a question mark, which opens their sentences with their ids: by hover, focus or click.
import { useId, useRef } from 'preact/hooks';
import { ruleOf, split } from '../rules';
import { t } from '../words';

export function Ruled({ text }: { text: string }) {
  return (
    <>
      {split(text).map((part, place) => (typeof part === 'string' ? part : <Why key={place} rules={part.rules} />))}
    </>
  );
}

export function Why({ rules }: { rules: string[] }) {
  const tip = useRef<HTMLSpanElement>(null);
  const named = useId();
  const hide = () => tip.current?.classList.remove('shown');
  const show = ({ currentTarget }: { currentTarget: HTMLElement }) => tip.current && place(tip.current, currentTarget);
  return (
    <span
      class="rule"
      onMouseEnter={show}
      onMouseLeave={({ currentTarget }) => !currentTarget.contains(document.activeElement) && hide()}
      onFocusIn={show}
      onFocusOut={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {/* not every browser focuses what is clicked */}
      <button type="button" aria-label={t('why-rule')} aria-describedby={named} onClick={({ currentTarget }) => currentTarget.focus()}>
        ?
      </button>
      <span role="tooltip" id={named} ref={tip}>
        {rules.map((id) => (
          <span key={id}>
            {ruleOf(id)} <small>{id}</small>{' '}
          </span>
        ))}
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
