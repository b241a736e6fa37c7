// A player wants to take back: all others are asked.
import type { Ask, Player } from '../../js/client';
import type * as sw from '../../js/index';
import { button, el } from '../dom';
import { t } from '../words';

type Asked = {
  seat: number | null;
  players: Player[];
  /** How many choices stand now. */
  standing: number;
  isOpen: boolean;
  who: (actor: sw.Actor) => string;
  answer: (yes: boolean) => void;
};

export function asked(ask: Ask, { seat, players, standing, isOpen, who, answer }: Asked): HTMLElement[] {
  const missing = players.flatMap(({ bot }, other) => (bot || ask.agreed.includes(other) ? [] : [other]));
  const isAsked = seat !== null && missing.includes(seat);
  const waits = missing.length ? t('awaits', { who: missing.map(who).join(', ') }) : '';
  return [
    el(
      'div',
      { class: 'notice asks' },
      el(
        'strong',
        {},
        t('asks-undo', { who: who(ask.seat), count: standing - ask.to, since: ask.revealed ? 'revealed' : ask.chance ? 'chance' : 'none' }),
      ),
      ...(isAsked ? [button(t('agree'), () => answer(true), { class: 'main', id: 'agree', disabled: !isOpen })] : [el('span', {}, waits)]),
      (isAsked || seat === ask.seat) &&
        button(t(isAsked ? 'disagree' : 'withdraw'), () => answer(false), { id: 'disagree', disabled: !isOpen }),
    ),
  ];
}
