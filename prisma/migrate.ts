// Brings the database to the schema this version of the site was written for. Runs at every start, so it asks first what
// is missing and loads the schema engine only when something is.
import pg from "pg";
import { type DatabaseConnection, driverConfig, prepareSession } from "./connection.ts";
import {
  checksum,
  type Migration,
  migrationsFolder,
  readMigrations,
  toMigrationList,
} from "./migration-files.ts";
import { emptyDatamodel, withSchemaEngine } from "./schema-engine.ts";

/** A migration could not be applied. It has left nothing behind: with its file put right, the next start tries it again. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

/** The key of the advisory lock that `prisma migrate` takes: two gateways, or a gateway and that command, never migrate at once. */
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
    if (row?.finished_at && row.checksum !== checksum(migration)) {
      throw new MigrationError(
        `Migration ${migration.name} was edited after this database had applied it. Undo the edit and put the change in a new migration.`,
      );
    }
  }
  return migrations.filter(({ name }) => !applied.get(name)?.finished_at);
}

/** Waits while another gateway, or `prisma migrate`, is at it; not for ever, should that one hang. */
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

/** Applies one migration in a transaction of its own, its row in `_prisma_migrations` included. */
async function applyNext(client: pg.Client, folder: string, migrations: readonly Migration[]): Promise<void> {
  const next = migrations.at(-1);
  await client.query("BEGIN");
  try {
    await withSchemaEngine(client, [emptyDatamodel], (engine) =>
      engine.applyMigrations({
        migrationsList: toMigrationList(folder, migrations),
        filters: { externalTables: [], externalEnums: [] },
      }),
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`Migration ${next?.name} failed and was rolled back. ${reason}`, {
      cause: error,
    });
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
    for (const migration of pending) {
      await applyNext(client, folder, migrations.slice(0, migrations.indexOf(migration) + 1));
    }
    return pending.map(({ name }) => name);
  } finally {
    // The embedded database's session does not end with the connection, and its locks with it.
    await client.query("SELECT pg_advisory_unlock_all()").catch(() => undefined);
    await client.end();
  }
}
