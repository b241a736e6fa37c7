// Movement cards and power cards, with faces that say what they do.
import type * as sw from '../../js/index';
import { Button } from '../look/button';
import { Fold } from '../look/fold';
import { Ruled } from '../look/ruled';
import { catalogue } from '../catalogue';
import { ruleOf } from '../rules';
import { tell } from '../told';
import { t } from '../words';
import { revealed } from './actions';
import type { Choice, Listed, Mode } from './paths';
import type { Steer } from './steer';

const said = ([distance, turn, points]: sw.BattleCard): string => t('battle-card-says', { distance, turn, points });

/** A movement card: how far fighters fly, how far they turn, how often a capital ship acts. */
export function CardFace({ card, onClick, label }: { card: sw.BattleCard; onClick?: () => void; label?: string }) {
  const face = (
    <>
      <CardRow value={card[0]} word={t('battle-card-fly', { count: card[0] })}>
        <path d="M12 2 20 20 12 16 4 20z" />
      </CardRow>
      <CardRow value={card[1]} word={t('battle-card-turn', { count: card[1] })}>
        <path d="M19 12a7 7 0 1 1-3-5.7M16 2v5h-5" fill="none" stroke="currentColor" stroke-width="2.4" />
      </CardRow>
      <CardRow value={card[2]} word={t('battle-card-points', { count: card[2] })}>
        <path d="M12 1l4 6 1 10-3 5h-4l-3-5 1-10z" />
      </CardRow>
    </>
  );
  if (!onClick) {
    return (
      <span class="bb-card" role="img" aria-label={said(card)}>
        {face}
      </span>
    );
  }
  return (
    <button type="button" class="bb-card" onClick={onClick}>
      <span class="hidden">{label}</span>
      {face}
    </button>
  );
}

function CardRow({ value, word, children }: { value: number; word: string; children: preact.ComponentChildren }) {
  return (
    <span class="bb-card-row">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
      <strong>{value}</strong> <small>{word}</small>
    </span>
  );
}

type Props = { view: sw.BattleView; listed: Listed[]; act: (choice: Choice) => void };

/** The card of the turn, and one's own hand. */
export function Hand({ view, listed, act }: Props) {
  const { hand = [], card } = view;
  const reveal = (face: sw.BattleCard) =>
    listed.find(({ choice }) => 'do' in choice && choice.do === 'reveal' && choice.card.join() === face.join());
  if (hand.length === 0 && !card) return null;
  return (
    <section class="bb-hand" aria-label={t('battle-cards-title')}>
      {card && (
        <div>
          <h2>{t('battle-card-now')}</h2>
          <CardFace card={card} />
        </div>
      )}
      {hand.length > 0 && (
        <div>
          <h2>{t('battle-card-hand', { count: hand.length })}</h2>
          <div class="bar">
            {hand.map((face, place) => {
              const of = reveal(face);
              return <CardFace key={`${face.join()}-${place}`} card={face} label={of && revealed(of)} onClick={of && (() => act(of.choice))} />;
            })}
          </div>
        </div>
      )}
    </section>
  );
}

/** Choices that use or reveal a power. */
const POWERS = ['elite', 'blast', 'asteroid', 'double', 'displace', 'laser', 'super_shot', 'shield'] as const;
const isDirect = (choice: Choice) => 'do' in choice && ['unveil', 'resurrect', 'resurrect_fallen'].includes(choice.do);
export const isPower = (choice: Choice) => 'do' in choice && (isDirect(choice) || POWERS.some((power) => power === choice.do));

/** The own power: what it does and when, and what it can do now. */
export function OwnPower({ view, listed, act, steer }: Props & { steer: Steer }) {
  const { power: holding } = view;
  if (!holding) return null;
  const modes = POWERS.filter((power) => listed.some(({ choice }) => 'do' in choice && choice.do === power));
  const state = holding.spent ? 'spent' : holding.revealed ? 'revealed' : 'hidden';
  return (
    <section class={`bb-power${modes.length ? ' ready' : ''}`} aria-label={t('battle-power-own')}>
      <h2>
        <span>{powerName(holding.power)}</span> <small>{t(`battle-power-is-${state}`)}</small>
      </h2>
      <div class="bar">
        {modes.map((mode) => (
          <Button key={mode} aria-pressed={steer.mode === mode} class="power" onClick={() => steer.mean(mode as Mode)}>
            {t(`battle-use-${mode.replace('_', '-')}` as 'battle-use-elite')}
          </Button>
        ))}
        {listed
          .filter(({ choice }) => isDirect(choice))
          .map((each) => (
            <Button key={JSON.stringify(each.choice)} class="power" onClick={() => act(each.choice)}>
              {tell(each)}
            </Button>
          ))}
      </div>
      <Fold title={t('battle-power-how')}>
        <PowerRules power={holding.power} />
      </Fold>
    </section>
  );
}

const NAMES = {
  E1: 'elite',
  E2: 'range',
  E3: 'blast',
  V1: 'asteroid',
  V2: 'double',
  V3: 'displace',
  K1: 'points',
  K2: 'laser',
  K3: 'super-shot',
  D1: 'shield',
  D2: 'return',
  D3: 'cards',
} as const;

export const powerName = (power: sw.BattlePower): string => `${power} · ${t(`battle-name-${NAMES[power]}`)}`;

export const rulesOf = (power: sw.BattlePower): string[] => Object.keys(catalogue().rules).filter((id) => id.startsWith(`BBS-${power}.`));

/** What the rules say of a power. */
export function PowerRules({ power }: { power: sw.BattlePower }) {
  return (
    <ul class="bb-rules">
      {rulesOf(power).map((id) => (
        <li key={id}>
          <Ruled text={ruleOf(id) ?? ''} />
        </li>
      ))}
    </ul>
  );
}
