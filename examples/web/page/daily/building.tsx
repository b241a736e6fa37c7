// Building the ship of the day, alone against the sand.
import { useEffect, useState } from 'preact/hooks';
import type { Hint } from '../../js/bots';
import type * as sw from '../../js/index';
import { notice } from '../look/notice';
import { advised } from '../engine/bots';
import type { Looks } from '../looks';
import { problem } from '../told';
import { t } from '../words';
import { YardTable } from '../yard/table';
import { BUILDER, TIMER } from './day';

type Choice = sw.Games['game']['choice'];
type Props = { game: sw.Game<'game'>; changed: () => void };

/** Seconds of a full hourglass. */
const SAND = 60;

export function Building({ game, changed }: Props) {
  const [at, moved] = useState(game.log().length);
  const [left, run] = useState(SAND);
  const [asked, hinted] = useState<{ at: number; hint: Hint<'game'> | null }>({ at, hint: null });
  const { now } = game.view(BUILDER);
  const view = now !== 'over' && 'yard' in now ? now.yard : null;

  function choose(actor: sw.Actor, choice: Choice): boolean {
    const outcome = game.choose(actor, choice);
    if (!('ok' in outcome)) notice(problem(outcome));
    else if (outcome.ok.some(({ event }) => typeof event === 'object' && 'yard' in event && event.yard.event === 'flipped')) run(SAND);
    return 'ok' in outcome;
  }
  function act(choice: Choice): void {
    choose(BUILDER, choice);
    for (let owed = game.chance(); owed; owed = game.chance()) choose('table', owed);
    stand();
  }

  function stand(): void {
    moved(game.log().length);
    changed();
  }
  const timer = (choice: Choice) => choose(TIMER, choice) && stand();

  // nobody else builds: the other seat finishes at once, flips the hourglass when it may, and what is asked of it later is answered
  useEffect(() => {
    if (!view) return;
    const { step, hourglass, players } = view;
    const flip: Choice = { yard: { do: 'flip' } };
    if (step === 'building') {
      if (players[TIMER].order === null) timer({ yard: { do: 'finish', order: null } });
      else if (!hourglass.running && 'ok' in game.check(TIMER, flip)) timer(flip);
    } else if (game.awaited().seats.includes(TIMER)) {
      void advised(game, TIMER, 'low').then((hint) => hint && game.log().length === at && timer(hint.choice));
    }
  }, [at]);

  const isRunning = view?.hourglass.running ?? false;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => document.hidden || run((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  useEffect(() => {
    if (left > 0 || !isRunning) return;
    choose('table', { yard: { do: 'ran_out' } });
    run(SAND);
    stand();
  }, [left, isRunning]);

  if (!view) return null;
  const looks: Looks<'game'> = {
    game,
    at,
    happened: [],
    seat: BUILDER,
    isAlone: true,
    who: (actor) => (actor === 'table' ? t('table') : t(actor === BUILDER ? 'daily-you' : 'daily-nobody')),
    act,
    why: (choice) => {
      const outcome = game.check(BUILDER, choice);
      return 'ok' in outcome ? null : problem(outcome);
    },
    advise: () => void advised(game, BUILDER, 'high').then((hint) => hint && act(hint.choice)),
    hint: asked.at === at ? asked.hint : null,
    ask: () => void advised(game, BUILDER, 'high').then((hint) => hinted({ at, hint })),
    lines: [],
  };
  const { running, place } = view.hourglass;
  return <YardTable looks={looks} view={view} sand={t('hourglass', { running: running ? 1 : 0, place, seconds: left })} left={left} />;
}
