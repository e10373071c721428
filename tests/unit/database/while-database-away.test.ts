import { expect, test } from "vitest";
import { whileDatabaseAway } from "#prisma/while-database-away.ts";

const refused = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

/** A start that meets these errors, one a try, with a clock that goes on with the pauses. */
function starting(errors: readonly Error[], stopAfter = Number.POSITIVE_INFINITY) {
  const reasons: string[] = [];
  const stop = new AbortController();
  let now = 0;
  let tries = 0;
  const work = async () => {
    const error = errors[tries] ?? null;
    tries += 1;
    if (error) throw error;
    return "started";
  };
  const pause = async (milliseconds: number) => {
    now += milliseconds;
    if (now >= stopAfter) stop.abort();
  };
  const options = {
    onAway: (reason: string) => void reasons.push(reason),
    stopped: stop.signal,
    now: () => now,
    pause,
  };
  return { result: () => whileDatabaseAway(work, options), reasons, tries: () => tries, now: () => now };
}

test("a database that comes later is waited for, with a line each time", async () => {
  const late = starting([refused(), refused()]);
  await expect(late.result()).resolves.toBe("started");
  expect(late.reasons).toEqual(["connect ECONNREFUSED", "connect ECONNREFUSED"]);
});

test("one that does not come is given up after a minute", async () => {
  const never = starting(Array.from({ length: 100 }, refused));
  await expect(never.result()).rejects.toThrow("ECONNREFUSED");
  expect(never.now()).toBe(60_000);
  expect(never.tries()).toBe(31);
});

test("anything else is not waited for, and neither is anything once the site is told to stop", async () => {
  const wrong = starting([Object.assign(new Error("password"), { code: "28P01" })]);
  await expect(wrong.result()).rejects.toThrow("password");
  expect(wrong.reasons).toEqual([]);

  const ended = starting(Array.from({ length: 100 }, refused), 4_000);
  await expect(ended.result()).rejects.toThrow("ECONNREFUSED");
  expect(ended.tries()).toBe(2);
});
