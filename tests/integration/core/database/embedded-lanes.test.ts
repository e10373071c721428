// @module-tag long
// Two kinds of clients of the embedded database's one session: what belongs together stays together, and the site's statements go first.
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { driverConfig, type VisitorLane } from "#prisma/connection.ts";
import { type Embedded, openScratch } from "#prisma/embedded.ts";

let embedded: Embedded;
let site: pg.Client;
let lane: VisitorLane;
let visitors: pg.Client;

async function openLane() {
  const { connection } = embedded;
  if (connection.kind !== "embedded" || !connection.openLane)
    throw new Error("An embedded database has lanes");
  const opened = await connection.openLane();
  const client = new pg.Client(driverConfig({ ...connection, port: opened.port }));
  client.on("error", () => undefined);
  await client.connect();
  return { opened, client };
}

beforeAll(async () => {
  embedded = await openScratch();
  site = new pg.Client(driverConfig(embedded.connection));
  await site.connect();
  ({ opened: lane, client: visitors } = await openLane());
  await site.query("CREATE TABLE notes (n int)");
});
afterEach(() => site.query("TRUNCATE notes"));
afterAll(async () => {
  await Promise.all([site.end(), visitors.end()]);
  await embedded.close();
});

const many = Array.from({ length: 300 }, (_, n) => n);

test("statements with values of both never meet", async () => {
  const ask = async (client: pg.Client, base: number) => {
    for (const n of many) {
      const { rows } = await client.query<{ sum: number }>("SELECT $1::int + $2::int AS sum", [base, n]);
      expect(rows).toEqual([{ sum: base + n }]);
    }
  };
  await Promise.all([ask(site, 0), ask(visitors, 10_000)]);
});

test("nobody is in the transaction of the other", async () => {
  await site.query("BEGIN");
  const outside = visitors.query<{ count: number }>("SELECT count(*)::int AS count FROM notes");
  for (const n of [1, 2, 3]) await site.query("INSERT INTO notes VALUES ($1)", [n]);
  await site.query("ROLLBACK");
  expect((await outside).rows).toEqual([{ count: 0 }]);
});

test("the site's statement goes before those of visitors that came earlier", async () => {
  const { client: other } = await openLane();
  const ended: string[] = [];
  const slow = "SELECT count(*) FROM generate_series(1, 4000000)";
  const all = [visitors, other].map((client) => client.query(slow).then(() => ended.push("visitor")));
  // The second of them waits by now.
  await new Promise((resolve) => setTimeout(resolve, 100));
  all.push(site.query("SELECT 1").then(() => ended.push("site")));
  await Promise.all(all);
  expect(ended).toEqual(["visitor", "site", "visitor"]);
  await other.end();
});

test("a lane that ends in a transaction, or in the middle of a statement, leaves nothing behind", async () => {
  const { opened, client } = await openLane();
  await client.query({ name: "visitors 7", text: "SELECT $1::int", values: [1] });
  await client.query("BEGIN");
  await client.query("INSERT INTO notes VALUES (1)");
  const after = site.query<{ count: number }>("SELECT count(*)::int AS count FROM notes");
  await opened.end("visitors ");
  expect((await after).rows).toEqual([{ count: 0 }]);
  const left = await site.query("SELECT name FROM pg_prepared_statements WHERE name LIKE 'visitors%'");
  expect(left.rows).toEqual([]);
  expect((await visitors.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  expect(lane.port).toBeGreaterThan(0);
});

test("a client that dies between the messages of a statement holds nobody up", async () => {
  const { client } = await openLane();
  if (!("connection" in client) || !(client.connection instanceof pg.Connection))
    throw new Error("No connection");
  client.connection.parse({ name: "", text: "SELECT 1", types: [] }, true);
  client.connection.stream.end();
  expect((await site.query("SELECT 2 AS two")).rows).toEqual([{ two: 2 }]);
});
