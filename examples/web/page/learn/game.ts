// The lesson of a whole game: the yard, the flight, the settlement.
import type { FlightAsk, YardStep, YardView } from '../../js/index';
import type { Looks } from '../looks';
import type { Tip } from './tip';

const now = ({ game, seat }: Looks<'game'>) => game.view(seat).now;
const isAsked = ({ game, seat }: Looks<'game'>) => seat !== null && game.awaited().seats.includes(seat);

/** In the yard at a step, if more is true of it. */
const yard =
  (step: YardStep, more: (view: YardView, seat: number) => boolean = () => true) =>
  (looks: Looks<'game'>) => {
    const part = now(looks);
    return part !== 'over' && 'yard' in part && looks.seat !== null && part.yard.step === step && more(part.yard, looks.seat);
  };

/** In a flight, asked one of these questions. */
const flight =
  (...questions: FlightAsk[]) =>
  (looks: Looks<'game'>) => {
    const part = now(looks);
    return part !== 'over' && 'flight' in part && isAsked(looks) && questions.some((ask) => ask === part.flight.asked?.[1].ask);
  };

const holds = ({ players }: YardView, seat: number) => players[seat].hand !== null;
const builds = ({ players }: YardView, seat: number) => players[seat].order === null;
const placed = ({ players }: YardView, seat: number) => players[seat].layout.tiles.length;

/** Whether the learner builds, against the sand. */
export const isBuilding = yard('building', builds);

export const GAME: Tip<'game'>[] = [
  { says: 'learn-game-goal', when: yard('building') },
  { says: 'learn-game-take', when: yard('building', (view, seat) => !holds(view, seat) && builds(view, seat)) },
  { says: 'learn-game-place', when: yard('building', holds) },
  { says: 'learn-game-weld', when: yard('building', (view, seat) => placed(view, seat) > 1 && builds(view, seat)) },
  { says: 'learn-game-outlets', when: yard('building', (view, seat) => placed(view, seat) > 2 && builds(view, seat)) },
  { says: 'learn-game-parts', when: yard('building', (view, seat) => placed(view, seat) > 4 && builds(view, seat)) },
  { says: 'learn-game-look', when: yard('building', (view, seat) => placed(view, seat) > 6 && builds(view, seat)) },
  { says: 'learn-game-flip', when: yard('building', ({ hourglass }) => !hourglass.running) },
  { says: 'learn-game-finish', when: yard('building', (view, seat) => placed(view, seat) > 9 && builds(view, seat)) },
  { says: 'learn-game-check', when: yard('check') },
  { says: 'learn-game-boarding', when: yard('boarding') },
  { says: 'learn-game-flight', when: (looks) => now(looks) !== 'over' && 'flight' in (now(looks) as object) },
  { says: 'learn-game-withdraw', when: flight('withdraw') },
  { says: 'learn-game-engines', when: flight('engines') },
  { says: 'learn-game-cannons', when: flight('cannons') },
  { says: 'learn-game-land', when: flight('land') },
  { says: 'learn-game-reward', when: flight('take') },
  { says: 'learn-game-stow', when: flight('stow') },
  { says: 'learn-game-crew', when: flight('crew') },
  { says: 'learn-game-goods', when: flight('goods') },
  { says: 'learn-game-defend', when: flight('defend') },
  { says: 'learn-game-keep', when: flight('keep') },
  { says: 'learn-game-over', when: (looks) => now(looks) === 'over' },
];
