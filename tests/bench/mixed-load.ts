// Ten people's day in five minutes (tests/support/mixed-load.ts), and the gateway's memory beside it.
import { setTimeout as sleep } from "node:timers/promises";
import { startMixedLoad } from "#tests/support/mixed-load.ts";
import { startSite } from "#tests/support/site.ts";
import { residentMegabytes } from "./load.ts";
import type { Figure, Section } from "./report.ts";

const MINUTES = 5;
const MINUTE_MS = 60_000;
const AFTER_FIRST_PAGE_AT_MOST = { embedded: 320, PostgreSQL: 180 };
const END_AT_MOST = { embedded: 600, PostgreSQL: 400 };

/** @param databaseUrl null: the embedded database */
export async function measureMixedLoad(databaseUrl: string | null): Promise<Section> {
  const kind = databaseUrl === null ? "embedded" : "PostgreSQL";
  const database: Record<string, string> = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const site = await startSite({ demo: true, env: { TRUST_PROXY: "1", LOG_LEVEL: "error", ...database } });
  const pid = site.process.pid ?? 0;
  await (await fetch(site.url)).arrayBuffer();
  const first = residentMegabytes(pid);
  const load = await startMixedLoad(site.url, MINUTES);
  await sleep(2 * MINUTE_MS);
  const middle = residentMegabytes(pid);
  await load.ended;
  const end = residentMegabytes(pid);
  await site.stop();
  const { sent, times, refused, connections, pages } = load;
  return {
    title: `Mixed load, ${kind}`,
    how: `${connections} connections for ${MINUTES} minutes over ${pages} public pages`,
    figures: [
      { name: "answers", value: sent / (MINUTES * 60), unit: "/s" },
      ...Object.entries(times).flatMap(([name, each]) => percentiles(name, each)),
      {
        name: "errors",
        value: [...refused.values()].reduce((sum, count) => sum + count, 0),
        unit: "",
        atMost: 0,
      },
      ...[...refused].map(([what, value]) => ({ name: `errors, ${what}`, value, unit: "" })),
      {
        name: "resident after the first page",
        value: first,
        unit: "MB",
        atMost: AFTER_FIRST_PAGE_AT_MOST[kind],
      },
      { name: "resident after two minutes", value: middle, unit: "MB" },
      { name: "resident at the end", value: end, unit: "MB", atMost: END_AT_MOST[kind] },
    ],
  };
}

function percentiles(name: string, times: readonly number[]): Figure[] {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return [
    { name: `${name}, p50`, value: at(0.5), unit: "ms" },
    { name: `${name}, p99`, value: at(0.99), unit: "ms" },
  ];
}
