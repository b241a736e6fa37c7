// A button; `main` is the one that leads on. One that cannot be pressed says why.
import type { ButtonHTMLAttributes } from 'preact';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  main?: boolean;
  /** Why it cannot be pressed now. */
  why?: string | false | null;
};

export function Button({ main, why, class: named = '', ...props }: Props) {
  const shut = why && { disabled: true, title: why, 'aria-description': why };
  return <button type="button" class={`${main ? 'main ' : ''}${named}`.trim() || undefined} {...props} {...shut} />;
}
