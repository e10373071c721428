// `npm run db:backup -- file`: writes everything the site knows at one moment into one file, from which either database can be restored.
import { createWriteStream, existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { type DatabaseConnection, driverConfig, prepareSession } from "#prisma/connection.ts";
import { BackupError, createChecksum, fileLineBytes, formatVersion, type HeadLine } from "./backup-format.ts";
import { readAppliedMigrations, readSequences, readStoredColumns, readTables } from "./tables.ts";

const rowsAtOnce = 500;

export interface BackupCounts {
  readonly rows: number;
  readonly files: number;
}

async function* readRows(client: pg.Client, table: string): AsyncGenerator<string> {
  const name = pg.escapeIdentifier(table);
  const columns = (await readStoredColumns(client, table)).map(pg.escapeIdentifier).join(", ");
  await client.query(
    `DECLARE rows CURSOR FOR SELECT to_jsonb(source)::text AS row FROM (SELECT ${columns} FROM ${name}) AS source`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${rowsAtOnce} FROM rows`);
    for (const { row } of rows) yield `${row}\n`;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query("CLOSE rows");
}

/** Where the store keeps what is still on its way in (gateway/files/incoming-file.ts). */
const UNFINISHED = /^incoming\//;

/** Paths of all stored files below a folder, with `/` on every system. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !UNFINISHED.test(path))
    .sort();
}

async function* readFile(path: string, name: string): AsyncGenerator<string> {
  const lines = Math.ceil(statSync(path).size / fileLineBytes);
  yield `${JSON.stringify({ file: name, lines })}\n`;
  const handle = await open(path);
  try {
    const buffer = Buffer.alloc(fileLineBytes);
    for (let line = 0; line < lines; line += 1) {
      const { bytesRead } = await handle.read(buffer, 0, fileLineBytes, line * fileLineBytes);
      yield `${buffer.toString("base64", 0, bytesRead)}\n`;
    }
  } finally {
    await handle.close();
  }
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

/**
 * Writes a backup of the database as it is at one moment, then of the files.
 * @param filesDir where the uploaded files are
 * @param file must not exist; it appears only when it is whole
 * @throws BackupError
 */
export async function writeBackup(
  connection: DatabaseConnection,
  filesDir: string,
  file: string,
): Promise<BackupCounts> {
  if (existsSync(file)) throw new BackupError(`${file} exists already: give a name that is free.`);
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
    const sequences = await readSequences(client);
    const head: HeadLine = { backup: formatVersion, madeAt: new Date().toISOString(), migrations, sequences };
    yield [`${JSON.stringify(head)}\n`];
    for (const table of await readTables(client)) yield readTable(table);
    for (const name of listFiles(filesDir)) {
      // Nothing used the file, and the sweep has removed it since the list was made.
      if (!existsSync(join(filesDir, name))) continue;
      yield readFile(join(filesDir, name), name);
      counts.files += 1;
    }
  }

  const unfinished = `${file}.unfinished`;
  try {
    await prepareSession(client, connection, 0);
    await client.query("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
    // Whoever may read the backup may read everything, password hashes too.
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(withChecksums(parts())), createGzip(), target);
    await client.query("COMMIT");
    renameSync(unfinished, file);
    return counts;
  } finally {
    rmSync(unfinished, { force: true });
    await client.end();
  }
}
