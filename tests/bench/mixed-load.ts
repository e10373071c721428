// Ten people's day in five minutes (tests/support/mixed-load.ts), and beside it the gateway's memory and how
// long its event loop is held up. On PostgreSQL 100,000 members are compared with each other meanwhile
// (decision 226).
import { setTimeout as sleep } from "node:timers/promises";
import { signInDemo, startMixedLoad } from "#tests/support/mixed-load.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { fillOffice } from "./fill-office.ts";
import { residentMegabytes } from "./load.ts";
import type { Figure, Section } from "./report.ts";

const MINUTES = 5;
const MINUTE_MS = 60_000;
const AFTER_FIRST_PAGE_AT_MOST = { embedded: 320, PostgreSQL: 180 };
/** Milliseconds that nobody else is answered in. */
const LOOP_DELAY_AT_MOST = 200;
const LOOP_DELAY = `--import ${new URL("./loop-delay.mjs", import.meta.url).href}`;
const COMPARED = 100_000;
const END_AT_MOST = { embedded: 600, PostgreSQL: 400 };

/** @param databaseUrl null: the embedded database */
export async function measureMixedLoad(databaseUrl: string | null): Promise<Section> {
  const kind = databaseUrl === null ? "embedded" : "PostgreSQL";
  const database: Record<string, string> = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const site = await startSite({
    demo: true,
    env: { TRUST_PROXY: "1", LOG_LEVEL: "error", NODE_OPTIONS: LOOP_DELAY, ...database },
  });
  const pid = site.process.pid ?? 0;
  await (await fetch(site.url)).arrayBuffer();
  const first = residentMegabytes(pid);
  if (databaseUrl !== null) await fillOffice(databaseUrl, COMPARED);
  await loopDelay(site);
  const load = await startMixedLoad(site.url, MINUTES);
  if (databaseUrl !== null) await startSearch(site.url);
  await sleep(2 * MINUTE_MS);
  const middle = residentMegabytes(pid);
  await load.ended;
  const end = residentMegabytes(pid);
  const held = await loopDelay(site);
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
      { name: "event loop held up at most", value: held, unit: "ms", atMost: LOOP_DELAY_AT_MOST },
      { name: "resident after two minutes", value: middle, unit: "MB" },
      { name: "resident at the end", value: end, unit: "MB", atMost: END_AT_MOST[kind] },
    ],
  };
}

/** The longest time in milliseconds since it was asked last. */
async function loopDelay({ process, log }: Site): Promise<number> {
  const before = log().length;
  process.kill("SIGUSR2");
  for (;;) {
    await sleep(100);
    const said = /loop held up for ([\d.]+) ms/.exec(log().slice(before));
    if (said) return Number(said[1]);
  }
}

async function startSearch(url: string): Promise<void> {
  const authorization = await signInDemo(url, "admin@example.org");
  const answer = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "graphql-require-preflight": "1", authorization },
    body: JSON.stringify({ query: "mutation { searchDuplicates { total } }" }),
  });
  const text = await answer.text();
  if (!text.includes('"total"')) throw new Error(`The search did not start: ${answer.status} ${text}`);
}

function percentiles(name: string, times: readonly number[]): Figure[] {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return [
    { name: `${name}, p50`, value: at(0.5), unit: "ms" },
    { name: `${name}, p99`, value: at(0.99), unit: "ms" },
  ];
}
