// What is flown in a game's rounds: up to three classes, or boards of one's own.
import { Select } from '../look/select';
import { t } from '../words';
import { classChoices } from './flown';

/** `own` are the boards of one's own that may be flown. */
type Props = { classes: string[]; own?: [string, string][]; change: (classes: string[]) => void };

export function Classes(props: Props) {
  return (
    <fieldset class="setup-part">
      <legend>{t('setup-rounds')}</legend>
      <div class="setup-rounds">
        <Rounds {...props} />
      </div>
    </fieldset>
  );
}

/** A select for each round, and one more. */
export function Rounds({ classes, own = [], change }: Props) {
  const known = [...classChoices(), ...own];
  const places = [0, 1, 2].filter((place) => place <= classes.length);
  return places.map((place) => (
    <Select
      key={place}
      id={`class-${place}`}
      label={t('setup-round', { round: place + 1 })}
      options={place > 0 ? [['', t('setup-no-round')] as const, ...known] : known}
      value={classes[place] ?? ''}
      onChange={(name) => change(name ? [...classes.slice(0, place), name, ...classes.slice(place + 1)] : classes.slice(0, place))}
    />
  ));
}
