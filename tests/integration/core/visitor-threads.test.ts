// @module-tag long
// What visitors ask for and is not cached is worked out in a thread of its own, in one bounded queue (decision 221): members, cached
// answers and each other's addresses do not wait behind it, nor do they notice when the thread dies.
import { setTimeout } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import { afterEach, beforeAll, expect, test } from "vitest";
import { builtPages } from "#gateway/html/built-pages.ts";
import { createVisitorThreads } from "#gateway/visitors/visitor-threads.ts";
import { db } from "#prisma/client.ts";
import { createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const workers: Worker[] = [];
process.on("worker", (worker) => workers.push(worker));

const gateway = useGateway({
  createVisitors: createVisitorThreads,
  pages: builtPages(),
  config: { trustProxy: 1 },
});
/** What may run in a thread and wait for it, as decision 221 says. */
const AT_ONCE = 4;
const WAITING = 200;
const KILLS = 5;
let member: Person;
beforeAll(async () => {
  member = await createPerson(gateway());
  await createSettings();
  expect((await openPage("192.0.2.1", 1)).status).toBe(200);
});

let endOthers = () => {};
afterEach(() => endOthers());

/** Holds a table that every page of the list needs until it is released, so that what was begun goes on running. */
async function holdPosts(): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const until = Promise.withResolvers<void>();
  const transaction = db.$transaction(
    async (tx) => {
      await tx.$executeRaw`LOCK TABLE posts IN ACCESS EXCLUSIVE MODE`;
      held.resolve();
      await until.promise;
    },
    { timeout: 30_000 },
  );
  await held.promise;
  endOthers = until.resolve;
  return async () => {
    until.resolve();
    await transaction;
  };
}

const openPage = (from: string, page: number) =>
  gateway().request(`/notice/list?page=${page}`, { headers: { "x-forwarded-for": from } });
const ownAccount = () => member.ask("{ myAccount { id } }");
const statusesOf = async (answers: readonly Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

test("of more than may wait the oldest is refused at once, with Retry-After, whatever it asked for", async () => {
  const release = await holdPosts();
  const pages = Array.from({ length: AT_ONCE + WAITING }, (_, n) => openPage("198.51.100.1", n + 10));
  const operation = "{ page1: posts(board: NOTICE) { totalCount } }";
  const another = askGraphql(gateway(), operation, { headers: { "x-forwarded-for": "198.51.100.2" } });
  const refused = await Promise.race(pages);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  await release();
  expect((await another).status).toBe(200);
  const statuses = await statusesOf(pages);
  expect(statuses.filter((status) => status === 503).length).toBeLessThan(WAITING / 2);
});

test("who asks for one page goes before somebody who asks for many", async () => {
  const ended: string[] = [];
  const many = Array.from({ length: 60 }, (_, n) =>
    openPage("198.51.100.3", n + 400).then(() => ended.push("many")),
  );
  await Promise.race(many);
  const one = openPage("198.51.100.4", 999).then(() => ended.push("one"));
  await Promise.all([...many, one]);
  expect(ended.indexOf("one")).toBeLessThan(30);
});

test("members and what is cached are answered while visitors wait", async () => {
  await openPage("192.0.2.1", 2);
  const release = await holdPosts();
  const waiting = Array.from({ length: 30 }, (_, n) => openPage("198.51.100.5", n + 600));
  expect((await openPage("192.0.2.1", 2)).status).toBe(200);
  const own = ownAccount();
  await release();
  expect((await own).errors).toEqual([]);
  expect(new Set(await statusesOf(waiting))).toEqual(new Set([200]));
});

test("a statement of a visitor that was slow is in the log with its page and request", async () => {
  const release = await holdPosts();
  const answer = gateway().request("/notice/list?search=slowly");
  await setTimeout(1_000);
  await release();
  const requestId = (await answer).headers.get("x-request-id");
  const slow = () =>
    gateway()
      .logLines.map((line) => JSON.parse(line))
      .find((line) => line.msg === "A statement was slow" && line.requestId === requestId);
  await expect.poll(slow).toMatchObject({
    operation: "GET /notice/list",
    statement: expect.stringMatching(/^SELECT /),
  });
});

test("a thread that dies under load is started again, and nobody signed in notices", async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const running = workers.at(-1);
    const load = Array.from({ length: 20 }, (_, n) => openPage("198.51.100.6", kill * 100 + n + 2_000));
    const own = Promise.all([ownAccount(), ownAccount(), ownAccount()]);
    await running?.terminate();
    expect((await own).flatMap(({ errors }) => errors)).toEqual([]);
    // What it worked at is refused; what waited is answered by the next one.
    const statuses = await statusesOf(load);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(200);
    expect(workers.at(-1)).not.toBe(running);
  }
  expect((await openPage("192.0.2.1", 3)).status).toBe(200);
  expect(gateway().logLines.filter((line) => line.includes("A thread for visitors has ended"))).toHaveLength(
    KILLS,
  );
  const left = await db.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT split_part(name, ' ', 2))::int AS count FROM pg_prepared_statements WHERE name LIKE 'visitors %'`;
  expect(left[0]?.count).toBeLessThanOrEqual(1);
});
