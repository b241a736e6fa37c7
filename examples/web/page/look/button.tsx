// A button; `main` is the one that leads on.
import type { ButtonHTMLAttributes } from 'preact';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { main?: boolean };

export function Button({ main, class: named = '', ...props }: Props) {
  return <button type="button" class={`${main ? 'main ' : ''}${named}`.trim() || undefined} {...props} />;
}
