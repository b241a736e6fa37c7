// A place at a table of the server: what is heard of it, and what is said to it.
import { signal } from '@preact/signals';
import type { Hint } from '../../js/bots';
import { Client, type Heard, type Now, type Step } from '../../js/client';
import * as sw from '../../js/index';
import { notice } from '../look/notice';
import { advised } from '../engine/bots';
import { download } from '../look/files';
import type { Line as Logged, Looks } from '../looks';
import { seed } from '../table';
import { t } from '../words';
import { ownName } from './own';
import { find, type Place, remember, socketOf } from './places';
import { refused, SORRY } from './refused';

export type Kind = 'battle' | 'game';
type Choice = sw.Games[Kind]['choice'];

/** How much of the log is kept. */
const LINES = 200;

export class Session {
  /** Grows with each change; who reads it is shown the new state. */
  readonly changes = signal(0);
  readonly client: Client<Kind>;
  readonly place: Place;
  line: { line: 'connecting' | 'open' | 'lost' | 'ended'; code?: number } = { line: 'connecting' };
  /** When the hourglass runs out, on the clock of this device; null if none runs. */
  ends: number | null = null;
  seen: sw.Seen<Kind> | null = null;
  /** How many choices stand. */
  standing = 0;
  #log: Logged[] = [];
  #happened: sw.Happened<sw.Games[Kind]['event']>[] = [];
  #hint: Hint<Kind> | null = null;

  constructor(place: Place) {
    this.place = place;
    this.client = new Client<Kind>(socketOf(), place, (heard) => this.#hear(heard));
  }

  /** Connects, and again when the page is seen again or the network is another; returns how to leave. */
  enter(): () => void {
    const connect = () => this.client.connect();
    // a connection over the old network may be dead without a word
    const anew = () => {
      this.client.close();
      this.client.connect();
    };
    document.addEventListener('visibilitychange', connect);
    addEventListener('online', anew);
    connect();
    return () => {
      this.client.close();
      document.removeEventListener('visibilitychange', connect);
      removeEventListener('online', anew);
    };
  }

  /** The session, for a component that is to be shown anew with each change. */
  get watched(): this {
    void this.changes.value;
    return this;
  }

  get isOpen(): boolean {
    return this.line.line === 'open';
  }

  /** The seat whose choices are offered: the own one, unless a bot plays it. */
  get chooser(): number | null {
    const { now, seat } = this.client;
    return seat !== null && now?.awaited.seats.includes(seat) && !now.players[seat]?.bot ? seat : null;
  }

  /** The name of a player, or of the table. */
  readonly called = (actor: sw.Actor): string => {
    if (actor === 'table') return t('table');
    return this.client.now?.players[actor]?.name || t('player', { number: actor + 1 });
  };

  /** The game as the own seat sees it. */
  looks(seen: sw.Seen<Kind>): Looks<Kind> {
    const { now, seat } = this.client;
    return {
      game: seen,
      at: this.standing,
      happened: this.#happened,
      lines: this.#log,
      seat: seat !== null && now?.players[seat]?.bot ? null : seat,
      who: this.called,
      act: (choice) => this.#act(choice),
      advise: () => void this.#advised().then((hint) => hint && this.#act(hint.choice)),
      hint: this.#hint,
      ask: () =>
        void this.#advised().then((hint) => {
          this.#hint = hint;
          this.#changed();
        }),
    };
  }

  #act(choice: Choice): void {
    if (this.client.choose(choice)) this.#changed();
  }

  /** A bot's advice for now; null if it is not one's turn any more. */
  async #advised(): Promise<Hint<Kind> | null> {
    const { seen, chooser } = this;
    const position = this.client.now?.position;
    if (!seen || chooser === null) return null;
    const hint = await advised(seen, chooser, 'high', seed());
    return this.client.now?.position === position && this.chooser === chooser ? hint : null;
  }

  #changed(): void {
    this.changes.value += 1;
  }

  #hear(heard: Heard<Kind>): void {
    if ('line' in heard) this.line = heard;
    else if (heard.heard === 'steps') this.#steps(heard.steps);
    else if (heard.heard === 'taken') notice('');
    else if (heard.heard === 'refused') {
      notice(refused(heard.why));
      if (this.client.now) this.seen?.update(this.client.now);
    } else if (heard.heard === 'record') download(`${this.client.play}.json`, JSON.stringify(heard.record));
    else notice(t(SORRY[heard.why] ?? 'sorry'));
    this.#changed();
  }

  #steps(steps: Step<Kind>[]): void {
    const { play, now } = this.client;
    if (!play || !now) return;
    if (!['battle', 'game'].includes(play)) return notice(t('no-view'));
    const isFirst = this.seen === null;
    this.seen ??= this.#begin(play, now);
    if (now.over) this.#remember(play, true);
    this.ends = now.sand === undefined ? null : performance.now() + now.sand;
    this.seen.update(now);
    this.seen.call(now.players.map((_, seat) => this.called(seat)));
    const moved = steps.filter(({ by, taken_back: back }) => by !== undefined || back !== undefined);
    this.#note(steps, this.seen);
    if (moved.length) this.#hint = null;
    // what came before one was here does not move, nor what is taken back
    const moves = !isFirst && moved.length < 20 && moved.every(({ taken_back: back }) => back === undefined);
    this.#happened = moves ? this.seen.tell(moved.flatMap(({ events }) => events)) : [];
  }

  #remember(play: Kind, over = false): void {
    const known = find(this.place);
    remember({ made: known?.made, ...this.place, play, at: known?.at ?? Date.now(), over });
  }

  #begin(play: Kind, now: Now<Kind>): sw.Seen<Kind> {
    const { seat } = this.client;
    this.#remember(play);
    const name = ownName();
    if (seat !== null && name && !now.players[seat]?.name) this.client.name(name);
    return new sw.Seen(play, seat, now);
  }

  /** Adds steps to the log. Events of earlier rounds named cells of boards that are no longer here. */
  #note(steps: Step<Kind>[], seen: sw.Seen<Kind>): void {
    const settled = steps.findLastIndex(({ events }) => events.some((event) => typeof event === 'object' && 'settled' in event));
    for (const [place, { by, taken_back: back, events }] of steps.entries()) {
      if (by !== undefined) this.standing += 1;
      if (back !== undefined) this.standing = back;
      const lines: Logged[] = back === undefined ? [] : [{ says: t('taken-back') }];
      if (place >= settled && events.length) lines.push(...seen.tell(events));
      this.#log = [...lines.reverse(), ...this.#log].slice(0, LINES);
    }
  }
}
