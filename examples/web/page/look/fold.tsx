// A part that is folded until it is wanted.
import type { ComponentChildren } from 'preact';

type Props = { title: ComponentChildren; open?: boolean; id?: string; children: ComponentChildren };

export function Fold({ title, open, id, children }: Props) {
  return (
    <details class="fold" open={open} id={id}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
