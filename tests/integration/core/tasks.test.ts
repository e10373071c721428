// @module-tag both
// What is done by time: each task by one gateway at a time, soon after a start, and everything that came due while none ran.
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Idleness } from "#gateway/cache/idleness.ts";
import { createLogger } from "#gateway/start/logger.ts";
import { startWork } from "#gateway/tasks/work.ts";
import { db } from "#prisma/client.ts";
import { enqueue, enqueueRuns, openQueue } from "#prisma/queue.ts";
import { TestClock } from "#tests/support/clock.ts";
import { createMember, createSession } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const WITHIN_MS = 30_000;
const BUSY: Idleness = { isIdle: false, heard: () => undefined };
const gateway = useGateway();

const jobs = () => db.$queryRaw<{ key: string; state: string }[]>`
  SELECT singleton_key AS key, state::text FROM pgboss.job WHERE name = 'tasks'`;

test("two gateways do each job of a task once, and never two of a task at a time", async () => {
  const runs: string[] = [];
  const running = new Set<string>();
  const overlapping: string[] = [];
  const names = ["one", "two", "three"];
  const tasks = names.map((name) => ({
    name,
    every: 525_600,
    run: async () => {
      if (running.has(name)) overlapping.push(name);
      running.add(name);
      runs.push(name);
      await sleep(50);
      running.delete(name);
    },
  }));
  const log = createLogger("silent");
  const works = [1, 2].map(() => startWork({ log, tasks, idleness: BUSY, mails: null, texts: null }));
  // Who asks for what is asked for already adds nothing.
  await Promise.all([1, 2, 3].map(() => enqueue(db, "tasks", names)));
  const over = async () => (await jobs()).every(({ state }) => state === "completed");
  await expect
    .poll(async () => runs.length >= names.length && (await over()), { timeout: WITHIN_MS })
    .toBe(true);
  await Promise.all(works.map((work) => work.stop(5_000)));
  expect(overlapping).toEqual([]);
  expect(runs.toSorted()).toEqual(
    (await jobs()).flatMap(({ key, state }) => (state === "completed" ? key : [])).toSorted(),
  );
});

test("a turn is one job, however many gateways enqueue it", async () => {
  const turns = [{ key: "turn", seconds: 3_600 }];
  const queue = await openQueue();
  await Promise.all([1, 2, 3].map(() => enqueueRuns(queue, "tasks", turns)));
  const [job] = await queue.fetch("tasks");
  await queue.complete("tasks", job?.id ?? "");
  // A gateway whose clock is a little late says so when it is done already.
  await enqueueRuns(queue, "tasks", turns);
  expect((await jobs()).filter(({ key }) => key === "turn")).toEqual([{ key: "turn", state: "completed" }]);
});

test("a gateway that starts makes up for the time without any", async () => {
  const past = new TestClock();
  past.advance(-13 * 3_600_000);
  const { id } = await createMember();
  const ended = await createSession(id, past);
  gateway().app.startWork();
  await expect.poll(() => db.session.count({ where: { id: ended.id } }), { timeout: WITHIN_MS }).toBe(0);
});
