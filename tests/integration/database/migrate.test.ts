// Migrations on both databases: applied once, in order, whole or not at all, with a history that Prisma's own command reads the same way.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { driverConfig } from "#prisma/connection.ts";
import { migrate } from "#prisma/migrate.ts";
import { checksum, migrationsFolder, readMigrations, toMigrationList } from "#prisma/migration-files.ts";
import { emptyDatamodel, withSchemaEngine } from "#prisma/schema-engine.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts";

let database: TestDatabase;
let client: pg.Client;
let folder: string;

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

test("Prisma's own diagnosis finds nothing to say about it", async () => {
  await client.query("BEGIN");
  const diagnosis = await withSchemaEngine(client, [emptyDatamodel], (engine) =>
    engine.diagnoseMigrationHistory({
      migrationsList: toMigrationList(folder, readMigrations(folder)),
      optInToShadowDatabase: false,
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
  await client.query("ROLLBACK");
  expect(diagnosis).toMatchObject({
    editedMigrationNames: [],
    failedMigrationNames: [],
    hasMigrationsTable: true,
    history: null,
  });
});

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
