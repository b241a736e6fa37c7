// Components and their names.
import { catalogue as listed, type Catalogue } from '../js/index';
import { t, term } from './words';

let known: Catalogue | undefined;

/** All tiles and rules, cached. */
export function catalogue(): Catalogue {
  known ??= listed();
  return known;
}

/** The name of a component's kind: a `cannon` is single or double. */
function kindOf({ kind, strength }: { kind: string; strength?: number }): string {
  const alike = catalogue().tiles.find(
    ({ component }) => component.kind === kind && (component as { strength?: number }).strength === strength,
  );
  return term(alike?.kind ?? kind);
}

/** The name of a component: its kind and cell. */
export const componentName = (component: { kind: string }, cell: string): string => t('component', { kind: kindOf(component), cell });
