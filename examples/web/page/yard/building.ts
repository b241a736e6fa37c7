// What one does in the yard: the tile in hand and how it is turned, presses on cells, choices that are refused.
import { type Signal, useComputed, useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { Cell, Choices, Component, GameChoiceMessage, Layout, Turn, YardChoice, YardViewMessage } from '../../js/index';
import * as sw from '../../js/index';
import type { Looks } from '../looks';
import { sameCell } from '../ship/cell';
import { tell } from '../told';
import { t } from '../words';
import { componentOf } from './held';
import { deedAt, everyFit, reasons } from './place';

type Listed = Choices<GameChoiceMessage>['listed'][number];
export type Offer = { choice: YardChoice; text: string };

export type Building = {
  view: YardViewMessage;
  me: YardViewMessage['players'][number];
  /** What the seat that looks may choose; empty for a spectator and for who is not asked. */
  offers: Offer[];
  can: (does: YardChoice['do']) => boolean;
  /** Makes a choice, or says why not. */
  attempt: (choice: YardChoice) => void;
  held: Component | null;
  turnBy: (by: 1 | 3) => void;
  /** Turns the tile so that it fits on the next cell, which it returns. */
  nextFit: (after: Cell | null) => Cell | null;
  press: (cell: Cell) => void;
  /** The cell that is pointed at. */
  over: Signal<Cell | null>;
  /** What was said to the last press, else why the tile does not fit where one points. */
  says: Signal<string>;
  say: (text: string) => void;
};

const yardOffer = ({ choice, ...told }: Listed): Offer[] => ('yard' in choice ? [{ choice: choice.yard, text: tell(told) }] : []);

export function useBuilding(looks: Looks<'game'>, view: YardViewMessage): Building {
  const seat = looks.seat ?? 0;
  const me = view.players[seat];
  const isAsked = looks.seat !== null && looks.game.awaited().seats.includes(seat);
  const offers = useMemo(() => (isAsked ? looks.game.choices(seat).listed.flatMap(yardOffer) : []), [looks.at, looks.seat, isAsked, view]);
  const layout = me.layout as Layout;
  const taken = looks.seat === null || me.hand === null ? null : componentOf(me.hand, seat);

  const turned = useRef<{ hand: unknown; turn: Turn }>({ hand: null, turn: 0 });
  const turn = useSignal<Turn>(0);
  if (turned.current.hand !== me.hand) {
    turned.current = { hand: me.hand, turn: 0 };
    turn.value = 0;
  }
  const held = useMemo(() => taken && sw.must(sw.turned(taken, turn.value)), [taken, turn.value]);

  const over = useSignal<Cell | null>(null);
  const said = useSignal<{ text: string; at: unknown }>({ text: '', at: null });
  const warned = useRef('');
  const now = useSignal({ layout, held, at: looks.at });
  if (now.peek().layout !== layout || now.peek().held !== held || now.peek().at !== looks.at) now.value = { layout, held, at: looks.at };
  const says = useComputed(() => {
    const { layout, held, at } = now.value;
    if (said.value.text && said.value.at === at) return said.value.text;
    return held && over.value ? reasons(layout, over.value, held) : '';
  });
  const say = (text: string) => {
    said.value = { text, at: looks.at };
  };

  const act = (choice: YardChoice) => looks.act({ yard: choice });
  const attempt = (choice: YardChoice) => {
    const refused = looks.seat === null ? t('watching') : looks.why?.({ yard: choice });
    if (refused) say(refused);
    else act(choice);
  };
  const turnTo = (next: Turn) => {
    turn.value = next;
    warned.current = '';
    say('');
  };

  const press = (cell: Cell) => {
    if (!taken) {
      if (sameCell(me.last, cell)) attempt({ do: 'take_back' });
      return;
    }
    const choice = (turn: Turn): YardChoice => ({ do: 'place', at: cell, turn });
    const why = looks.why && ((turn: Turn) => looks.why?.({ yard: choice(turn) }) ?? null);
    const deed = deedAt({ layout, component: taken, cell, turn: turn.value, why });
    const again = `${cell} ${turn.value}`;
    if ('place' in deed) act(choice(deed.place));
    else if ('turn' in deed) {
      turnTo(deed.turn);
      say(t('yard-turned'));
    } else if ('why' in deed) say(deed.why);
    else if (warned.current === again) act(choice(turn.value));
    else {
      warned.current = again;
      say(`${deed.warn} ${t('yard-again')}`);
    }
  };

  const nextFit = (after: Cell | null): Cell | null => {
    if (!taken) return null;
    const fits = everyFit(layout, taken, turn.value);
    const now = fits.findIndex((each) => sameCell(each.cell, after) && each.turn === turn.value);
    const next = fits[(now + 1) % fits.length];
    if (!next) {
      say(t('nowhere'));
      return null;
    }
    if (next.turn !== turn.value) turnTo(next.turn);
    return next.cell;
  };

  return {
    view,
    me,
    offers,
    can: (does) => offers.some(({ choice }) => choice.do === does),
    attempt,
    held,
    turnBy: (by) => taken && turnTo(((turn.value + by) % 4) as Turn),
    nextFit,
    press,
    over,
    says,
    say,
  };
}
