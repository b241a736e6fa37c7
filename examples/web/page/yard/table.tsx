// Building against the sand: the own board, the tiles, the hourglass, the others.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Cell, Layout, YardViewMessage } from '../../js/index';
import type { Looks } from '../looks';
import { sameCell } from '../ship/cell';
import { Ship } from '../ship/ship';
import { spoken, t } from '../words';
import { Asked } from './asked';
import { type Building, type Offer, useBuilding } from './building';
import { Ghost, useCarry } from './carry';
import { Glass } from './glass';
import { onKeys } from './keys';
import { useLoose } from './loose';
import { Side } from './side';
import { useLatest, useSteady } from './steady';
import { Tiles } from './tiles';
import { welcomed } from './welcomed';
import './yard.css';

type Props = {
  looks: Looks<'game'>;
  view: YardViewMessage;
  /** The hourglass in words. */
  sand: string;
  /** Seconds of sand that are left, to draw it. */
  left?: number;
};

export function YardTable({ looks, view: told, sand, left }: Props) {
  const view = useSteady(told);
  const yard = useBuilding(looks, view);
  const root = useRef<HTMLDivElement>(null);
  const [picked, pick] = useState<Offer[]>([]);
  useEffect(() => pick([]), [yard.state]);
  const carry = useCarry({
    over: (cell) => {
      yard.over.value = cell;
    },
    drop: (cell) => cell && pressed(cell),
    turn: () => yard.turnBy(1),
  });

  /** A tile was asked for by keys: the board is focused once it is here. */
  const byKeys = useRef(false);
  const took = (keys: boolean) => {
    byKeys.current = keys;
  };
  const focusOn = (cell: Cell | null) => {
    if (cell) root.current?.querySelector<SVGGElement>(`.yard-own [data-cell="${cell}"]`)?.focus({ preventScroll: true });
  };
  const focusFit = () => focusOn(yard.nextFit(yard.over.value));
  useLayoutEffect(() => {
    if (!yard.held || !byKeys.current) return;
    byKeys.current = false;
    focusFit();
  }, [view.players[looks.seat ?? 0].hand]);

  // whatever had the focus may be gone
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) root.current?.querySelector<HTMLElement>('.asked')?.focus();
  });

  const pressed = (cell: Cell) => {
    const options = yard.at(cell);
    if (view.step === 'building' || options.length === 0) yard.press(cell);
    else if (options.length === 1) yard.attempt(options[0].choice);
    else pick(options);
  };

  const keys = useRef<(event: KeyboardEvent) => void>(() => {});
  keys.current = onKeys({
    R: () => yard.turnBy(3),
    r: () => yard.turnBy(1),
    n: () => {
      took(true);
      yard.attempt({ do: 'take_face_down' });
    },
    f: focusFit,
    s: () => yard.attempt({ do: 'set_aside' }),
    b: () => yard.attempt({ do: 'return' }),
  });
  useEffect(() => {
    if (looks.seat === null || view.step !== 'building') return undefined;
    const listen = (event: KeyboardEvent) => keys.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [looks.seat, view.step]);

  const builds = view.step === 'building' && looks.seat !== null && yard.me.order === null;
  return (
    <div
      class={`yard ${builds ? '' : 'after'}`}
      ref={root}
      onFocusIn={() => {
        hadFocus.current = true;
      }}
      onFocusOut={({ relatedTarget }) => {
        hadFocus.current = relatedTarget === null;
      }}
    >
      <Asked yard={yard} looks={looks} picked={picked} pick={pick} />
      {builds && <Tiles yard={yard} carry={carry} took={took} />}
      <Own yard={yard} looks={looks} pressed={pressed} />
      {view.step === 'building' && <Glass yard={yard} sand={sand} left={left} isPlayed={looks.seat !== null && !looks.isAlone} />}
      <Side yard={yard} looks={looks} />
      <Ghost carry={carry} component={yard.held} />
    </div>
  );
}

type OwnProps = { yard: Building; looks: Looks<'game'>; pressed: (cell: Cell) => void };

/** The own board. */
function Own({ yard, looks, pressed }: OwnProps) {
  const { view, me, held } = yard;
  const board = useRef<HTMLDivElement>(null);
  const aliens = useMemo(() => (view.step === 'boarding' ? welcomed(looks.lines, me.seat) : []), [view.step, looks.lines.length]);
  const turn = useRef(yard.turnBy);
  turn.current = yard.turnBy;
  const isHolding = held !== null;
  useEffect(() => {
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      turn.current(event.deltaY > 0 ? 1 : 3);
    };
    if (isHolding) board.current?.addEventListener('wheel', wheel, { passive: false });
    return () => board.current?.removeEventListener('wheel', wheel);
  }, [isHolding]);

  const isBuilding = view.step === 'building';
  const { note, marked } = useMemo(() => {
    const isLast = (cell: Cell) => sameCell(me.last, cell) && !isHolding;
    const texts = (cell: Cell) => yard.at(cell).map(({ text }) => text);
    return {
      note: (cell: Cell) => (isBuilding ? (isLast(cell) ? t('yard-take-back') : '') : texts(cell).join('; ')),
      marked: (cell: Cell) => (isBuilding ? isLast(cell) : texts(cell).length > 0),
    };
  }, [yard.state, yard.offers.length, spoken()]);
  const onCell = useLatest(pressed);
  return (
    <div class="yard-own space" id={`ship${me.seat}`} ref={board}>
      <Ship
        layout={me.layout as Layout}
        label={t('ship-of', { who: looks.who(me.seat) })}
        held={held}
        loose={useLoose(me.layout as Layout, held)}
        aboard={aliens}
        mistakes
        weak_spot={isBuilding}
        pieces={yard.pieces}
        over={yard.over}
        onCell={looks.seat === null ? undefined : onCell}
        note={note}
        marked={marked}
      />
    </div>
  );
}
