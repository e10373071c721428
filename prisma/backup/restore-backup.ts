// `npm run db:restore -- file`: restores a backup into an empty database of either kind, and its files into
// an empty folder. All or nothing.
import pg from "pg";
import { type DatabaseConnection, driverConfig, prepareSession } from "#prisma/connection.ts";
import { migrate } from "#prisma/migrate.ts";
import { migrationsFolder, readMigrations } from "#prisma/migration-files.ts";
import { BackupError, type HeadLine, readLine, sectionLine } from "./backup-format.ts";
import { type BackupReader, openBackup } from "./read-backup.ts";
import type { BackupBytes } from "./read-lines.ts";
import { type FileRestore, startFileRestore } from "./restore-files.ts";
import { readAppliedMigrations, readStoredColumns, readTables } from "./tables.ts";
import type { BackupCounts } from "./write-backup.ts";

/** Characters of rows sent at once. */
const batchCharacters = 1_000_000;

/** The database may hold nothing but what migrations themselves have written. */
async function checkEmpty(client: pg.Client, head: HeadLine): Promise<void> {
  const known = readMigrations(migrationsFolder).map(({ name }) => name);
  const unknown = head.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup is of a newer version of the site (it knows ${unknown.join(", ")}). Restore it with that one.`,
    );
  }
  const ahead = (await readAppliedMigrations(client)).filter((name) => !head.migrations.includes(name));
  if (ahead.length > 0) throw new BackupError("The database is newer than the backup: give an empty one.");
  for (const table of await readTables(client)) {
    const { rows } = await client.query(
      `SELECT EXISTS (SELECT 1 FROM ${pg.escapeIdentifier(table)}) AS filled`,
    );
    if (rows[0]?.filled && table !== "content_version") {
      throw new BackupError(
        `The database holds ${table} already: a backup is restored into an empty one only.`,
      );
    }
  }
}

async function writeRows(client: pg.Client, table: string, rows: AsyncIterable<string>): Promise<void> {
  const name = pg.escapeIdentifier(table);
  const columns = (await readStoredColumns(client, table)).map(pg.escapeIdentifier).join(", ");
  const sql = `INSERT INTO ${name} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, $1::jsonb)`;
  let batch: string[] = [];
  let characters = 0;
  const send = async () => {
    if (batch.length > 0) await client.query(sql, [`[${batch.join(",")}]`]);
    batch = [];
    characters = 0;
  };
  for await (const row of rows) {
    batch.push(row);
    characters += row.length;
    if (characters > batchCharacters) await send();
  }
  await send();
}

/** What was read from a backup. */
export interface RestoredBackup extends BackupCounts {
  readonly head: HeadLine;
  /** Rows by table. */
  readonly tables: Readonly<Record<string, number>>;
}

interface RestoreOptions {
  /** The setting BACKUP_KEY. */
  readonly key?: string | null;
  /** What takes the files; without it they go into the folder. */
  readonly startFiles?: () => Promise<FileRestore> | FileRestore;
  /** Looks at what was restored before it counts; what it throws undoes everything. */
  readonly check?: (client: pg.ClientBase, restored: RestoredBackup) => Promise<void>;
}

async function writeSections(
  client: pg.Client,
  files: FileRestore,
  backup: BackupReader,
): Promise<RestoredBackup> {
  const tables: Record<string, number> = {};
  const counts = { rows: 0, files: 0, tables, head: backup.head };
  for (;;) {
    const section = readLine(sectionLine, await backup.nextLine());
    if ("end" in section) return counts;
    if ("table" in section) {
      await writeRows(client, section.table, backup.take(section.rows));
      counts.rows += section.rows;
      tables[section.table] = section.rows;
    } else {
      await files.write(section.file, backup.take(section.lines));
      counts.files += 1;
    }
    await backup.expectChecksum();
  }
}

/**
 * Restores a backup; what is there beforehand is never overwritten.
 * @param filesDir where the uploaded files go
 * @throws BackupError; the database then has its tables and no row, and another attempt may follow
 */
export async function restoreBackup(
  connection: DatabaseConnection,
  filesDir: string,
  from: BackupBytes,
  { key = null, startFiles = () => startFileRestore(filesDir), check }: RestoreOptions = {},
): Promise<RestoredBackup> {
  const backup = await openBackup(from, key);
  const { head } = backup;
  const client = new pg.Client(driverConfig(connection));
  await client.connect();
  try {
    await prepareSession(client, connection, 0);
    await checkEmpty(client, head);
    const files = await startFiles();
    try {
      await migrate(connection, migrationsFolder, head.migrations);
      await client.query("BEGIN");
      await client.query("DELETE FROM content_version");
      const counts = await writeSections(client, files, backup);
      for (const [name, last] of Object.entries(head.sequences)) {
        await client.query("SELECT setval($1::regclass, $2)", [pg.escapeIdentifier(name), last]);
      }
      await check?.(client, counts);
      await client.query("COMMIT");
      await files.finish();
      await migrate(connection);
      return counts;
    } catch (error) {
      await client.query("ROLLBACK");
      await files.abandon();
      throw error;
    }
  } finally {
    await client.end();
  }
}
