// The drawing of a battlefield: each hex takes what the brush paints, by mouse, touch or keys.
import { useRef, useState } from 'preact/hooks';
import { boxOf, type Hex, hexesOf, key, RISE } from '../battle/board/geometry';
import '../battle/battle.css';
import { Note, useMark } from '../box/mistakes';
import { cellOf, usePainting } from '../box/painting';
import { t } from '../words';
import { markWords } from './brushes';
import { isProbe, Place } from './chart';
import { type Draft, type Mark, marked, withMark, zonesOf } from './draft';

/** The least height of a hex in pixels where a finger taps it. */
const FINGER = 44;

type Props = { draft: Draft; brush: Mark | ''; put: (draft: Draft) => void };

export function Grid({ draft, brush, put }: Props) {
  const [stop, setStop] = useState<Hex>([0, 0]);
  const root = useRef<SVGSVGElement>(null);
  const hexes = hexesOf(draft.radius);
  const box = boxOf(draft.radius);
  const stands = hexes.some((hex) => key(hex) === key(stop)) ? stop : [0, 0];
  const begin = (hex: Hex): string => {
    setStop(hex);
    const mark = marked(draft, hex) === brush ? '' : brush;
    put(withMark(draft, hex, mark || undefined));
    return mark;
  };
  const painting = usePainting(begin, (hex, mark) => put(withMark(draft, hex, (mark || undefined) as Mark | undefined)));
  const onKeyDown = (event: KeyboardEvent) => {
    const hex = cellOf(event);
    if (!hex || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = towards(event.key, hex);
    if (next) {
      if (!hexes.some((each) => key(each) === key(next))) return;
      setStop(next);
      root.current?.querySelector<SVGGElement>(`[data-cell="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') begin(hex);
    else if (event.key === '.' || event.key === 'Delete') put(withMark(draft, hex, undefined));
    else if (event.key.toLowerCase() === 'a') put(withMark(draft, hex, 'asteroid'));
    else if (zonesOf(draft).some((zone) => `${Number(zone) + 1}` === event.key)) put(withMark(draft, hex, `${Number(event.key) - 1}` as Mark));
    else return;
    event.preventDefault();
  };
  return (
    <div id="field-hexes" role="group" aria-label={t('battlefield-hexes')} {...useMark('field-hexes')}>
      <div class="fields-scroll space">
        <svg
          ref={root}
          class="bb fields-grid"
          viewBox={box.join(' ')}
          style={{ '--least': `${(FINGER * box[2]) / (2 * RISE)}px` }}
          {...({ ...painting, onKeyDown } as object)}
        >
          {hexes.map((hex) => {
            const what = isProbe(hex) ? t('battlefield-probe') : markWords(marked(draft, hex) ?? '');
            return (
              <Place
                key={key(hex)}
                at={hex}
                mark={marked(draft, hex)}
                label={t('battlefield-hex', { hex: key(hex), what })}
                stop={key(hex) === key(stands as Hex)}
              />
            );
          })}
        </svg>
      </div>
      <Note of="field-hexes" />
    </div>
  );
}

/** Where an arrow key leads; to the sides, up from even columns and down from odd ones. */
function towards(pressed: string, [q, r]: Hex): Hex | null {
  const odd = Math.abs(q % 2);
  const ways: Record<string, Hex> = {
    ArrowUp: [q, r - 1],
    ArrowDown: [q, r + 1],
    ArrowRight: [q + 1, r - 1 + odd],
    ArrowLeft: [q - 1, r + odd],
  };
  return ways[pressed] ?? null;
}

