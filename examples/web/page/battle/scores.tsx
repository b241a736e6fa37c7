// The players: face, race, points, what flies, what was taken.
import type * as sw from '../../js/index';
import { Face } from '../look/face';
import { Fold } from '../look/fold';
import { capital, t, term } from '../words';
import { PowerRules, powerName } from './cards';
import { isCapital, seatOf } from './names';
import { causes } from './points';

type Props = { view: sw.BattleView; who: (actor: sw.Actor) => string; bots: (seat: number) => boolean };

export function Scores({ view, who, bots }: Props) {
  const best = Math.max(...view.players.map(({ score }) => score));
  return (
    <section aria-label={t('points')}>
      <h2>{t('points')}</h2>
      {view.step.step !== 'over' && <p class="soft bb-so-far">{t('battle-so-far')}</p>}
      <dl class="facts bb-scores">
        {view.players.map((player, seat) => {
          const { race, score, probes, trophies } = player;
          const own = view.pieces.filter(({ id }) => seatOf(id) === seat);
          const capitals = own.filter(({ id }) => isCapital(id)).length;
          const isNow = view.awaited.seats.includes(seat);
          return (
            <div key={seat} class={`s${seat}${isNow ? ' now' : ''}`}>
              <dt>
                <Face name={who(seat)} seat={seat} bot={bots(seat)} />
                <span class="bb-called">
                  <span>{t('score', { player: who(seat), race: capital(term(race)) })}</span>
                  <small>{t('battle-flying', { fighters: own.length - capitals, capitals })}</small>
                  <small>{t('battle-taken', { trophies: trophies.length, probes, ring: causes(player, view.rulings).ring / 2 })}</small>
                </span>
              </dt>
              <dd class={score === best && best > 0 ? 'best' : ''}>{score}</dd>
            </div>
          );
        })}
      </dl>
      {view.players.map(({ power }, seat) =>
        power && seat !== view.viewer ? (
          <Fold key={seat} title={t('battle-power-of', { player: who(seat), power: powerName(power.power) })}>
            <PowerRules power={power.power} />
          </Fold>
        ) : null,
      )}
    </section>
  );
}
