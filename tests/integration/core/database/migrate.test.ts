// @module-tag server
// Migrations on both databases: applied once, in order, whole or not at all, with a history that Prisma's own command reads the same way.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { driverConfig } from "#prisma/connection.ts";
import { migrate } from "#prisma/migrate.ts";
import { checksum, type Migration, migrationsFolder, readMigrations } from "#prisma/migration-files.ts";
import { type Datamodel, toMigrationList, withSchemaEngine } from "#prisma/schema-engine.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts";

let database: TestDatabase;
let client: pg.Client;
let folder: string;

/** Enough of a schema for work that looks at migrations only. */
const emptyDatamodel: Datamodel = ["schema.prisma", 'datasource db {\n  provider = "postgresql"\n}\n'];
const filters = { externalTables: [], externalEnums: [] };

const history = async () =>
  (
    await client.query(
      "SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS done FROM _prisma_migrations ORDER BY 1",
    )
  ).rows;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-migrations-"));
  cpSync(migrationsFolder, folder, { recursive: true });
  database = await openTestDatabase("empty");
  client = new pg.Client(driverConfig(database.connection));
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function addMigration(name: string, sql: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, "migration.sql"), sql);
}

test("an empty database gets every migration once, with the history every other database has", async () => {
  const migrations = readMigrations(folder);
  expect(await migrate(database.connection, folder)).toEqual(migrations.map(({ name }) => name));
  expect(await migrate(database.connection, folder)).toEqual([]);
  expect(await history()).toEqual(
    migrations.map((migration) => ({ name: migration.name, checksum: checksum(migration), done: true })),
  );
});

/** What `prisma migrate` would say about the history. */
async function diagnose() {
  await client.query("BEGIN");
  try {
    return await withSchemaEngine(client, [emptyDatamodel], (engine) =>
      engine.diagnoseMigrationHistory({
        migrationsList: toMigrationList(folder, readMigrations(folder)),
        optInToShadowDatabase: false,
        filters,
      }),
    );
  } finally {
    await client.query("ROLLBACK");
  }
}

test("Prisma's own diagnosis finds nothing to say about it", async () => {
  expect(await diagnose()).toMatchObject({
    editedMigrationNames: [],
    failedMigrationNames: [],
    hasMigrationsTable: true,
    history: null,
  });
});

test("the history's table and rows are as Prisma's own engine makes them", async () => {
  const only: Migration = { name: "20260101000000_only", sql: "CREATE TABLE only_one (id int);\n" };
  const theirs = await openTestDatabase("empty");
  const other = new pg.Client(driverConfig(theirs.connection));
  try {
    await other.connect();
    await other.query("BEGIN");
    await withSchemaEngine(other, [emptyDatamodel], (engine) =>
      engine.applyMigrations({ migrationsList: toMigrationList(folder, [only]), filters }),
    );
    await other.query("COMMIT");
    expect(await columnsOfHistory(client)).toEqual(await columnsOfHistory(other));
    const rowsOf = async (of: pg.Client) =>
      (
        await of.query(
          `SELECT id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' AS is_uuid, length(checksum) AS hex,
                  started_at <= finished_at AS in_order, logs, rolled_back_at, applied_steps_count
           FROM _prisma_migrations`,
        )
      ).rows;
    const [row] = await rowsOf(other);
    expect(row).toBeDefined();
    expect(await rowsOf(client)).toEqual(readMigrations(folder).map(() => row));
    const { rows } = await other.query("SELECT checksum FROM _prisma_migrations");
    expect(rows).toEqual([{ checksum: checksum(only) }]);
  } finally {
    await other.end();
    await theirs.close();
  }
});

async function columnsOfHistory(of: pg.Client): Promise<unknown[]> {
  const { rows } = await of.query(
    `SELECT column_name, data_type, character_maximum_length, is_nullable, column_default
     FROM information_schema.columns WHERE table_name = '_prisma_migrations' ORDER BY ordinal_position`,
  );
  const keys = await of.query(
    "SELECT pg_get_constraintdef(oid) AS key FROM pg_constraint WHERE conrelid = '_prisma_migrations'::regclass AND contype = 'p'",
  );
  return [...rows, ...keys.rows];
}

test("a migration that fails half-way says why, leaves nothing, keeps the one before it, and can be tried again", async () => {
  const before = await history();
  addMigration("29990101000000_good", "CREATE TABLE good (id int);");
  addMigration(
    "29990101000001_bad",
    "CREATE TABLE half (id int);\nINSERT INTO half VALUES (1);\nINSERT INTO nowhere VALUES (';');",
  );
  await expect(migrate(database.connection, folder)).rejects.toThrow(
    'Migration 29990101000001_bad failed and was rolled back. relation "nowhere" does not exist (line 3)',
  );
  const tables = await client.query(
    "SELECT to_regclass('good') IS NOT NULL AS good, to_regclass('half') IS NOT NULL AS half",
  );
  expect(tables.rows).toEqual([{ good: true, half: false }]);
  expect((await history()).map(({ name }) => name)).toEqual([
    ...before.map(({ name }) => name),
    "29990101000000_good",
  ]);

  addMigration("29990101000001_bad", "CREATE TABLE half (id int);\nINSERT INTO half VALUES (1);");
  expect(await migrate(database.connection, folder)).toEqual(["29990101000001_bad"]);
  expect((await client.query("SELECT count(*)::int AS rows FROM half")).rows).toEqual([{ rows: 1 }]);
});

test("a function with semicolons in its body is applied as written", async () => {
  addMigration(
    "29990101000002_function",
    "CREATE FUNCTION answer() RETURNS int LANGUAGE plpgsql AS $$ BEGIN PERFORM 1; RETURN 42; END; $$;",
  );
  await migrate(database.connection, folder);
  expect((await client.query("SELECT answer()")).rows).toEqual([{ answer: 42 }]);
});

test("a migration that was edited after it had been applied stops the start and names the file", async () => {
  addMigration("29990101000000_good", "CREATE TABLE good (id bigint);");
  await expect(migrate(database.connection, folder)).rejects.toThrow(
    "Migration 29990101000000_good was edited after this database had applied it",
  );
});

test("a migration that another program left half applied stops the start and names it", async () => {
  addMigration("29990101000000_good", "CREATE TABLE good (id int);");
  await client.query(
    "UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '29990101000002_function'",
  );
  expect((await diagnose()).failedMigrationNames).toEqual(["29990101000002_function"]);
  await expect(migrate(database.connection, folder)).rejects.toThrow(
    "Migration 29990101000002_function failed under another program",
  );
});
