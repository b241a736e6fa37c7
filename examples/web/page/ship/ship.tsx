// A ship on its board: cells, components, what is aboard, and what one wants to know of it.
import type { Signal } from '@preact/signals';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Cell, Component, Fleet, Laid, Layout, Overlays } from '../../js/index';
import * as sw from '../../js/index';
import { placeName } from '../ship';
import { spoken, t } from '../words';
import { CellOf, type Fit, sameCell } from './cell';
import { componentWords } from './name';
import { groundOf, namesOf } from './places';
import { Plate } from './plate';
import { type Ground, sceneOf } from './scene';
import { Stars } from './stars';
import { towards } from './steps';
import './tile.css';
import './ship.css';

type Shown = Omit<Overlays, 'id' | 'theme' | 'styled' | 'told' | 'held'>;

export type ShipProps = Shown & {
  layout?: Layout;
  fleet?: Fleet;
  label: string;
  class?: string;
  /** The tile that one wants to place, as it is turned: where it fits is marked. */
  held?: Component | null;
  /** A cell was clicked, tapped, or chosen by Enter. */
  onCell?: (cell: Cell, event: Event) => void;
  /** The cell that is pointed at or focused, told and shown. */
  over?: Signal<Cell | null>;
  /** What is aboard besides what a fleet carries. */
  aboard?: Laid[];
  /** Cells where the held tile fits but would not be joined. */
  loose?: ReadonlySet<string>;
  /** Cells that one may choose now. */
  marked?: (cell: Cell) => boolean;
  /** More to be said of a cell, such as why the held tile does not fit. */
  note?: (cell: Cell) => string;
};

const at = (tiles: Layout['tiles'], cell: Cell) => tiles.find((tile) => sameCell(tile.at, cell)) as Component | undefined;

/** Where a held tile fits, as it is turned and otherwise. */
function fitting(layout: Layout | undefined, held: Component | null | undefined): (cell: Cell) => Fit {
  const found = layout && held ? sw.fits(layout, held) : null;
  if (!found || !('ok' in found)) return () => null;
  const has = (turn: number, cell: Cell) => found.ok[turn].some((each) => sameCell(each, cell));
  return (cell) => (has(0, cell) ? 'now' : [1, 2, 3].some((turn) => has(turn, cell)) ? 'turned' : null);
}

const FEATURES = ['closed', 'orange', 'home'] as const;

function nameOf(place: string, ground: Ground, component: Component | undefined, held: Laid | undefined, fit: Fit, note: string): string {
  const features = FEATURES.filter((each) => ground.classes.includes(each)).map((each) => t(`cell-${each}`));
  const what = component ? componentWords(component, held) : [t('cell-empty'), ...features].join(', ');
  const fits = fit && !component ? t(`cell-fits-${fit}`) : note;
  return [`${place}: ${what}`, fits].filter(Boolean).join('. ');
}

export function Ship(props: ShipProps) {
  const { layout, fleet, label, held, onCell, over, note, aboard: more = [], marked, loose, class: kind = '', ...overlays } = props;
  const of = (fleet ?? layout) as Layout;
  const aboard = [...(fleet?.aboard ?? []), ...more];
  const drawn = JSON.stringify([of, overlays]);
  const scene = useMemo(() => {
    const named = fleet ? { fleet } : { layout: of };
    return sceneOf(sw.must(sw.svg(named, { ...overlays, told: true, styled: false })));
  }, [drawn, spoken()]);
  const names = useMemo(() => namesOf(of), [groundOf(of)]);
  const fitted = useMemo(() => fitting(layout, held), [drawn, JSON.stringify(held)]);
  const fit = (cell: Cell): Fit => (fitted(cell) && loose?.has(`${cell}`) ? 'loose' : fitted(cell));
  const [stop, setStop] = useState<Cell | null>(null);
  const root = useRef<SVGSVGElement>(null);
  const stands = stop ?? scene.cells[0]?.cell;

  const reach = (cell: Cell | null) => {
    if (over && `${cell}` !== `${over.peek()}`) over.value = cell;
  };
  const cellOf = (event: Event): Cell | null => {
    const found = (event.target as Element).closest('[data-cell]')?.getAttribute('data-cell');
    return found ? (found.split(',').map(Number) as Cell) : null;
  };
  const press = (event: Event) => {
    const cell = cellOf(event);
    if (!cell || !onCell) return;
    setStop(cell);
    onCell(cell, event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event);
    if (!cell || !onCell || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') press(event);
    else {
      const next = towards(event.key, cell, scene.cells);
      if (!next) return;
      setStop(next);
      root.current?.querySelector<SVGGElement>(`[data-cell="${next}"]`)?.focus({ preventScroll: true });
    }
    event.preventDefault();
  };
  const listeners = onCell && {
    onClick: press,
    onKeyDown,
    onPointerOver: (event: PointerEvent) => event.pointerType === 'mouse' && reach(cellOf(event)),
    onPointerLeave: () => reach(null),
    onFocusIn: (event: FocusEvent) => {
      const cell = cellOf(event);
      if (cell) setStop(cell);
      reach(cell);
    },
    onFocusOut: () => reach(null),
  };
  return (
    <svg
      ref={root}
      class={`sw-ship dark ship ${held ? 'holding' : ''} ${kind}`}
      viewBox={scene.box.join(' ')}
      role="group"
      aria-label={label}
      {...(listeners as object)}
    >
      <Stars box={scene.box} />
      <g aria-hidden>{scene.under}</g>
      {scene.cells.map((ground) => {
        const { cell } = ground;
        const component = at(of.tiles, cell);
        const inside = aboard.find((each) => sameCell(each.at, cell));
        const fits = component ? null : fit(cell);
        const name = nameOf(placeName(names, cell), ground, component, inside, fits, note?.(cell) ?? '');
        return (
          <CellOf
            key={`${cell}`}
            {...ground}
            component={component}
            held={inside}
            boarded={fleet?.boarded}
            fit={fits}
            name={name}
            active={!!onCell}
            marked={marked?.(cell)}
            stop={sameCell(cell, stands)}
          />
        );
      })}
      <g class="ship-over" aria-hidden>
        {scene.over}
        {held && over && <Preview component={held} over={over} tiles={of.tiles} fit={fit} />}
      </g>
    </svg>
  );
}

type Previewed = { component: Component; over: Signal<Cell | null>; tiles: Layout['tiles']; fit: (cell: Cell) => Fit };

/** The held tile where one points. */
function Preview({ component, over, tiles, fit }: Previewed) {
  const cell = over.value;
  if (!cell || at(tiles, cell)) return null;
  return (
    <g class={`ship-ghost ${fit(cell) ?? 'not'}`} transform={`translate(${cell[0] * 100} ${cell[1] * 100})`}>
      <Plate component={component} />
    </g>
  );
}
