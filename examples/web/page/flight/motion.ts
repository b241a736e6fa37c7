// What happened in a flight, shown in its order: dice, attacks, losses, markers, cards.
import { signal } from '@preact/signals';
import type * as sw from '../../js/index';
import { type Motion, play, type Step, stop } from '../motion';
import { sound } from '../sound';
import { ofFlight } from '../sound/events';
import { tell } from '../told';
import { cut, fleetAfter } from './aboard';
import type { View } from './answers/answer';
import { spaceAt } from './track';

export type Told = sw.Happened<sw.FlightEvent>;
/** What is seen of an event while it is told. */
export type Moment = {
  event: sw.FlightEvent;
  says: string;
  /** The attack that is on its way, from its dice to its end. */
  attack: Extract<sw.FlightEvent, { event: 'comes' }> | null;
  dice: number[];
  /** The flight as far as it was told. */
  view: View;
};

/** What is told now; null if nothing is. */
export const moment = signal<Moment | null>(null);

const found = (selector: string): Element[] => [...document.querySelectorAll(selector)];
/** Milliseconds until a sentence has come up. */
const FADE = 150;
const fades = (ms: number): Keyframe[] => [{ opacity: 0, transform: 'translateY(4px)' }, { opacity: 1, transform: 'none', offset: FADE / ms }, { opacity: 1 }];

/** How long an event is read, in milliseconds. */
const LASTS: Partial<Record<sw.FlightEvent['event'], number>> = {
  shown: 2600,
  met: 900,
  wrecked: 1300,
  left: 1200,
  jumped: 1200,
  walked: 1200,
  lost: 1100,
  rolled: 450,
  comes: 700,
  over: 600,
};

/** Milliseconds to read a sentence: some, and more for each character. */
const READS = [500, 30] as const;
/** The longest that anything is read; who reads faster skips the rest. */
const MOST = 5_000;

function moves(event: sw.FlightEvent, before: View, says: string): Motion[] {
  const ms = Math.min(MOST, Math.max(LASTS[event.event] ?? 750, READS[0] + READS[1] * says.length));
  const said = found('.fl-question').map((on): Motion => ({ on, frames: fades(ms), ms }));
  return [...said, ...shows(event, before)];
}

function shows(event: sw.FlightEvent, before: View): Motion[] {
  switch (event.event) {
    case 'shown':
      return found('.fl-card').map((on) => ({
        on,
        ms: 600,
        frames: [{ transform: 'perspective(900px) rotateY(90deg)' }, { transform: 'perspective(900px) rotateY(0)' }],
      }));
    case 'rolled':
      return found('.fl-dice li:last-child svg').map((on) => ({
        on,
        ms: 420,
        frames: [
          { transform: 'rotate(-200deg) scale(.3)', opacity: 0 },
          { transform: 'rotate(20deg) scale(1.15)', opacity: 1 },
          { transform: 'none' },
        ],
      }));
    case 'comes':
      return found('.fl-flying').map((on) => ({
        on,
        ms: 700,
        easing: 'ease-in',
        frames: [
          { transform: 'translateY(-160px)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
      }));
    case 'met':
      return found('.fl-impact, .fl-screen, .fl-ray').map((on) => ({
        on,
        ms: 800,
        frames: [
          { opacity: 0, transform: 'scale(.4)' },
          { opacity: 1, transform: 'scale(1.1)', offset: 0.35 },
          { opacity: 0.9, transform: 'scale(1)' },
        ],
      }));
    case 'wrecked':
    case 'left':
      return found('.fl-debris').map((on, place) => ({
        on,
        ms: 1200,
        easing: 'ease-out',
        frames: [
          { opacity: 1, transform: 'none' },
          { opacity: 1, transform: 'scale(1.06)', offset: 0.2 },
          { opacity: 0, transform: `translate(${place % 2 ? -90 : 80}px,${place % 3 ? 120 : -70}px) rotate(${place % 2 ? -70 : 55}deg)` },
        ],
      }));
    case 'jumped':
      return found('.fl-warp').map((on) => ({
        on,
        ms: 1100,
        easing: 'ease-in',
        frames: [
          { opacity: 1, transform: 'none' },
          { opacity: 1, transform: 'scale(.9,1.3)', offset: 0.4 },
          { opacity: 0, transform: 'translateY(-500px) scale(.2,4)' },
        ],
      }));
    case 'lost':
      return found('.fl-taken').map((on) => ({
        on,
        ms: 1000,
        frames: [
          { opacity: 0, transform: 'translateY(40px)' },
          { opacity: 1, transform: 'none', offset: 0.25 },
          { opacity: 1, transform: 'translateY(-20px)' },
        ],
      }));
    case 'walked':
      return found('.fl-step').map((on, place) => ({ on, ms: 400, delay: 130 * place, frames: [{ opacity: 0 }, { opacity: 1 }] }));
    case 'moved': {
      const was = before.players[event.seat]?.position ?? event.to - event.days;
      const [from, to] = [spaceAt(was), spaceAt(event.to)];
      return found(`#marker${event.seat} .fl-marker-body`).map((on) => ({
        on,
        ms: 700,
        frames: [{ transform: `translate(${from[0] - to[0]}px,${from[1] - to[1]}px)` }, { transform: 'none' }],
      }));
    }
    default:
      return [];
  }
}

/** The view after an event, as far as one sees it at once. */
function after(view: View, event: sw.FlightEvent): View {
  const changed = (seat: number, change: (player: View['players'][number]) => Partial<View['players'][number]>): View => ({
    ...view,
    players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
  });
  switch (event.event) {
    case 'shown':
      return { ...view, card: event.card, faced: event.faced ?? null, progress: { ...view.progress, landed: [], line: 0, part: 0 } };
    case 'moved':
      return changed(event.seat, () => ({ position: event.to }));
    case 'paid':
      return changed(event.seat, ({ credits }) => ({ credits: credits + event.credits }));
    case 'jumped':
      return changed(event.seat, ({ fleet }) => ({ fleet: cut(fleetAfter(fleet, event), event.cells) }));
    case 'landed':
      return { ...view, progress: { ...view.progress, landed: [...view.progress.landed, [event.seat, event.planet]] } };
    case 'out_of_flight':
      return changed(event.seat, () => ({ position: null }));
    case 'wrecked':
      return changed(event.seat, ({ fleet, lost_pile }) => ({
        fleet: fleetAfter(fleet, event),
        lost_pile: lost_pile + event.destroyed.length + event.cut_off.length,
      }));
    default:
      return 'seat' in event ? changed(event.seat, ({ fleet }) => ({ fleet: fleetAfter(fleet, event) })) : view;
  }
}

/** The attack that is on its way; its end may come with a later choice. */
let coming: Moment['attack'] = null;

/** Nothing is told any more: the table is as it is. */
export function untold(): void {
  stop();
  [moment.value, coming] = [null, null];
}

/** Whose ship a sabotage searches: the event does not say, the loss after it does. */
function owner(events: Told[], place: number, who: (seat: number) => string): string {
  if (events[place].event.event !== 'searched') return '';
  const loss = events.slice(place).find(({ event }) => event.event === 'wrecked')?.event;
  return loss && 'seat' in loss ? `${who(loss.seat)}: ` : '';
}

/** Tells events one after another, from how the flight was before; then nothing more is told. */
export function showing(events: Told[], before: View, who: (seat: number) => string): void {
  let view = before;
  let attack = coming;
  let dice: number[] = [];
  const steps = events.flatMap(({ event, ...told }, place): Step[] => {
    const was = view;
    if (event.event === 'shown') [attack, dice] = [null, []];
    if (event.event === 'rolled') [attack, dice] = [null, attack ? [event.face] : [...dice, event.face]];
    if (event.event === 'comes') attack = event;
    const next = after(view, event);
    const shown: Moment = { event, says: `${owner(events, place, who)}${tell(told)}`, attack, dice, view: next };
    view = next;
    const move = () => {
      sound(ofFlight(event));
      return moves(event, was, shown.says);
    };
    return [{ then: () => (moment.value = shown) }, { move }];
  });
  coming = attack;
  play(steps);
}
