// @module-tag long
// What visitors were shown before the database went away they are shown meanwhile, whole: pages and public answers, also while one table
// alone is locked. What is personal is 503, never old.
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPages } from "#gateway/html/built-pages.ts";
import { connect, disconnect } from "#prisma/client.ts";
import { migrate } from "#prisma/migrate.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { createPost, createSignedIn, type TestSession } from "#tests/support/factories.ts";
import { type Gateway, startGateway } from "#tests/support/gateway.ts";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";

const QUERY = "{ posts(board: NOTICE) { items { id } } }";
const PATHS = ["/", "/notice/list"];
let server: TestPostgres;
let gateway: Gateway;
let session: TestSession;

beforeAll(async () => {
  server = await startPostgres(["fsync=off"]);
  await server.createDatabase("site");
  const connection = { kind: "server", connectionString: server.url("site") } as const;
  await migrate(connection);
  await connect(connection);
  gateway = await startGateway({ pages: builtPages() });
  ({ session } = await createSignedIn());
  await createPost({ board: "NOTICE" });
});
afterAll(async () => {
  await gateway.close();
  await disconnect();
  await server.remove();
});

const ask = (headers: Record<string, string> = {}) => gateway.send("/graphql", { query: QUERY }, { headers });

/** What everybody sees now, with its status and how long others may keep it. */
async function look() {
  const pages = await Promise.all(PATHS.map((path) => gateway.request(path)));
  const answers = [...pages, await ask()];
  return {
    status: answers.map(({ status }) => status),
    texts: await Promise.all(answers.map((answer) => answer.text())),
    control: pages.map(({ headers }) => headers.get("cache-control")),
  };
}

/** Cached answers are made again after ten minutes. */
const age = () => gateway.clock.advance(11 * MINUTE);

test("while one table is locked", { timeout: 60_000 }, async () => {
  // A document is stored once it is known to be public: from its second time on.
  await ask();
  const good = await look();
  expect(good.status).toEqual([200, 200, 200]);
  age();
  const locking = new pg.Client({ connectionString: server.url("site") });
  await locking.connect();
  await locking.query("BEGIN; LOCK TABLE posts IN ACCESS EXCLUSIVE MODE");
  try {
    const shown = await look();
    expect([shown.status, shown.texts]).toEqual([good.status, good.texts]);
    expect(shown.control).toEqual(["public, max-age=2", "public, max-age=2"]);
    expect((await ask(session.headers)).status).toBe(503);
    expect(gateway.logLines.filter((line) => line.includes("of before: the database is away"))).not.toEqual(
      [],
    );
  } finally {
    await locking.query("ROLLBACK");
    await locking.end();
  }
});

test("while the server is stopped, and no longer than that", { timeout: 60_000 }, async () => {
  gateway.clock.advance(3_000);
  const good = await look();
  age();
  await server.stop();
  for (let round = 0; round < 5; round += 1) {
    const shown = await look();
    expect([shown.status, shown.texts]).toEqual([good.status, good.texts]);
    gateway.clock.advance(3_000);
  }
  expect((await ask(session.headers)).status).toBe(503);
  await server.start();
  await expect.poll(async () => (await ask(session.headers)).status, { timeout: 10_000 }).toBe(200);
  await createPost({ board: "NOTICE" });
  age();
  const back = await look();
  expect(back.status).toEqual([200, 200, 200]);
  expect(back.texts[2]).not.toBe(good.texts[2]);
});
