// The hourglass: its sand, where it stands, and who may turn it.
import { useEffect } from 'preact/hooks';
import { sound } from '../sound';
import { Act } from './hand';
import type { Building } from './building';
import { t } from '../words';

/** Seconds of a full hourglass. */
const FULL = 60;
/** Seconds of sand that are the last. */
const LAST = 10;

type Props = { yard: Building; sand: string; left?: number; isPlayed: boolean };

export function Glass({ yard, sand, left, isPlayed }: Props) {
  const { running } = yard.view.hourglass;
  const waits = isPlayed && !running && !yard.can('flip') && !yard.can('roll');
  const isLast = running && left !== undefined && left <= LAST;
  useEffect(() => sound(isLast ? 'sand' : undefined), [isLast]);
  const part = running ? Math.max(0, Math.min(1, (left ?? FULL / 2) / FULL)) : 0;
  return (
    <section
      class={`yard-glass ${isLast ? 'soon' : ''}`}
      aria-label={t('yard-hourglass')}
    >
      <svg viewBox="0 0 60 90" aria-hidden="true">
        <clipPath id="yard-bulb-top">
          <path d="M12 10h36c0 22-14 24-16 35h-4C26 34 12 32 12 10z" />
        </clipPath>
        <clipPath id="yard-bulb-bottom">
          <path d="M12 80h36c0-22-14-24-16-35h-4C26 56 12 58 12 80z" />
        </clipPath>
        <path class="yard-bulb" d="M12 10h36c0 22-14 24-16 35 2 11 16 13 16 35H12c0-22 14-24 16-35-2-11-16-13-16-35z" />
        <rect class="yard-sand" clip-path="url(#yard-bulb-top)" x="8" y={10 + 35 * (1 - part)} width="44" height={35 * part} />
        <rect class="yard-sand" clip-path="url(#yard-bulb-bottom)" x="8" y={80 - 30 * (1 - part)} width="44" height={30 * (1 - part)} />
        {running && part > 0 && <path class="yard-stream" d="M30 44v34" />}
        <path class="yard-wood" d="M8 6h44M8 84h44" />
      </svg>
      <div>
        <p id="sand">{sand}</p>
        {isPlayed && <p class="soft">{t(waits ? 'yard-flip-finished' : 'yard-sand-means')}</p>}
        {isPlayed && yard.me.order === null && (
          <Act id="flip" can={yard.can('flip')} does={() => yard.attempt({ do: 'flip' })} why={() => yard.attempt({ do: 'flip' })}>
            {t('yard-flip')}
          </Act>
        )}
        {yard.can('roll') && (
          <Act id="roll" can does={() => yard.attempt({ do: 'roll' })}>
            {t('yard-roll')}
          </Act>
        )}
        {yard.view.dice.length > 0 && <p>{t('yard-dice', { dice: yard.view.dice.join(', ') })}</p>}
      </div>
    </section>
  );
}
