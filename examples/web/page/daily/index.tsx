// The challenge of the day: build a ship, meet six attacks, send the result on.
import { useMemo, useState } from 'preact/hooks';
import * as sw from '../../js/index';
import { notice } from '../look/notice';
import { Button } from '../look/button';
import { Ship } from '../ship/ship';
import { store, stored } from '../store';
import { t } from '../words';
import { NextAttack } from './attacks';
import { Building } from './building';
import './daily.css';
import { attacksOf, BUILDER, classOf, runsOn, today, yardOf } from './day';
import { Friend } from './friend';
import { judged, linkTo, type Result, type Score } from './result';
import { met } from './swarm';

/** What was done on a day; null if nothing yet. */
function kept(day: string): Result | null {
  try {
    const result = JSON.parse(stored('daily') ?? 'null') as Result | null;
    return result?.day === day ? result : null;
  } catch {
    return null;
  }
}

/** The yard as it was left. */
function resumed({ day, log }: Result): sw.Game<'game'> {
  const game = yardOf(day);
  for (const { by, choice } of log) {
    if (by === 'table') game.chance();
    if (!('ok' in game.choose(by, choice))) break;
  }
  return game;
}

export function Daily() {
  const day = useMemo(today, []);
  const [result, done] = useState(kept(day));
  const game = useMemo(() => resumed(result ?? { day, log: [], answers: [] }), []);
  const keep = (next: Result) => {
    store('daily', JSON.stringify(next));
    done(next);
  };
  const built = () => keep({ day, log: game.log().map(({ by, choice }) => ({ by, choice })), answers: [] });
  return (
    <div class="daily">
      <Friend day={day} isDone={result?.answers.length === attacksOf(day).length} />
      {result && result.answers.length < attacksOf(day).length && <h1 class="hidden">{t('daily')}</h1>}
      {result ? <Going result={result} game={game} built={built} keep={keep} /> : <Invitation day={day} begin={built} />}
    </div>
  );
}

function Invitation({ day, begin }: { day: string; begin: () => void }) {
  return (
    <section class="pane daily-begin">
      <h1>{t('daily')}</h1>
      <p>{t('daily-what', { day: new Date(day), class: classOf(day), minutes: runsOn(day), attacks: attacksOf(day).length })}</p>
      <Button main id="begin" onClick={begin}>
        {t('daily-begin')}
      </Button>
    </section>
  );
}

type Going = { result: Result; game: sw.Game<'game'>; built: () => void; keep: (result: Result) => void };

function Going({ result, game, built, keep }: Going) {
  const { now } = game.view(BUILDER);
  if (now === 'over' || 'yard' in now) return <Building game={game} changed={built} />;
  const attacks = attacksOf(result.day);
  let { fleet } = now.flight.players[BUILDER];
  let lost: number | null = null;
  for (const [number, answer] of result.answers.entries()) {
    const outcome = met(fleet, attacks[number], answer);
    if (!('ok' in outcome && 'fleet' in outcome.ok)) continue;
    lost = fleet.tiles.length - outcome.ok.fleet.tiles.length;
    fleet = outcome.ok.fleet;
  }
  if (result.answers.length === attacks.length) return <Done result={result} fleet={fleet} />;
  const { answers } = result;
  return (
    <NextAttack
      key={answers.length}
      fleet={fleet}
      lost={lost}
      attacks={attacks}
      answers={answers}
      answer={(answer) => keep({ ...result, answers: [...answers, answer] })}
    />
  );
}

export const said = (score: Score, day: string): string => t('daily-score', { ...score, day: new Date(day) });

function Done({ result, fleet }: { result: Result; fleet: sw.Fleet }) {
  const [copied, say] = useState('');
  const score = judged(result);
  if (!score) return <p class="bad">{t('daily-false')}</p>;
  const share = async () => {
    const text = `${said(score, result.day)} ${await linkTo(result)}`;
    try {
      if (navigator.canShare?.({ text })) return await navigator.share({ text });
      await navigator.clipboard.writeText(text);
      say(t('shared'));
    } catch (error) {
      if ((error as Error).name !== 'AbortError') notice(t('not-shared'));
    }
  };
  return (
    <>
      <section class="daily-asks asked" role="status" tabIndex={-1}>
        <h1>{t('daily')}</h1>
        <p class="daily-score">{said(score, result.day)}</p>
        <Button main id="share" onClick={() => void share()}>
          {t('daily-share')}
        </Button>
        <p role="status">{copied}</p>
        <p class="soft">{t('daily-tomorrow')}</p>
      </section>
      <div class="space daily-ship">
        <Ship fleet={fleet} label={t('daily-ship')} />
      </div>
    </>
  );
}
