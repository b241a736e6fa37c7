// A client for one seat at a table of `examples/server`. It reconnects, resends what was not answered, and reports no step twice.
import { changed } from './change.js';
import type { Games, Seat } from './games.js';
import type { Heard, News, Now, Told } from './protocol.js';

export type { Ask, Heard, Line, Made, Now, Player, Step, Why } from './protocol.js';

/** The part of a `WebSocket` that a client uses. */
export type Socket = {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'message' | 'close', listener: (event: { data?: unknown; code?: number }) => void): void;
};

/** The wait before reconnecting, in milliseconds: the first, the longest. It doubles, and up to half of it is left out at random. */
const WAITS = [250, 10_000] as const;
/** After this many milliseconds without an answer the connection counts as lost. */
const PATIENCE = 10_000;
/** From this close code on, reconnecting is useless. */
const ENDED = 4000;

/** A connection of a player or a spectator to a table. */
export class Client<K extends keyof Games = keyof Games> {
  readonly #url: string;
  readonly #place: { table: string; secret: string };
  readonly #hear: (heard: Heard<K>) => void;
  readonly #open: (url: string) => Socket;
  readonly #prefix: string;
  #socket: Socket | null = null;
  /** Whether the socket can send. */
  #isOpen = false;
  #seated: { play: K; seat: Seat | null } | null = null;
  #now: Now<K> | null = null;
  /** The position of the last step that was reported. */
  #position: number | null = null;
  #sent = 0;
  #waiting: { id: string; choice: Games[K]['choice'] } | null = null;
  #wait: number = WAITS[0];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  /** `url` is `ws://HOST/socket` or `wss://HOST/socket`. `open` makes the sockets, by default with the global `WebSocket`. */
  constructor(
    url: string,
    place: { table: string; secret: string },
    hear: (heard: Heard<K>) => void,
    open: (url: string) => Socket = (url) => new WebSocket(url),
  ) {
    [this.#url, this.#place, this.#hear, this.#open] = [url, place, hear, open];
    const own = crypto.getRandomValues(new Uint8Array(8));
    this.#prefix = [...own].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  /** The kind of game; null before the first answer. */
  get play(): K | null {
    return this.#seated?.play ?? null;
  }
  /** One's own seat; null for a spectator. */
  get seat(): Seat | null {
    return this.#seated?.seat ?? null;
  }
  /** The latest state; null before the first answer. */
  get now(): Now<K> | null {
    return this.#now;
  }
  /** The choice that has been sent and not answered yet. */
  get waiting(): Games[K]['choice'] | null {
    return this.#waiting?.choice ?? null;
  }

  /** Sends a choice, and resends it after each reconnection until it is answered. False if another choice is still unanswered. */
  choose(choice: Games[K]['choice']): boolean {
    if (this.#waiting) return false;
    this.#sent += 1;
    this.#waiting = { id: `${this.#prefix}-${this.#sent}`, choice };
    this.#resend();
    return true;
  }
  /**
   * Asks to undo one's own last choice and all that followed. This message and those below are sent once; false if there is no
   * connection.
   */
  undo(): boolean {
    return this.#say({ undo: {} });
  }
  /** Answers a request to undo; false cancels the request. */
  agree(yes: boolean): boolean {
    return this.#say({ agree: { yes } });
  }
  /** Hands the seat to a bot, or takes it back. */
  bot(plays: boolean): boolean {
    return this.#say({ bot: { plays } });
  }
  /** Lets a bot play to the end. */
  resign(): boolean {
    return this.#say({ resign: {} });
  }
  /** Sets the name of the seat: 1 to 40 characters. */
  name(name: string): boolean {
    return this.#say({ name: { name } });
  }
  /** Asks for the record of a finished game. */
  record(): boolean {
    return this.#say({ record: {} });
  }

  /** Connects: for the first time, again at once, or after the server has ended the connection. */
  connect(): void {
    if (this.#socket) return;
    this.#wait = WAITS[0];
    this.#connect();
  }

  /** Disconnects. Nothing is reported until it connects again. */
  close(): void {
    this.#drop();
  }

  #connect(): void {
    this.#drop();
    const socket = this.#open(this.#url);
    this.#socket = socket;
    this.#hear({ line: 'connecting' });
    this.#expect();
    const current =
      <E>(listen: (event: E) => void) =>
      (event: E) => {
        // an old socket may still report something
        if (this.#socket === socket) listen(event);
      };
    socket.addEventListener(
      'open',
      current(() => this.#greet()),
    );
    socket.addEventListener(
      'message',
      current(({ data }) => this.#read(String(data))),
    );
    socket.addEventListener(
      'close',
      current(({ code = 0 }) => (code < ENDED ? this.#lose() : this.#end(code))),
    );
  }

  /** Drops the socket and all timers. */
  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    const socket = this.#socket;
    [this.#socket, this.#isOpen] = [null, false];
    socket?.close();
  }

  #lose(): void {
    this.#drop();
    const wait = this.#wait * (0.5 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, WAITS[1]);
    this.#timer = setTimeout(() => this.#connect(), wait);
    this.#hear({ line: 'lost' });
  }

  #end(code: number): void {
    this.#drop();
    this.#hear({ line: 'ended', code });
  }

  /** Starts the timer for an answer. */
  #expect(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#lose(), PATIENCE);
  }

  #greet(): void {
    this.#isOpen = true;
    this.#say(this.#position === null ? this.#place : { ...this.#place, since: this.#position });
    this.#resend();
  }

  #resend(): void {
    if (this.#waiting && this.#say({ choose: this.#waiting })) this.#expect();
  }

  #say(message: object): boolean {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(message));
    return this.#isOpen;
  }

  #read(text: string): void {
    let told: Told<K>;
    try {
      told = JSON.parse(text) as Told<K>;
    } catch {
      return this.#lose();
    }
    this.#understand(told);
    if (this.#waiting || !this.#socket) return;
    clearTimeout(this.#patience);
    this.#wait = WAITS[0];
  }

  #understand(told: Told<K>): void {
    switch (told.told) {
      case 'welcome': {
        this.#seated = { play: told.play, seat: told.seat };
        const known = this.#position ?? -1;
        [this.#now, this.#position] = [told.now, told.now.position];
        this.#hear({ line: 'open' });
        return this.#hear({ heard: 'steps', steps: told.steps.filter(({ position }) => position > known) });
      }
      case 'step':
        return this.#step(told);
      case 'now':
        return this.#renew(told) ? this.#hear({ heard: 'steps', steps: [] }) : this.#lose();
      case 'taken':
      case 'refused':
        return this.#answered(told);
      case 'record':
        return this.#hear({ heard: 'record', record: told.record });
      case 'sorry':
        return this.#hear({ heard: 'sorry', why: told.why });
    }
  }

  /** Reports the next step. If steps are missing, or the change does not fit, it reconnects to ask for them. */
  #step({ step, ...news }: Extract<Told<K>, { told: 'step' }>): void {
    const known = this.#position ?? -1;
    if (step.position <= known) return;
    if (step.position > known + 1 || !this.#renew(news)) return this.#lose();
    this.#position = step.position;
    this.#hear({ heard: 'steps', steps: [step] });
  }

  #answered(told: Extract<Told<K>, { id: string }>): void {
    if (told.id !== this.#waiting?.id) return;
    this.#waiting = null;
    if (told.told === 'taken') return this.#hear({ heard: 'taken', position: told.position });
    this.#hear({ heard: 'refused', why: told.why });
  }

  /** Takes over the state, or what has changed in it. False if that does not fit. */
  #renew({ now, change }: News<K>): boolean {
    try {
      this.#now = now ?? changed(this.#now, change);
      return true;
    } catch {
      return false;
    }
  }
}
