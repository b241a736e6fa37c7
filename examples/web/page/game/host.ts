// A whole game at this device: whose eyes see it, whose turn it is, what bots do, how far the sand has run.
import { signal } from '@preact/signals';
import type { Hint } from '../../js/bots';
import * as sw from '../../js/index';
import { notice } from '../look/notice';
import { reading } from '../end/reading';
import { advised } from '../engine/bots';
import { telling } from '../learn/tip';
import { moving, stop } from '../motion';
import { everybody, keep, type Kept, seed, skill } from '../table';
import { problem } from '../told';
import { adviceFor } from './advice';
import { Clock } from './clock';
import { HASTE, THINK, TICK } from './pace';
import { flips, type Happened, Past } from './past';
import { isPlain } from './plain';
import { tried } from './trial';
import { Yards } from './yards';

export class Host {
  /** Grows with everything that is shown otherwise than before. */
  readonly changes = signal(0);
  readonly sand = signal('');
  /** Seconds until the sand has run out. */
  readonly left = signal(0);
  me: number | null = null;
  /** To whom the device is passed; null while somebody has it. */
  next: number | null = null;
  /** Who has the device; another's plain step may be shown on it. */
  private holder: number | null = null;
  happened: Happened[] = [];
  hint: Hint<'game'> | null = null;
  past: Past;
  private readonly clock = new Clock();
  private readonly yards = new Yards();
  private readonly timer = window.setInterval(() => this.tick(), TICK);
  private waited = 0;
  /** A bot was asked and has not answered yet. */
  private asks = false;

  constructor(readonly kept: Kept<'game'>) {
    this.game.call(this.names);
    this.past = Past.of(this.game, this.names);
    const [first, ...others] = this.people;
    this.me = others.length === 0 ? (first ?? null) : null;
    this.next = others.length === 0 ? null : first;
    this.clock.flip();
    this.changed([]);
  }

  get game(): sw.Game<'game'> {
    return this.kept.game;
  }
  get at(): number {
    return this.past.at;
  }
  get people(): number[] {
    return this.kept.seats.flatMap((sits, seat) => (sits === 'human' ? [seat] : []));
  }
  get isInYard(): boolean {
    return this.yard() !== null;
  }
  /** The people here who still build. */
  private get builders(): number[] {
    const yard = this.yard();
    return yard?.step === 'building' ? this.people.filter((seat) => yard.players[seat].order === null) : [];
  }
  /** Everybody who sits here has finished building, and bots have not. */
  get isHurried(): boolean {
    return this.yard()?.step === 'building' && this.people.length > 0 && this.builders.length === 0;
  }
  private get names(): string[] {
    return everybody(this.kept.seats.length);
  }

  /** Waits while a replay is looked at. */
  watched = false;
  /** Waits because the game goes on in another tab. */
  isHalted = false;

  private isLeft = false;

  leave(): void {
    this.isLeft = true;
    clearInterval(this.timer);
    stop();
  }

  /** What the seat at the device does. */
  act(choice: sw.GameChoiceMessage): void {
    if (this.me === null || this.isHalted) return;
    const outcome = this.choose(this.me, choice);
    if (!('ok' in outcome)) return notice(problem(outcome));
    this.changed([...outcome.ok, ...this.chances()]);
  }

  /** Why the seat at the device may not choose so; null if it may. */
  why(choice: sw.GameChoiceMessage): string | null {
    const checked = this.me === null ? { ok: null } : this.game.check(this.me, choice);
    return 'ok' in checked ? null : problem(checked);
  }

  /** What a choice would cause; nothing is changed. */
  trial(choice: sw.GameChoiceMessage): Happened[] {
    return this.me === null ? [] : tried(this.game.branch(this.at), this.names, this.me, choice);
  }

  async advise(): Promise<void> {
    const advice = await adviceFor(this);
    if (advice) this.act(advice.choice);
  }

  async ask(): Promise<void> {
    this.hint = await adviceFor(this);
    this.changes.value += 1;
  }

  /** How many choices `undo` would take back. */
  get undoable(): number {
    return this.past.back(this.people, this.people.length === 1);
  }

  undo(): void {
    const count = this.undoable;
    if (count === 0) return;
    stop();
    this.kept.game = this.game.branch(this.at - count);
    this.game.call(this.names);
    this.game.seed(seed());
    this.past.entries.splice(this.past.at - count);
    this.changed([]);
  }

  /** Gives the device to another person. */
  pass(seat: number): void {
    [this.me, this.next] = [null, seat];
    this.changes.value += 1;
  }

  ready(): void {
    this.holder = this.next;
    [this.me, this.next, this.happened] = [this.next, null, []];
    this.hint = null;
    this.changes.value += 1;
  }

  private changed(happened: Happened[]): void {
    keep('game', this.kept);
    this.hint = null;
    this.happened = happened;
    this.waited = 0;
    this.glass(0);
    this.changes.value += 1;
  }

  private choose(by: sw.Actor, choice: sw.GameChoiceMessage): sw.Outcome<Happened[]> {
    const outcome = this.game.choose(by, choice);
    if (!('ok' in outcome)) return outcome;
    this.past.add({ by, choice }, outcome.ok, this.game);
    if (outcome.ok.some(flips)) this.clock.flip();
    return outcome;
  }

  /** Dice and tiles, at once, so that nobody waits for them. */
  private chances(): Happened[] {
    const happened: Happened[] = [];
    for (let owed = this.game.chance(); owed; owed = this.game.chance()) {
      const outcome = this.choose('table', owed);
      if (!('ok' in outcome)) break;
      happened.push(...outcome.ok);
    }
    return happened;
  }

  /** The device goes to the person who is to act, or still builds. */
  private passOn(): boolean {
    if (this.people.length < 2 || this.next !== null) return false;
    const isBuilding = this.yard()?.step === 'building';
    const asked = this.game.awaited().seats.filter((seat) => (isBuilding ? this.builders : this.people).includes(seat));
    if (asked.length === 0 || asked.includes(this.me ?? -1)) return false;
    const holds = asked.find((seat) => seat === this.holder);
    if (holds !== undefined) this.turnTo(holds);
    else if (!isBuilding && isPlain(this.game, asked[0])) this.turnTo(asked[0]);
    else this.pass(asked[0]);
    return true;
  }

  /** Shows another person's side without the device being passed. */
  private turnTo(seat: number): void {
    this.me = seat;
    this.hint = null;
    this.changes.value += 1;
  }

  private yard(): sw.YardViewMessage | null {
    return this.yards.of(this.game, this.at);
  }

  /** Waits while the device is passed on, something moves, a statement is read, or the coach tells something. */
  private tick(): void {
    if (this.watched || this.isHalted || document.hidden || this.next !== null) return;
    if (moving.value || reading.value || telling.value || this.passOn()) return;
    const yard = this.yard();
    const passed = this.isHurried ? TICK * HASTE : TICK;
    // however long bots think, they get their moves out of the sand
    if (this.isHurried && this.asks) return;
    const due = this.game.awaited().seats.filter((seat) => skill(this.kept.seats, seat));
    if (yard) this.glass(passed);
    this.waited += passed;
    if (this.asks || this.waited < (yard ? THINK.yard : THINK.flight)) return;
    this.waited = 0;
    const happened = this.chances();
    if (happened.length) this.changed(happened);
    else void this.bots(yard ? due : due.slice(0, 1));
  }

  /** Lets bots choose one after another; what was advised for another state is forgotten. */
  private async bots(seats: number[]): Promise<void> {
    this.asks = true;
    for (const seat of seats) {
      const { at } = this;
      const plays = skill(this.kept.seats, seat);
      const advice = plays && (await advised(this.game, seat, plays, at));
      if (this.isLeft) return;
      if (!advice || at !== this.at || this.watched || this.isHalted || this.next !== null) continue;
      const outcome = this.choose(seat, advice.choice);
      if ('ok' in outcome) this.changed([...outcome.ok, ...this.chances()]);
    }
    this.asks = false;
  }

  /** Lets the sand run for who has the device; the table flips or ends when it has run out for everybody here who builds. */
  private glass(passed: number): void {
    const { me } = this;
    const glass = this.yard()?.hourglass;
    if (!glass) return;
    if (glass.running) this.clock.pass(me, passed);
    if (glass.running && this.clock.isOut(me)) {
      const next = this.builders.find((seat) => !this.clock.isOut(seat));
      if (next !== undefined) return this.pass(next);
      this.clock.flip();
      const outcome = this.choose('table', { yard: { do: 'ran_out' } });
      if ('ok' in outcome) return this.changed([...outcome.ok, ...this.chances()]);
    }
    this.sand.value = this.clock.told(me, glass);
    this.left.value = this.clock.seconds(me);
  }
}
