// One embedded database a process of tests, emptied after each file: that takes a tenth of starting the next
// one. A file that changed more than rows, such as a table, a trigger or a function, takes its database with
// it.
import { rmSync } from "node:fs";
import pg from "pg";
import { driverConfig } from "#prisma/connection.ts";
import type { Embedded } from "#prisma/embedded.ts";

/** After so many files a database has grown enough in memory. */
const FILES_AT_MOST = 100;

const TABLES = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`;

/** Everything but rows, in short. */
const SHAPE = `SELECT md5(string_agg(line, chr(10) ORDER BY line)) AS shape FROM (
  SELECT format('%s %s %s', relnamespace, relname, relkind) FROM pg_class WHERE oid >= 16384 AND relkind <> 't'
  UNION ALL SELECT format('%s %s %s', tgrelid, tgname, tgenabled) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT format('%s %s', proname, prosrc) FROM pg_proc WHERE oid >= 16384
  UNION ALL SELECT format('%s %s', conrelid, conname) FROM pg_constraint WHERE oid >= 16384
  UNION ALL SELECT format('%s %s %s', attrelid, attname, atttypid) FROM pg_attribute
    WHERE attrelid >= 16384 AND attnum > 0 AND attrelid NOT IN (SELECT reltoastrelid FROM pg_class)
) AS parts(line)`;

/** Rows and sequences as before the first of them; triggers that guard rows sleep meanwhile. */
const EMPTY = `DO $$
  DECLARE one record; filled boolean; names text[] := '{}';
  BEGIN
    SET LOCAL session_replication_role = replica;
    FOR one IN ${TABLES} LOOP
      EXECUTE format('SELECT EXISTS (SELECT 1 FROM %s)', one.name) INTO filled;
      IF filled THEN names := names || one.name; END IF;
    END LOOP;
    IF names <> '{}' THEN EXECUTE 'TRUNCATE ' || array_to_string(names, ', ') || ' CASCADE'; END IF;
    FOR one IN SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences WHERE last_value IS NOT NULL LOOP
      EXECUTE 'ALTER SEQUENCE ' || one.name || ' RESTART';
    END LOOP;
  END $$`;

interface Template {
  readonly embedded: Embedded;
  readonly shape: string;
  /** What the migrations wrote: JSON by table. */
  readonly rows: ReadonlyMap<string, string>;
  files: number;
}

let template: Template | null = null;

async function withClient<T>({ connection }: Embedded, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(driverConfig(connection));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function readShape(client: pg.Client): Promise<string> {
  return (await client.query<{ shape: string }>(SHAPE)).rows[0]?.shape ?? "";
}

async function readRows(client: pg.Client): Promise<Map<string, string>> {
  const rows = new Map<string, string>();
  for (const { name } of (await client.query<{ name: string }>(TABLES)).rows) {
    const { rows: found } = await client.query<{ json: string | null }>(
      `SELECT json_agg(t)::text AS json FROM ${name} t`,
    );
    if (found[0]?.json) rows.set(name, found[0].json);
  }
  return rows;
}

/**
 * The process's database as its migrations left it.
 * @param open starts one where there is none
 */
export async function takeDatabase(open: () => Promise<Embedded>): Promise<Embedded> {
  if (template === null) {
    const embedded = await open();
    template = await withClient(embedded, async (client) => ({
      embedded,
      shape: await readShape(client),
      rows: await readRows(client),
      files: 0,
    }));
    // Nobody says when the last file of a process is over.
    const { connection } = embedded;
    if (connection.kind === "embedded") {
      process.once("exit", () => rmSync(connection.host, { recursive: true, force: true }));
    }
  }
  template.files += 1;
  return template.embedded;
}

/** For the next file; every other connection to it is closed. */
export async function giveDatabaseBack(): Promise<void> {
  if (template === null) return;
  const { embedded, shape, rows, files } = template;
  const isAsBefore = await withClient(embedded, async (client) => {
    await client.query("DISCARD ALL");
    if (files >= FILES_AT_MOST || (await readShape(client)) !== shape) return false;
    await client.query(EMPTY);
    await client.query("SET session_replication_role = replica");
    for (const [name, json] of rows) {
      await client.query(`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, $1)`, [
        json,
      ]);
    }
    await client.query("RESET ALL");
    return true;
  });
  if (isAsBefore) return;
  template = null;
  await embedded.close();
}
