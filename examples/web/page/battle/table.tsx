// A battle as one person sees it, whether it is played on this device or elsewhere.
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type * as sw from '../../js/index';
import { Fold } from '../look/fold';
import type { Line, Looks } from '../looks';
import { moving } from '../motion';
import { spoken, t } from '../words';
import { AllChoices } from './all';
import { Asked } from './asked';
import { attempt } from './attempt';
import { planned, useAuto } from './auto';
import './battle.css';
import { Board } from './board/board';
import { boxOf, type Hex, middle, radiusOf } from './board/geometry';
import { type Live, liveOf } from './board/live';
import { Berths, Spots } from './board/spots';
import { useZoom } from './board/zoom';
import { Hand, OwnPower } from './cards';
import { End } from './end';
import { factsOf, reachOf } from './facts';
import { Plan, ZoomBar } from './field';
import { useKeptFocus } from './focus';
import { Ghosts } from './ghosts';
import { cheapest, landingsOf, tollOf } from './landings';
import { isLearnt, Learn } from './learn';
import { fightersOf, nameOf, squadronOf } from './names';
import { pathsOf, type Spot } from './paths';
import { PlaceActions, usePlacing } from './place';
import { logged, PlayedCard } from './played';
import { useDrag } from './drag';
import { shipOf } from './scene';
import { Scores } from './scores';
import { useShown } from './show';
import { useSteer } from './steer';

type Props = Looks<'battle'> & {
  /** Whether a bot is to choose. */
  thinks?: boolean;
  /** Lets a bot make the rest of the turn. */
  finish?: () => void;
  bots?: (seat: number) => boolean;
  /** Whether an earlier moment is shown, in which nobody chooses. */
  replays?: boolean;
  /** What stands in the place of the choices, such as passing the device, or the controls of a replay. */
  cover?: ComponentChildren;
  /** What stands above the question, such as to undo. */
  bar?: ComponentChildren;
  /** What stands below the result at the end. */
  ended?: ComponentChildren;
  children?: ComponentChildren;
};
const NOTHING: sw.Choices<sw.Games['battle']['choice']> = { listed: [], open: false };

export function BattleTable(looks: Props) {
  const { game, at, seat, who, act, hint, lines, finish, thinks = false, bots = () => false, replays = false, cover, bar, ended, children } = looks;
  const language = spoken();
  const [isNew] = useState(() => !isLearnt());
  const root = useRef<HTMLDivElement>(null);
  const [svg, effects] = [useRef<SVGSVGElement>(null), useRef<SVGGElement>(null)];
  const card = useRef<HTMLDivElement>(null);
  const view = useMemo(() => game.view(seat), [game, at, seat]);
  const facts = useMemo(() => factsOf(game, seat), [game, at, seat, language]);
  const isFinishing = finish !== undefined && thinks;
  const mine = seat !== null && view.awaited.seats.includes(seat) && !cover && !replays && !isFinishing;
  const { listed } = useMemo(() => (mine ? game.choices(seat) : NOTHING), [game, at, seat, mine, language]);
  const { scene, after, told, played } = useShown(looks, view, { svg, effects, card });
  const steer = useSteer(at, listed, after, act);
  const placing = usePlacing({ looks, view, zones: facts.zones, mine });
  const zoom = useZoom(svg, boxOf(radiusOf(view.layout)));
  const [look, setLook] = useState<Spot | null>(null);
  const [inspected, inspect] = useState<number | null>(null);
  const [plan, setPlan] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    setWhy(null);
    setLook(null);
  }, [at]);
  useKeptFocus(root);
  useDrag(svg, placing);
  const auto = useAuto(at, (next) => (mine ? planned(next, view, listed, after) : null), act);

  const advised = hint ? pathsOf([{ choice: hint.choice, says: hint.does, told: hint.told }], after).flatMap(({ spots }) => spots) : [];
  const lived = (spot: Spot, depth: number) => liveOf(spot, steer.over(spot), depth, after, facts.captions);
  const steered = () => [
    ...steer.others.map((spot) => ({ ...lived(spot, 0), isOther: true })),
    ...steer.spots.map((spot) => lived(spot, steer.chosen.length)),
  ];
  const lives: Live[] = moving.value ? [] : (placing?.lives ?? steered()).filter(({ hexes }) => hexes.length > 0);
  const next = lives.filter(({ isOther }) => !isOther);
  // a ship's hexes and arrows are shown large on a small screen
  const near = next.some(({ spot }) => spot.startsWith('d') || (spot.startsWith('h') && (steer.chosen.length > 0 || placing !== null)));
  const pointed = look && lives.some(({ spot }) => spot === look) ? look : (steer.chosen.find((spot) => spot.startsWith('s')) ?? null);
  const ranged = inspected ?? gunOf(view.step, pointed);
  const isThere = ranged !== null && shipOf(after, ranged) !== undefined;
  const reach = useMemo(() => (isThere ? reachOf(game, seat, ranged) : null), [game, at, seat, ranged, isThere]);
  const shown = placing ? { ...scene, ships: [...scene.ships, ...placing.ships] } : scene;

  const ghosts = placing ? (
    <Berths lives={placing.berths} />
  ) : (
    mine && !moving.value && <Ghosts view={view} scene={after} spot={pointed} paths={pointed ? steer.over(pointed) : []} wing={steer.wing} />
  );
  const flying = steer.wing.length ? squadronOf(steer.wing[0]) : steer.squadron;
  const landings = flying ? landingsOf(view, after, fightersOf(flying), steer.wing) : [];
  const toll = flying ? tollOf(landings) : null;
  const isDear = toll !== null && cheapest(listed, view, after) < toll.lost;
  const framed = near ? next.map(({ centre }) => centre) : landings.flatMap(({ ship, to }) => [...ship.at, to].map(middle));
  useEffect(() => zoom.frame(framed), [framed.join()]);
  const click = (spot: Spot) => {
    setWhy(null);
    inspect(null);
    if (placing) placing.click(spot);
    // ships are lost by the button only, not by a tap too many
    else if (toll?.lost && steer.chosen.includes(spot)) root.current?.querySelector<HTMLElement>('#confirm')?.focus();
    else steer.click(spot);
  };
  const refused = (hex: Hex, ship: number | null) => {
    inspect(ship === inspected ? null : ship);
    const tried = mine && steer.mode === 'step' ? attempt(view, steer.chosen[0], { hex, ship }, after) : null;
    setWhy((tried && looks.why?.(tried)) || null);
  };
  const back = () => {
    setWhy(null);
    if (!(placing ? placing.back() : steer.back())) inspect(null);
  };
  const marked = (id: number) =>
    [
      steer.chosen.includes(`p${id}`) || placing?.selected === id || steer.wing.includes(id) ? 'chosen' : '',
      'fighter' in view.step && view.step.fighter === id && mine ? 'turning' : '',
      placing?.ships.some((ship) => ship.id === id) ? 'draft' : '',
      inspected === id ? 'inspected' : '',
    ].join(' ');
  const turnKey = ({ key, shiftKey }: KeyboardEvent) => key.toLowerCase() === 'r' && placing?.turn(shiftKey ? -1 : 1);

  return (
    <div class={`bb-layout${placing ? ' placing' : ''}`} ref={root}>
      {view.step.step === 'over' && !moving.value && (
        <div class="bb-over">
          <End view={view} who={who} bots={bots} />
          {ended}
        </div>
      )}
      {bar}
      <Asked {...{ looks, view, listed, steer, mine, thinks, replays, why, toll, isDear, told, cover, finish }} plan={auto}>
        {placing && <PlaceActions placing={placing} advise={looks.advise} />}
      </Asked>
      <section class="bb-field" aria-label={t('battle-board')} onKeyDown={turnKey}>
        {plan ? (
          <Plan game={game} seat={seat} piece={ranged} at={at} />
        ) : (
          <Board
            {...{ view, zoom, svg, effects, marked, reach }}
            lives={placing ? [] : lives}
            scene={shown}
            captions={facts.captions}
            zones={facts.zones}
            label={t('battle-board')}
            onHex={(hex) => refused(hex, null)}
            onShip={(id) => refused(shipOf(shown, id)?.at[0] ?? [0, 0], id)}
            below={ghosts}
          >
            <Spots lives={lives} advised={advised} first={placing?.first ?? null} onClick={click} onLook={setLook} onBack={back} />
          </Board>
        )}
        {played && <PlayedCard played={played} who={who} on={card} />}
        <ZoomBar zoom={zoom} plan={plan} toggle={() => setPlan(!plan)} />
        <p class="bb-caption" id="fire">
          {ranged === null ? t('no-fire') : `${t('fire-of', { piece: nameOf(ranged) })}. ${facts.captions.get(ranged) ?? ''}`}
        </p>
      </section>
      <div class="bb-side">
        {isNew && <Learn />}
        <Hand view={view} listed={listed} act={act} />
        <OwnPower view={view} listed={listed} act={act} steer={steer} />
        <Scores view={view} who={who} bots={bots} />
        {mine && listed.length > 0 && <AllChoices listed={listed} act={act} />}
        <Fold title={t('log')}>
          <ol class="log" reversed tabIndex={0} aria-label={t('log')}>
            {lines.map((line, place) => (
              <Said key={lines.length - place} line={line} who={who} />
            ))}
          </ol>
        </Fold>
        {!isNew && <Learn />}
        {children}
      </div>
    </div>
  );
}

const Said = memo(({ line, who }: { line: Line; who: Props['who'] }) => <li>{logged(line, who)}</li>);

/** The ship whose fire is shown: the one that is to fire, or of several the one that is pointed at. */
function gunOf(step: sw.BattleStep, pointed: Spot | null): number | null {
  if (step.step === 'shoot') return step.ship;
  return step.step === 'fire' && pointed?.startsWith('p') ? Number(pointed.slice(1)) : null;
}
