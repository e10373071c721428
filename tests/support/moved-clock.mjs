// Loaded before a gateway by `--import`: its clock begins CLOCK_AHEAD milliseconds ahead, in every thread,
// and goes on from there as clocks do. When it is moved, a sleep of two seconds and more whose end has passed
// is over: so tasks have their turns. Timers of connections are real, so that nothing on the way to the
// database or the mail server is given up too soon.
import { createRequire, syncBuiltinESMExports } from "node:module";
import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";

const NAME = "offset of the moved clock";
/** Milliseconds. */
const STAYS_BELOW = 2_000;
const LOOKS_WITHIN = 10_000;

/** One number for all threads: milliseconds that the clock is ahead. */
const known = getEnvironmentData(NAME);
const offset = known instanceof Float64Array ? known : new Float64Array(new SharedArrayBuffer(8));
if (!known) {
  offset[0] = Number(process.env.CLOCK_AHEAD ?? 0);
  setEnvironmentData(NAME, offset);
}

const RealDate = Date;
const now = () => RealDate.now() + Math.round(offset[0]);
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});

/** What waits for a moment of the moved clock: the moment, and what wakes it. */
const waiting = new Set();
const timers = createRequire(import.meta.url)("node:timers/promises");
const realSleep = timers.setTimeout;
timers.setTimeout = async (wait, value, options = {}) => {
  if (!(wait >= STAYS_BELOW)) return await realSleep(wait, value, options);
  const woken = new AbortController();
  const entry = { at: now() + wait, wake: () => woken.abort() };
  waiting.add(entry);
  const { signal } = options;
  try {
    return await realSleep(wait, value, {
      ...options,
      signal: signal ? AbortSignal.any([signal, woken.signal]) : woken.signal,
    });
  } catch (error) {
    if (woken.signal.aborted && !signal?.aborted) return value;
    throw error;
  } finally {
    waiting.delete(entry);
  }
};
syncBuiltinESMExports();

/** What is done every few seconds, such as to look for work. */
const looks = new Map();
const { setInterval: realInterval, clearInterval: realClear } = globalThis;
globalThis.setInterval = new Proxy(realInterval, {
  apply: (_target, _self, [work, every = 0, ...given]) => {
    const timer = realInterval(work, every, ...given);
    if (every >= STAYS_BELOW && every <= LOOKS_WITHIN) looks.set(timer, () => work(...given));
    return timer;
  },
});
globalThis.clearInterval = (timer) => {
  looks.delete(timer);
  realClear(timer);
};
/** Has everybody look for work now. */
globalThis[Symbol.for("clock.look")] = () => {
  for (const look of looks.values()) look();
};

/**
 * Puts the clock to a moment, in milliseconds since 1970, and wakes what has waited for one that passed.
 * Never backwards by more than an hour.
 */
globalThis[Symbol.for("clock.moveClock")] = (to) => {
  offset[0] = to - RealDate.now();
  for (const entry of [...waiting]) {
    if (entry.at > to) continue;
    waiting.delete(entry);
    entry.wake();
  }
};
