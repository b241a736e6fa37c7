// Mistakes, each at the input that it is about.
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { Ruled } from '../look/ruled';

/** A mistake, and the id of the part of the form that it is about. */
export type Mistake = { at: string; says: string };

const Mistakes = createContext<Mistake[]>([]);
export const WithMistakes = Mistakes.Provider;

const useMistake = (id: string): string | undefined => useContext(Mistakes).find(({ at }) => at === id)?.says;

const noteOf = (id: string) => `${id}-mistake`;

/** What an input needs to be marked. */
export function useMark(id: string): { 'aria-invalid'?: 'true'; 'aria-describedby'?: string } {
  return useMistake(id) === undefined ? {} : { 'aria-invalid': 'true', 'aria-describedby': noteOf(id) };
}

/** What is wrong with an input. */
export function Note({ of }: { of: string }) {
  const says = useMistake(of);
  if (says === undefined) return null;
  return (
    <p class="bad mistake" id={noteOf(of)}>
      <Ruled text={says} />
    </p>
  );
}

/** Inputs that belong together. */
export function Group({ id, legend, class: kind, children }: { id: string; legend: ComponentChildren; class?: string; children: ComponentChildren }) {
  return (
    <fieldset id={id} class={kind} {...useMark(id)}>
      <legend>{legend}</legend>
      {children}
      <Note of={id} />
    </fieldset>
  );
}
