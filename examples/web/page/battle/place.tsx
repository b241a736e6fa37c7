// Placing one's fleet by hand: tap or drag a ship, tap a hex, turn it.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type * as sw from '../../js/index';
import { Button } from '../look/button';
import { ask } from '../look/question';
import { Ruled } from '../look/ruled';
import type { Looks } from '../looks';
import { t } from '../words';
import { centreOf, type Hex, key, middle } from './board/geometry';
import type { Live } from './board/live';
import { hexOfKey } from './facts';
import { isCapital, nameOf, squadronName } from './names';
import { hex, hexOf, ship, type Spot } from './paths';
import { arranged, type Berth, berthsOf, type Draft, draftOf, hexesOfBerth, moved, placement, shipsOf, tornIn, turned } from './placing';
import type { Ship } from './scene';

export type Placing = {
  ships: Ship[];
  /** The ship that is turned, and that a tap on a hex moves if one `aims`. */
  selected: number | null;
  lives: Live[];
  /** Where the ship that is dragged may be dropped. */
  berths: Live[];
  /** Where the keys begin. */
  first: Spot | null;
  click: (spot: Spot) => void;
  /** A ship is lifted. */
  lift: (id: number) => void;
  /** A ship dropped on a hex; null where the drag broke off. */
  drop: (id: number, at: Hex | null) => void;
  turn: (by: 1 | -1) => void;
  back: () => boolean;
  again: () => void;
  /** Whether ships were moved by hand. */
  isOwn: boolean;
  why: string | null;
  done: () => void;
};

/** What is done with the selected ship: a tap aims it, a drag carries it, else it may be turned. */
type Held = { selected: number | null; means: 'turn' | 'aim' | 'carry' };
const NONE: Held = { selected: null, means: 'turn' };

type Asked = { looks: Looks<'battle'>; view: sw.BattleView; zones: Map<string, number>; mine: boolean };

/** The placing under way; null if no fleet is to be placed by the one who looks. */
export function usePlacing({ looks, view, zones, mine }: Asked): Placing | null {
  const { seat, hint } = looks;
  const isOn = mine && view.step.step === 'place' && seat !== null;
  const zone = useMemo(() => [...zones].flatMap(([cell, owner]) => (owner === seat ? [hexOfKey(cell)] : [])), [zones, seat]);
  const [draft, change] = useState<Draft | null>(null);
  const [{ selected, means }, set] = useState<Held>(NONE);
  const [isOwn, own] = useState(false);
  const changeByHand = (next: Draft) => {
    own(true);
    change(next);
  };
  const again = () => {
    set(NONE);
    own(false);
    change(seat === null ? null : arranged(seat, zone, view.centre));
  };
  useEffect(() => {
    if (isOn) again();
    else change(null);
  }, [isOn, seat, zone]);
  // a hint is an arrangement to start from
  useEffect(() => {
    const advised = isOn && hint ? draftOf(hint.choice, seat) : null;
    if (advised) change(advised);
  }, [hint, isOn]);
  const why = useMemo(() => (isOn && draft ? (looks.why?.(placement(draft)) ?? null) : null), [draft, isOn]);
  if (!isOn || !draft) return null;

  const put = (id: number, at: Hex | null) => {
    const to = at && berthsOf(draft, id, zone).find((berth) => key(berth.at) === key(at));
    if (to) changeByHand(moved(draft, id, to, zone));
    set({ selected: id, means: 'turn' });
  };
  const turn = (by: 1 | -1, id = selected) => {
    const next = id === null ? undefined : turned(draft, id, by, zone);
    if (next) changeByHand(next);
  };
  const berth = selected === null ? undefined : draft.get(selected);
  const isAimed = means === 'aim' && selected !== null;
  return {
    ships: shipsOf(draft),
    selected,
    lives: isAimed ? hexLives(draft, selected, zone) : shipLives(draft),
    berths: means === 'carry' && selected !== null ? hexLives(draft, selected, zone) : [],
    first: isAimed ? hex((berth as Berth).at) : selected === null ? null : ship(selected),
    click: (spot) => {
      const at = hexOf(spot);
      if (!at) return set({ selected: Number(spot.slice(1)), means: 'aim' });
      if (selected === null) return undefined;
      return berth && key(berth.at) === key(at) ? turn(1) : put(selected, at);
    },
    lift: (id) => set({ selected: id, means: 'carry' }),
    drop: put,
    turn,
    back: () => {
      set(isAimed ? { selected, means: 'turn' } : NONE);
      return selected !== null;
    },
    again,
    isOwn,
    why,
    done: () => looks.act(placement(draft)),
  };
}

function shipLives(draft: Draft): Live[] {
  return [...draft].map(([id, berth]) => {
    const hexes = hexesOfBerth(id, berth);
    const label = t('battle-draft-ship', { ship: nameOf(id), hex: said(berth.at), way: berth.facing });
    return { spot: ship(id), hexes, centre: centreOf(hexes), ways: [], label };
  });
}

function hexLives(draft: Draft, selected: number, zone: Hex[]): Live[] {
  return berthsOf(draft, selected, zone).map((to) => {
    const { at, facing } = to;
    const torn = tornIn(moved(draft, selected, to, zone));
    const label = [labelOf(draft, selected, at), torn && t('battle-draft-torn', { squadron: squadronName(torn) })].filter(Boolean).join('. ');
    const ways = isCapital(selected) ? [facing] : [];
    return { spot: hex(at), hexes: [at], centre: middle(at), ways, label, isWrong: torn !== null };
  });
}

function labelOf(draft: Draft, selected: number, at: Hex): string {
  const own = draft.get(selected);
  if (own && key(own.at) === key(at)) return t('battle-draft-turn', { ship: nameOf(selected) });
  const other = [...draft].find(([id, berth]) => id !== selected && !isCapital(id) && key(berth.at) === key(at));
  return other
    ? t('battle-draft-swap', { ship: nameOf(selected), other: nameOf(other[0]), hex: said(at) })
    : t('battle-draft-to', { ship: nameOf(selected), hex: said(at) });
}

const said = (at: Hex): string => `(${at.join(', ')})`;

export function PlaceActions({ placing, advise }: { placing: Placing; advise: () => void }) {
  const { selected, turn, again, isOwn, why, done } = placing;
  const replacing = (then: () => void) => (isOwn ? ask(t('battle-place-own'), [[t('battle-place-discard'), then]]) : then());
  return (
    <>
      {why && (
        <p class="bb-why" role="status">
          <Ruled text={why} />
        </p>
      )}
      <div class="bar bb-actions">
        <Button main id="place" why={why} onClick={done}>
          {t('battle-place-so')}
        </Button>
      </div>
      <div class="bar">
        <Button id="turn-left" why={selected === null && t('battle-turn-whom')} onClick={() => turn(-1)} aria-label={t('battle-turn-left')}>
          ⟲
        </Button>
        <Button id="turn-right" why={selected === null && t('battle-turn-whom')} onClick={() => turn(1)} aria-label={t('battle-turn-right')}>
          ⟳
        </Button>
        <Button id="again" onClick={() => replacing(again)}>
          {t('battle-place-otherwise')}
        </Button>
        <Button id="advise" onClick={() => replacing(advise)}>
          {t('place-fleet')}
        </Button>
      </div>
    </>
  );
}
