// @module-tag server
// What strangers have worked out takes few connections of the pool: whoever comes meanwhile does not wait behind all of it.
import { afterEach, expect, test, vi } from "vitest";
import { db, pool } from "#prisma/client.ts";
import { isDatabaseAway } from "#prisma/database-away.ts";
import { withFewConnections } from "#prisma/site-pool.ts";
import { useDatabase } from "#tests/support/database.ts";

useDatabase();
afterEach(() => {
  vi.restoreAllMocks();
});

const STATEMENTS = 40;
/** A fifth of a server's ten connections, and the one of the embedded database. */
const FEW = 2;
const slow = () => db.$queryRaw`SELECT count(*) FROM generate_series(1, 20000)`;

test("a statement that comes while many of a stranger's wait is not behind them", async () => {
  // To open a connection takes a server as long as some of these statements. Those that are needed stand open beforehand.
  await Promise.all(Array.from({ length: FEW + 1 }, slow));
  const ended: string[] = [];
  const strangers = withFewConnections(() =>
    Promise.all(Array.from({ length: STATEMENTS }, () => slow().then(() => ended.push("stranger's")))),
  );
  const other = slow().then(() => ended.push("other"));
  await Promise.all([strangers, other]);
  expect(ended).toHaveLength(STATEMENTS + 1);
  // Beside the first of them, if the system gave every process of the server the same time; behind all of them, if it had to wait.
  expect(ended.indexOf("other")).toBeLessThan(STATEMENTS / 2);
});

test("they take no more connections at a time, and give each back", async () => {
  const inUse: number[] = [];
  const count = () => void inUse.push(pool.totalCount - pool.idleCount + pool.waitingCount);
  pool.on("acquire", count);
  await withFewConnections(() => Promise.all(Array.from({ length: STATEMENTS }, slow)));
  pool.off("acquire", count);
  expect(Math.max(...inUse)).toBeLessThanOrEqual(FEW);
  expect(pool.idleCount).toBe(pool.totalCount);
});

test("one that fails gives its turn to the next", async () => {
  const wrong = () => db.$queryRaw`SELECT 1 / 0`.catch(() => "failed");
  const all = await withFewConnections(() => Promise.all(Array.from({ length: 10 }, wrong)));
  expect(all).toEqual(Array.from({ length: 10 }, () => "failed"));
});

test("who waited too long for a turn is told that the database is away", async () => {
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 20_000;
    return now;
  });
  const told = () => slow().catch((error: unknown) => isDatabaseAway(error));
  expect(await withFewConnections(() => Promise.all([told(), told(), told()]))).toEqual([true, true, true]);
});
