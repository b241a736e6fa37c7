// Tests the client of the game server, with fake sockets and timers.
import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { Client } from '../dist/client.js';

mock.timers.enable({ apis: ['setTimeout'] });
const PLACE = { table: '5f0c', secret: '9a41' };
const LONG = 20_000;

/** A fake socket, controlled by the test, that keeps what is sent. */
class Fake {
  sent = [];
  closed = false;
  listeners = {};
  addEventListener(type, listener) {
    this.listeners[type] = listener;
  }
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  open() {
    this.listeners.open({});
  }
  tell(message) {
    this.listeners.message({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
  lose(code = 1006) {
    this.listeners.close({ code });
  }
}

/** A client with the sockets it made and the reports it gave. */
function seat() {
  const [sockets, heard] = [[], []];
  const client = new Client(
    'ws://table/socket',
    PLACE,
    (each) => heard.push(each),
    (url) => {
      assert.equal(url, 'ws://table/socket');
      sockets.push(new Fake());
      return sockets.at(-1);
    },
  );
  client.connect();
  const steps = () => heard.flatMap((each) => (each.heard === 'steps' ? each.steps.map(({ position }) => position) : []));
  const socket = () => sockets.at(-1);
  return { client, sockets, socket, heard, steps };
}

const now = (position, view = {}) => ({
  position,
  view,
  choices: [],
  players: [],
  awaited: { seats: [], table: false },
  over: false,
  unlisted: false,
});
const step = (position) => ({ position, events: [] });
const told = (position) => ({ told: 'step', step: step(position), now: now(position) });
const replace = (path, value) => ({ op: 'replace', path, value });
/** The same, to who knows the state before it. */
const moved = (position, ...change) => ({ told: 'step', step: step(position), change: [replace('/position', position), ...change] });
const welcome = (from, to) => ({
  told: 'welcome',
  play: 'battle',
  seat: 1,
  steps: Array.from({ length: to - from + 1 }, (_, place) => step(from + place)),
  now: now(to),
});

/** A client that has been welcomed with steps 0 to 2. */
function seated() {
  const all = seat();
  all.socket().open();
  all.socket().tell(welcome(0, 2));
  return all;
}

/** Loses the connection and reconnects. */
function again(all) {
  all.socket().lose();
  mock.timers.tick(LONG);
  all.socket().open();
}

const TESTS = {
  'it says which seat it is, and gets all steps'() {
    const { client, socket, steps, heard } = seated();
    assert.deepEqual(socket().sent, [PLACE]);
    assert.deepEqual(steps(), [0, 1, 2]);
    assert.deepEqual([client.play, client.seat, client.now.position], ['battle', 1, 2]);
    assert.deepEqual(heard.slice(0, 2), [{ line: 'connecting' }, { line: 'open' }]);
  },

  'a choice lost on the way is resent with its id'() {
    const all = seated();
    assert.ok(all.client.choose({ do: 'end' }));
    const [, sent] = all.socket().sent;
    again(all);
    assert.deepEqual(all.socket().sent, [{ ...PLACE, since: 2 }, sent]);
    all.socket().tell(welcome(3, 2));
    all.socket().tell(told(3));
    all.socket().tell({ told: 'taken', id: sent.choose.id, position: 3 });
    assert.deepEqual(all.heard.at(-1), { heard: 'taken', position: 3 });
    again(all);
    assert.deepEqual(all.socket().sent, [{ ...PLACE, since: 3 }]);
  },

  'a choice whose answer was lost is reported once and answered'() {
    const all = seated();
    all.client.choose({ do: 'end' });
    const { id } = all.socket().sent[1].choose;
    all.socket().tell(told(3));
    again(all);
    all.socket().tell(welcome(4, 3));
    assert.equal(all.socket().sent[1].choose.id, id);
    all.socket().tell({ told: 'taken', id, position: 3 });
    assert.deepEqual(all.steps(), [0, 1, 2, 3]);
    assert.equal(all.client.waiting, null);
  },

  'a choice made without a connection waits for one'() {
    const all = seated();
    all.socket().lose();
    assert.ok(all.client.choose({ do: 'end' }));
    assert.equal(all.client.undo(), false);
    mock.timers.tick(LONG);
    all.socket().open();
    assert.deepEqual(all.socket().sent[1].choose.choice, { do: 'end' });
  },

  'one choice at a time, each with its own id'() {
    const { client, socket } = seated();
    assert.ok(client.choose({ do: 'end' }));
    assert.equal(client.choose({ do: 'other' }), false);
    socket().tell({ told: 'taken', id: socket().sent[1].choose.id, position: 3 });
    assert.ok(client.choose({ do: 'other' }));
    const ids = socket()
      .sent.slice(1)
      .map(({ choose }) => choose.id);
    assert.equal(new Set(ids).size, 2);
    assert.ok(ids.every((id) => id.length <= 40));
  },

  'nothing is reported twice'() {
    const all = seated();
    all.socket().tell(told(3));
    all.socket().tell(told(3));
    all.socket().tell(told(2));
    again(all);
    all.socket().tell(welcome(2, 4));
    assert.deepEqual(all.steps(), [0, 1, 2, 3, 4]);
    assert.equal(all.client.now.position, 4);
  },

  'messages of an old connection are ignored'() {
    const all = seated();
    const [old] = all.sockets;
    again(all);
    all.socket().tell(welcome(3, 3));
    old.tell(told(4));
    old.lose();
    assert.deepEqual(all.steps(), [0, 1, 2, 3]);
    assert.equal(all.sockets.length, 2);
    assert.ok(old.closed);
  },

  'a missing step is asked for, not skipped'() {
    const all = seated();
    all.socket().tell(told(4));
    assert.deepEqual(all.steps(), [0, 1, 2]);
    mock.timers.tick(LONG);
    all.socket().open();
    assert.deepEqual(all.socket().sent, [{ ...PLACE, since: 2 }]);
    all.socket().tell(welcome(3, 4));
    assert.deepEqual(all.steps(), [0, 1, 2, 3, 4]);
  },

  'a change makes a new state and leaves the old one as it was'() {
    const all = seated();
    all.socket().tell({ ...told(3), now: now(3, { pieces: [1, 2, 3], 'a/b': 4 }) });
    const before = all.client.now;
    const changes = [
      { op: 'remove', path: '/view/pieces/0' },
      { op: 'add', path: '/view/pieces/2', value: 5 },
      { op: 'add', path: '/view/pieces/0', value: 0 },
      replace('/view/pieces/1', { id: 2 }),
      replace('/view/pieces/1/id', 6),
      { op: 'remove', path: '/view/a~1b' },
      { op: 'add', path: '/sand', value: 90 },
      { op: 'add', path: '/sand', value: 80 },
    ];
    all.socket().tell(moved(4, ...changes));
    assert.deepEqual(all.client.now, { ...now(4, { pieces: [0, { id: 6 }, 3, 5] }), sand: 80 });
    assert.deepEqual(before, now(3, { pieces: [1, 2, 3], 'a/b': 4 }));
    assert.deepEqual(all.steps(), [0, 1, 2, 3, 4]);
  },

  'a seat that connects or disconnects is reported without a step'() {
    const all = seated();
    all.socket().tell({ told: 'now', change: [{ op: 'add', path: '/players/0', value: { name: 'Ann', here: true } }] });
    assert.deepEqual([all.client.now.players[0].here, all.heard.at(-1)], [true, { heard: 'steps', steps: [] }]);
    all.socket().tell({ told: 'now', now: now(2) });
    assert.deepEqual(all.client.now, now(2));
  },

  'after a change that does not fit, the client asks for the whole state'() {
    for (const change of [
      replace('/view/nothing', 1),
      replace('/view/nothing/at/all', 1),
      replace('/players/0', 1),
      replace('', 1),
      { op: 'remove', path: '/view/nothing' },
      { op: 'remove', path: '/players/x' },
      { op: 'add', path: '/players/1', value: 1 },
      { op: 'add', path: '/position/1', value: 1 },
    ]) {
      const all = seated();
      all.socket().tell(moved(3, change));
      assert.deepEqual([all.client.now, all.heard.at(-1)], [now(2), { line: 'lost' }]);
      mock.timers.tick(LONG);
      all.socket().open();
      assert.deepEqual(all.socket().sent, [{ ...PLACE, since: 2 }]);
      all.socket().tell(welcome(3, 3));
      assert.deepEqual([all.client.now, all.steps()], [now(3), [0, 1, 2, 3]]);
    }
  },

  'a refusal is for the state that came before it'() {
    const all = seated();
    all.client.choose({ do: 'end' });
    const { id } = all.socket().sent[1].choose;
    const why = { why: 'rules', refusal: { rule: 'BBS-16' } };
    all.socket().tell({ told: 'refused', id: 'of-another', why });
    assert.deepEqual(all.client.waiting, { do: 'end' });
    all.socket().tell(moved(3));
    all.socket().tell({ told: 'refused', id, why });
    assert.deepEqual([all.heard.at(-1), all.client.now.position], [{ heard: 'refused', why }, 3]);
    assert.equal(all.client.waiting, null);
  },

  'after an undo the shorter game is shown'() {
    const all = seated();
    again(all);
    all.socket().tell(welcome(2, 1));
    all.socket().tell(told(2));
    assert.equal(all.client.now.position, 2);
    assert.deepEqual(all.steps(), [0, 1, 2, 2]);
  },

  'waits double up to ten seconds, with a random part'() {
    const all = seated();
    mock.method(Math, 'random', () => 1);
    const waits = [];
    for (let time = 0; time < 9; time += 1) {
      all.socket().lose();
      let wait = 0;
      for (const known = all.sockets.length; all.sockets.length === known; wait += 10) mock.timers.tick(10);
      waits.push(wait);
    }
    mock.restoreAll();
    assert.deepEqual(waits, [250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
    mock.method(Math, 'random', () => 0);
    all.socket().open();
    all.socket().tell(welcome(3, 2));
    all.socket().lose();
    const known = all.sockets.length;
    mock.timers.tick(124);
    assert.equal(all.sockets.length, known);
    mock.timers.tick(1);
    assert.equal(all.sockets.length, known + 1);
    mock.restoreAll();
  },

  'a silent connection counts as lost'() {
    const all = seat();
    mock.timers.tick(9_999);
    assert.deepEqual(all.heard, [{ line: 'connecting' }]);
    mock.timers.tick(1);
    assert.deepEqual(all.heard.at(-1), { line: 'lost' });
    mock.timers.tick(LONG);
    all.socket().open();
    all.socket().tell(welcome(0, 2));
    // no answer is due now
    mock.timers.tick(10 * LONG);
    assert.equal(all.sockets.length, 2);
    all.client.choose({ do: 'end' });
    mock.timers.tick(9_999);
    assert.ok(!all.socket().closed);
    mock.timers.tick(1);
    assert.ok(all.sockets[1].closed);
  },

  'an unreadable message ends the connection, not the client'() {
    const all = seated();
    all.socket().tell('{');
    assert.deepEqual(all.heard.at(-1), { line: 'lost' });
    mock.timers.tick(LONG);
    assert.equal(all.sockets.length, 2);
  },

  'it stops when the server turns it away, and reconnects when asked to'() {
    const all = seated();
    all.socket().lose(4401);
    assert.deepEqual(all.heard.at(-1), { line: 'ended', code: 4401 });
    mock.timers.tick(10 * LONG);
    assert.equal(all.sockets.length, 1);
    all.client.connect();
    all.client.connect();
    assert.equal(all.sockets.length, 2);
  },

  'after reconnecting, it asks for newer steps and resends'() {
    const all = seated();
    all.client.choose({ do: 'end' });
    const [, sent] = all.socket().sent;
    all.client.close();
    all.client.connect();
    assert.ok(all.sockets[0].closed);
    all.socket().open();
    assert.deepEqual(all.socket().sent, [{ ...PLACE, since: 2 }, sent]);
  },

  'closed, it is silent'() {
    const all = seated();
    const known = all.heard.length;
    all.client.choose({ do: 'end' });
    all.client.close();
    all.socket().tell(told(3));
    mock.timers.tick(10 * LONG);
    assert.deepEqual([all.heard.length, all.sockets.length], [known, 1]);
  },

  'the other messages'() {
    const { client, socket, heard } = seated();
    client.undo();
    client.agree(false);
    client.bot(true);
    client.name('Ann');
    client.resign();
    client.record();
    const said = [
      { undo: {} },
      { agree: { yes: false } },
      { bot: { plays: true } },
      { name: { name: 'Ann' } },
      { resign: {} },
      { record: {} },
    ];
    assert.deepEqual(socket().sent.slice(1), said);
    socket().tell({ told: 'record', record: { v: 1 } });
    socket().tell({ told: 'sorry', why: 'resigned' });
    const other = [
      { heard: 'record', record: { v: 1 } },
      { heard: 'sorry', why: 'resigned' },
    ];
    assert.deepEqual(heard.slice(-2), other);
  },
};

for (const [name, test] of Object.entries(TESTS)) {
  test();
  console.log(`ok   ${name}`);
}
