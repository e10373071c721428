// @module-tag long
// The embedded database's promises: one process at a time, nothing acknowledged is lost, no other PostgreSQL's files.
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { driverConfig } from "#prisma/connection.ts";
import { type Embedded, embeddedMajor, openEmbedded } from "#prisma/embedded.ts";

const script = fileURLToPath(new URL("../../../support/write-until-killed.ts", import.meta.url));
const slow = { timeout: 60_000 };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "site-embedded-test-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Writer = ChildProcessByStdio<null, Readable, null>;

function startWriter(dataDir: string): {
  child: Writer;
  lines: string[];
  nextLine: (at: number) => Promise<string>;
} {
  const child = spawn(process.execPath, [script, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on("line", (line) => lines.push(line));
  const nextLine = async (at: number) => {
    while (lines.length <= at) await once(reader, "line");
    return lines[at] ?? "";
  };
  return { child, lines, nextLine };
}

async function query<Row extends pg.QueryResultRow>(embedded: Embedded, sql: string): Promise<Row[]> {
  const client = new pg.Client(driverConfig(embedded.connection));
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe("a data folder", slow, () => {
  test("is refused to a second process within a second, naming folder and process; kill -9 gives it back with every acknowledged row", async () => {
    const writer = startWriter(folder);
    expect(await writer.nextLine(0)).toBe("open");

    const started = performance.now();
    const refusal = openEmbedded(folder);
    await expect(refusal).rejects.toThrow(
      `The data folder ${folder} is in use by process ${writer.child.pid}. Stop it first, or set DATA_DIR to another folder.`,
    );
    expect(performance.now() - started).toBeLessThan(1000);

    await writer.nextLine(50);
    writer.child.kill("SIGKILL");
    await once(writer.child, "close");
    const acknowledged = Number(writer.lines.at(-1));
    expect(acknowledged).toBeGreaterThanOrEqual(50);

    const embedded = await openEmbedded(folder);
    const [row] = await query<{ count: string; max: number }>(embedded, "SELECT count(*), max(id) FROM kept");
    await embedded.close();
    expect(Number(row?.count)).toBeGreaterThanOrEqual(acknowledged);
    // At most the one row that was written and not yet acknowledged.
    expect(row?.max).toBeLessThanOrEqual(acknowledged + 1);
    expect(Number(row?.count)).toBe(row?.max);
  });

  test("is refused to this process too while it is open, and free once closed", async () => {
    const embedded = await openEmbedded(folder);
    await expect(openEmbedded(folder)).rejects.toThrow("is in use by process");
    await embedded.close();
    await (await openEmbedded(folder)).close();
  });

  test("syncs to disk at every commit", async () => {
    const embedded = await openEmbedded(folder);
    const client = new pg.Client(driverConfig(embedded.connection));
    await client.connect();
    await client.query("CREATE TABLE IF NOT EXISTS commits (id int)");
    const before = await embedded.countSyncs();
    for (let id = 0; id < 25; id += 1) await client.query("INSERT INTO commits VALUES ($1)", [id]);
    expect((await embedded.countSyncs()) - before).toBeGreaterThanOrEqual(25);
    await client.end();
    await embedded.close();
  });

  test("opens again after a first start that was cut off", async () => {
    const cutOff = join(folder, "cut-off");
    mkdirSync(join(cutOff, "database", "base"), { recursive: true });
    writeFileSync(join(cutOff, "database.unfinished"), "");
    writeFileSync(join(cutOff, "database", "PG_VERSION"), `${embeddedMajor}\n`);
    const embedded = await openEmbedded(cutOff);
    expect(await query(embedded, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await embedded.close();
  });
});

describe("another PostgreSQL's files", slow, () => {
  test("are refused with both versions and the way out, and left as they are", async () => {
    const old = join(folder, "old");
    mkdirSync(join(old, "database"), { recursive: true });
    writeFileSync(join(old, "database", "PG_VERSION"), "17\n");
    await expect(openEmbedded(old)).rejects.toThrow(
      /was written by PostgreSQL 17; .* embeds PostgreSQL 18 .*db:backup/,
    );
    await expect(openEmbedded(old), "the lock is given back").rejects.toThrow("was written by PostgreSQL 17");
  });

  test("the embedded major is the one that runs", async () => {
    const embedded = await openEmbedded(folder);
    const [row] = await query<{ number: string }>(
      embedded,
      "SELECT current_setting('server_version_num') AS number",
    );
    await embedded.close();
    expect(Math.floor(Number(row?.number) / 10_000)).toBe(embeddedMajor);
  });
});
