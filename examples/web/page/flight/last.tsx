// What the last card did to a ship, between two cards.
import type { Line } from '../looks';
import { Ruled } from '../look/ruled';
import { tell } from '../told';
import { t } from '../words';

type Event = { event: string; seat?: number };

function eventOf({ event }: Line): Event | null {
  return typeof event === 'object' && event !== null && 'flight' in event ? (event.flight as Event) : null;
}

/** `lines` are newest first. */
export function LastCard({ lines, seat }: { lines: Line[]; seat: number }) {
  const shown = lines.findIndex((line) => eventOf(line)?.event === 'shown');
  if (shown < 0) return null;
  const [card, ...own] = lines
    .slice(0, shown + 1)
    .reverse()
    .filter((line, place) => place === 0 || eventOf(line)?.seat === seat);
  return (
    <section class="fl-last">
      <h3>{t('last-card')}</h3>
      <ol>
        {[card, ...own].map((line, place) => (
          <li key={place}>
            <Ruled text={tell(line)} />
          </li>
        ))}
        {own.length === 0 && <li>{t('last-card-nothing')}</li>}
      </ol>
    </section>
  );
}
