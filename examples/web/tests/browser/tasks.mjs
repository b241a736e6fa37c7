// What the page's thread does while something is done, from a trace of the browser. Times are those of the processor, so that
// other programs count little.

/** How long `work` takes on a quiet machine, in milliseconds. */
const QUIET = 7;
/** However slow the machine is, no more than this is allowed for, in time of the processor and by the clock. */
const MOST = 3;
const MOST_BY_THE_CLOCK = 6;
const TIMES = 20;

const THINGS = Array.from({ length: 1500 }, (_, id) => ({ id, name: `tile ${id}`, at: [id % 12, id % 9], aboard: { crew: id % 3, goods: ['red'] } }));

/** What pages do as well: text, objects, maps. */
function work() {
  for (let time = 0; time < 6; time += 1) {
    const things = JSON.parse(JSON.stringify(THINGS));
    new Map(things.map((each) => [`${each.at} ${each.id}`, each]));
  }
}

const processor = () => process.cpuUsage().user / 1000;

/** How much slower than a quiet one this machine is now, in time of the processor. */
const strained = () => strainBy(processor, MOST);

/** The same by the clock: other programs count. */
export const strainNow = () => strainBy(() => performance.now(), MOST_BY_THE_CLOCK);

function strainBy(clock, most) {
  const took = Array.from({ length: TIMES }, () => {
    const before = clock();
    work();
    return clock() - before;
  });
  took.sort((one, other) => one - other);
  return Math.min(most, Math.max(1, took[TIMES / 2] / QUIET));
}

/** The longest task of the page, all its work, and the durations of the events of a kind; `strain` is how slow the machine is. */
export async function tasks(of, deed) {
  const browser = of.context().browser();
  const before = strained();
  await browser.startTracing(of, { categories: ['toplevel', 'devtools.timeline'] });
  const trace = await deed().then(
    () => browser.stopTracing(),
    async (error) => {
      await browser.stopTracing();
      throw error;
    },
  );
  const { traceEvents } = JSON.parse(trace.toString());
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const mains = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`));
  const own = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid} ${tid}`));
  const times = (is) => own.filter(is).map(({ tdur = 0 }) => tdur / 1000);
  const all = times(({ name }) => /RunTask$/.test(name));
  return {
    longest: Math.max(0, ...all),
    busy: all.reduce((sum, each) => sum + each, 0),
    events: (type) => times(({ name, args }) => name === 'EventDispatch' && args.data?.type === type),
    strain: Math.max(before, strained()),
  };
}
