// Two gateways that start at the same moment on one server: the migrations run once.
import pg from "pg";
import { expect, test } from "vitest";
import { driverConfig } from "#prisma/connection.ts";
import { migrate } from "#prisma/migrate.ts";
import { migrationsFolder, readMigrations } from "#prisma/migration-files.ts";
import { openTestDatabase } from "#tests/support/database.ts";

test("of four gateways migrating at once one applies everything, the others wait and find nothing to do", async () => {
  const database = await openTestDatabase("empty");
  try {
    const names = readMigrations(migrationsFolder).map(({ name }) => name);
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database.connection)));
    expect(applied.filter((run) => run.length > 0)).toEqual([names]);

    const client = new pg.Client(driverConfig(database.connection));
    await client.connect();
    const { rows } = await client.query("SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1");
    await client.end();
    expect(rows.map(({ name }) => name)).toEqual(names);
  } finally {
    await database.close();
  }
});
