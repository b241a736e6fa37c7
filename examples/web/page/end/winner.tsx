// Who has won a game (BG-END-5), and the ranking by credits less loans.
import { useEffect } from 'preact/hooks';
import { Button } from '../look/button';
import { Face } from '../look/face';
import { sound } from '../sound';
import { t } from '../words';

type Props = {
  purses: number[];
  loans: number[];
  who: (seat: number) => string;
  bots: (seat: number) => boolean;
  again?: () => void;
};

export function Winner({ purses, loans, who, bots, again }: Props) {
  const worth = purses.map((purse, seat) => ({ seat, purse, loan: loans[seat] ?? 0, sum: purse - (loans[seat] ?? 0) }));
  const ranking = worth.toSorted((one, other) => other.sum - one.sum || one.seat - other.seat);
  const best = ranking[0]?.sum;
  const winners = best > 0 ? ranking.filter(({ sum }) => sum === best) : [];
  useEffect(() => sound(winners.length ? 'win' : undefined), []);
  return (
    <section class="end-winner space">
      {winners.length > 0 && <Trophy />}
      <h2 id="stage">{t('over')}</h2>
      <p class="end-won">
        {winners.length ? t('won-by', { who: winners.map(({ seat }) => who(seat)).join(', '), count: winners.length }) : t('won-by-nobody')}
      </p>
      <p class="end-rule">{t('won-how')}</p>
      <ol class="end-ranking">
        {ranking.map(({ seat, purse, loan, sum }) => (
          <li key={seat} class={sum === best && sum > 0 ? 'best' : ''}>
            <Face name={who(seat)} seat={seat} bot={bots(seat)} glad={sum > 0} />
            <span>{who(seat)}</span>
            <strong>
              {loan > 0 && `${purse} − ${loan} = `}
              {t('credits', { credits: sum })}
            </strong>
          </li>
        ))}
      </ol>
      {again && (
        <Button main id="again" onClick={again}>
          {t('play-again')}
        </Button>
      )}
    </section>
  );
}

const Trophy = () => (
  <svg class="end-trophy" viewBox="0 0 120 100" aria-hidden>
    <path class="cup" d="M34 10h52v26a26 26 0 0 1-52 0zM52 62h16v14h14v12H38V76h14z" />
    <path class="ears" d="M34 18H16c0 22 8 30 22 30M86 18h18c0 22-8 30-22 30" />
    <path class="star" d="M60 20l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z" />
  </svg>
);
