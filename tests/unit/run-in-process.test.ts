// @module-tag long
// Whatever a child process does, it takes no more than it may, and ends with the person who waits for it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type ProcessLimits, runInProcess } from "#gateway/processes/run-in-process.ts";
import type { FromGreedy, Greed } from "#tests/support/processes/greedy.ts";
import { readSource, sourceFiles } from "#tests/support/source-files.ts";

const GREEDY = new URL("../support/processes/greedy.ts", import.meta.url);
const LIMITS: ProcessLimits = {
  heapMegabytes: 100,
  residentMegabytes: 300,
  processorSeconds: 4,
  seconds: 200,
};
const run = (
  greed: Greed,
  more: { readonly limits?: ProcessLimits; readonly signal?: AbortSignal } = {},
  said: FromGreedy[] = [],
) =>
  runInProcess<FromGreedy>(greed, {
    program: GREEDY,
    lane: "documents",
    limits: LIMITS,
    onSaid: (one) => said.push(one),
    ...more,
  });

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe("a child process", () => {
  test("answers, and is gone", async () => {
    const answer = await run("nothing");
    expect(answer).toMatchObject({ isDone: true });
    expect(isAlive(answer?.pid ?? 0)).toBe(false);
  });

  test.each([
    ["memory beside its heap", "memory", {}],
    ["the processor", "processor", { processorSeconds: 1 }],
    ["time", "time", { seconds: 2 }],
  ] as const)(
    "that takes too much of %s ends, and has said nothing",
    async (_what, greed, less) => {
      const said: FromGreedy[] = [];
      const answer = await run(greed, { limits: { ...LIMITS, ...less } }, said);
      expect(answer?.isDone ?? false).toBe(false);
      expect(isAlive(said[0]?.pid ?? 0)).toBe(false);
    },
    240_000,
  );

  test("ends with the person who asked for it, and one that waits for its turn never starts", async () => {
    const gone = new AbortController();
    const said: FromGreedy[] = [];
    const running = run(
      "processor",
      { signal: gone.signal, limits: { ...LIMITS, processorSeconds: 60 } },
      said,
    );
    const waiting = run("nothing", { signal: gone.signal }, said);
    await expect.poll(() => said.length, { timeout: 100_000 }).toBe(1);
    gone.abort(new Error("gone"));
    await Promise.allSettled([running, waiting]);
    await expect(waiting).rejects.toThrow("gone");
    expect(said).toHaveLength(1);
    expect(isAlive(said[0]?.pid ?? 0)).toBe(false);
  }, 240_000);

  test.each(["time", "processor"])(
    "ends with its gateway, however that ends, also while it takes %s",
    async (greed) => {
      const parent = spawn(
        process.execPath,
        [fileURLToPath(new URL("../support/processes/parent.ts", import.meta.url)), greed],
        { stdio: ["ignore", "pipe", "inherit"] },
      );
      const [line] = await once(parent.stdout, "data");
      const pid = Number(String(line));
      expect(isAlive(pid)).toBe(true);
      parent.kill("SIGKILL");
      await expect.poll(() => isAlive(pid), { timeout: 60_000 }).toBe(false);
    },
    240_000,
  );
});

/** Tools of the build and of developers; the site runs none of them. */
const OF_THE_BUILD = ["prisma/generate.ts", "schema/new-noun.ts"];
const holding = (words: RegExp) =>
  sourceFiles(".ts", ".tsx", ".mjs", ".js")
    .filter((file) => /^(?:gateway|schema|prisma|web)\//.test(file))
    .filter((file) => words.test(readSource(file)));

test("no other place starts a process", () => {
  const starting = holding(/["'](?:node:)?(?:child_process|cluster)["']/);
  expect(starting.filter((file) => !OF_THE_BUILD.includes(file))).toEqual([
    "gateway/processes/run-in-process.ts",
  ]);
});

test("threads are started by the pieces that bound them, and by the watch and the database", () => {
  expect(holding(/\bnew (?:\w+\.)?Worker\(/)).toEqual([
    "gateway/processes/process-watch.ts",
    "gateway/threads/answering-thread.ts",
    "gateway/visitors/visitor-thread.ts",
    "prisma/embedded-thread.ts",
    // In a browser.
    "web/components/forms/use-guessable.ts",
  ]);
});

test("what is done for a request ends with it", () => {
  const without = holding(/\brunInProcess[<(]/).filter((file) => !/\bsignal\b/.test(readSource(file)));
  // A job of the queue, which no request waits for.
  expect(without).toEqual(["gateway/texts/texts.ts"]);
});
