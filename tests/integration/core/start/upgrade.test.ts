// @module-tag long
// @module-tag both
// Data of earlier versions, each made by its own code, start this one: every row is there, sums are equal, files are the same, pages are 200.
// first.backup.gz is what the first version (commit ff184c3f) made by `npm start` and `npm run db:backup`; `npm run release` adds that of
// each release.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { driverConfig } from "#prisma/connection.ts";
import { openDatabase } from "#prisma/open-database.ts";
import { z } from "#schema/validation/zod.ts";
import { startSite } from "#tests/support/site.ts";
import { createSiteDatabase, type SiteDatabase } from "#tests/support/site-database.ts";
import { ROOT } from "#tests/support/source-files.ts";
import { type BackupContent, readBackup } from "#tests/support/thin-backup.ts";

const RELEASES = join(ROOT, "tests", "fixtures", "releases");
/** A restore, a start, pages and a look into the database, on a busy machine. */
const WITHIN_MS = 300_000;
/** Pages of the map of the site that are looked at. */
const PAGES = 25;
/** Restores a backup by the command, as an engineer does. */
async function restore({ options }: SiteDatabase, file: string): Promise<string> {
  const args = ["--import", "./gateway/node-version.mjs", "gateway/start/db-restore.ts", file];
  const env = { PATH: process.env.PATH, DATA_DIR: options.dataDir, ...options.env };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env });
  return stdout;
}

/** What a start changes in rows that were there. */
const RAISED: Readonly<Record<string, string>> = { content_version: "version" };

type Sums = Record<string, Readonly<Record<string, number>>>;

/**
 * How many of the rows of each table there still are, and the sums of its columns of whole numbers, for what
 * there still is of tables and columns.
 */
async function measure({ options }: SiteDatabase, { tables }: BackupContent) {
  const databaseUrl = options.env.DATABASE_URL;
  const database = await openDatabase({ databaseUrl, dataDir: options.dataDir });
  const client = new pg.Client(driverConfig(database.connection));
  await client.connect();
  try {
    const { rows: columns } = await client.query<{ table: string; name: string }>(
      `SELECT table_name AS "table", column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type IN ('integer', 'bigint') AND is_generated = 'NEVER'`,
    );
    const [before, now]: [Sums, Sums] = [{}, {}];
    for (const [table, lines] of tables) {
      const written = lines.map((line) => row.parse(JSON.parse(line)));
      const there = columns.filter((column) => column.table === table).map(({ name }) => name);
      if (there.length === 0) continue;
      const names = there.filter((name) => name in (written[0] ?? {}) && name !== RAISED[table]);
      // Migrations and a start may add rows, such as a new version of a page.
      const ids = names.includes("id") ? written.map(({ id }) => id) : null;
      const sums = names.map(
        (name) => `coalesce(sum(${pg.escapeIdentifier(name)}), 0)::float8 AS ${pg.escapeIdentifier(name)}`,
      );
      const { rows } = await client.query(
        `SELECT ${["count(*)::float8 AS rows", ...sums].join(", ")} FROM ${pg.escapeIdentifier(table)} ${ids ? "WHERE id = ANY($1)" : ""}`,
        ids ? [ids] : [],
      );
      now[table] = rows[0];
      const sumOf = (name: string) => written.reduce((sum, one) => sum + Number(one[name] ?? 0), 0);
      before[table] = { rows: lines.length, ...Object.fromEntries(names.map((name) => [name, sumOf(name)])) };
    }
    return { before, now };
  } finally {
    await client.end();
    await database.close();
  }
}

const row = z.record(z.string(), z.unknown());

/** Paths of the map of the site, whose parts are files of their own. */
async function readMap(url: string): Promise<readonly string[]> {
  const read = async (path: string) => {
    const text = await (await fetch(url + path)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  };
  return (await Promise.all((await read("/sitemap.xml")).map(read))).flat();
}

describe.each(readdirSync(RELEASES))("%s", (name) => {
  const file = join(RELEASES, name);
  const backup = readBackup(file);

  test("starts this version whole", { timeout: WITHIN_MS }, async () => {
    const database = await createSiteDatabase();
    try {
      const rows = [...backup.tables.values()].reduce((sum, lines) => sum + lines.length, 0);
      expect(await restore(database, file)).toContain(`${rows} rows and ${backup.files.size} files`);
      const site = await startSite({ ...database.options, demo: true });
      const addresses = await readMap(site.url);
      expect(addresses.length).toBeGreaterThan(PAGES);
      const step = Math.ceil(addresses.length / PAGES);
      for (const path of addresses.filter((_, index) => index % step === 0)) {
        const page = await fetch(site.url + path);
        expect([path, page.status]).toEqual([path, 200]);
      }
      await site.stop();
      const { before, now } = await measure(database, backup);
      expect(Object.keys(now).length).toBeGreaterThan(20);
      expect(now).toEqual(before);
      for (const [path, lines] of backup.files) {
        const stored = readFileSync(join(database.options.dataDir, "files", path));
        const bytes = Buffer.concat(lines.map((line) => Buffer.from(line, "base64")));
        expect([path, digest(stored)]).toEqual([path, digest(bytes)]);
      }
    } finally {
      await database.remove();
    }
  });
});

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
