// `npm run faults`: what may happen to a site, done to it on both databases, with a table at the end (about
// half an hour). Ends with 1 when something was lost or wrong. `npm run faults -- kills` names the parts to
// run; without a name all do. The same faults, fewer times, are among the tests:
// tests/integration/core/durability and tests/race.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { fillDisk, noMountBecause } from "./full-disk.ts";
import { type Kind, killAtRandom, killFirstStarts } from "./kills.ts";
import { limitMemory } from "./memory-limit.ts";
import { losePackets, noNetworkBecause } from "./packet-loss.ts";
import { killWhilePictures } from "./pictures.ts";
import { cutPower } from "./power-cut.ts";
import { refuseStarts } from "./refused-starts.ts";
import { isGood, type Row, tableOf } from "./row.ts";
import { killInSaves } from "./saves.ts";
import { befallServer } from "./server-faults.ts";

const KINDS: readonly Kind[] = ["embedded", "PostgreSQL"];
const MEMORY_MINUTES = 10;
const BLOWS_IN_SAVES = 20;

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function onBoth(work: (kind: Kind) => Promise<Row | null>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of KINDS) {
    const row = await work(kind);
    if (row) rows.push(row);
    else say("Not tried: no control group can be made here.");
  }
  return rows;
}

async function killBetween(): Promise<Row> {
  const dataDir = await mkdtemp(join(tmpdir(), "faults-saves-"));
  try {
    return await killInSaves(dataDir, BLOWS_IN_SAVES);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A part that broke off is in the table, too. */
const broken = (fault: string, error: unknown): Row => {
  return { fault, tries: 0, acknowledged: 0, lost: 0, wrong: [`broke off: ${String(error)}`], recovery: [] };
};

const PARTS = {
  starts: () => refuseStarts(),
  server: (server: TestPostgres) => befallServer(server),
  kills: (server: TestPostgres) => onBoth((kind) => killAtRandom(kind, server)),
  "first-starts": (server: TestPostgres) => onBoth((kind) => killFirstStarts(kind, server)),
  saves: async () => [await killBetween()],
  pictures: async () => [await killWhilePictures()],
  power: async () => [await cutPower()],
  disk: async () => {
    const reason = noMountBecause();
    if (reason === null) return await onBoth(fillDisk);
    say(`Not tried: ${reason}.`);
    return [];
  },
  packets: async () => {
    const reason = noNetworkBecause();
    if (reason === null) return await losePackets();
    say(`Not tried: ${reason}.`);
    return [];
  },
  memory: (server: TestPostgres) => onBoth((kind) => limitMemory(kind, server, MEMORY_MINUTES)),
} as const satisfies Record<string, (server: TestPostgres) => Promise<Row[]>>;

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !isPart(name));
if (unknown !== undefined) throw new Error(`No part of the battery: ${unknown}`);
const names = asked.length > 0 ? asked.filter(isPart) : Object.keys(PARTS).filter(isPart);

const server = await startPostgres();
const rows: Row[] = [];
try {
  for (const name of names) {
    say(`${name} ...`);
    rows.push(...(await PARTS[name](server).catch((error: unknown) => [broken(name, error)])));
  }
} finally {
  await server.remove();
}
say(`\n${tableOf(rows)}`);
if (!rows.every(isGood)) process.exitCode = 1;
