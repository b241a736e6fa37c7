// A seat at a table of the server in `examples/server`. It reconnects, sends again what was not answered, and tells nothing twice.
import type { Games, Seat } from './games.js';
import type { Heard, Now, Step, Told } from './protocol.js';

export type { Ask, Heard, Line, Made, Now, Player, Step, Why } from './protocol.js';

/** The part of a `WebSocket` that a client uses. */
export type Socket = {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'message' | 'close', listener: (event: { data?: unknown; code?: number }) => void): void;
};

/** The wait before reconnecting, in milliseconds: the first, the longest. It doubles, and up to half of it is left out at random. */
const WAITS = [250, 10_000] as const;
/** After so many milliseconds without an answer the connection counts as lost. */
const PATIENCE = 10_000;
/** Close codes from here on mean that reconnecting is no use. */
const ENDED = 4000;

/** A connection to one seat of a table, or to watch it. */
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

  /** For `ws://HOST/socket`, or `wss:`. `open` makes the sockets; by default they are the global `WebSocket`. */
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

  /** The game that is played; null before the first answer. */
  get play(): K | null {
    return this.#seated?.play ?? null;
  }
  /** The own seat; null for those who watch. */
  get seat(): Seat | null {
    return this.#seated?.seat ?? null;
  }
  /** The latest state; null before the first answer. */
  get now(): Now<K> | null {
    return this.#now;
  }
  /** The choice that was sent and not answered yet. */
  get waiting(): Games[K]['choice'] | null {
    return this.#waiting?.choice ?? null;
  }

  /** Sends a choice, again after each reconnection until it is answered. False if one is still waiting. */
  choose(choice: Games[K]['choice']): boolean {
    if (this.#waiting) return false;
    this.#sent += 1;
    this.#waiting = { id: `${this.#prefix}-${this.#sent}`, choice };
    this.#resend();
    return true;
  }
  /** Asks to take back the own last choice and all that followed. As everything below, it is lost if the connection is; false then. */
  undo(): boolean {
    return this.#say({ undo: {} });
  }
  /** Answers the player who asks to take back; the player who asks calls it off. */
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

  /** Connects: at first, sooner than it would reconnect, or after the server has ended the connection. */
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
        // an old socket may still have something to say
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

  /** Leaves the socket and all timers. */
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

  /** Expects an answer before long. */
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
        return this.#step(told.step, told.now);
      case 'taken':
      case 'refused':
        return this.#answered(told);
      case 'record':
        return this.#hear({ heard: 'record', record: told.record });
      case 'sorry':
        return this.#hear({ heard: 'sorry', why: told.why });
    }
  }

  /** Reports a step that is the next one. If one is missing, the connection is made anew and asks for it. */
  #step(step: Step<K>, now: Now<K>): void {
    const known = this.#position ?? -1;
    if (step.position <= known) return;
    if (step.position > known + 1) return this.#lose();
    this.#position = step.position;
    this.#renew(now);
    this.#hear({ heard: 'steps', steps: [step] });
  }

  #answered(told: Extract<Told<K>, { id: string }>): void {
    if (told.id !== this.#waiting?.id) return;
    this.#waiting = null;
    if (told.told === 'taken') return this.#hear({ heard: 'taken', position: told.position });
    this.#renew(told.now);
    this.#hear({ heard: 'refused', why: told.why });
  }

  #renew(now: Now<K>): void {
    if (!this.#now || now.position >= this.#now.position) this.#now = now;
  }
}
