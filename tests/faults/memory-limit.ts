// A machine with little memory: a control group of one gigabyte for the gateway, under mixed load. Linux with control groups, root only.
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestPostgres } from "#tests/support/postgres.ts";
import { startSite } from "#tests/support/site.ts";
import { lookFor, startCrowd } from "./crowd.ts";
import { afterwards, type Kind } from "./kills.ts";
import type { Row } from "./row.ts";

const LIMIT_BYTES = 1024 * 1024 * 1024;
const READERS = 20;
/** Public addresses; every tenth reader asks for what is not there. */
const PATHS = [
  "/",
  "/notice/list",
  "/news/list",
  "/en",
  "/greeting",
  "/seminar-schedule",
  "/faq",
  "/search?q=번역",
  "/nothing",
];

/** The two versions of control groups. */
const GROUPS = [
  { root: "/sys/fs/cgroup/memory", limit: "memory.limit_in_bytes", peak: "memory.max_usage_in_bytes" },
  { root: "/sys/fs/cgroup", limit: "memory.max", peak: "memory.peak" },
];

interface Group {
  add(pid: number): void;
  peakMegabytes(): number;
  remove(): void;
}

function makeGroup(): Group | null {
  const group = GROUPS.find(
    ({ root, limit }) => existsSync(join(root, limit)) || existsSync(join(root, "memory.max")),
  );
  if (!group || process.getuid?.() !== 0) return null;
  const folder = join(group.root, `site-faults-${process.pid}`);
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, group.limit), String(LIMIT_BYTES));
  } catch {
    return null;
  }
  return {
    add: (pid) => writeFileSync(join(folder, "cgroup.procs"), String(pid)),
    peakMegabytes: () => Number(readFileSync(join(folder, group.peak), "utf8")) / 1024 / 1024,
    remove: () => rmdirSync(folder),
  };
}

/** @returns null where no group can be made */
export async function limitMemory(kind: Kind, server: TestPostgres, minutes: number): Promise<Row | null> {
  const group = makeGroup();
  if (!group) return null;
  const dataDir = await mkdtemp(join(tmpdir(), "faults-"));
  if (kind === "PostgreSQL") await server.createDatabase("memory");
  const env = { TRUST_PROXY: "1", ...(kind === "PostgreSQL" ? { DATABASE_URL: server.url("memory") } : {}) };
  const place = { dataDir, env };
  const site = await startSite({ ...place, demo: true });
  group.add(site.process.pid ?? 0);
  const crowd = startCrowd(() => site.url);
  const until = performance.now() + minutes * 60_000;
  const readers = Array.from({ length: READERS }, (_, reader) => keepReading(site.url, reader, until));
  const wrong = (await Promise.all(readers)).flat();
  await crowd.stop();
  const { exitCode, signalCode } = site.process;
  if (exitCode !== null || signalCode !== null)
    wrong.push(`the process ended with ${exitCode ?? signalCode}`);
  else await site.stop();
  const kept = await afterwards(place, (client) => lookFor(client, crowd.told));
  const peak = Math.round(group.peakMegabytes());
  group.remove();
  await rm(dataDir, { recursive: true });
  return {
    fault: `${kind}: 1 GB of memory, ${minutes} min of load, peak ${peak} MB`,
    tries: 1,
    acknowledged: crowd.told.length,
    lost: kept.lost,
    wrong: [...crowd.wrong, ...wrong, ...kept.wrong],
    recovery: [],
  };
}

async function keepReading(url: string, reader: number, until: number): Promise<string[]> {
  const wrong: string[] = [];
  const headers = { "x-forwarded-for": `10.200.0.${reader}` };
  for (let turn = reader; performance.now() < until; turn += 1) {
    const path = PATHS[turn % PATHS.length] ?? "/";
    const answer = await fetch(`${url}${path}`, { headers }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if (!answer) return [...wrong, "nobody answered"];
    if (answer.status >= 500 && answer.status !== 503) wrong.push(`${path} was ${answer.status}`);
    await sleep(5);
  }
  return wrong;
}
