// What is asked in the yard now, and the choices that lead on.
import type { Cell, Layout, YardChoice } from '../../js/index';
import * as sw from '../../js/index';
import { useInView } from '../game/inview';
import { useArrival } from '../look/arrival';
import { Button } from '../look/button';
import { ask } from '../look/question';
import { Ruled } from '../look/ruled';
import type { Looks } from '../looks';
import { lacking } from '../ship/lacks';
import { lines } from '../told';
import { t } from '../words';
import type { Building, Offer } from './building';

export type AskedProps = { yard: Building; looks: Looks<'game'>; picked: Offer[]; pick: (options: Offer[]) => void };

/** The seats that are awaited, by name. */
function waiting({ game, who }: Looks<'game'>): string {
  const { seats, table } = game.awaited();
  return t('yard-waits', { who: seats.length || !table ? seats.map(who).join(', ') : who('table') });
}

/** What is said to who has finished while others build. */
function finished({ view, me, can }: Building, { who, isHurried }: Looks<'game'>): string {
  const builders = view.players.filter(({ order }) => order === null).map(({ seat }) => who(seat));
  const parts = [t('yard-finished', { order: me.order ?? 0 }), t('yard-builders', { who: builders.join(', '), count: builders.length })];
  if (can('flip')) parts.push(t('yard-flip-now'));
  else if (isHurried) parts.push(t('yard-hurried'));
  return parts.join(' ');
}

function sentence(yard: Building, looks: Looks<'game'>): string {
  const { view, me, offers, held } = yard;
  if (looks.isPast) return t('watching');
  if (looks.seat === null) return `${t('watching')} ${waiting(looks)}`;
  if (view.step === 'building') {
    if (me.order !== null) return finished(yard, looks);
    if (held) return t('yard-place');
    return me.layout.tiles.length > 1 ? t('yard-take') : t('yard-begin');
  }
  if (offers.length === 0) return waiting(looks);
  if (view.step === 'closing') return t('yard-time-out');
  if (view.step === 'check') return offers.some(({ choice }) => choice.do === 'keep') ? t('yard-keep') : t('yard-check');
  if (view.step === 'insurance') return t('yard-insurance');
  return t(offers.some(({ choice }) => choice.do === 'welcome') ? 'yard-boarding' : 'yard-boarding-humans');
}

/** Before the last word: what the ship is like, and that one cannot go on building. */
export function askToFinish({ me, attempt }: Building, choice: YardChoice): void {
  const seen = sw.must(sw.inspect(me.layout as Layout));
  const is = t(seen.legal ? 'yard-is-legal' : 'yard-is-not-legal', { count: seen.told.length });
  const text = [t('yard-finish-sure', { count: me.layout.tiles.length, is }), lacking(seen, me.layout as Layout)].filter(Boolean).join(' ');
  ask(text, [[t('yard-finish'), () => attempt(choice)]]);
}

/** The buttons of steps that are asked of one: those of building stand by what they are about. */
function Leads({ yard, picked, pick }: AskedProps) {
  const { view, me, offers, can, attempt } = yard;
  const does = (...kinds: YardChoice['do'][]) => offers.filter(({ choice }) => kinds.includes(choice.do));
  if (picked.length > 0) {
    const choose = (choice: YardChoice) => {
      pick([]);
      attempt(choice);
    };
    return <Offers offers={picked} attempt={choose} />;
  }
  if (view.step === 'check' && offers.length > 0) return <Repair yard={yard} />;
  if (view.step === 'building') {
    if (me.order === null || !can('flip')) return null;
    return (
      <Button main id="flip-now" onClick={() => attempt({ do: 'flip' })}>
        {t('yard-flip')}
      </Button>
    );
  }
  return <Offers offers={does('finish', 'board', 'pass', 'insure', 'roll')} attempt={attempt} />;
}

const Offers = ({ offers, attempt }: { offers: Offer[]; attempt: (choice: YardChoice) => void }) => (
  <>
    {offers.map(({ choice, text }, place) => (
      <Button key={text} main={place === 0} onClick={() => attempt(choice)}>
        {text}
      </Button>
    ))}
  </>
);

/** The smallest repair, which one may also do piece by piece on the board. */
function Repair({ yard: { me, attempt, offers } }: { yard: Building }) {
  const found = sw.must(sw.repair(me.layout as Layout));
  const passes = offers.filter(({ choice }) => choice.do === 'pass');
  if (found.removed.length === 0) return <Offers offers={passes} attempt={attempt} />;
  return (
    <>
      <Button main id="repair" onClick={() => attempt({ do: 'repair', removed: found.removed as Cell[] })}>
        {t('yard-repair', { count: found.removed.length })}
      </Button>
      <ul class="yard-losses">
        {lines(found).map((line) => (
          <li key={line}>
            <Ruled text={line} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function Asked(props: AskedProps) {
  const { yard, looks } = props;
  const panel = useArrival<HTMLElement>();
  const says = sentence(yard, looks);
  const isBuilding = yard.view.step === 'building' && yard.me.order === null;
  useInView(panel, isBuilding || looks.seat === null ? '' : says);
  return (
    <section class="asked yard-asked" ref={panel} tabIndex={-1} aria-label={t('yard-asked')}>
      <div class="yard-told">
        <p class="yard-sentence" id="asked" role="status">
          {says}
        </p>
        <p class="yard-says" id="says" role="status">
          <Ruled text={yard.says.value} />
        </p>
      </div>
      <div class="yard-leads">
        <Leads {...props} />
      </div>
    </section>
  );
}
