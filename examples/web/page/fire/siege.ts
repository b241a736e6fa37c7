// A ship under fire: an attack, what can be done about it, what it breaks.
import { signal } from '@preact/signals';
import type { BestDefence } from '../../js/bots';
import * as sw from '../../js/index';
import { notice } from '../look/notice';
import { bestDefence } from '../engine/bots';
import { problem, tell } from '../told';
import { capital, t } from '../words';
import { ATTACKS, type Kind, SIDES } from './kinds';

export type Defence = NonNullable<Parameters<typeof sw.defend>[2]>;
export type Under = { at: 'threatened'; attack: sw.Attack; lines: unknown; told: sw.Threatened; defence: Defence; hint: BestDefence | null };
export type Broken = { at: 'broken'; after: Extract<sw.After, { impact: unknown }> };
type State = { at: 'rest' } | Under | Broken;
export type Chosen = { kind: Kind; side: sw.Side; faces: (number | null)[] };

/** Nothing is done about an attack. */
export const NONE = { thrusters: [], choices: [], shots: [], shields: [], boosted_shields: [], tokens: [] } as unknown as Defence;
/** A swarm is the attack that is chosen, and so many more. */
const MORE = 5;

const drawn = (below: number) => crypto.getRandomValues(new Uint32Array(1))[0] % below;

export class Siege {
  readonly fleet = signal<sw.Fleet>({ tiles: [] } as unknown as sw.Fleet);
  readonly state = signal<State>({ at: 'rest' });
  readonly chosen = signal<Chosen>({ kind: 'large_meteor', side: 'front', faces: [null, null] });
  /** What happened, newest first. */
  readonly log = signal<string[]>([]);
  /** Attacks of a swarm that are still to come. */
  readonly swarm = signal(0);

  constructor(
    readonly layout: sw.Layout,
    private readonly whole: sw.Fleet,
  ) {
    this.fleet.value = whole;
  }

  get flies(): boolean {
    return this.fleet.value.tiles.length > 0;
  }

  private say(...lines: string[]): void {
    this.log.value = [...lines.reverse(), ...this.log.value];
  }

  attack(): void {
    const { kind, side, faces } = this.chosen.value;
    const thrown: number[] = [];
    let aim = sw.must(sw.aim(this.layout, side, thrown));
    while (!('final' in aim)) {
      thrown.push(faces[thrown.length] ?? 1 + drawn(6));
      aim = sw.must(sw.aim(this.layout, side, thrown));
    }
    const named = t(`attack-${kind.replaceAll('_', '-')}` as 'attack-small-meteor');
    this.say(capital(t('attacked', { kind: named, side: t(`side-${side}`), dice: thrown.join(' + ') })));
    if (aim.final.starts.length === 0) this.say(t('misses'));
    this.look({ kind, lines: aim.final }, aim.final, NONE);
  }

  startSwarm(): void {
    this.swarm.value = MORE;
    this.attack();
  }

  private look(attack: sw.Attack, lines: unknown, defence: Defence): void {
    const told = sw.threat(this.fleet.value, attack, defence);
    if ('ok' in told) this.state.value = { at: 'threatened', attack, lines, told: told.ok, defence, hint: null };
    else notice(problem(told));
  }

  /** Changes the defence; null begins it anew. */
  defend(change: Partial<Defence> | null): void {
    const under = this.state.value;
    if (under.at === 'threatened') this.look(under.attack, under.lines, change ? { ...under.defence, ...change } : NONE);
  }

  /** Finds the defence that loses least, if the attack is still pending. */
  async advise(): Promise<void> {
    const asked = this.state.value;
    if (asked.at !== 'threatened') return;
    const hint = await bestDefence(this.fleet.value, asked.attack);
    if (this.state.value === asked) this.state.value = { ...asked, hint };
  }

  meet(): void {
    const under = this.state.value;
    if (under.at !== 'threatened') return;
    const met = sw.defend(this.fleet.value, under.attack, under.defence);
    if (!('ok' in met)) return notice(problem(met));
    this.say(...met.ok.lines.map(tell));
    this.settle(met.ok.after);
  }

  keep(cell: sw.Cell): void {
    const broken = this.state.value;
    if (broken.at !== 'broken') return;
    const kept = sw.keep(broken.after.impact, cell);
    if ('ok' in kept) this.settle(kept.ok);
    else notice(problem(kept));
  }

  private settle(after: sw.After): void {
    if ('impact' in after) {
      this.state.value = { at: 'broken', after };
      return;
    }
    this.fleet.value = after.fleet;
    this.state.value = { at: 'rest' };
    if (this.swarm.value > 0 && this.flies) this.next();
    else this.swarm.value = 0;
  }

  private next(): void {
    this.swarm.value -= 1;
    // a swarm has meteors only
    this.chosen.value = { kind: ATTACKS[drawn(2)], side: SIDES[drawn(4)], faces: [null, null] };
    this.attack();
  }

  restore(): void {
    this.fleet.value = this.whole;
    this.state.value = { at: 'rest' };
    this.log.value = [];
    this.swarm.value = 0;
  }
}
