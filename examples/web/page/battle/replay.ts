// The choices of a game one by one, seen again.
import type * as sw from '../../js/index';
import { button, el } from '../dom';
import { type Names, sentence } from '../sentences';
import { whoIs } from '../table';
import { t } from '../words';

type Acts = { name: Names; at: (place: number) => void; end: () => void; branch: (place: number) => void };

export function replayer(game: sw.Game<'battle'>, replay: number | null, { name, at: seek, end, branch }: Acts): HTMLElement[] {
  const log = game.log();
  const at = replay ?? log.length;
  const onchange = () => seek(Number(slider.value));
  const slider = el('input', { type: 'range', min: 0, max: log.length, value: at, id: 'replay', 'aria-label': t('replay'), onchange });
  const entry = at > 0 ? log[at - 1] : undefined;
  const said = entry ? `. ${whoIs(entry.by)}: ${sentence('battle.choice', entry.choice, entry.says, name)}` : '';
  const back = el(
    'div',
    { class: 'bar' },
    button(t('to_end'), end),
    button(t('go_on_here'), () => branch(at)),
  );
  return [
    el('h2', {}, t('replay')),
    slider,
    el('p', { class: 'soft', id: 'at' }, `${t('replay_at', { at, all: log.length })}${said}`),
    ...(replay === null ? [] : [back]),
  ];
}
