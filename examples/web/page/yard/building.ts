// What one does in the yard: the tile in hand and how it is turned, presses on cells, choices that are refused.
import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { Cell, Choices, Component, GameChoiceMessage, Layout, Turn, YardChoice, YardViewMessage } from '../../js/index';
import * as sw from '../../js/index';
import type { Looks } from '../looks';
import { sameCell } from '../ship/cell';
import { tell } from '../told';
import { t } from '../words';
import { componentOf } from './held';
import { deedAt, nextPlace, reasons } from './place';

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
  /** What can be chosen by a click on a cell; a piece is chosen by any of its cells. */
  at: (cell: Cell) => Offer[];
  /** The pieces of which one is to be kept. */
  pieces: Cell[][];
  press: (cell: Cell) => void;
  /** The cell that is pointed at. */
  over: Signal<Cell | null>;
  /** What was said to the last press, else why the tile does not fit where one points. */
  says: ReadonlySignal<string>;
  /** All that is one's own, as one text: it stays the same while others build. */
  state: string;
  say: (text: string) => void;
};

/** The page speaks of places at the start, not of the tiles that stand for them. */
function wordsOf(choice: YardChoice, told: Omit<Listed, 'choice'>): string {
  if (choice.do !== 'finish') return tell(told);
  return choice.order === null ? t('yard-finish') : t('yard-finish-with', { order: choice.order });
}

const yardOffer = ({ choice, ...told }: Listed): Offer[] => ('yard' in choice ? [{ choice: choice.yard, text: wordsOf(choice.yard, told) }] : []);

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
  const said = useSignal({ text: '', state: '' });
  const warned = useRef('');
  // what others do changes nothing of what was said
  const state = JSON.stringify([view.step, me.hand, me.last, me.order, me.layout.tiles.length, me.aside]);
  const now = useSignal({ layout, held, state });
  if (now.peek().state !== state || now.peek().held !== held) now.value = { layout, held, state };
  const says = useComputed(() => {
    const { layout, held, state } = now.value;
    if (said.value.text && said.value.state === state) return said.value.text;
    return held && over.value ? reasons(layout, over.value, held) : '';
  });
  const say = (text: string) => {
    said.value = { text, state };
  };

  /** Where it cannot be asked, what is not offered is not tried; placing and repairs are never listed. */
  const unlisted = ({ do: does }: YardChoice) =>
    does === 'place' || does === 'repair' || offers.some(({ choice }) => choice.do === does) ? null : t('yard-not-now');
  const act = (choice: YardChoice) => looks.act({ yard: choice });
  const attempt = (choice: YardChoice) => {
    const refused = looks.seat === null ? t('watching') : looks.why ? looks.why({ yard: choice }) : unlisted(choice);
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
    const next = nextPlace(layout, taken, turn.value, after);
    if (!next) {
      say(t('nowhere'));
      return null;
    }
    if (next.turn !== turn.value) turnTo(next.turn);
    if (next.isLoose) say(t('yard-loose'));
    return next.cell;
  };

  const keeps = offers.some(({ choice }) => choice.do === 'keep');
  const pieces = useMemo(() => (keeps ? (sw.must(sw.inspect(layout)).report.pieces as Cell[][]) : []), [keeps, state]);
  const offersAt = (cell: Cell) => {
    const piece = pieces.find((cells) => cells.some((each) => sameCell(each, cell))) ?? [cell];
    return offers.filter(({ choice }) => 'at' in choice && (choice.do === 'keep' ? piece : [cell]).some((each) => sameCell(each, choice.at)));
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
    at: offersAt,
    pieces,
    press,
    over,
    says,
    state,
    say,
  };
}
