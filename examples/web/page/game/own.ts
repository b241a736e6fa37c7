// The setup of a game with cards of the table's own.
import type { OwnCards } from '../../js/index';
import type { Card } from '../cards/check';
import { kept } from '../cards/deck';
import { el, select } from '../dom';
import { t } from '../words';

/** Cards of levels I to IV in each pile of a flight of level IV. */
type InPile = [number, number, number, number];
const LEVELS = ['I', 'II', 'III', 'IV'] as const;
/** The most cards of a level in a pile. */
const MOST = 5;

export class Own {
  private flies = false;
  private inPile: InPile | null = null;

  /** The controls, if there are own cards. */
  controls(classes: string[], notice: (text: string) => void, redraw: () => void): HTMLElement[] {
    const count = kept(notice).length;
    if (count === 0) return [];
    const turn = () => {
      this.flies = !this.flies;
      redraw();
    };
    const input = el('input', { type: 'checkbox', id: 'own', checked: this.flies, onchange: turn });
    const box = el('label', { class: 'field' }, input, el('span', {}, t('with-own', { count })));
    return [el('span', { class: 'bar own' }, box, ...(this.flies && classes.includes('IVC') ? this.levelFour(redraw) : []))];
  }

  /** Which cards class IVC flies with; how many of its own level are in its piles, no rulebook at hand says. */
  private levelFour(redraw: () => void): HTMLElement[] {
    const of: [string, string][] = [
      ['three', t('four-three')],
      ['own', t('four-own')],
    ];
    const kinds = select(t('four'), of, this.inPile ? 'own' : 'three', (chosen) => {
      this.inPile = chosen === 'own' ? [1, 1, 0, 3] : null;
      redraw();
    });
    const counts = Array.from({ length: MOST + 1 }, (_, count): [string, string] => [`${count}`, `${count}`]);
    const piles = (this.inPile ?? []).map((count, level) =>
      select(t('in-pile', { level: LEVELS[level] }), counts, `${count}`, (chosen) => {
        this.inPile = this.inPile?.with(level, Number(chosen)) as InPile;
      }),
    );
    return [kinds, ...piles];
  }

  /** What is dealt with. */
  dealt(classes: string[], notice: (text: string) => void): OwnCards {
    if (!this.flies) return {};
    return { cards: kept(notice), in_pile: classes.includes('IVC') && this.inPile ? this.inPile : undefined };
  }
}

/** How many of a game's cards are the table's own. */
export const ownIn = (decks: Card[][]): number => decks.flat().filter(({ id }) => id === undefined || id === null).length;
