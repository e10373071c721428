// Brings the database to the schema this version of the site was written for, at every start. The history is Prisma's: its
// own command reads it as if it had written it (tests/integration/core/database/migrate.test.ts).
import pg from "pg";
import { type DatabaseConnection, driverConfig, prepareSession } from "./connection.ts";
import { checksum, type Migration, migrationsFolder, readMigrations } from "./migration-files.ts";
import { explainScriptError } from "./script-error.ts";

/** A migration could not be applied. It has left nothing behind: once its file is mended, the next start tries it again. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

/**
 * The key of the advisory lock that `prisma migrate` takes: two gateways, or a gateway and that command, never migrate at once.
 */
const migrationLock = 72_707_369;

interface AppliedRow {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

async function findPending(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const exists = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS yes");
  if (exists.rows[0]?.yes !== true) return [...migrations];
  const { rows } = await client.query<AppliedRow>(
    "SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL",
  );
  const applied = new Map(rows.map((row) => [row.migration_name, row]));
  for (const migration of migrations) {
    const row = applied.get(migration.name);
    if (row?.finished_at === null) {
      throw new MigrationError(
        `Migration ${migration.name} failed under another program, which left it half applied. Mend the database, then tell it so with \`prisma migrate resolve\`.`,
      );
    }
    if (row && row.checksum !== checksum(migration)) {
      throw new MigrationError(
        `Migration ${migration.name} was edited after this database had applied it. Undo the edit and put the change in a new migration.`,
      );
    }
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

/** Waits while another gateway or `prisma migrate` migrates, but not for ever, in case that one hangs. */
async function takeMigrationLock(client: pg.Client): Promise<void> {
  await client.query("SET lock_timeout = '60s'");
  try {
    await client.query("SELECT pg_advisory_lock($1)", [migrationLock]);
  } catch (error) {
    throw new MigrationError(
      "Another process has been migrating this database for a minute: see to it first.",
      {
        cause: error,
      },
    );
  }
}

/** The table as Prisma makes it, so that `prisma migrate` takes it for its own. */
const historyTable = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                  varchar(36)  PRIMARY KEY NOT NULL,
    checksum            varchar(64)  NOT NULL,
    finished_at         timestamptz,
    migration_name      varchar(255) NOT NULL,
    logs                text,
    rolled_back_at      timestamptz,
    started_at          timestamptz  NOT NULL DEFAULT now(),
    applied_steps_count integer      NOT NULL DEFAULT 0
  )`;

/** Applies one migration in a transaction of its own, its row in `_prisma_migrations` included. */
async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(historyTable);
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [crypto.randomUUID(), checksum(migration), migration.name],
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw new MigrationError(
      `Migration ${migration.name} failed and was rolled back. ${explainScriptError(migration.sql, error)}`,
      { cause: error },
    );
  }
}

/**
 * Applies what is missing, oldest first.
 * @param only the migrations to stop at, for a database at an earlier state (a backup's); all without it
 * @returns the names of the migrations applied now
 * @throws MigrationError; earlier migrations of the same run stay applied
 */
export async function migrate(
  connection: DatabaseConnection,
  folder: string = migrationsFolder,
  only?: readonly string[],
): Promise<string[]> {
  const migrations = readMigrations(folder).filter(({ name }) => only?.includes(name) ?? true);
  const client = new pg.Client(driverConfig(connection));
  await client.connect();
  try {
    await prepareSession(client, connection, 0);
    if ((await findPending(client, migrations)).length === 0) return [];
    await takeMigrationLock(client);
    const pending = await findPending(client, migrations);
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    // On the embedded database the session, and with it the lock, would outlive the connection.
    await client.query("SELECT pg_advisory_unlock_all()").catch(() => undefined);
    await client.end();
  }
}
