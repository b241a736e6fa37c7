// The field of a battle, and the choices on it.
import * as sw from '../../js/index';
import { button, el } from '../dom';
import { advised } from '../hints';
import type { Drawn } from '../looks';
import { picture } from '../picture';
import { choiceList, logged } from '../table';
import { t, term } from '../words';

const MOST = 24;
type Choice = sw.Games['battle']['choice'];

export class Field {
  /** The clicked hex `q,r` or ship. */
  place: string | null = null;

  /** The board, and beside it the round, what is asked, the points, the log. */
  panes(looks: Drawn<'battle'>, asked: HTMLElement[], viewers: HTMLElement | null, lines: string[], more: HTMLElement[] = []): HTMLElement {
    const view = looks.game.view(looks.seat);
    return el(
      'div',
      { class: 'panes' },
      this.board(looks),
      el(
        'section',
        { class: 'pane' },
        el('h2', {}, t('round', { round: view.round })),
        ...asked,
        el('h2', {}, t('points')),
        scores(view, looks),
        viewers,
        ...logged(lines),
        ...more,
      ),
    );
  }

  private board({ game, seat, theme, redraw }: Drawn<'battle'>): HTMLElement {
    const ship = this.place !== null && !this.place.includes(',') ? Number(this.place) : null;
    const drawn = game.picture(seat, ship, theme, true);
    const made = el(
      'section',
      { class: 'pane board', id: 'field' },
      picture(sw.must('ok' in drawn ? drawn : game.picture(seat, null, theme, true))),
      el('p', { class: 'soft', id: 'fire' }, ship === null ? t('no-fire') : t('fire-of', { piece: sw.must(sw.pieceName(ship)) })),
    );
    made.addEventListener('click', ({ target }) => {
      const clicked = (target as Element).closest('[data-piece]') ?? (target as Element).closest('[data-cell]');
      this.place = clicked?.getAttribute('data-piece') ?? clicked?.getAttribute('data-cell') ?? null;
      redraw();
    });
    return made;
  }

  /** The choices of a seat, or those about the clicked place. */
  choices({ game, act, advise, hint, ask, redraw }: Drawn<'battle'>, seat: number): HTMLElement[] {
    const { listed, open: more } = game.choices(seat);
    const about = this.place === null ? listed : listed.filter(({ choice }) => isAbout(choice, this.place ?? ''));
    const all = button(t('all-choices'), () => {
      this.place = null;
      redraw();
    });
    return [
      el('h2', {}, t('choices')),
      choiceList(about.length ? about : listed, MOST, act),
      el(
        'div',
        { class: 'bar' },
        about.length > 0 && about.length < listed.length && all,
        button(more && listed.length === 0 ? t('place-fleet') : t('bot-move'), advise, { id: 'advise' }),
        button(t('hint'), ask, { id: 'hint' }),
      ),
      ...(hint ? [advised(hint)] : []),
    ];
  }
}

function scores(view: sw.BattleViewMessage, { who, theme }: Drawn<'battle'>): HTMLElement {
  const rows = view.players.flatMap(({ race, score }, seat) => [
    el('dt', {}, el('span', { class: `seat s${seat}` }), t('score', { player: who(seat), race: term(race) })),
    el('dd', {}, String(score)),
  ]);
  return el('dl', { class: `facts sw-battle ${theme}` }, ...rows);
}

/** Whether a choice concerns a hex `q,r` or a ship. */
function isAbout(choice: Choice, place: string): boolean {
  const text = JSON.stringify(choice);
  return place.includes(',') ? text.includes(`[${place}]`) : new RegExp(`"(fighter|ship|target)":${place}\\b`).test(text);
}
