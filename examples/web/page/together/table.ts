// A table of the server, as one seat or a spectator sees it.
import type { Hint } from '../../js/bots';
import { type Ask, Client, type Heard, type Line, type Now, type Step } from '../../js/client';
import * as sw from '../../js/index';
import { Field } from '../battle/field';
import { called } from '../bots';
import { download, el } from '../dom';
import { panes, yardOf } from '../game/stage';
import { Yard } from '../game/yard';
import type { Looks } from '../looks';
import type { Page } from '../main';
import { seed } from '../table';
import { problem, tell } from '../told';
import { t } from '../words';
import { asked } from './asked';
import { keeping } from './focus';
import { lined } from './line';
import { ownName } from './lobby';
import { People } from './people';
import { find, type Place, remember } from './places';

type Kind = 'battle' | 'game';
/** What of the log is shown, and kept. */
const LINES = 60;

const socketOf = () => new URL('socket', location.href.replace(/^http/, 'ws').replace(/[?#].*/, '')).href;

export class Table {
  readonly #page: Page;
  readonly #place: Place;
  readonly #client: Client<Kind>;
  readonly #line = el('div', { id: 'line', role: 'status' });
  readonly #undo = el('div', { id: 'asked', role: 'status' });
  readonly #who = el('p', { id: 'who', role: 'status' });
  readonly #table = el('div', { id: 'table' });
  readonly #people: People;
  readonly #field = new Field();
  readonly #building = new Yard();
  #seen: sw.Seen<Kind> | null = null;
  #ask: Ask | null = null;
  /** How many choices stand. */
  #standing = 0;
  #log: { says: string; told?: sw.MessageData }[] = [];
  #hint: Hint<Kind> | null = null;

  constructor(main: HTMLElement, page: Page, place: Place) {
    [this.#page, this.#place] = [page, place];
    this.#client = new Client<Kind>(socketOf(), place, (heard) => this.#hear(heard));
    this.#people = new People(this.#client, place);
    main.replaceChildren(this.#line, this.#undo, this.#people.element, this.#table);
    document.addEventListener('keydown', this.#key);
    addEventListener('online', this.#connect);
    this.#client.connect();
  }

  leave(): void {
    this.#client.close();
    document.removeEventListener('keydown', this.#key);
    removeEventListener('online', this.#connect);
  }

  readonly #connect = () => this.#client.connect();

  readonly #key = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'r' || event.ctrlKey || (event.target as Element).matches('select, input')) return;
    this.#building.rotate();
    this.#draw();
  };

  #hear(heard: Heard<Kind>): void {
    if ('line' in heard) return this.#lined(heard);
    switch (heard.heard) {
      case 'steps':
        return this.#steps(heard.steps);
      case 'taken':
        this.#page.notice('');
        return this.#draw();
      case 'refused':
        this.#page.notice(refused(heard.why));
        return this.#changed();
      case 'asked':
        this.#ask = heard.ask;
        return this.#asked();
      case 'record':
        return download(`${this.#client.play}.json`, JSON.stringify(heard.record));
      case 'sorry':
        return this.#page.notice(t(SORRY[heard.why] ?? 'sorry'));
    }
  }

  #lined(line: Line): void {
    this.#line.replaceChildren(...lined(line, this.#client.now === null, this.#connect));
    document.documentElement.dataset.line = line.line;
    this.#people.draw();
  }

  #steps(steps: Step<Kind>[]): void {
    const { play, now } = this.#client;
    if (!play || !now) return;
    if (!['battle', 'game'].includes(play)) return this.#page.notice(t('no-view'));
    if (!this.#seen) this.#begin(play, now);
    this.#ask = now.asked ?? null;
    this.#seen?.update(now);
    this.#seen?.call(this.#names());
    this.#note(steps);
    this.#changed();
  }

  #begin(play: Kind, now: Now<Kind>): void {
    const { seat } = this.#client;
    this.#seen = new sw.Seen(play, seat, now);
    remember({ made: find(this.#place)?.made, ...this.#place, play, at: find(this.#place)?.at ?? Date.now() });
    const name = ownName();
    if (seat !== null && name && !now.players[seat]?.name) this.#client.name(name);
  }

  /** Adds steps to the log. Events of earlier rounds named cells of boards that are no longer here. */
  #note(steps: Step<Kind>[]): void {
    const settled = steps.findLastIndex(({ events }) => events.some((event) => typeof event === 'object' && 'settled' in event));
    for (const [place, { by, taken_back: back, events }] of steps.entries()) {
      if (by !== undefined) this.#standing += 1;
      if (back !== undefined) this.#standing = back;
      const lines = back === undefined ? [] : [{ says: t('taken-back') }];
      if (place >= settled && events.length) lines.push(...(this.#seen?.tell(events) ?? []));
      this.#log = [...lines.reverse(), ...this.#log].slice(0, LINES);
    }
  }

  #changed(): void {
    this.#hint = null;
    this.#field.place = null;
    this.#asked();
    this.#people.draw();
    this.#draw();
  }

  #asked(): void {
    const { now, seat } = this.#client;
    if (!now) return;
    const answer = (yes: boolean) => {
      this.#client.agree(yes);
      this.#ask = yes && this.#ask && seat !== null ? { ...this.#ask, agreed: [...this.#ask.agreed, seat] } : null;
      this.#asked();
    };
    const parts = this.#ask ? asked(this.#ask, { seat, players: now.players, standing: this.#standing, who: this.#called, answer }) : [];
    keeping(this.#undo, () => this.#undo.replaceChildren(...parts));
  }

  readonly #called = (actor: sw.Actor): string => this.#people.called(actor);
  readonly #names = (): string[] => this.#client.now?.players.map((_, seat) => this.#called(seat)) ?? [];

  /** The seat whose choices are offered: the own one, unless a bot plays it. */
  #chooser(): number | null {
    const { now, seat } = this.#client;
    return seat !== null && now?.awaited.seats.includes(seat) && !now.players[seat]?.bot ? seat : null;
  }

  readonly #draw = (): void => {
    const { now, seat } = this.#client;
    const seen = this.#seen;
    if (!seen || !now) return;
    this.#who.textContent = this.#people.awaited();
    keeping(this.#table, () => this.#table.replaceChildren(this.#shown(seen, seat, now)));
    this.#table.toggleAttribute('aria-busy', this.#client.waiting !== null);
  };

  #shown(seen: sw.Seen<Kind>, seat: number | null, now: Now<Kind>): HTMLElement {
    const lines = this.#log.map(tell);
    const looks = this.#looks(seen, seat);
    if (seen.kind === 'battle') {
      const fought = looks as Looks<'battle'>;
      const chooser = this.#chooser();
      const choices = chooser === null ? [] : this.#field.choices(fought, chooser);
      return this.#field.panes(fought, [this.#who, ...choices], null, lines);
    }
    const flown = looks as Looks<'game'>;
    const stage = (now as Now<'game'>).view.now;
    const building = yardOf(stage) !== null && seat !== null && !now.players[seat]?.bot;
    const covers = !building && this.#chooser() === null && yardOf(stage) !== null;
    return panes(flown, this.#building, glass, { covers, parts: [this.#who] }, lines);
  }

  #looks(seen: sw.Seen<Kind>, seat: number | null): Looks<Kind> {
    return {
      game: seen,
      seat,
      theme: this.#page.theme(),
      who: this.#called,
      act: (choice) => this.#act(choice),
      advise: () => void this.#advised().then((hint) => hint && this.#act(hint.choice)),
      hint: this.#hint,
      ask: () =>
        void this.#advised().then((hint) => {
          this.#hint = hint;
          this.#draw();
        }),
      redraw: this.#draw,
    };
  }

  #act(choice: sw.Games[Kind]['choice']): void {
    if (this.#client.choose(choice)) this.#draw();
  }

  /** A bot's advice; null if the table has moved on meanwhile. */
  async #advised(): Promise<Hint<Kind> | null> {
    const { now } = this.#client;
    const chooser = this.#chooser();
    const { advise } = await called(this.#page.notice);
    return this.#seen && chooser !== null && now === this.#client.now ? advise(this.#seen, chooser, 'high', seed()) : null;
  }
}

/** The sand is the server's. */
const glass = ({ running, place }: sw.YardViewMessage['hourglass']): string =>
  t('hourglass', { running: running ? 1 : 0, place, seconds: 'none' });

const SORRY: Record<string, 'nothing-to-undo' | 'bad-name' | 'log-full'> = {
  nothing_to_undo: 'nothing-to-undo',
  name: 'bad-name',
  log_full: 'log-full',
};

function refused(why: Extract<Heard<Kind>, { heard: 'refused' }>['why']): string {
  if (why.why === 'unreadable') return why.error;
  if (why.why !== 'rules') return t(why.why === 'bot' ? 'refused-bot' : 'log-full');
  const { told } = why;
  const { rule } = why.refusal as { rule?: string };
  return problem({ refusal: { ...why.refusal, says: sw.catalogue().rules[rule ?? ''] ?? rule ?? '', told: told ?? { id: '', rule } } });
}
