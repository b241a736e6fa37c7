// A table of the server, as one seat or a spectator sees it.
import type { Hint } from '../../js/bots';
import { Client, type Heard, type Line, type Now, type Step } from '../../js/client';
import * as sw from '../../js/index';
import { h, render } from 'preact';
import { BattleTable } from '../battle/table';
import { called } from '../bots';
import { download, el } from '../dom';
import { panes } from '../game/stage';
import { Yard } from '../game/yard';
import type { Drawn } from '../looks';
import type { Page } from '../app/legacy';
import { seed } from '../table';
import { problem, tell } from '../told';
import { t } from '../words';
import { asked } from './asked';
import { Drawing, keeping } from './focus';
import { lined } from './line';
import { ownName } from './lobby';
import { People } from './people';
import { find, type Place, remember } from './places';
import { Sand } from './sand';

type Kind = 'battle' | 'game';
/** What of the log is shown, and kept. */
const LINES = 60;

const socketOf = () => new URL('socket', location.href.replace(/^http/, 'ws').replace(/[?#].*/, '')).href;

export class Table {
  readonly #page: Page;
  readonly #place: Place;
  readonly #client: Client<Kind>;
  readonly #line = el('div', { id: 'line', role: 'status' });
  readonly #undo = el('div', { id: 'asked', role: 'status', tabindex: -1 });
  readonly #who = el('p', { id: 'who', role: 'status' });
  readonly #table = el('div', { id: 'table', tabindex: -1 });
  readonly #people: People;
  readonly #drawing = new Drawing(this.#table, () => this.#draw());
  readonly #sand = new Sand();
  readonly #field = el('div');
  readonly #building = new Yard();
  #seen: sw.Seen<Kind> | null = null;
  #isOpen = false;
  /** How many choices stand. */
  #standing = 0;
  #log: { says: string; told?: sw.MessageData }[] = [];
  #hint: Hint<Kind> | null = null;
  #happened: sw.Happened<sw.Games[Kind]['event']>[] = [];

  constructor(main: HTMLElement, page: Page, place: Place) {
    [this.#page, this.#place] = [page, place];
    this.#client = new Client<Kind>(socketOf(), place, (heard) => this.#hear(heard));
    this.#people = new People(this.#client, place);
    main.replaceChildren(this.#line, this.#undo, this.#who, this.#people.element, this.#table);
    document.addEventListener('keydown', this.#key);
    document.addEventListener('visibilitychange', this.#connect);
    addEventListener('online', this.#anew);
    this.#client.connect();
  }

  leave(): void {
    this.#client.close();
    render(null, this.#field);
    this.#drawing.stop();
    this.#sand.stop();
    document.removeEventListener('keydown', this.#key);
    document.removeEventListener('visibilitychange', this.#connect);
    removeEventListener('online', this.#anew);
  }

  readonly #connect = () => this.#client.connect();
  /** The network is another: a connection over the old one may be dead without a word. */
  readonly #anew = () => {
    this.#client.close();
    this.#client.connect();
  };

  readonly #key = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'r' || event.ctrlKey || (event.target as Element).matches('select, input')) return;
    this.#building.rotate();
    this.#drawing.now();
  };

  #hear(heard: Heard<Kind>): void {
    if ('line' in heard) return this.#lined(heard);
    switch (heard.heard) {
      case 'steps':
        return this.#steps(heard.steps);
      case 'taken':
        this.#page.notice('');
        return this.#changed(true);
      case 'refused':
        this.#page.notice(refused(heard.why));
        this.#seen?.update(this.#client.now as Now<Kind>);
        return this.#changed(true);
      case 'record':
        return download(`${this.#client.play}.json`, JSON.stringify(heard.record));
      case 'sorry':
        return this.#page.notice(t(SORRY[heard.why] ?? 'sorry'));
    }
  }

  #lined(line: Line): void {
    this.#line.replaceChildren(...lined(line, this.#client.now === null, this.#connect));
    this.#isOpen = line.line === 'open';
    this.#people.draw(this.#isOpen);
    this.#asked();
  }

  #steps(steps: Step<Kind>[]): void {
    const { play, now } = this.#client;
    if (!play || !now) return;
    if (!['battle', 'game'].includes(play)) return this.#page.notice(t('no-view'));
    if (!this.#seen) this.#begin(play, now);
    this.#sand.is(now.sand);
    this.#seen?.update(now);
    this.#seen?.call(this.#names());
    this.#note(steps);
    const moved = steps.filter(({ by, taken_back: back }) => by !== undefined || back !== undefined);
    if (moved.length) this.#hint = null;
    this.#happened = moved.some(({ taken_back: back }) => back !== undefined) ? [] : (this.#seen?.tell(moved.flatMap(({ events }) => events)) ?? []);
    this.#changed(moved.some(({ by }) => by === this.#client.seat));
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

  /** Shows the latest state; the table at once after an own choice, else when nobody presses on it. */
  #changed(isOwn: boolean): void {
    this.#asked();
    this.#people.draw(this.#isOpen);
    this.#who.textContent = this.#people.awaited();
    if (isOwn) this.#drawing.now();
    else this.#drawing.again();
  }

  #asked(): void {
    const { now, seat } = this.#client;
    if (!now) return;
    const answer = (yes: boolean) => this.#client.agree(yes);
    const parts = now.asked
      ? asked(now.asked, { seat, players: now.players, standing: this.#standing, isOpen: this.#isOpen, who: this.#called, answer })
      : [];
    keeping(this.#undo, () => this.#undo.replaceChildren(...parts));
  }

  readonly #called = (actor: sw.Actor): string => this.#people.called(actor);
  readonly #names = (): string[] => this.#client.now?.players.map((_, seat) => this.#called(seat)) ?? [];

  /** The seat whose choices are offered: the own one, unless a bot plays it. */
  #chooser(): number | null {
    const { now, seat } = this.#client;
    return seat !== null && now?.awaited.seats.includes(seat) && !now.players[seat]?.bot ? seat : null;
  }

  #draw(): void {
    const seen = this.#seen;
    if (!seen) return;
    const shown = seen.kind === 'battle' ? this.#battle() : this.#game();
    if (this.#table.firstChild !== shown) this.#table.replaceChildren(shown);
    this.#table.dataset.position = `${this.#client.now?.position}`;
    this.#table.setAttribute('aria-busy', `${this.#client.waiting !== null}`);
  }

  #battle(): HTMLElement {
    const looks = this.#looks() as Drawn<'battle'>;
    const bots = (seat: number) => this.#client.now?.players[seat]?.bot === true;
    const thinks = looks.game.awaited().seats.some(bots);
    render(h(BattleTable, { ...looks, bots, thinks }), this.#field);
    return this.#field;
  }

  #game(): HTMLElement {
    const looks = this.#looks() as Drawn<'game'>;
    const glass = (hourglass: sw.YardViewMessage['hourglass']) => this.#sand.told(hourglass);
    return panes(looks, this.#building, glass, { covers: false, parts: [] }, this.#log.map(tell));
  }

  #looks(): Drawn<Kind> {
    const { now, seat } = this.#client;
    return {
      game: this.#seen as sw.Seen<Kind>,
      seat: seat !== null && now?.players[seat]?.bot ? null : seat,
      at: this.#standing,
      happened: this.#happened,
      lines: this.#log,
      theme: this.#page.theme(),
      who: this.#called,
      act: (choice) => this.#act(choice),
      advise: () => void this.#advised().then((hint) => hint && this.#act(hint.choice)),
      hint: this.#hint,
      ask: () =>
        void this.#advised().then((hint) => {
          this.#hint = hint;
          this.#drawing.now();
        }),
      redraw: () => this.#drawing.now(),
    };
  }

  #act(choice: sw.Games[Kind]['choice']): void {
    if (this.#client.choose(choice)) this.#changed(true);
  }

  /** A bot's advice for now; null if it is not one's turn any more. */
  async #advised(): Promise<Hint<Kind> | null> {
    const { advise } = await called(this.#page.notice);
    const chooser = this.#chooser();
    return this.#seen && chooser !== null ? advise(this.#seen, chooser, 'high', seed()) : null;
  }
}

const SORRY: Record<string, 'nothing-to-undo' | 'bad-name' | 'log-full'> = {
  nothing_to_undo: 'nothing-to-undo',
  name: 'bad-name',
  log_full: 'log-full',
};

function refused(why: Extract<Heard<Kind>, { heard: 'refused' }>['why']): string {
  if (why.why === 'unreadable') return why.error;
  if (why.why !== 'rules') return t(why.why === 'bot' ? 'refused-bot' : 'log-full');
  const { refusal, says, told } = why;
  const { rule = '' } = refusal as { rule?: string };
  return problem({ refusal: { ...refusal, says: says ?? sw.catalogue().rules[rule] ?? '', told: { id: '', ...told, rule } } });
}
