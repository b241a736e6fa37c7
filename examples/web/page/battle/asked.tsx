// What is asked now, in one place: the phase, a sentence, and what leads on.
import type { ComponentChildren } from 'preact';
import type * as sw from '../../js/index';
import { advice } from '../hints';
import { useArrival } from '../look/arrival';
import { Button } from '../look/button';
import { Ruled, Why } from '../look/ruled';
import type { Looks } from '../looks';
import { t } from '../words';
import { Actions, cardIn, hasTarget } from './actions';
import type { Auto } from './auto';
import type { Toll } from './landings';
import { nameOf } from './names';
import type { Listed } from './paths';
import { Report, type Told } from './report';
import { Standing } from './standing';
import type { Steer } from './steer';

type Props = {
  looks: Looks<'battle'>;
  view: sw.BattleView;
  listed: Listed[];
  steer: Steer;
  /** Whether the one who looks is asked. */
  mine: boolean;
  /** Whether a bot is to choose. */
  thinks: boolean;
  /** Whether an earlier moment is shown. */
  replays: boolean;
  plan: (auto: Auto) => void;
  /** Lets a bot make the rest of the turn. */
  finish?: () => void;
  /** Why the last click could not be made a choice. */
  why: string | null;
  /** What the flight that is shown would cost. */
  toll: Toll | null;
  /** Whether another flight would cost less. */
  isDear: boolean;
  /** What the last turns brought. */
  told: Told[];
  /** What stands here instead of a question: the device is passed on, or a replay. */
  cover?: ComponentChildren;
  /** What stands here instead of the choices: the placing of a fleet. */
  children?: ComponentChildren;
};

export function Asked({ looks, view, listed, steer, mine, thinks, replays, plan, finish, why, toll, isDear, told, cover, children }: Props) {
  const [next] = view.awaited.seats;
  const waits = next === undefined ? t('over') : t(thinks ? 'battle-thinks' : 'awaits', { who: looks.who(next) });
  const says = mine ? [question(view, steer, listed), toll && t('battle-toll', toll)].filter(Boolean).join(' ') : waits;
  return (
    <section class="asked bb-asked" ref={useArrival()} tabIndex={-1} aria-label={t('battle-asked')}>
      <p class="bb-where">
        <strong>{t('battle-round-of', { round: Math.min(view.round, 9) })}</strong>
        {next !== undefined && <span class={`bb-turn-of s${view.active}`}>{t('battle-turn-of', { who: looks.who(view.active) })}</span>}
      </p>
      <Standing view={view} who={looks.who} />
      <Phases step={view.step.step} />
      {!replays && (
        <div class="bb-question">
          <p class="bb-says" role="status" id="says">
            {says}
          </p>
          {mine && RULES[view.step.step] && <Why rules={RULES[view.step.step] ?? []} />}
        </div>
      )}
      {why && (
        <p class="bb-why" role="alert">
          <Ruled text={why} />
        </p>
      )}
      {cover}
      {mine && (children || <Actions view={view} listed={listed} steer={steer} isDear={isDear} plan={plan} looks={looks} />)}
      {mine && !children && (
        <div class="bar">
          <Button id="hint" onClick={looks.ask}>
            {t('hint')}
          </Button>
          <Button id="advise" onClick={looks.advise}>
            {t('bot-move')}
          </Button>
          {finish && view.active === looks.seat && (
            <Button id="finish" onClick={finish}>
              {t('battle-finish')}
            </Button>
          )}
        </div>
      )}
      <HintShown looks={looks} />
      <Report told={told} who={looks.who} seat={looks.seat} isOver={view.step.step === 'over'} />
    </section>
  );
}

/** The rules of each step. */
const RULES: Partial<Record<sw.BattleStep['step'], string[]>> = {
  place: ['BBS-8', 'BBS-9'],
  reveal: ['BBS-16'],
  squadron: ['BBS-21', 'BBS-23'],
  land: ['BBS-R5'],
  collide: ['BBS-27'],
  elite_end: ['BBS-E1.2'],
  elite_face: ['BBS-E1.3'],
  fire: ['BBS-33', 'BBS-34'],
  turn: ['BBS-40'],
  capital: ['BBS-43', 'BBS-44', 'BBS-48'],
  shoot: ['BBS-53', 'BBS-54'],
  answer: ['BBS-D1.2'],
  return: ['BBS-D2.2'],
};

const PHASES = ['reveal', 'squadron', 'fire', 'turn', 'capital', 'shoot', 'end'] as const;
const WITHIN: Record<string, (typeof PHASES)[number]> = {
  land: 'squadron',
  collide: 'squadron',
  elite_end: 'squadron',
  elite_face: 'fire',
  return: 'end',
};

/** The seven steps of a turn, and which is on. */
function Phases({ step }: { step: sw.BattleStep['step'] }) {
  if (step === 'place' || step === 'over') return null;
  const now = PHASES.indexOf(WITHIN[step] ?? (step as (typeof PHASES)[number]));
  return (
    <ol class="bb-phases" aria-hidden="true">
      {PHASES.map((phase, place) => (
        <li key={phase} class={place === now ? 'now' : place < now ? 'done' : ''}>
          {t(`battle-phase-${phase}`)}
        </li>
      ))}
    </ol>
  );
}

/** What the one who looks is asked, as a sentence. */
function question({ step, card, hand = [] }: sw.BattleView, { mode, chosen, confirm }: Steer, listed: Listed[]): string {
  if (mode !== 'step') return t(`battle-power-${chosen.length ? 'then-' : ''}${mode.replace('_', '-')}` as 'battle-power-elite');
  switch (step.step) {
    case 'place':
      return `${t('battle-ask-place')} ${t(matchMedia('(pointer: coarse)').matches ? 'battle-ask-place-arrows' : 'battle-ask-place-key')}`;
    case 'reveal':
      return t('battle-ask-reveal', { count: hand.length });
    case 'squadron':
      return confirm ? t('battle-ask-flight', { squadron: chosen[0].slice(1) }) : t('battle-ask-squadron', { count: card?.[0] ?? 0 });
    case 'collide':
      return t('battle-ask-collide', { one: nameOf(step.mover), other: nameOf(step.other) });
    case 'turn':
      return t('battle-ask-turn', { ship: nameOf(step.fighter) });
    case 'capital':
      if (chosen.length === 0) return t('battle-ask-capital');
      return t(chosen.length === 1 ? 'battle-ask-capital-bow' : 'battle-ask-capital-facing', { ship: nameOf(Number(chosen[0].slice(1))) });
    case 'shoot':
      return t(hasTarget(listed) ? 'battle-ask-shoot' : 'battle-ask-shoot-nobody', { ship: nameOf(step.ship) });
    case 'answer':
      return t('battle-ask-answer', { ship: nameOf(step.ship) });
    case 'return':
      return t('battle-ask-return', { ship: nameOf(step.fighter) });
    default:
      return t(`battle-ask-${step.step.replace('_', '-')}` as 'battle-ask-land');
  }
}

/** What a bot advises, and what it weighs. */
function HintShown({ looks: { hint, act } }: { looks: Looks<'battle'> }) {
  if (!hint) return <div role="status" />;
  const { does, because } = advice(hint);
  return (
    <div role="status">
      <p class="hint" id="hinted">
        <strong>{cardIn(hint.choice) ?? does}</strong> <Ruled text={because} />{' '}
        <Button id="do-it" onClick={() => act(hint.choice)}>
          {t('do-it')}
        </Button>
      </p>
    </div>
  );
}
