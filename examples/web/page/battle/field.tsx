// The board with its buttons, and what is known of the ship that was clicked.
import { useEffect, useRef } from 'preact/hooks';
import type * as sw from '../../js/index';
import { theme } from '../app/theme';
import { Button } from '../look/button';
import { picture } from '../picture';
import { spoken, t } from '../words';
import type { Zoom } from './board/zoom';

export function ZoomBar({ zoom, plan, toggle }: { zoom: Zoom; plan: boolean; toggle: () => void }) {
  const isPlan = plan && t('battle-zoom-plan');
  const isWhole = isPlan || (zoom.k === 1 && t('battle-zoom-all'));
  return (
    <div class="bb-zoom">
      <Button aria-label={t('battle-zoom-in')} title={t('battle-zoom-in')} why={isPlan} onClick={() => zoom.by(1.4)}>
        +
      </Button>
      <Button aria-label={t('battle-zoom-out')} title={t('battle-zoom-out')} why={isWhole} onClick={() => zoom.by(1 / 1.4)}>
        −
      </Button>
      <Button aria-label={t('battle-zoom-whole')} title={t('battle-zoom-whole')} why={isWhole} onClick={zoom.whole}>
        ⤢
      </Button>
      <Button id="plan" aria-pressed={plan} onClick={toggle}>
        {t('battle-plan')}
      </Button>
    </div>
  );
}

/** The crate's own picture of the board. */
export function Plan({ game, seat, piece, at }: { game: sw.Shown<'battle'>; seat: number | null; piece: number | null; at: number }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawn = game.picture(seat, piece, theme.value, true);
    if ('ok' in drawn) host.current?.replaceChildren(picture(drawn.ok));
  }, [game, seat, piece, at, theme.value, spoken()]);
  return <div class="bb-plan" ref={host} />;
}
