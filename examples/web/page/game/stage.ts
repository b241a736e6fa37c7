// A whole game as one seat sees it: the ships, and beside them what is asked.
import * as sw from '../../js/index';
import { el } from '../dom';
import type { Drawn as Common } from '../looks';
import { placeName } from '../ship';
import { logged } from '../table';
import { t } from '../words';
import { flight, fliers, type Looks, purses } from './seen';
import type { Yard } from './yard';

type Now = sw.GameViewMessage['now'];

/** The yard that a game is in, if it is. */
export const yardOf = (stage: Now): sw.YardViewMessage | null => (typeof stage === 'object' && 'yard' in stage ? stage.yard : null);

/** Ships and choices. `glass` tells the hourglass; `asked` stands above the choices, or instead of them if it covers them. */
export function panes(
  common: Common<'game'>,
  building: Yard,
  glass: (hourglass: sw.YardViewMessage['hourglass']) => string,
  asked: { covers: boolean; parts: HTMLElement[] },
  lines: string[],
): HTMLElement {
  const view = common.game.view(common.seat);
  const looks = looksOf(common, view.now);
  return el(
    'div',
    { class: 'panes' },
    view.now !== 'over' && el('section', { class: 'pane ships' }, ...ships(view.now, building, looks)),
    el(
      'section',
      { class: 'pane' },
      el('h2', { id: 'stage' }, view.now === 'over' ? t('over') : t('round', { round: view.round + 1 })),
      ...(view.now === 'over' ? [purses(view.purses, view.loans, looks)] : asked.parts),
      ...(view.now === 'over' || asked.covers ? [] : side(view.now, building, glass, looks)),
      ...logged(lines),
    ),
  );
}

function ships(stage: Exclude<Now, 'over'>, building: Yard, looks: Looks): HTMLElement[] {
  return 'yard' in stage ? building.boards(stage.yard, looks) : fliers(stage.flight, looks);
}

function side(
  stage: Exclude<Now, 'over'>,
  building: Yard,
  glass: (hourglass: sw.YardViewMessage['hourglass']) => string,
  looks: Looks,
): HTMLElement[] {
  return 'yard' in stage ? building.side(stage.yard, glass(stage.yard.hourglass), looks) : flight(stage.flight, looks);
}

function looksOf(common: Common<'game'>, stage: Now): Looks {
  const { game, seat } = common;
  const layout = stage === 'over' ? null : 'yard' in stage ? stage.yard.players[0]?.layout : stage.flight.players[0]?.fleet;
  const { class: name, opened: marks = [] } = (layout ?? {}) as sw.Layout;
  const names = layout ? sw.must(sw.board(name ?? 'IIIC', marks)).names : [];
  const choices = seat !== null && game.awaited().seats.includes(seat) ? game.choices(seat) : null;
  return { ...common, name: (cell) => placeName(names, cell), choices };
}
