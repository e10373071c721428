// Ten people's day in five minutes: twenty connections, nine tenths of them visitors on all public pages with some addresses that are
// none, the others members and people who register. The gateway's memory beside it.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_PASSWORD } from "#prisma/seed/content/accounts.ts";
import { TEST_PASSWORD } from "#tests/support/factories.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { residentMegabytes } from "./load.ts";
import type { Figure, Section } from "./report.ts";

const CONNECTIONS = 20;
const MINUTES = 5;
const MINUTE_MS = 60_000;
/** Of a hundred requests. */
const MEMBERS = 8;
const WRITES = 2;
const MISSES = 10;
const AFTER_FIRST_PAGE_AT_MOST = { embedded: 320, PostgreSQL: 180 };
const END_AT_MOST = { embedded: 600, PostgreSQL: 400 };

type Kind = "visitor" | "miss" | "member" | "write";

/** The pages of the map of the site. */
async function publicPaths({ url }: Site): Promise<string[]> {
  const read = async (path: string) => {
    const text = await (await fetch(new URL(path, url))).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  };
  const maps = await read("/sitemap.xml");
  const pages = (await Promise.all(maps.map(read))).flat();
  return pages.length > 0 ? pages : maps;
}

async function signIn({ url }: Site): Promise<string> {
  const answer = await fetch(`${url}/api/v1/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.9" },
    body: JSON.stringify({ email: "member@example.org", password: DEMO_PASSWORD }),
  });
  const authorization = answer.headers.get("authorization");
  if (!authorization) throw new Error(`Sign-in: ${answer.status} ${await answer.text()}`);
  return authorization;
}

function kindOf(number: number): Kind {
  const turn = number % 100;
  if (turn < WRITES) return "write";
  if (turn < WRITES + MEMBERS) return "member";
  return number % MISSES === 5 ? "miss" : "visitor";
}

/** @param databaseUrl null: the embedded database */
export async function measureMixedLoad(databaseUrl: string | null): Promise<Section> {
  const kind = databaseUrl === null ? "embedded" : "PostgreSQL";
  const database: Record<string, string> = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const site = await startSite({ demo: true, env: { TRUST_PROXY: "1", LOG_LEVEL: "error", ...database } });
  const pid = site.process.pid ?? 0;
  await (await fetch(site.url)).arrayBuffer();
  const first = residentMegabytes(pid);
  const [paths, authorization] = [await publicPaths(site), await signIn(site)];
  const times: Record<Kind, number[]> = { visitor: [], miss: [], member: [], write: [] };
  /** How often each kind was refused, and how. */
  const refused = new Map<string, number>();
  let sent = 0;

  const requests: Record<Kind, (number: number) => Promise<Response>> = {
    visitor: (number) => get(paths[number % paths.length] ?? "/", number),
    miss: (number) => get(`/notice/list?search=${randomUUID().slice(0, 8)}`, number),
    member: (number) =>
      post("/graphql", { query: "{ myAccount { email } myApplications { id } }" }, number, { authorization }),
    write: (number) =>
      post(
        "/api/v1/register",
        {
          email: `${randomUUID()}@example.org`,
          password: TEST_PASSWORD,
          confirm_password: TEST_PASSWORD,
          name: "x",
          country: "KR",
          consents: { terms: true, privacy: true, age14: true },
        },
        number,
      ),
  };
  // As many people as there are requests in a minute or so: nobody's budget is spent.
  const from = (number: number) => ({ "x-forwarded-for": `10.1.${(number >> 8) & 255}.${number & 255}` });
  const get = (path: string, number: number) => fetch(site.url + path, { headers: from(number) });
  const post = (path: string, body: object, number: number, headers: Record<string, string> = {}) =>
    fetch(site.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...from(number), ...headers },
      body: JSON.stringify(body),
    });

  const began = performance.now();
  const work = async () => {
    while (performance.now() - began < MINUTES * MINUTE_MS) {
      const number = sent;
      sent += 1;
      const which = kindOf(number);
      const at = performance.now();
      const answer = await requests[which](number).catch(() => null);
      await answer?.arrayBuffer();
      times[which].push(performance.now() - at);
      if (answer?.ok) continue;
      const what = `${which} ${answer?.status ?? "without an answer"}`;
      refused.set(what, (refused.get(what) ?? 0) + 1);
    }
  };
  const working = Promise.all(Array.from({ length: CONNECTIONS }, work));
  await sleep(2 * MINUTE_MS);
  const middle = residentMegabytes(pid);
  await working;
  const end = residentMegabytes(pid);
  await site.stop();
  return {
    title: `Mixed load, ${kind}`,
    how: `${CONNECTIONS} connections for ${MINUTES} minutes over ${paths.length} public pages`,
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

function percentiles(name: string, times: number[]): Figure[] {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return [
    { name: `${name}, p50`, value: at(0.5), unit: "ms" },
    { name: `${name}, p99`, value: at(0.99), unit: "ms" },
  ];
}
