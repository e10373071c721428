// From the command to the first page, on a site that is built and has its data.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "#tests/support/site.ts";
import { residentMegabytes } from "./load.ts";
import type { Figure } from "./report.ts";
import { median, ROUNDS } from "./rounds.ts";

const AT_MOST_SECONDS = 3;

/** Starts, asks for the home page, stops; the first start makes the data and is not counted. */
async function measure(name: string, env: Readonly<Record<string, string>>): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-start-"));
  try {
    const seconds: number[] = [];
    const memory: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const start = performance.now();
      const site = await startSite({ demo: true, dataDir, env });
      const answer = await fetch(site.url);
      await answer.text();
      if (answer.status !== 200) throw new Error(`The home page: ${answer.status}`);
      if (round > 0) seconds.push((performance.now() - start) / 1000);
      memory.push(residentMegabytes(site.process.pid ?? 0));
      await site.stop();
    }
    return [
      { name: `cold start, ${name}`, value: median(seconds), unit: "s", atMost: AT_MOST_SECONDS },
      { name: `memory right after the first page, ${name}`, value: median(memory), unit: "MB" },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Both databases. */
export async function measureColdStart(databaseUrl: string): Promise<Figure[]> {
  return [
    ...(await measure("embedded database", {})),
    ...(await measure("PostgreSQL", { DATABASE_URL: databaseUrl })),
  ];
}
