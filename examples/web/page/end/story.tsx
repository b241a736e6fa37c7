// The story of the ships: as they were launched, as they came home, and what took what.
import { useEffect, useState } from 'preact/hooks';
import type * as sw from '../../js/index';
import type { Flown } from '../game/flown';
import { Ship } from '../ship/ship';
import { tell } from '../told';
import { t } from '../words';

type Props = { flown: Flown; who: (seat: number) => string };

export function Story({ flown, who }: Props) {
  // one ship after another, so that nothing waits for their pictures
  const [count, more] = useState(1);
  useEffect(() => {
    if (count >= flown.ships.length) return undefined;
    const timer = setTimeout(() => more(count + 1));
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <div class="end-stories">
      {flown.ships.slice(0, count).map(({ seat, before, after, losses }) => (
        <section key={seat} class={`end-story s${seat}`} aria-label={t('ship-of', { who: who(seat) })}>
          <h3>
            <span class={`seat s${seat}`} />
            {t('ship-of', { who: who(seat) })}
          </h3>
          <div class="end-ships">
            <Picture fleet={before} words={t('ship-before', { count: before.tiles.length })} />
            <Picture fleet={after} words={t('ship-after', { count: after.tiles.length })} />
          </div>
          {losses.length === 0 ? (
            <p>{t('no-losses')}</p>
          ) : (
            <ul>
              {losses.map(({ cause, told }, place) => (
                <li key={place}>
                  {cause && <strong>{cause}: </strong>}
                  {tell(told)}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

const Picture = ({ fleet, words }: { fleet: sw.Fleet; words: string }) => (
  <figure class="space">
    <Ship fleet={fleet} label={words} />
    <figcaption>{words}</figcaption>
  </figure>
);
