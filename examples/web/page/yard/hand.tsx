// The tile in hand, large: it is dragged from here, and turned.
import type { ComponentChildren } from 'preact';
import type { Component } from '../../js/index';
import { Button } from '../look/button';
import { componentWords, kindWords } from '../ship/name';
import { Tile } from '../ship/tile';
import { capital, t } from '../words';
import './pool.css';

type Props = {
  component: Component | null;
  turn: () => void;
  grab: (event: PointerEvent) => void;
  /** What else can be done with it. */
  children?: ComponentChildren;
};

export function Hand({ component, turn, grab, children }: Props) {
  return (
    <section class="pool-hand" id="hand" aria-label={t('hand')}>
      <div
        class={`pool-held ${component ? 'full' : ''}`}
        onPointerDown={(event) => component && grab(event)}
        onDragStart={(event) => event.preventDefault()}
      >
        {component ? <Tile component={component} /> : t('hand-free')}
      </div>
      <div class="pool-acts">
        <p title={component ? componentWords(component) : undefined}>{component ? capital(kindWords(component)) : ''}</p>
        <Button id="turn" onClick={turn} why={component ? '' : t('hand-free')}>
          {t('yard-turn')} <Key of="R" />
        </Button>
        {children}
      </div>
    </section>
  );
}

/** A key that does the same; not shown where there is none. */
export const Key = ({ of }: { of: string }) => (
  <kbd class="pool-key" aria-hidden>
    {of}
  </kbd>
);

type Does = { id: string; does: () => void; can: boolean; why?: () => void; children: ComponentChildren };

/** A button that stays where it is while it can do nothing, and then says why. */
export function Act({ id, does, can, why, children }: Does) {
  return (
    <Button id={id} why={!can && why} onClick={does}>
      {children}
    </Button>
  );
}
