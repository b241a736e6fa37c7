// The end: the winner, the ranking, points by cause, what each lost.
import { useEffect, useRef } from 'preact/hooks';
import type * as sw from '../../js/index';
import { Face } from '../look/face';
import { sound } from '../sound';
import { capital, t, term } from '../words';
import { isCapital, seatOf } from './names';
import { CAUSES, causes } from './points';

type Props = { view: sw.BattleView; who: (actor: sw.Actor) => string; bots: (seat: number) => boolean };

export function End({ view, who, bots }: Props) {
  const shownAt = useRef<HTMLElement>(null);
  useEffect(() => {
    sound('win');
    shownAt.current?.scrollIntoView({ block: 'nearest' });
    shownAt.current?.focus({ preventScroll: true });
  }, []);
  const ranked = view.players.map((player, seat) => ({ ...player, seat })).sort((one, other) => other.score - one.score);
  const best = ranked[0].score;
  const winners = ranked.filter(({ score }) => score === best).map(({ seat }) => who(seat));
  const place = (score: number) => 1 + ranked.filter((other) => other.score > score).length;
  const table = ranked.map((player) => ({ ...player, for: causes(player, view.rulings) }));
  const shown = CAUSES.filter((cause) => cause !== 'asteroids' || table.some((player) => player.for[cause]));
  const lost = (seat: number) => {
    const aboard = view.pieces.filter(({ id }) => seatOf(id) === seat);
    const capitals = aboard.filter(({ id }) => isCapital(id)).length;
    return t('battle-lost', { fighters: 18 - (aboard.length - capitals), capitals: 2 - capitals });
  };
  return (
    <section class="bb-end" ref={shownAt} tabIndex={-1} aria-label={t('battle-end')}>
      <div class="bb-winner">
        {ranked
          .filter(({ score }) => score === best)
          .map(({ seat }) => (
            <Face key={seat} name={who(seat)} seat={seat} bot={bots(seat)} glad />
          ))}
        <h2>{t('battle-wins', { who: winners.join(', '), count: winners.length, points: best })}</h2>
      </div>
      <div class="bb-table" role="group" tabIndex={0} aria-label={t('points')}>
        <table>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {t('battle-place')}
              </th>
              <th scope="col" rowSpan={2}>
                {t('players')}
              </th>
              <th scope="colgroup" colSpan={shown.length}>
                {t('battle-points-for')}
              </th>
              <th scope="col" rowSpan={2}>
                {t('battle-points-all')}
              </th>
            </tr>
            <tr>
              {shown.map((cause) => (
                <th key={cause} scope="col">
                  {t(`battle-for-${cause}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.map((player) => (
              <tr key={player.seat} class={`s${player.seat}`}>
                <td>{place(player.score)}</td>
                <th scope="row">
                  <span class={`seat s${player.seat}`} />
                  {t('score', { player: who(player.seat), race: capital(term(player.race)) })}
                  <small>{lost(player.seat)}</small>
                </th>
                {shown.map((cause) => (
                  <td key={cause} data-for={t(`battle-for-${cause}`)}>{player.for[cause]}</td>
                ))}
                <td class="all">
                  <strong>{player.score}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
