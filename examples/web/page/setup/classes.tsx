// The classes of a game's rounds: up to three.
import { board, catalogue, must } from '../../js/index';
import { Select } from '../look/select';
import { t } from '../words';

type Props = { classes: string[]; change: (classes: string[]) => void };

export function Classes({ classes, change }: Props) {
  return (
    <fieldset class="setup-part">
      <legend>{t('setup-rounds')}</legend>
      <div class="setup-rounds">
        <Rounds classes={classes} change={change} />
      </div>
    </fieldset>
  );
}

/** A select for each round, and one more. */
export function Rounds({ classes, change }: Props) {
  const known = catalogue().classes.map((name) => [name, t('setup-board', { class: name, cells: cellsOf(name) })] as const);
  const places = [0, 1, 2].filter((place) => place <= classes.length);
  return places.map((place) => (
    <Select
      key={place}
      id={`class-${place}`}
      label={t('setup-round', { round: place + 1 })}
      options={place > 0 ? [['', t('setup-no-round')], ...known] : known}
      value={classes[place] ?? ''}
      onChange={(name) => change(name ? [...classes.slice(0, place), name, ...classes.slice(place + 1)] : classes.slice(0, place))}
    />
  ));
}

const cellsOf = (name: string): number => must(board(name)).open.length;
