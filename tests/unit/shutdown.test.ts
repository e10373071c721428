// One deadline for the whole of the end: supervisors kill after ten seconds.
import process from "node:process";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stopOnSignals } from "#gateway/start/shutdown.ts";

const before = new Set(process.listeners("SIGTERM"));
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    for (const listener of process.listeners(signal))
      if (!before.has(listener)) process.off(signal, listener);
  }
});

/** Tells a site to end that stops so. */
function stopped(stop: () => Promise<void>, drain = 0) {
  const codes: number[] = [];
  const failures: string[] = [];
  stopOnSignals({
    stop,
    drain,
    onFailure: (error) => failures.push(String(error)),
    exit: (code) => codes.push(code),
  });
  process.emit("SIGTERM");
  return { codes, failures };
}

test("through in time it is 0", async () => {
  const { codes, failures } = stopped(async () => undefined);
  await vi.waitFor(() => expect(codes).toEqual([0]));
  vi.advanceTimersByTime(60_000);
  expect([codes, failures]).toEqual([[0], []]);
});

test("what never ends is ended before ten seconds are over", () => {
  const { codes, failures } = stopped(() => new Promise(() => undefined));
  vi.advanceTimersByTime(8_000);
  expect(codes).toEqual([]);
  vi.advanceTimersByTime(1_500);
  expect(codes).toEqual([1]);
  expect(failures).toEqual(["Error: Not stopped within 9000 ms"]);
});

test("what it drains for is not counted", () => {
  const { codes } = stopped(() => new Promise(() => undefined), 5_000);
  vi.advanceTimersByTime(13_500);
  expect(codes).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(codes).toEqual([1]);
});

test("a second signal ends it at once", () => {
  const { codes } = stopped(() => new Promise(() => undefined));
  process.emit("SIGTERM");
  expect(codes).toEqual([130]);
});
