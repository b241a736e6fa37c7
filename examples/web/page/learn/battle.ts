// The lesson of a battle.
import type { BattleStep } from '../../js/index';
import type { Looks } from '../looks';
import type { Tip } from './tip';

const step = ({ game, seat }: Looks<'battle'>) => game.view(seat).step;
const isAsked = ({ game, seat }: Looks<'battle'>) => seat !== null && game.awaited().seats.includes(seat);
const asked = (...steps: BattleStep['step'][]) => (looks: Looks<'battle'>) => isAsked(looks) && steps.includes(step(looks).step);

export const BATTLE: Tip<'battle'>[] = [
  { says: 'learn-battle-goal', when: () => true },
  { says: 'learn-battle-place', when: asked('place') },
  { says: 'learn-battle-reveal', when: asked('reveal') },
  { says: 'learn-battle-squadron', when: asked('squadron') },
  { says: 'learn-battle-collide', when: asked('land', 'collide') },
  { says: 'learn-battle-fire', when: asked('fire') },
  { says: 'learn-battle-turn', when: asked('turn') },
  { says: 'learn-battle-capital', when: asked('capital') },
  { says: 'learn-battle-shoot', when: asked('shoot') },
  { says: 'learn-battle-end', when: asked('end') },
  { says: 'learn-battle-others', when: (looks) => !isAsked(looks) && !['place', 'over'].includes(step(looks).step) },
  { says: 'learn-battle-ring', when: ({ game, seat }) => game.view(seat).round >= 8 },
  { says: 'learn-battle-over', when: (looks) => step(looks).step === 'over' },
];
