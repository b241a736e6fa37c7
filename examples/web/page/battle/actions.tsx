// The choices that are buttons: what leads on, and what a click on the board has prepared.
import type * as sw from '../../js/index';
import { Button } from '../look/button';
import type { Looks } from '../looks';
import { tell } from '../told';
import { t } from '../words';
import type { Auto } from './auto';
import { squadronName } from './names';
import type { Choice, Listed } from './paths';
import type { Steer } from './steer';

/** Choices that are buttons, some of them besides a click: two ships may be on one hex. */
const PLAIN = ['answer', 'leave', 'pass', 'hold_fire', 'end', 'land', 'destroy'];

type Props = { view: sw.BattleView; listed: Listed[]; steer: Steer; isDear: boolean; plan: (auto: Auto) => void; looks: Looks<'battle'> };

/** Whether the turrets can fire at anything. */
export const hasTarget = (listed: Listed[]): boolean => listed.some(({ choice }) => 'do' in choice && choice.do === 'shoot');

/** The choices that are no click on the board, and what a click has prepared. */
export function Actions({ view, listed, steer, isDear, plan, looks }: Props) {
  const { confirm, back, chosen, mode } = steer;
  const { step } = view.step;
  const has = (does: string) => listed.find(({ choice }) => 'do' in choice && choice.do === does);
  // without a target, to hold fire is to end the turn
  const isIdle = step === 'shoot' && !hasTarget(listed);
  const plain = listed.filter(({ choice }) => 'do' in choice && PLAIN.includes(choice.do) && !(isIdle && choice.do === 'hold_fire'));
  // what does nothing leads on only where nothing else can be done
  const isAlone = listed.every(({ choice }) => 'do' in choice && ['end', 'hold_fire'].includes(choice.do));
  const isMain = ({ choice }: Listed) => 'do' in choice && (choice.do === 'end' ? isAlone : choice.do === 'answer' && choice.raise);
  const cards = listed.filter(({ choice }) => 'do' in choice && choice.do === 'reveal');
  const stay = listed.find((each) => isStay(each, view, chosen[0]));
  return (
    <div class="bar bb-actions" onKeyDown={({ key }) => key === 'Escape' && back()}>
      {confirm && (
        <Button main={!isDear} id="confirm" onClick={() => looks.act(confirm.choice)}>
          {confirmed(confirm)}
        </Button>
      )}
      {cards.map((card) => (
        <Button key={tell(card)} main={cards.length === 1} class="reveal" onClick={() => looks.act(card.choice)}>
          {revealed(card)}
        </Button>
      ))}
      {step === 'fire' && has('fire') && !confirm && mode === 'step' && (
        <Button main id="all-fire" onClick={() => plan('fire')}>
          {t('battle-all-fire')}
        </Button>
      )}
      {step === 'turn' && mode === 'step' && (
        <Button id="all-keep" onClick={() => plan('keep')}>
          {t('battle-all-keep')}
        </Button>
      )}
      {stay && (
        <Button id="stay" onClick={() => looks.act(stay.choice)}>
          {t('battle-stay')}
        </Button>
      )}
      {isIdle && (
        <Button main={isAlone} id="end-turn" onClick={() => plan('end')}>
          {t('battle-no-target-end')}
        </Button>
      )}
      {plain.map((each) => (
        <Button key={JSON.stringify(each.choice)} main={isMain(each)} class="act" onClick={() => looks.act(each.choice)}>
          {tell(each)}
        </Button>
      ))}
      {(chosen.length > 0 || mode !== 'step' || steer.wing.length > 0) && (
        <Button id="back" onClick={() => back()}>
          {t('battle-back')}
        </Button>
      )}
    </div>
  );
}

function confirmed(of: Listed): string {
  const { choice } = of;
  return 'do' in choice && choice.do === 'squadron' ? t('battle-fly', { squadron: squadronName(choice.squadron) }) : tell(of);
}

/** What plays a movement card in words; null for another choice. */
export function cardIn(choice: Choice): string | null {
  if (!('do' in choice) || choice.do !== 'reveal') return null;
  const [distance, turn, points] = choice.card;
  return t('battle-reveal', { distance, turn, points });
}

export const revealed = (of: Listed): string => cardIn(of.choice) ?? tell(of);

/** Whether a choice leaves the chosen capital ship where it is. */
function isStay({ choice }: Listed, view: sw.BattleView, chosen: string | undefined): boolean {
  if (!('do' in choice) || choice.do !== 'capital' || chosen !== `p${choice.ship}`) return false;
  const at = view.pieces.find(({ id }) => id === choice.ship)?.at ?? [];
  return JSON.stringify(at) === JSON.stringify(choice.to);
}
