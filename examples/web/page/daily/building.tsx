// Building the ship of the day, alone against the sand.
import { useEffect, useState } from 'preact/hooks';
import type { Hint } from '../../js/bots';
import type * as sw from '../../js/index';
import { notice } from '../app/notices';
import { advised } from '../engine/bots';
import type { Looks } from '../looks';
import { problem } from '../told';
import { t } from '../words';
import { YardTable } from '../yard/table';
import { BUILDER } from './day';

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
    moved(game.log().length);
    changed();
  }

  // nobody else builds: the other seat finishes when the builder has, and what is asked of it later is answered for it
  useEffect(() => {
    const isBuilding = view?.step === 'building' && view.players[BUILDER].order === null;
    const other = view && !isBuilding ? game.awaited().seats.find((seat) => seat !== BUILDER) : undefined;
    if (other === undefined) return;
    const answers = (choice: Choice) => {
      choose(other, choice);
      moved(game.log().length);
      changed();
    };
    if (view?.step === 'building') answers({ yard: { do: 'finish', order: null } });
    else void advised(game, other, 'low').then((hint) => hint && game.log().length === at && answers(hint.choice));
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
    moved(game.log().length);
    changed();
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
