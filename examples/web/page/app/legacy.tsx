// Parts of the page that still make their own elements. To be deleted with the last of them.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Theme } from '../../js/index';
import { spoken } from '../words';
import { notice } from './notices';
import { theme } from './theme';

/** What the page offers to its parts. */
export type Page = { theme: () => Theme; notice: (text: string) => void };
type Part = (main: HTMLElement, page: Page) => (() => void) | void;

/** A part that draws itself into an element, anew in another theme or language. */
export function Legacy({ part }: { part: Part }) {
  const host = useRef<HTMLDivElement>(null);
  const [dressed, language] = [theme.value, spoken()];
  useLayoutEffect(() => {
    const main = host.current as HTMLElement;
    main.replaceChildren();
    return part(main, { theme: () => theme.value, notice }) ?? undefined;
  }, [part, dressed, language]);
  return <div ref={host} />;
}

/** The same as a component. */
export const legacy = (part: Part) => () => <Legacy part={part} />;

/** Elements made elsewhere. */
export function Nodes({ of }: { of: () => (Node | string)[] }) {
  const host = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => host.current?.replaceChildren(...of()), []);
  return <span ref={host} />;
}
