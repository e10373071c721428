// A request that has gone has its running statement cancelled by the server, and nobody else's with it.
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { db, pool } from "#prisma/client.ts";
import { isDatabaseAway } from "#prisma/database-away.ts";
import { whileWanted } from "#prisma/site-pool.ts";
import { createPerson } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
/** Holds tables that statements then wait for. */
let holder: pg.Client;
beforeEach(async () => {
  holder = new pg.Client(pool.options);
  await holder.connect();
  // On every connection of the pool at once: no statement ends by itself.
  const unlimited = () => pool.query("SELECT set_config('statement_timeout', '0', false), pg_sleep(0.2)");
  await Promise.all(Array.from({ length: pool.options.max }, unlimited));
});
afterEach(() => holder.end());

const hold = (table: string) => holder.query(`BEGIN; LOCK TABLE ${table}`);
/** Statements that wait for what is held. */
async function waiting(): Promise<number> {
  const { rows } = await holder.query<{ count: number }>(
    "SELECT count(*)::int FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
  );
  return rows[0]?.count ?? 0;
}

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test("its statement is cancelled, and its connection not used again", async () => {
  const request = new AbortController();
  await hold("terms");
  const before = pool.totalCount;
  const failed = failure(whileWanted(request.signal, () => db.term.count()));
  await expect.poll(waiting).toBe(1);
  request.abort();
  const error = await failed;
  expect(isDatabaseAway(error)).toBe(true);
  expect(String(error)).toContain("due to user request");
  expect(await waiting()).toBe(0);
  await expect.poll(() => pool.totalCount).toBe(before - 1);
});

test("a member who closes the browser leaves no statement behind", async () => {
  const member = await createPerson(gateway());
  await hold("faqs");
  const browser = new AbortController();
  const { signal } = browser;
  const body = { query: "{ faqs { id } }" };
  const answer = failure(gateway().send("/graphql", body, { headers: member.headers, signal }));
  await expect.poll(waiting).toBe(1);
  browser.abort();
  expect(String(await answer)).toContain("AbortError");
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
});

test("those who stay are answered while others go at the end of their statements", async () => {
  const goes = (turn: number) => {
    const request = new AbortController();
    setTimeout(() => request.abort(), turn % 8);
    return failure(whileWanted(request.signal, () => pool.query("SELECT pg_sleep(0.001)")));
  };
  const stays = () => failure(pool.query("SELECT pg_sleep(0.02)"));
  for (let turn = 0; turn < 15; turn += 1) {
    const gone = Array.from({ length: 8 }, (_, number) => goes(turn + number));
    await Promise.all(gone);
    const stayed = await Promise.all(Array.from({ length: 10 }, stays));
    expect(stayed).toEqual(Array.from({ length: 10 }, () => null));
  }
});
