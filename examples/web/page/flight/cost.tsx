// What the attack, or the rest of the card, is likely to cost: on demand, in words.
import { useEffect, useState } from 'preact/hooks';
import type { CardOdds } from '../../js/bots';
import * as sw from '../../js/index';
import { cardOdds } from '../engine/bots';
import { Button } from '../look/button';
import { tell } from '../told';
import { t } from '../words';
import { type Asking, only } from './answers/answer';
import { comingOf } from './coming';
import { losses, said } from './tolls';

export function Cost({ asking, seat, at }: { asking: Asking; seat: number; at: number }) {
  const [openAt, open] = useState<number | null>(null);
  const { view } = asking;
  const coming = comingOf(view);
  const question = view.asked?.[1];
  const incoming = question?.ask === 'defend' ? question.incoming : null;
  if (!coming && !incoming) return null;
  const isOpen = openAt === at;
  return (
    <div class="fl-cost">
      <Button id="cost" aria-expanded={isOpen} onClick={() => open(isOpen ? null : at)}>
        {t('cost')}
      </Button>
      {isOpen && (
        <div role="status" id="costs">
          {incoming && <Certain asking={asking} incoming={incoming} />}
          {coming && <Likely view={view} seat={seat} card={coming} isRest={incoming !== null} />}
        </div>
      )}
    </div>
  );
}

/** What each reaction loses: the attack is rolled, so that is certain. */
function Certain({ asking: { listed, fleet }, incoming }: { asking: Asking; incoming: sw.IncomingMessage }) {
  return (
    <ul>
      {only(listed, 'defend').map((each) => {
        const met = sw.defend(fleet, { incoming }, each.choice.defence);
        return 'ok' in met ? (
          <li key={tell(each)}>
            {tell(each)}: <strong>{losses(fleet, met.ok.after)}</strong>
          </li>
        ) : null;
      })}
    </ul>
  );
}

type LikelyProps = { view: sw.FlightViewMessage; seat: number; card: sw.CardMessage; isRest: boolean };

function Likely({ view, seat, card, isRest }: LikelyProps) {
  const [odds, found] = useState<CardOdds | 'none' | null>(null);
  useEffect(() => {
    let isHere = true;
    cardOdds(view, seat, card).then(
      (of) => isHere && found(of),
      () => isHere && found('none'),
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (odds === 'none') return null;
  return (
    <>
      <p>{t(isRest ? 'cost-rest' : 'cost-card')}</p>
      {odds ? (
        <ul>
          <li>
            {t('cost-nothing')} <strong>{said(odds.nothing)}</strong>
          </li>
          <li>
            {t('cost-helped')} <strong>{said(odds.helped)}</strong>
          </li>
        </ul>
      ) : (
        <p>{t('loading')}</p>
      )}
    </>
  );
}
