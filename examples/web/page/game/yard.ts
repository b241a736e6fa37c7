// The yard of a game: all boards, and the tile in the hand of the seat at the device.
import * as sw from '../../js/index';
import { catalogue } from '../catalogue';
import { button, el } from '../dom';
import { picture } from '../picture';
import { face } from '../tile';
import { t } from '../words';
import { type Looks, offered } from './seen';

export class Yard {
  turn: sw.Turn = 0;

  rotate(): void {
    this.turn = ((this.turn + 1) % 4) as sw.Turn;
  }

  /** The component in a seat's hand, as turned. */
  private held(view: sw.YardViewMessage, seat: number | null): sw.Component | null {
    const hand = seat === null ? null : view.players[seat]?.hand;
    if (hand === null || hand === undefined) return null;
    const own = catalogue().tiles.filter(({ kind }) => kind === 'starting cabin');
    const tile = typeof hand === 'number' ? catalogue().tiles.find(({ tile: number }) => number === hand) : own[(seat ?? 0) % own.length];
    return tile ? sw.must(sw.turned(tile.component, this.turn)) : null;
  }

  /** The boards, starting with that of the seat at the device; a click on that one places the held tile. */
  boards(view: sw.YardViewMessage, { seat: me, theme, who, act }: Looks): HTMLElement[] {
    const order = [...view.players].sort((one, other) => Number(other.seat === me) - Number(one.seat === me));
    return order.map(({ seat, layout }) => {
      const mine = seat === me;
      const held = mine ? this.held(view, seat) : null;
      const svg = sw.svg({ layout: layout as sw.Layout }, { id: `seat${seat}`, theme, mistakes: mine, weak_spot: mine, held, told: true });
      const board = el('div', { class: 'board', id: `ship${seat}` }, el('h2', {}, who(seat)), picture(sw.must(svg)));
      if (held)
        board.addEventListener('click', ({ target }) => {
          const cell = (target as Element).closest('[data-cell]')?.getAttribute('data-cell')?.split(',').map(Number);
          if (cell) act({ yard: { do: 'place', at: cell as sw.Cell, turn: this.turn } });
        });
      return board;
    });
  }

  side(view: sw.YardViewMessage, glass: string, looks: Looks): HTMLElement[] {
    const hand = this.held(view, looks.seat);
    const turn = () => {
      this.rotate();
      looks.redraw();
    };
    return [
      el('p', { id: 'sand' }, glass),
      ...(hand ? [el('div', { class: 'hand' }, face(hand), button(t('turn'), turn), this.places(looks))] : []),
      ...offered(looks),
    ];
  }

  /** The cells where the held tile may be placed as turned, for use without a pointer. */
  private places({ choices, name, act }: Looks): HTMLElement {
    const listed = (choices?.listed ?? []).flatMap(({ choice }) => ('yard' in choice && choice.yard.do === 'place' ? [choice.yard] : []));
    const here = listed.filter(({ turn }) => turn === this.turn);
    const list = el(
      'select',
      { 'aria-label': t('place-on'), id: 'place', onchange: () => act({ yard: here[Number(list.value)] }) },
      el('option', { value: '' }, t('place-on')),
      ...here.map(({ at }, place) => el('option', { value: `${place}` }, name(at))),
    );
    return list;
  }
}
