// A power cut on the embedded database: what was written to its log after the last fsync of an acknowledged
// row is not on the disk. The log is cut there by hand after a kill -9.
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readdirSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { driverConfig } from "#prisma/connection.ts";
import { openEmbedded } from "#prisma/embedded.ts";
import type { Row } from "./row.ts";

const CUTS = 4;
const WRITER = fileURLToPath(new URL("../support/write-with-log-end.ts", import.meta.url));

interface Acknowledged {
  readonly id: number;
  /** Bytes of the log that were on the disk. */
  readonly end: number;
}

/** Writes until it is killed. @returns the last row that was acknowledged */
async function writeAndDie(dataDir: string, milliseconds: number): Promise<Acknowledged> {
  const child: ChildProcessByStdio<null, Readable, null> = spawn(process.execPath, [WRITER, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let heard = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    heard += text;
  });
  await once(child.stdout, "data");
  await sleep(milliseconds);
  child.kill("SIGKILL");
  await once(child, "close");
  const whole = heard.slice(0, heard.lastIndexOf("\n")).split("\n").at(-1) ?? "";
  const [id = 0, end = 0] = whole.split(" ").map(Number);
  return { id, end };
}

/**
 * Overwrites the log with nothing from there on. Segments are named by timeline and number (PostgreSQL manual, "WAL Internals").
 */
function cutLog(dataDir: string, end: number): void {
  const folder = join(dataDir, "database", "pg_wal");
  const segments = readdirSync(folder)
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .sort();
  const size = statSync(join(folder, segments[0] ?? "")).size;
  for (const name of segments) {
    const number =
      Number.parseInt(name.slice(8, 16), 16) * (0x1_0000_0000 / size) + Number.parseInt(name.slice(16), 16);
    const from = Math.max(0, end - number * size);
    if (from >= size) continue;
    const handle = openSync(join(folder, name), "r+");
    writeSync(handle, Buffer.alloc(size - from), 0, size - from, from);
  }
}

async function readIds(dataDir: string): Promise<Set<number>> {
  const embedded = await openEmbedded(dataDir);
  const client = new pg.Client(driverConfig(embedded.connection));
  await client.connect();
  const { rows } = await client.query<{ id: number }>("SELECT id FROM kept");
  await client.end();
  await embedded.close();
  return new Set(rows.map(({ id }) => id));
}

export async function cutPower(cuts = CUTS): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), "faults-power-"));
  let acknowledged = 0;
  let lost = 0;
  const recovery: number[] = [];
  for (let cut = 1; cut <= cuts; cut += 1) {
    const { id, end } = await writeAndDie(dataDir, 300 * cut);
    cutLog(dataDir, end);
    const from = performance.now();
    const ids = await readIds(dataDir);
    recovery.push(performance.now() - from);
    acknowledged = id;
    lost = Array.from({ length: id }, (_, index) => index + 1).filter((one) => !ids.has(one)).length;
    if (lost > 0) break;
  }
  rmSync(dataDir, { recursive: true });
  return {
    fault: "embedded: power cut, log cut after the last fsync",
    tries: cuts,
    acknowledged,
    lost,
    wrong: [],
    recovery,
  };
}
