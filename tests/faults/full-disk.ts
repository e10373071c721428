// A disk of memory that runs full under the database, and has room again. Only root may mount one.
import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hasCode } from "#gateway/files/file-errors.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { startSite } from "#tests/support/site.ts";
import { type Crowd, lookFor, startCrowd } from "./crowd.ts";
import { afterwards, type Kind } from "./kills.ts";
import type { Row } from "./row.ts";

const MEGABYTES = 400;
const FULL_MS = 6_000;

/** What it is that can't be done here; null when it can. */
export function noMountBecause(): string | null {
  if (process.getuid?.() !== 0) return "only root may mount a disk of memory";
  try {
    withDisk((disk) => statSync(disk));
    return null;
  } catch (error) {
    return `a disk of memory can't be mounted: ${String(error)}`;
  }
}

function withDisk<Result>(use: (disk: string) => Result): Result {
  const disk = mkdtempSync(join(tmpdir(), "faults-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${MEGABYTES}m,mode=755`, "tmpfs", disk]);
  const release = () => {
    execFileSync("umount", [disk]);
    rmSync(disk, { recursive: true });
  };
  const result = use(disk);
  if (result instanceof Promise) return result.finally(release) as Result;
  release();
  return result;
}

const CHUNKS = [1024 * 1024, 4096];

/** Takes all the room there is. @returns gives it back */
function fill(disk: string): () => void {
  const path = join(disk, "everything-else");
  const file = openSync(path, "w");
  for (const size of CHUNKS) {
    try {
      const chunk = Buffer.alloc(size, 1);
      while (writeSync(file, chunk) > 0);
    } catch (error) {
      if (!hasCode(error, "ENOSPC")) throw error;
    }
  }
  closeSync(file);
  return () => rmSync(path);
}

export function fillDisk(kind: Kind): Promise<Row> {
  return withDisk(async (disk) => {
    chmodSync(disk, 0o755);
    const server = kind === "PostgreSQL" ? await startPostgres([], disk) : null;
    await server?.createDatabase("full");
    const env = server ? { DATABASE_URL: server.url("full"), TRUST_PROXY: "1" } : { TRUST_PROXY: "1" };
    const place = { dataDir: server ? mkdtempSync(join(tmpdir(), "faults-")) : join(disk, "data"), env };
    const site = await startSite(place);
    const crowd = startCrowd(() => site.url);
    const died: string[] = [];
    let recovery: number[] = [];
    let codes: string[] = [];
    try {
      await crowd.nextAcknowledged();
      const giveBack = fill(disk);
      codes = await whileFull(site.url);
      giveBack();
      recovery = [await crowd.nextAcknowledged()];
      if (site.process.exitCode !== null) died.push("the process ended");
    } finally {
      await crowd.stop();
      await site.stop().catch((error: unknown) => died.push(String(error).slice(0, 200)));
    }
    const { lost, wrong } = await afterwards(place, (client) => lookFor(client, crowd.acknowledgedEmails));
    await server?.remove();
    if (server) rmSync(place.dataDir, { recursive: true });
    return row(kind, crowd, { lost, wrong: [...wrong, ...died, ...codes], recovery });
  });
}

/** What the site answers meanwhile that it should not. */
async function whileFull(url: string): Promise<string[]> {
  const wrong: string[] = [];
  const ready = new Set<number>();
  const until = performance.now() + FULL_MS;
  while (performance.now() < until) {
    ready.add((await fetch(`${url}/readyz`).catch(() => null))?.status ?? 0);
    const page = await fetch(`${url}/`).catch(() => null);
    await page?.arrayBuffer();
    if (page?.status !== 200) wrong.push(`a page was ${page?.status} on a full disk`);
    await sleep(100);
  }
  if (!ready.has(507) && !ready.has(503)) wrong.push(`/readyz said ${[...ready].join(", ")} on a full disk`);
  return wrong;
}

function row(kind: Kind, crowd: Crowd, rest: Pick<Row, "lost" | "wrong" | "recovery">): Row {
  return {
    fault: `${kind}: full disk`,
    tries: 1,
    acknowledged: crowd.acknowledgedEmails.length,
    ...rest,
    wrong: [...crowd.wrong, ...rest.wrong],
  };
}
