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
import { isCapital, nameOf } from './names';
import { hex, hexOf, ship, type Spot } from './paths';
import { arranged, berthsOf, type Draft, draftOf, hexesOfBerth, moved, placement, shipsOf, turned } from './placing';
import type { Ship } from './scene';

export type Placing = {
  ships: Ship[];
  selected: number | null;
  lives: Live[];
  click: (spot: Spot) => void;
  /** A ship dropped on a hex. */
  drop: (id: number, at: Hex) => void;
  turn: (by: 1 | -1) => void;
  back: () => boolean;
  again: () => void;
  /** Whether ships were moved by hand. */
  isOwn: boolean;
  why: string | null;
  done: () => void;
};

type Asked = { looks: Looks<'battle'>; view: sw.BattleView; zones: Map<string, number>; mine: boolean };

/** The placing under way; null if no fleet is to be placed by the one who looks. */
export function usePlacing({ looks, view, zones, mine }: Asked): Placing | null {
  const { seat, hint } = looks;
  const isOn = mine && view.step.step === 'place' && seat !== null;
  const zone = useMemo(() => [...zones].flatMap(([cell, owner]) => (owner === seat ? [hexOfKey(cell)] : [])), [zones, seat]);
  const [draft, change] = useState<Draft | null>(null);
  const [selected, select] = useState<number | null>(null);
  const [isOwn, own] = useState(false);
  const changeByHand = (next: Draft) => {
    own(true);
    change(next);
  };
  const again = () => {
    select(null);
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

  const put = (id: number, at: Hex) => {
    const to = berthsOf(draft, id, zone).find((berth) => key(berth.at) === key(at));
    if (to) changeByHand(moved(draft, id, to, zone));
    select(null);
  };
  const turn = (by: 1 | -1, id = selected) => {
    const next = id === null ? undefined : turned(draft, id, by, zone);
    if (next) changeByHand(next);
  };
  const berth = selected === null ? undefined : draft.get(selected);
  return {
    ships: shipsOf(draft),
    selected,
    lives: selected === null ? shipLives(draft) : hexLives(draft, selected, zone),
    click: (spot) => {
      const at = hexOf(spot);
      if (!at) return select(Number(spot.slice(1)));
      if (selected === null) return undefined;
      return berth && key(berth.at) === key(at) ? turn(1) : put(selected, at);
    },
    drop: put,
    turn,
    back: () => {
      select(null);
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
  const own = draft.get(selected);
  return berthsOf(draft, selected, zone).map(({ at, facing }) => {
    const isOwn = own !== undefined && key(own.at) === key(at);
    const other = [...draft].find(([id, berth]) => id !== selected && !isCapital(id) && key(berth.at) === key(at));
    const label = isOwn
      ? t('battle-draft-turn', { ship: nameOf(selected) })
      : other
        ? t('battle-draft-swap', { ship: nameOf(selected), other: nameOf(other[0]), hex: said(at) })
        : t('battle-draft-to', { ship: nameOf(selected), hex: said(at) });
    return { spot: hex(at), hexes: [at], centre: middle(at), ways: isCapital(selected) ? [facing] : [], label };
  });
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
        <Button main id="place" disabled={why !== null} onClick={done}>
          {t('battle-place-so')}
        </Button>
      </div>
      <div class="bar">
        <Button id="turn-left" disabled={selected === null} onClick={() => turn(-1)} aria-label={t('battle-turn-left')}>
          ⟲
        </Button>
        <Button id="turn-right" disabled={selected === null} onClick={() => turn(1)} aria-label={t('battle-turn-right')}>
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
