// @module-tag long
// A real PgBouncer before the database: a start through one that shares sessions is refused in words, and one that does not share works.
import { expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { createMember, TEST_SECRET } from "#tests/support/factories.ts";
import { startPgBouncer } from "#tests/support/pgbouncer.ts";
import { startSite } from "#tests/support/site.ts";

const database = useDatabase();

function address(): string {
  const connection = database.connection();
  if (connection.kind !== "server") throw new Error("A pooler needs a PostgreSQL");
  return connection.connectionString;
}

test.each(["transaction", "statement"] as const)("pool_mode=%s is refused at the start", async (mode) => {
  const pooler = await startPgBouncer(address(), mode);
  try {
    const { pathname, host } = new URL(pooler.url);
    await expect(startSite({ env: { DATABASE_URL: pooler.url } })).rejects.toThrow(
      `Cannot start: DATABASE_URL: the database ${pathname.slice(1)} at ${host} is behind a pooler that shares sessions among connections (pool_mode=transaction).`,
    );
  } finally {
    await pooler.close();
  }
});

test("through pool_mode=session the site reads, writes and ends in order", async () => {
  const pooler = await startPgBouncer(address(), "session");
  const site = await startSite({ env: { DATABASE_URL: pooler.url, JWT_SECRET: TEST_SECRET } });
  try {
    const { email, password } = await createMember();
    const login = await fetch(`${site.url}/api/v1/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
    expect(login.status).toBe(200);
    const pages = Array.from({ length: 20 }, (_, page) => fetch(`${site.url}/search?q=${page}`));
    const statuses = new Set((await Promise.all(pages)).map(({ status }) => status));
    expect(statuses).toEqual(new Set([200]));
    await site.stop();
  } finally {
    await site.kill();
    await pooler.close();
  }
});
