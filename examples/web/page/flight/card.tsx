// The face of a card: what it does, in pictures and short words; the whole sentence below.
import * as sw from '../../js/index';
import type { CardKind, CombatLine } from '../../js/index';
import { family } from '../cards/kinds';
import { tell } from '../told';
import { capital, message, t } from '../words';
import { Scene } from './art';
import { Coming, Count, Cube } from './glyphs';

type Kind<K extends CardKind['kind']> = Extract<CardKind, { kind: K }>;
const GOODS = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' } as const;

const Goods = ({ of }: { of: string }) => (
  <span class="fl-goods">
    {[...of].map((letter, place) => (
      <Cube key={place} colour={GOODS[letter as keyof typeof GOODS]} />
    ))}
  </span>
);

const Days = ({ days }: { days: number }) => <Count of="day" count={`−${days}`} words={t('costs-days', { days })} />;
const Pay = ({ credits }: { credits: number }) => <Count of="credit" count={`+${credits}`} words={t('pays-credits', { credits })} />;

/** Attacks in their order. */
const Attacks = ({ codes, of }: { codes: string[]; of: 'meteor' | 'shot' }) => (
  <ol class="fl-attacks">
    {codes.map((code, place) => (
      <li key={place}>
        <Coming code={code} of={of} />
      </li>
    ))}
  </ol>
);

export type Planets = { free?: number[]; landed?: [number, number][]; land?: (planet: number) => void; room?: (goods: string) => string; who: (seat: number) => string };

function PlanetRows({ card, planets }: { card: Kind<'planets'>; planets?: Planets }) {
  return (
    <ul class="fl-planets">
      {card.planets.map((goods, place) => {
        const taken = planets?.landed?.find(([, planet]) => planet === place);
        const isFree = planets?.free?.includes(place) && planets.land;
        const inside = (
          <>
            <svg class={`fl-planet p${place % 4}`} viewBox="0 0 32 32" aria-hidden>
              <circle cx="16" cy="16" r="12" />
              <ellipse cx="16" cy="16" rx="16" ry="4.5" transform="rotate(-18 16 16)" />
            </svg>
            <b>{place + 1}</b>
            <Goods of={goods} />
            {taken && <span class={`fl-flag s${taken[0]}`}>{planets?.who(taken[0])}</span>}
          </>
        );
        return (
          <li key={place}>
            {isFree ? (
              <button type="button" onClick={() => planets?.land?.(place)}>
                <span class="hidden">{t('land-on', { number: place + 1 })}: </span>
                {inside}
                {planets?.room && <small class="fl-room">{planets.room(goods)}</small>}
              </button>
            ) : (
              <span class={taken ? 'taken' : ''}>{inside}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const PENALTIES = { days: 'day', crew: 'crew', goods: 'goods' } as const;

function CombatRow({ line: [worst, penalty, much], now }: { line: CombatLine; now: boolean }) {
  const sign = worst === 'fewest crew' ? 'crew' : worst === 'weakest engines' ? 'engine' : 'cannon';
  const words = message(`criterion-${worst.replace(' ', '-')}`) ?? worst;
  return (
    <li class={now ? 'now' : ''} aria-current={now ? 'step' : undefined}>
      <span class="fl-worst">
        <Count of={sign} count="" words={words} />
        <span aria-hidden>{words}</span>
      </span>
      <span aria-hidden>→</span>
      {penalty === 'shots' ? (
        <Attacks codes={much} of="shot" />
      ) : (
        <Count of={PENALTIES[penalty]} count={`−${much}`} words={t('loses', { what: t(`penalty-${penalty}`), count: much })} />
      )}
    </li>
  );
}

type Enemy = Kind<'slavers'> | Kind<'smugglers'> | Kind<'pirates'>;

function EnemyRows({ card }: { card: Enemy }) {
  return (
    <dl class="fl-enemy">
      <dt>{t('enemy-strength')}</dt>
      <dd>
        <Count of="cannon" count={card.strength} words={t('enemy-needs', { strength: card.strength })} />
      </dd>
      <dt>{t('enemy-won')}</dt>
      <dd>
        {card.kind === 'smugglers' ? <Goods of={card.goods} /> : <Pay credits={card.credits} />} <Days days={card.days} />
      </dd>
      <dt>{t('enemy-lost')}</dt>
      <dd>
        {card.kind === 'slavers' && (
          <Count of="crew" count={`−${card.lose_crew}`} words={t('loses', { what: t('penalty-crew'), count: card.lose_crew })} />
        )}
        {card.kind === 'smugglers' && (
          <Count of="goods" count={`−${card.lose_goods}`} words={t('loses', { what: t('penalty-goods'), count: card.lose_goods })} />
        )}
        {card.kind === 'pirates' && <Attacks codes={card.shots} of="shot" />}
      </dd>
    </dl>
  );
}

const DEEDS = { crew: 'crew', goods: 'goods', batteries: 'battery', charges: 'charge' } as const;

function IntruderRows({ card }: { card: Kind<'intruders'> }) {
  const [[deed, count]] = Object.entries(card.deed) as [keyof typeof DEEDS, number][];
  const boards = message(`boarded-${card.boards.replace(' ', '-')}`) ?? card.boards;
  return (
    <dl class="fl-enemy">
      <dt>{t('intruders-board')}</dt>
      <dd>
        {card.number} × {t('side-of', { side: t(`side-${card.from}`) })}: {boards}
      </dd>
      <dt>{t('intruders-each')}</dt>
      <dd>
        <Count of={DEEDS[deed]} count={`−${count}`} words={t('loses', { what: t(`deed-${deed}`), count })} />
      </dd>
      <dt>{t('enemy-won')}</dt>
      <dd>
        <Pay credits={card.credits} /> <Days days={card.days} />
      </dd>
    </dl>
  );
}

export type Progress = { line: number; part?: number };

function Body({ card, planets, progress }: { card: CardKind; planets?: Planets; progress?: Progress }) {
  // the first part is left out of a message
  const now = progress && (progress.part ?? 0);
  switch (card.kind) {
    case 'meteor_swarm':
      return <Attacks codes={card.meteors} of="meteor" />;
    case 'planets':
      return (
        <>
          <PlanetRows card={card} planets={planets} />
          <Days days={card.days} />
        </>
      );
    case 'abandoned_ship':
      return (
        <p class="fl-deal">
          <Count of="crew" count={`−${card.crew}`} words={t('costs-crew', { crew: card.crew })} /> <Pay credits={card.credits} />{' '}
          <Days days={card.days} />
        </p>
      );
    case 'abandoned_station':
      return (
        <p class="fl-deal">
          <Count of="crew" count={`≥ ${card.crew}`} words={t('needs-crew', { crew: card.crew })} /> <Goods of={card.goods} />{' '}
          <Days days={card.days} />
        </p>
      );
    case 'slavers':
    case 'smugglers':
    case 'pirates':
      return <EnemyRows card={card} />;
    case 'combat_zone':
      return (
        <ol class="fl-lines">
          {card.lines.map((line, place) => (
            <CombatRow key={place} line={line} now={progress?.line === place} />
          ))}
        </ol>
      );
    case 'intruders':
      return <IntruderRows card={card} />;
    case 'sequence':
      return (
        <ol class="fl-parts">
          {card.parts.map((part, place) => (
            <li key={place} class={now === place ? 'now' : ''} aria-current={now === place ? 'step' : undefined}>
              <b>{capital(family(part.kind))}</b>
              <Body
                card={part}
                planets={now === place ? planets : undefined}
                progress={now === place ? progress : undefined}
              />
            </li>
          ))}
        </ol>
      );
    default:
      return null;
  }
}

type Props = { card: sw.CardMessage; faced?: CardKind | null; planets?: Planets; progress?: Progress };

/** A card; `faced` is what a flight of level IV makes of it. */
export function CardFace({ card, faced, planets, progress }: Props) {
  const shown = (faced ?? card) as CardKind;
  // a salvo that is doubled may be longer than a card's can be
  const raised = sw.card({ ...card, ...faced } as sw.CardMessage);
  const told = 'ok' in raised ? raised.ok : sw.must(sw.card(card));
  return (
    <article class={`fl-card ${shown.kind}`}>
      <header>
        <h3>{capital(family(shown.kind))}</h3>
        <span class="fl-level">{t('of-level', { level: card.level })}</span>
      </header>
      <Scene kind={shown.kind} />
      <div class="fl-body">
        <Body card={shown} planets={planets} progress={progress} />
      </div>
      <p class="fl-says">{tell(told)}</p>
    </article>
  );
}
