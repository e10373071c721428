// Time that passes many times as fast, for what a gateway does by the minute. Waits of two seconds and more
// are shorter, and every clock of the process goes faster; shorter waits stay, so that nothing on the way to
// the database is given up too soon.
import { createRequire, syncBuiltinESMExports } from "node:module";
import type * as Timers from "node:timers/promises";

/** Milliseconds. */
const STAYS_BELOW = 2_000;

/**
 * Hurries the process. Begin before what is watched is made.
 * @param times as fast
 * @param begin what the clock shows first, in milliseconds since 1970
 * @returns puts everything back
 */
export function hurryTime(times: number, begin: number): () => void {
  const timers: { setTimeout: typeof Timers.setTimeout } = createRequire(import.meta.url)(
    "node:timers/promises",
  );
  const { setTimeout, setInterval } = globalThis;
  const real = { sleep: timers.setTimeout, dateNow: Date.now, now: performance.now.bind(performance) };
  const from = real.now();
  const passed = () => (real.now() - from) * times;
  const shorter = (wait = 0) => (wait < STAYS_BELOW ? wait : wait / times);
  const hurried = (timer: typeof setTimeout | typeof setInterval) =>
    new Proxy(timer, {
      apply: (target, self, [work, wait, ...given]) =>
        Reflect.apply(target, self, [work, shorter(wait), ...given]),
    });

  Object.assign(globalThis, { setTimeout: hurried(setTimeout), setInterval: hurried(setInterval) });
  timers.setTimeout = (wait, ...given) => real.sleep(shorter(wait), ...given);
  syncBuiltinESMExports();
  Date.now = () => begin + Math.round(passed());
  performance.now = () => from + passed();
  return () => {
    Object.assign(globalThis, { setTimeout, setInterval });
    timers.setTimeout = real.sleep;
    syncBuiltinESMExports();
    Date.now = real.dateNow;
    Reflect.deleteProperty(performance, "now");
  };
}
