// A part that is folded until it is wanted. One with an id stays as the reader left it when it goes away and comes back.
import type { ComponentChildren } from 'preact';

type Props = { title: ComponentChildren; open?: boolean; id?: string; children: ComponentChildren };

const left = new Map<string, boolean>();

export function Fold({ title, open = false, id = '', children }: Props) {
  const isOpen = left.get(id) ?? open;
  const toggled = (now: boolean) => id && now !== isOpen && left.set(id, now);
  return (
    <details class="fold" open={isOpen} id={id || undefined} onToggle={({ currentTarget }) => toggled(currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
