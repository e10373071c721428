// @module-tag long
// @module-tag both
// A thread for visitors that dies in the middle of its work, twenty times: nobody signed in notices, the next one goes on, and its
// connections end with it (decision 221).
import type { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { builtPages } from "#gateway/html/built-pages.ts";
import { createVisitorThreads } from "#gateway/visitors/visitor-threads.ts";
import { connection, db } from "#prisma/client.ts";
import { createPerson } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const KILLS = 20;
/** Of a thread (gateway/visitors/visitor-program.ts). */
const CONNECTIONS = 3;

const workers: Worker[] = [];
process.on("worker", (worker) => workers.push(worker));
const gateway = useGateway({
  createVisitors: createVisitorThreads,
  pages: builtPages(),
  config: { trustProxy: 1 },
});

const openPage = (page: number) =>
  gateway().request(`/notice/list?page=${page}`, { headers: { "x-forwarded-for": "198.51.100.6" } });

/**
 * What dead threads may have left in the database: sessions of a server, prepared statements of the embedded
 * one's single session.
 */
async function left(): Promise<number> {
  const [row] =
    connection.kind === "server"
      ? await db.$queryRaw<{ count: number }[]>`
          SELECT count(*)::int AS count FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'site visitors'`
      : await db.$queryRaw<{ count: number }[]>`
          SELECT count(DISTINCT split_part(name, ' ', 2))::int AS count
          FROM pg_prepared_statements WHERE name LIKE 'visitors %'`;
  return row?.count ?? 0;
}

test("a thread is killed twenty times under load", { timeout: 600_000 }, async () => {
  await createSettings();
  const member = await createPerson(gateway());
  expect((await openPage(1)).status).toBe(200);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const running = workers.at(-1);
    const load = Array.from({ length: 20 }, (_, n) => openPage(kill * 100 + n + 2));
    const own = Promise.all([1, 2, 3].map(() => member.ask("{ myAccount { id } }")));
    await running?.terminate();
    expect((await own).flatMap(({ errors }) => errors)).toEqual([]);
    const statuses = (await Promise.all(load)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(200);
    expect(workers.at(-1)).not.toBe(running);
  }
  expect((await openPage(1)).status).toBe(200);
  const deaths = gateway().logLines.filter((line) => line.includes("A thread for visitors has ended"));
  expect(deaths).toHaveLength(KILLS);
  const most = connection.kind === "server" ? CONNECTIONS : 1;
  await expect.poll(left, { timeout: 10_000 }).toBeLessThanOrEqual(most);
});
