// A machine with little memory: a control group of one gigabyte for the gateway and all it starts, from its
// first moment on, under mixed load. PostgreSQL is outside.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type MixedLoad, startMixedLoad } from "#tests/support/mixed-load.ts";
import type { TestPostgres } from "#tests/support/postgres.ts";
import { startSite } from "#tests/support/site.ts";
import { lookFor } from "./crowd.ts";
import { afterwards, type Kind } from "./kills.ts";
import { type MemoryGroup, makeMemoryGroup } from "./memory-group.ts";
import type { Row } from "./row.ts";

const LIMIT_BYTES = 1024 * 1024 * 1024;
const LOOK_EVERY_MS = 1_000;
/** What a busy site may answer; nothing of the load asks for what is not there. */
const MAY_BE_REFUSED = / (503|429)$/;

/** @returns null where no group can be made */
export async function limitMemory(kind: Kind, server: TestPostgres, minutes: number): Promise<Row | null> {
  const group = makeMemoryGroup(LIMIT_BYTES);
  if (!group) return null;
  const dataDir = await mkdtemp(join(tmpdir(), "faults-"));
  try {
    return await loadWithin(group, { kind, server, minutes, dataDir });
  } finally {
    group.remove();
    await rm(dataDir, { recursive: true });
  }
}

interface Setup {
  readonly kind: Kind;
  readonly server: TestPostgres;
  readonly minutes: number;
  readonly dataDir: string;
}

async function loadWithin(group: MemoryGroup, { kind, server, minutes, dataDir }: Setup): Promise<Row> {
  if (kind === "PostgreSQL") await server.createDatabase("memory");
  const env = { TRUST_PROXY: "1", ...(kind === "PostgreSQL" ? { DATABASE_URL: server.url("memory") } : {}) };
  const place = { dataDir, env };
  const site = await startSite({ ...place, demo: true, through: group.enter });
  let held = 0;
  const look = () => {
    held = Math.max(held, group.heldMegabytes());
  };
  const looking = setInterval(look, LOOK_EVERY_MS);
  const load = await startMixedLoad(site.url, minutes);
  await load.ended;
  clearInterval(looking);
  const wrong = wrongOf(load);
  const { exitCode, signalCode } = site.process;
  if (exitCode !== null || signalCode !== null)
    wrong.push(`the process ended with ${exitCode ?? signalCode}`);
  else await site.stop();
  if (group.kills() > 0) wrong.push(`${group.kills()} processes were killed for want of memory`);
  const found = await afterwards(place, (client) => lookFor(client, load.acknowledgedEmails));
  return {
    fault: `${kind}: 1 GB of memory, ${minutes} min of mixed load (${load.sent} answers, ${Math.round(held)} MB at most)`,
    tries: 1,
    acknowledged: load.acknowledgedEmails.length,
    lost: found.lost,
    wrong: [...wrong, ...found.wrong],
    recovery: [],
  };
}

const wrongOf = ({ refused }: MixedLoad): string[] =>
  [...refused].flatMap(([what, count]) => (MAY_BE_REFUSED.test(what) ? [] : `${count} times ${what}`));
