// What one does about an attack, and which piece is kept of a ship that breaks up.
import { useEffect, useRef } from 'preact/hooks';
import type { Cell } from '../../js/index';
import { Button } from '../look/button';
import { Ruled } from '../look/ruled';
import { phrase, tell } from '../told';
import { capital, t } from '../words';
import { decided, isUsed, outlook } from './outlook';
import type { Broken, Defence, Siege, Under } from './siege';
import type { Way } from './ways';

/** Focuses what is asked now, if the focus went with what was asked before. */
function useAsked() {
  const asked = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) asked.current?.focus({ preventScroll: true });
  });
  return asked;
}

/** What is done about an attack so far. */
export const Chosen = ({ says }: { says: string[] }) =>
  says.length > 0 && (
    <ul class="fire-chosen">
      {says.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );

type Props = { siege: Siege; under: Under; ways: Way[]; name: (cell: Cell) => string };

export function Reactions({ siege, under, ways, name }: Props) {
  const asked = useAsked();
  const left = siege.swarm.value;
  return (
    <>
      <h1 ref={asked} tabIndex={-1} class="asked">
        {t(outlook(under.told, under.defence, ways.length > 0))}
      </h1>
      <Chosen says={decided(siege.fleet.value, under.attack, under.defence, name)} />
      {left > 0 && <p>{t('swarm-left', { count: left })}</p>}
      <div class="list">
        {ways.map((way) => (
          <Button key={way.says} onClick={() => siege.defend(way.change)}>
            {way.says}
          </Button>
        ))}
      </div>
      <div class="bar">
        <Button main id="resolve" onClick={() => siege.meet()}>
          {t('resolve')}
        </Button>
        {isUsed(under.defence) && <Button onClick={() => siege.defend(null)}>{t('take-back')}</Button>}
        <Button id="hint" onClick={() => void siege.advise()}>
          {t('hint')}
        </Button>
      </div>
      <div role="status">{under.hint && <Advice siege={siege} hint={under.hint} />}</div>
    </>
  );
}

function Advice({ siege, hint }: { siege: Siege; hint: NonNullable<Under['hint']> }) {
  const because = capital(hint.reasons.map(phrase).join(', '));
  return (
    <p class="hint" id="hinted">
      <strong>{tell({ says: hint.does, told: hint.told })}.</strong> <Ruled text={because && !because.endsWith('.') ? `${because}.` : because} />{' '}
      <Button id="do-it" onClick={() => siege.defend(hint.best.defence as Defence)}>
        {t('do-it')}
      </Button>
    </p>
  );
}

export function Pieces({ siege, broken }: { siege: Siege; broken: Broken }) {
  const asked = useAsked();
  return (
    <>
      <h1 ref={asked} tabIndex={-1} class="asked bad">
        {t('keep')}
      </h1>
      <div class="list">
        {broken.after.pieces.map((piece, number) => (
          <Button key={`${piece[0]}`} class="keep" onClick={() => siege.keep(piece[0])}>
            {t('piece', { number: number + 1, count: piece.length })}
          </Button>
        ))}
      </div>
    </>
  );
}
