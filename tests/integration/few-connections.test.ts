// @module-tag server
// What strangers have worked out takes few connections of the pool: whoever comes meanwhile does not wait behind all of it.
import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { db, pool } from "#prisma/client.ts";
import { isDatabaseAway } from "#prisma/database-away.ts";
import { withFewConnections } from "#prisma/site-pool.ts";
import { useDatabase } from "#tests/support/database.ts";

const database = useDatabase();
afterEach(() => {
  vi.restoreAllMocks();
});

const STATEMENTS = 40;
/** A fifth of a server's ten connections, and the one of the embedded database. */
const FEW = 2;
/** Ends when the lock is free; until then it needs a connection, and no processor. */
const locked = () => db.$queryRaw`SELECT 1 AS done FROM pg_advisory_xact_lock(1)`;
const slow = () => db.$queryRaw`SELECT count(*) FROM generate_series(1, 20000)`;

test("a statement that comes while many of a stranger's wait is not behind them", async () => {
  const connection = database.connection();
  // The embedded database has one connection, which takes them in the order in which they came.
  const isServer = connection.kind === "server";
  const ended: string[] = [];
  const lock = isServer ? await holdLock(connection.connectionString) : null;
  const strangers = withFewConnections(() =>
    Promise.all(
      Array.from({ length: STATEMENTS }, () =>
        (lock ? locked() : slow()).then(() => ended.push("stranger's")),
      ),
    ),
  );
  await slow();
  // On a server none of them has ended, because none can.
  expect(ended.length).toBeLessThan(isServer ? 1 : STATEMENTS / 2);
  await lock?.release();
  await strangers;
  expect(ended).toHaveLength(STATEMENTS);
});

/** Takes a lock on a connection beside the pool. */
async function holdLock(connectionString: string): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("SELECT pg_advisory_lock(1)");
  return { release: () => client.end() };
}

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
