// A button that can do nothing now says why: where one points at it, and when it is pressed.
import type { ButtonHTMLAttributes } from 'preact';
import { notice } from '../app/notices';
import { Button } from '../look/button';
import './able.css';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  main?: boolean;
  /** Why it can do nothing; empty if it can. */
  why: string;
  onClick: () => void;
};

export const Able = ({ why, onClick, class: kind = '', ...props }: Props) => (
  <Button
    {...props}
    class={`able ${kind}`}
    title={why || undefined}
    aria-disabled={why ? 'true' : undefined}
    onClick={() => (why ? notice(why) : onClick())}
  />
);
