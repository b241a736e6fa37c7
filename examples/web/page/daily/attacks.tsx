// The day's attacks on the ship that was built, one after another.
import { useState } from 'preact/hooks';
import * as sw from '../../js/index';
import { notice } from '../look/notice';
import { bestDefence } from '../engine/bots';
import { decided, harmed, isUsed, outlook } from '../fire/outlook';
import { Chosen } from '../fire/reactions';
import { type Defence, NONE } from '../fire/siege';
import { waysOf } from '../fire/ways';
import { Button } from '../look/button';
import { placeName } from '../ship';
import { sameCell } from '../ship/cell';
import { namesOf } from '../ship/places';
import { Ship } from '../ship/ship';
import { problem } from '../told';
import { capital, t } from '../words';
import type { Attack } from './day';
import { type Answer, linesOf, met } from './swarm';

/** `lost` counts the components that the attack before destroyed, if there was one. */
type Props = { fleet: sw.Fleet; lost: number | null; attacks: Attack[]; answers: Answer[]; answer: (answer: Answer, fleet: sw.Fleet) => void };

/** The attack that comes next. */
export function NextAttack({ fleet, lost, attacks, answers, answer }: Props) {
  const attack = attacks[answers.length];
  const incoming = linesOf(fleet, attack);
  const [defence, defend] = useState<Defence>(NONE);
  const [keep, keeping] = useState<sw.Cell[] | null>(null);
  const says = capital(
    t('daily-attack', { number: answers.length + 1, all: attacks.length, kind: t(`attack-${slug(attack.kind)}`), side: t(`side-${attack.side}`) }),
  );

  function meet(kept: sw.Cell[]): void {
    const outcome = met(fleet, attack, { defence, keep: kept });
    if (!('ok' in outcome)) return notice(problem(outcome));
    if ('impact' in outcome.ok) return keeping(kept);
    answer({ defence, keep: kept }, outcome.ok.fleet);
  }

  if (keep) return <Pieces says={says} outcome={sw.must(met(fleet, attack, { defence, keep }))} keep={(cell) => meet([...keep, cell])} />;
  const told = sw.must(sw.threat(fleet, incoming, defence));
  const names = namesOf(fleet);
  const name = (cell: sw.Cell) => placeName(names, cell);
  const ways = waysOf({ told, defence }, fleet, name);
  const isOpen = ways.length > 0 && !isUsed(defence);
  const advise = async () => {
    const best = (await bestDefence(fleet, incoming)).best.defence as Defence;
    if (isUsed(best)) defend(best);
    else notice(t('fire-let'));
  };
  return (
    <>
      <section class="daily-asks asked" role="status" tabIndex={-1}>
        {lost !== null && <p>{t('daily-last', { count: lost })}</p>}
        <p>{says}</p>
        <p>{t(outlook(told, defence, ways.length > 0))}</p>
        <Chosen says={decided(fleet, incoming, defence, name)} />
        <div class="bar">
          <Button main={!isOpen} id="resolve" onClick={() => meet([])}>
            {t(isOpen ? 'daily-unopposed' : 'resolve')}
          </Button>
          {ways.length > 0 && (
            <Button id="hint" onClick={() => void advise()}>
              {t('daily-best')}
            </Button>
          )}
          {defence !== NONE && <Button onClick={() => defend(NONE)}>{t('take-back')}</Button>}
        </div>
        {ways.length > 0 && <h2>{t('options')}</h2>}
        <ul class="daily-ways">
          {ways.map(({ says: does, change }) => (
            <li key={does}>
              <Button onClick={() => defend({ ...defence, ...change })}>{does}</Button>
            </li>
          ))}
        </ul>
      </section>
      <div class="space daily-ship">
        <Ship
          fleet={fleet}
          label={t('daily-ship')}
          lines={(incoming as { lines: sw.LinesMessage }).lines}
          struck={harmed(told)}
          marked={(cell) => ways.some((way) => sameCell(way.cell, cell))}
          onCell={(cell) => {
            const way = ways.find((each) => sameCell(each.cell, cell));
            if (way) defend({ ...defence, ...way.change });
          }}
        />
      </div>
    </>
  );
}

type PiecesProps = { says: string; outcome: sw.After; keep: (cell: sw.Cell) => void };

/** The pieces of a ship that broke up, one of which is kept. */
function Pieces({ says, outcome, keep }: PiecesProps) {
  if (!('impact' in outcome)) return null;
  const { impact, pieces, destroyed } = outcome;
  return (
    <>
      <section class="daily-asks asked" role="status" tabIndex={-1}>
        <p>{says}</p>
        <p>{t('keep')}</p>
        <ul class="daily-ways">
          {pieces.map((piece, number) => (
            <li key={`${piece[0]}`}>
              <Button class="keep" onClick={() => keep(piece[0])}>
                {t('piece', { number: number + 1, count: piece.length })}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <div class="space daily-ship">
        <Ship
          fleet={impact.fleet}
          label={t('daily-ship')}
          pieces={pieces}
          lost={destroyed}
          marked={(cell) => pieces.some((piece) => piece.some((each) => sameCell(each, cell)))}
          onCell={(cell) => {
            const piece = pieces.find((each) => each.some((other) => sameCell(other, cell)));
            if (piece) keep(piece[0]);
          }}
        />
      </div>
    </>
  );
}

const slug = (kind: Attack['kind']) => kind.replaceAll('_', '-') as 'small-meteor' | 'large-meteor' | 'light-cannon-fire';
