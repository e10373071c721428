// A database as it was before one of the migrations, for tests of what that migration makes of the rows there were.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { driverConfig } from "#prisma/connection.ts";
import { migrate } from "#prisma/migrate.ts";
import { migrationsFolder, readMigrations } from "#prisma/migration-files.ts";
import { openTestDatabase } from "./database.ts";

export interface DatabaseBefore {
  readonly client: pg.Client;
  /** Brings it to the schema of today. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** @param migration its name behind the moment: "one_table_of_drafts". @throws when there is none of that name */
export async function openDatabaseBefore(migration: string): Promise<DatabaseBefore> {
  const names = readMigrations(migrationsFolder).map(({ name }) => name);
  const first = names.findIndex((name) => name.replace(/^\d+_/, "") === migration);
  if (first < 0) throw new Error(`No migration is called ${migration}`);
  const folder = mkdtempSync(join(tmpdir(), "site-before-"));
  for (const name of [...names.slice(0, first), "migration_lock.toml"]) {
    cpSync(join(migrationsFolder, name), join(folder, name), { recursive: true });
  }
  const database = await openTestDatabase("empty");
  await migrate(database.connection, folder);
  const client = new pg.Client(driverConfig(database.connection));
  await client.connect();
  return {
    client,
    migrate: async () => {
      await migrate(database.connection);
    },
    close: async () => {
      await client.end();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
