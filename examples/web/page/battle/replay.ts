// Replay of a game, choice by choice.
import type * as sw from '../../js/index';
import { button, el } from '../dom';
import { whoIs } from '../table';
import { tell } from '../told';
import { t } from '../words';

type Acts = { at: (place: number) => void; end: () => void; branch: (place: number) => void };

export function replayer(game: sw.Game<'battle'>, replay: number | null, { at: seek, end, branch }: Acts): HTMLElement[] {
  const log = game.log();
  const at = replay ?? log.length;
  const onchange = () => seek(Number(slider.value));
  const slider = el('input', { type: 'range', min: 0, max: log.length, value: at, id: 'replay', 'aria-label': t('replay'), onchange });
  const entry = at > 0 ? log[at - 1] : undefined;
  const counted = { at, all: log.length };
  const said = entry ? t('replayed', { ...counted, who: whoIs(entry.by), choice: tell(entry) }) : t('replay-at', counted);
  const back = el(
    'div',
    { class: 'bar' },
    button(t('to-end'), end),
    button(t('go-on'), () => branch(at)),
  );
  return [el('h2', {}, t('replay')), slider, el('p', { class: 'soft', id: 'at' }, said), ...(replay === null ? [] : [back])];
}
