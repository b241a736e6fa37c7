// The focus after a choice: on what sends it, on the board again if it was there, else on what is asked; never on nothing.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<'board' | 'other' | null>(null);
  const isOurs = useRef(false);
  useEffect(() => {
    const inside = root.current;
    if (!inside) return undefined;
    const into = ({ target }: FocusEvent) => {
      if (!isOurs.current) last.current = (target as Element).closest('svg.bb') ? 'board' : 'other';
    };
    // what went away took the focus with it; what is still there was left on purpose
    const out = ({ target, relatedTarget }: FocusEvent) =>
      setTimeout(() => {
        const isInside = inside.contains(relatedTarget as Node | null) || inside.contains(document.activeElement);
        if ((target as Element).isConnected && !isInside) last.current = null;
      });
    inside.addEventListener('focusin', into);
    inside.addEventListener('focusout', out);
    return () => {
      inside.removeEventListener('focusin', into);
      inside.removeEventListener('focusout', out);
    };
  }, []);
  const sure = useRef<string | null>(null);
  useLayoutEffect(() => {
    const { activeElement: now } = document;
    const confirm = root.current?.querySelector<HTMLElement>('#confirm') ?? null;
    const isNew = confirm !== null && confirm.textContent !== sure.current;
    sure.current = confirm?.textContent ?? null;
    const asked = root.current?.querySelector<HTMLElement>('.asked') ?? null;
    const spot = last.current === 'board' ? root.current?.querySelector<SVGElement>('.bb-spots [tabindex="0"]') : null;
    const isLost = now === document.body || now === null;
    isOurs.current = true;
    // what was chosen on the board is sent by a button
    if (isNew && last.current === 'board') confirm.focus({ preventScroll: true });
    else if (last.current !== null && (isLost || now === asked)) (spot ?? (isLost ? asked : null))?.focus({ preventScroll: true });
    isOurs.current = false;
  });
}
