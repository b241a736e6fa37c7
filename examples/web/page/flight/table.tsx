// The table of a flight: the ship, the track, the card, what is asked.
import '../game/game.css';
import { useMemo, useState } from 'preact/hooks';
import * as sw from '../../js/index';
import type { Looks } from '../looks';
import { moving } from '../motion';
import { Skip, Speed } from '../motion/pace';
import { placeName } from '../ship';
import { groundOf, namesOf } from '../ship/places';
import { t } from '../words';
import { answerTo } from './answers';
import type { Asking, Choice, Listed, Picked, View } from './answers/answer';
import { roomWords } from './answers/room';
import { Asked } from './asked';
import { CardFace } from './card';
import { Choices } from './choices';
import { Cost } from './cost';
import './flight.css';
import { Die } from './glyphs';
import { Guest, seatIn } from './guest';
import { Hints } from './hint';
import { LastCard } from './last';
import { Log } from './log';
import type { Moment } from './motion';
import { Others } from './others';
import { inOrder, Track } from './track';
import { Vessel } from './vessel';

export type FlightProps = {
  looks: Looks<'game'>;
  /** The flight as it is shown: as far as it was told. */
  view: View;
  /** What is told now; nothing can be chosen meanwhile. */
  moment: Moment | null;
  /** What a choice would cause, if that can be tried. */
  trial?: (choice: sw.GameChoiceMessage) => sw.Happened<sw.GameEventMessage>[];
};

const playerOf = (view: View, seat: number | null) => view.players.find((player) => player.seat === seat) ?? view.players[0];

/** Whose ship is large: the one that was clicked, else one's own, and once that flies no more the leader's. */
function large(view: View, clicked: number | null, own: number): View['players'][number] {
  const mine = playerOf(view, clicked ?? own);
  const [leader] = inOrder(view.players);
  return clicked === null && mine.position === null && leader.position !== null ? leader : mine;
}

const isFlight = (event: sw.GameEventMessage): event is { flight: sw.FlightEvent } => typeof event === 'object' && 'flight' in event;

/** The card that the last step has shown. */
function shownIn({ happened }: Looks<'game'>): sw.CardMessage | null {
  const events = happened.flatMap(({ event }) => (isFlight(event) && event.flight.event === 'shown' ? [event.flight.card] : []));
  return events.at(-1) ?? null;
}

export function FlightTable({ looks, view, moment, trial }: FlightProps) {
  const { seat, who } = looks;
  const [enlarged, show] = useState<number | null>(null);
  const [chosen, setChosen] = useState<{ at: number; picked: Picked }>({ at: looks.at, picked: {} });
  const asking = askingOf(looks, view, moment, trial, chosen.at === looks.at ? chosen.picked : {}, (picked) =>
    setChosen({ at: looks.at, picked }),
  );
  const asked = view.asked;
  const isMine = asking && asked && asked[0] === seat;
  const answer = isMine ? answerTo(asked[1], asking) : null;
  const main = answer ? playerOf(view, seat) : large(view, enlarged, seat ?? 0);
  const concerned = seatIn(moment);
  const guest = view.players.find((player) => player.seat === concerned && player.seat !== main.seat);
  const says = moment?.says ?? answer?.says ?? (asked ? t('waits', { who: who(asked[0]) }) : t('asks-nothing'));
  // one that is resolved as soon as it is shown is still seen in a replay
  const card = view.card ?? (looks.isPast && !moment ? shownIn(looks) : null);
  const planets = {
    who,
    landed: view.progress.landed,
    ...(answer && asked?.[1].ask === 'land'
      ? {
          free: asked[1].free,
          land: (planet: number) => asking?.choose({ do: 'land', planet }),
          room: (goods: string) => roomWords(main.fleet, goods),
        }
      : {}),
  };
  return (
    <div class="fl">
      <section class="fl-board space" aria-label={t('ship-of', { who: who(main.seat) })}>
        <header class="fl-owner">
          <h2>
            <span class={`seat s${main.seat}`} />
            {who(main.seat)}
          </h2>
          <span>{t('purse', { credits: main.credits, lost: main.lost_pile })}</span>
        </header>
        <Vessel fleet={main.fleet} seat={main.seat} label={t('ship-of', { who: who(main.seat) })} answer={answer} moment={moment} />
        {guest && <Guest player={guest} who={who} moment={moment} />}
      </section>
      <div class="fl-track-place space">
        <Track players={view.players} who={who} />
      </div>
      <aside class="fl-side">
        <Asked says={says} answer={answer}>
          {moving.value && <Skip />}
          {moment && <Dice faces={moment.dice} />}
          {isMine && !view.card && <LastCard lines={looks.lines} seat={asked[0] as number} />}
          {isMine && <Cost asking={asking} seat={asked[0] as number} at={looks.at} />}
          {isMine && <Hints hint={looks.hint} ask={looks.ask} advise={looks.advise} act={looks.act} />}
        </Asked>
        {card ? (
          <CardFace card={card} faced={view.faced} planets={planets} progress={view.progress} />
        ) : (
          <div class="fl-card back">
            <p>{t('cards-left', { count: view.cards_left })}</p>
          </div>
        )}
        <Others players={view.players.filter((player) => player.seat !== main.seat)} who={who} show={show} now={concerned} />
        {isMine && <Choices listed={asking.listed} choose={asking.choose} />}
        <Log lines={looks.lines} />
        <Speed />
      </aside>
    </div>
  );
}

const Dice = ({ faces }: { faces: number[] }) => (
  <ol class="fl-dice">
    {faces.map((face, place) => (
      <li key={place}>
        <Die face={face} />
      </li>
    ))}
  </ol>
);

/** What the seat can choose from; null while something is told, or if it has nothing to choose. */
function askingOf(
  looks: Looks<'game'>,
  view: View,
  moment: Moment | null,
  trial: FlightProps['trial'],
  picked: Picked,
  pick: Asking['pick'],
): Asking | null {
  const { game, seat, act, at } = looks;
  const listed = useMemo((): Listed[] => {
    if (seat === null || !game.awaited().seats.includes(seat)) return [];
    return game.choices(seat).listed.flatMap(({ choice, ...told }) => ('flight' in choice ? [{ choice: choice.flight, ...told }] : []));
  }, [game, seat, at]);
  const fleet = view.players.find((player) => player.seat === seat)?.fleet;
  const names = useMemo(() => (fleet ? namesOf(fleet) : []), [fleet && groundOf(fleet)]);
  if (moment || seat === null || !fleet || listed.length === 0) return null;
  const choose = (choice: Choice) => act({ flight: choice });
  return {
    looks,
    view,
    fleet,
    listed,
    picked,
    pick,
    choose,
    why: (choice) => looks.why?.({ flight: choice }) ?? null,
    knows: looks.why !== undefined,
    name: (cell) => placeName(names, cell),
    trial: (choice) => (trial?.({ flight: choice }) ?? []).flatMap(({ event }) => (isFlight(event) ? [event.flight] : [])),
  };
}
