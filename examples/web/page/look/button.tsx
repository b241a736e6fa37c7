// A button; `main` is the one that leads on. One that can do nothing now says why: where one points at it, and when it is pressed.
import type { ButtonHTMLAttributes } from 'preact';
import { plain } from '../rules';
import { notice } from './notice';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  main?: boolean;
  /** Why it can do nothing now: words, or what tells them. */
  why?: string | false | null | (() => void);
};

export function Button({ main, why, onClick, class: named = '', ...props }: Props) {
  const tell = () => (typeof why === 'string' ? notice(why) : why && why());
  const shut = why && { 'aria-disabled': 'true' as const, ...(typeof why === 'string' && { title: plain(why) }) };
  return (
    <button type="button" class={`${main ? 'main ' : ''}${named}`.trim() || undefined} {...props} {...shut} onClick={why ? tell : onClick} />
  );
}
