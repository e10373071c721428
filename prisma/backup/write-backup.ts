// `npm run db:backup -- file`: writes everything the site knows at one moment into one file, from which
// either database can be restored.
import { createHash } from "node:crypto";
import { createWriteStream, existsSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { type DatabaseConnection, driverConfig, prepareSession } from "#prisma/connection.ts";
import { syncPath } from "#prisma/durable-files.ts";
import { encryptBackup } from "./backup-cipher.ts";
import { type BackupFile, type BackupFiles, filesOfFolder } from "./backup-files.ts";
import { BackupError, createChecksum, fileLineBytes, formatVersion, type HeadLine } from "./backup-format.ts";
import { readAppliedMigrations, readSequences, readStoredColumns, readSums, readTables } from "./tables.ts";

const rowsAtOnce = 500;

export interface BackupCounts {
  readonly rows: number;
  readonly files: number;
}

/** A backup that was written. */
export interface WrittenBackup extends BackupCounts {
  /** Of the whole file. */
  readonly bytes: number;
  readonly sha256: string;
}

async function* readRows(client: pg.Client, table: string): AsyncGenerator<string> {
  const name = pg.escapeIdentifier(table);
  const columns = (await readStoredColumns(client, table)).map(pg.escapeIdentifier).join(", ");
  await client.query(
    `DECLARE rows CURSOR FOR SELECT to_jsonb(source.*)::text AS row FROM (SELECT ${columns} FROM ${name}) AS source`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${rowsAtOnce} FROM rows`);
    for (const { row } of rows) yield `${row}\n`;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query("CLOSE rows");
}

/** A file in lines of base64, behind the line that announces them. */
async function* readFile(name: string, { size, bytes }: BackupFile): AsyncGenerator<string> {
  yield `${JSON.stringify({ file: name, lines: Math.ceil(size / fileLineBytes) })}\n`;
  let waiting = Buffer.alloc(0);
  let read = 0;
  for await (const chunk of bytes) {
    waiting = Buffer.concat([waiting, chunk]);
    read += chunk.length;
    while (waiting.length >= fileLineBytes) {
      yield `${waiting.toString("base64", 0, fileLineBytes)}\n`;
      waiting = waiting.subarray(fileLineBytes);
    }
  }
  if (waiting.length > 0) yield `${waiting.toString("base64")}\n`;
  if (read !== size) throw new BackupError(`The file ${name} has ${read} bytes instead of ${size}.`);
}

/** The parts one after the other, each with the checksum of all that came before. */
async function* withChecksums(
  parts: AsyncIterable<AsyncIterable<string> | Iterable<string>>,
): AsyncGenerator<string> {
  const checksum = createChecksum();
  for await (const part of parts) {
    for await (const line of part) {
      checksum.add(line);
      yield line;
    }
    const line = `${JSON.stringify({ sha256: checksum.sofar() })}\n`;
    checksum.add(line);
    yield line;
  }
  yield '{"end":true}\n';
}

/** What a file is called until all of its bytes are on the disk. */
export const unfinishedName = (file: string) => `${file}.unfinished`;

/** @throws BackupError when there is a file of this name */
export function refuseTaken(file: string): void {
  if (existsSync(file)) throw new BackupError(`${file} exists already: give a name that is free.`);
}

/**
 * Writes a backup of the database as it is at one moment, then of the files.
 * @param files the uploaded ones, or their folder
 * @param file must not exist; it appears only when it is whole
 * @param key the setting BACKUP_KEY; null: it is not encrypted
 * @throws BackupError
 */
export async function writeBackup(
  connection: DatabaseConnection,
  files: BackupFiles | string,
  file: string,
  key: string | null = null,
): Promise<WrittenBackup> {
  refuseTaken(file);
  const stored = typeof files === "string" ? filesOfFolder(files) : files;
  const client = new pg.Client(driverConfig(connection));
  await client.connect();
  const counts = { rows: 0, files: 0 };

  async function* readTable(table: string): AsyncGenerator<string> {
    const { rows } = await client.query(`SELECT count(*)::int AS rows FROM ${pg.escapeIdentifier(table)}`);
    yield `${JSON.stringify({ table, rows: rows[0]?.rows })}\n`;
    counts.rows += Number(rows[0]?.rows);
    yield* readRows(client, table);
  }

  async function* parts(): AsyncGenerator<AsyncIterable<string> | Iterable<string>> {
    const migrations = await readAppliedMigrations(client);
    if (migrations.length === 0) throw new BackupError("The database is empty: there is nothing to back up.");
    const tables = await readTables(client);
    const head: HeadLine = {
      backup: formatVersion,
      madeAt: new Date().toISOString(),
      migrations,
      sequences: await readSequences(client),
      sums: await readSums(client, tables),
    };
    yield [`${JSON.stringify(head)}\n`];
    for (const table of tables) yield readTable(table);
    for await (const name of stored.list()) {
      const found = await stored.open(name);
      // Nothing used the file, and the sweep has removed it since the list was made.
      if (!found) continue;
      yield readFile(name, found);
      counts.files += 1;
    }
  }

  const hash = createHash("sha256");
  let bytes = 0;
  async function* counted(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of key === null ? source : encryptBackup(source, key)) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }

  const unfinished = unfinishedName(file);
  try {
    await prepareSession(client, connection, 0);
    await client.query("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
    // Anyone who may read the backup may read everything, password hashes too.
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(withChecksums(parts())), createGzip(), counted, target);
    await client.query("COMMIT");
    renameSync(unfinished, file);
    syncPath(dirname(file));
    return { ...counts, bytes, sha256: hash.digest("hex") };
  } finally {
    rmSync(unfinished, { force: true });
    await client.end();
  }
}
