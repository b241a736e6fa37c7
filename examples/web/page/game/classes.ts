// The classes of a game's rounds.
import * as sw from '../../js/index';
import { select } from '../dom';
import { t } from '../words';

/** A select for each round, and one more, up to three. */
export function classList(classes: string[], change: (classes: string[]) => void): HTMLElement[] {
  const known = sw.catalogue().classes.map((name): [string, string] => [name, name]);
  const places = [0, 1, 2].filter((place) => place <= classes.length);
  return places.map((place) =>
    select(t('class-of-round', { round: place + 1 }), place > 0 ? [['', '–'], ...known] : known, classes[place] ?? '', (name) =>
      change(name ? [...classes.slice(0, place), name, ...classes.slice(place + 1)] : classes.slice(0, place)),
    ),
  );
}
