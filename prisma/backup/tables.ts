// The site's tables in the order in which their rows can be written: those that others refer to first.
import pg, { type ClientBase } from "pg";
import { BackupError } from "./backup-format.ts";

/**
 * Tables that are not backed up: migrating writes its own history, triggers write the sums of months and
 * days, and backups are of one database.
 */
const written = ["_prisma_migrations", "member_months", "member_days", "payment_months", "backups"];
const [history] = written;

/** All tables but those that are written by themselves. */
export async function readTables(client: ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1",
    [written],
  );
  const { rows: references } = await client.query<{ table: string; needs: string }>(`
    SELECT child.relname AS table, parent.relname AS needs FROM pg_constraint
    JOIN pg_class child ON child.oid = conrelid JOIN pg_class parent ON parent.oid = confrelid
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`);
  const ordered: string[] = [];
  let left = tables.map(({ name }) => name);
  while (left.length > 0) {
    const ready = left.filter(
      (name) => !references.some(({ table, needs }) => table === name && left.includes(needs)),
    );
    if (ready.length === 0)
      throw new BackupError(`These tables refer to each other in a circle: ${left.join(", ")}.`);
    ordered.push(...ready);
    left = left.filter((name) => !ready.includes(name));
  }
  return ordered;
}

/** A table's columns without the generated ones, which the database refuses to have written. */
export async function readStoredColumns(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND relname = $1 AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     ORDER BY attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** The sum of each column of money, by `table.column`. */
export async function readSums(
  client: ClientBase,
  tables: readonly string[],
): Promise<Record<string, string>> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = ANY ($1) AND data_type IN ('integer', 'bigint') AND column_name ~ '(^|_)amount$'
     ORDER BY 1, 2`,
    [tables],
  );
  const sums: Record<string, string> = {};
  for (const { table, column } of columns) {
    const { rows } = await client.query<{ sum: string }>(
      `SELECT coalesce(sum(${pg.escapeIdentifier(column)}), 0)::text AS sum FROM ${pg.escapeIdentifier(table)}`,
    );
    sums[`${table}.${column}`] = rows[0]?.sum ?? "0";
  }
  return sums;
}

/** The last number of each sequence; unused sequences are left out. */
export async function readSequences(client: ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    "SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public' AND sequencename <> 'backups_id_seq' AND last_value IS NOT NULL ORDER BY 1",
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Names of the applied migrations, oldest first; none for a database without a history. */
export async function readAppliedMigrations(client: ClientBase): Promise<string[]> {
  const exists = await client.query(`SELECT to_regclass('${history}') IS NOT NULL AS yes`);
  if (exists.rows[0]?.yes !== true) return [];
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM ${history} WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}
