// What components there are, and how they are called.
import { catalogue as listed, type Catalogue } from '../js/index';
import { t, term } from './words';

let known: Catalogue | undefined;

/** All tiles and rules, asked for once. */
export function catalogue(): Catalogue {
  known ??= listed();
  return known;
}

/** The kind of a component as it is called: a `cannon` is a single or a double one. */
function kindOf({ kind, strength }: { kind: string; strength?: number }): string {
  const alike = catalogue().tiles.find(
    ({ component }) => component.kind === kind && (component as { strength?: number }).strength === strength,
  );
  return term(alike?.kind ?? kind);
}

/** A component by its kind and where it lies. */
export const componentName = (component: { kind: string }, cell: string): string => t('component', { kind: kindOf(component), cell });
