// Cards of the table's own in a game.
import type { OwnCards as Dealt } from '../../js/index';
import type { Card } from '../cards/check';
import { deck } from '../cards/deck';
import { Why } from '../look/ruled';
import { Select } from '../look/select';
import { t } from '../words';

/** Cards of levels I to IV in each pile of a flight of level IV. */
type InPile = [number, number, number, number];
export type Own = { flies: boolean; inPile: InPile | null };

/** The counts as they are kept. */
export const inPileOf = (kept: number[]): InPile | null => (kept.length === 4 && kept.every(Number.isInteger) ? (kept as InPile) : null);

const LEVELS = ['I', 'II', 'III', 'IV'] as const;
/** The most cards of a level in a pile. */
const MOST = 5;
const COUNTS = Array.from({ length: MOST + 1 }, (_, count) => [`${count}`, `${count}`] as const);

type Props = { own: Own; classes: string[]; change: (own: Own) => void };

/** The controls, if there are own cards. */
export function OwnCards({ own, classes, change }: Props) {
  const count = deck.kept().length;
  if (count === 0) return null;
  return (
    <div class="setup-own">
      <label class="field setup-check">
        <input type="checkbox" id="own" checked={own.flies} onChange={() => change({ ...own, flies: !own.flies })} />
        {t('with-own', { count })}
      </label>
      {own.flies && classes.includes('IVC') && <LevelFour own={own} change={change} />}
    </div>
  );
}

/** Which cards class IVC flies with; how many of its own level are in its piles, no rulebook at hand says. */
function LevelFour({ own, change }: Omit<Props, 'classes'>) {
  const kinds = [
    ['three', t('four-three')],
    ['own', t('four-own')],
  ] as const;
  return (
    <>
      <Select
        id="four"
        label={t('four')}
        options={kinds}
        value={own.inPile ? 'own' : 'three'}
        onChange={(chosen) => change({ ...own, inPile: chosen === 'own' ? [1, 1, 0, 3] : null })}
      />
      {!own.inPile && <Why rules={['LM-IV3-1']} />}
      {own.inPile?.map((count, level) => (
        <Select
          key={level}
          id={`in-pile-${LEVELS[level]}`}
          label={t('in-pile', { level: LEVELS[level] })}
          options={COUNTS}
          value={`${count}`}
          onChange={(chosen) => change({ ...own, inPile: (own.inPile as InPile).with(level, Number(chosen)) as InPile })}
        />
      ))}
    </>
  );
}

/** What is dealt with. */
export function dealt({ flies, inPile }: Own, classes: string[]): Dealt {
  if (!flies) return {};
  return { cards: deck.kept(), in_pile: classes.includes('IVC') && inPile ? inPile : undefined };
}

/** How many of a game's cards are the table's own. */
export const ownIn = (decks: Card[][]): number => decks.flat().filter(({ id }) => id === undefined || id === null).length;
