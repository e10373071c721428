// One gateway against several on one PostgreSQL, all behind Caddy with the configuration that is delivered
// (docs/scaling.md). Where caddy, gateways, database and this generator share few processors, more gateways
// cannot answer more; what is seen there is that they cost nothing: an answer takes the gateways as much work
// as before.
import { randomBytes } from "node:crypto";
import { startCaddy } from "#tests/support/caddy.ts";
import { freePort } from "#tests/support/free-port.ts";
import { type BenchSite, startBenchSite } from "./bench-site.ts";
import { fillPosts } from "./fill-posts.ts";
import { type LoadTarget, NUMBER } from "./load.ts";
import { LIST_QUERY } from "./orders.ts";
import type { Figure, Section } from "./report.ts";
import { compete, type Medians } from "./rounds.ts";

/** How many gateways share the load. */
const COUNTS = [1, 2, 4] as const;
const POSTS = 5_000;
/** More posts than are cached. */
const ASKED = [1_000, 4_999] as const;
const SHAPE = { connections: 32, seconds: 2, threads: 1 } as const;
/** Of the answers of one gateway. */
const ANSWERS_AT_LEAST = 0.8;
/** One gateway's work an answer, as a share of that of several. */
const WORK_AT_LEAST = 0.75;

/** Requests by what they cost, as they are sent to a gateway itself. */
async function worksOf(site: BenchSite): Promise<Readonly<Record<string, LoadTarget>>> {
  const authorization = await site.signIn();
  const page = {
    port: site.port,
    pid: site.pid,
    method: "GET",
    headers: { "accept-encoding": "br" },
  } as const;
  return {
    "cached page": { ...page, path: "/notice/list" },
    "page rendered anew": { ...page, path: `/notice/${NUMBER}`, numbers: ASKED },
    "answer to somebody signed in": site.graphql(LIST_QUERY, { headers: { authorization } }),
  };
}

const nameOf = (count: number) => (count === 1 ? "1 gateway" : `${count} gateways`);

/** What an answer of several is, beside one of one. */
function figuresOf(name: string, medians: readonly Medians[]): Figure[] {
  return medians.slice(1).flatMap(({ name: several, share, cpuShare }) => [
    { name: `${name}, answers of ${several}`, value: share, unit: "of one", atLeast: ANSWERS_AT_LEAST },
    { name: `${name}, work of one`, value: cpuShare, unit: `of ${several}`, atLeast: WORK_AT_LEAST },
  ]);
}

/** @param databaseUrl of an empty database */
export async function measureScale(databaseUrl: string): Promise<Section[]> {
  await fillPosts(databaseUrl, POSTS);
  const ports = await Promise.all(COUNTS.map(freePort));
  const env = {
    JWT_SECRET: randomBytes(32).toString("base64"),
    TRUST_PROXY: "1",
    PUBLIC_URL: `http://127.0.0.1:${ports[0]}`,
  };
  const first = await startBenchSite(databaseUrl, env);
  const sites = [first];
  while (sites.length < Math.max(...COUNTS)) sites.push(await startBenchSite(databaseUrl, env));
  const others = sites.slice(1).map(({ pid }) => pid);
  const proxies = await Promise.all(
    COUNTS.map((count, index) => {
      const gateways = sites.slice(0, count).map(({ site }) => site.url);
      return startCaddy(ports[index] ?? 0, gateways);
    }),
  );
  try {
    const sections: Section[] = [];
    for (const [name, work] of Object.entries(await worksOf(first))) {
      const through = (port: number): LoadTarget => ({
        ...work,
        port,
        headers: { ...work.headers, host: `127.0.0.1:${port}` },
        others,
      });
      const contenders = COUNTS.map((count, index) => ({
        name: nameOf(count),
        target: through(ports[index] ?? 0),
      }));
      const medians = await compete(contenders, SHAPE);
      sections.push({
        title: `Several gateways: ${name}`,
        how: `${SHAPE.connections} connections through Caddy, one PostgreSQL; CPU is that of all gateways`,
        medians,
        figures: figuresOf(name, medians),
      });
    }
    return sections;
  } finally {
    await Promise.all(proxies.map((proxy) => proxy.close()));
    await Promise.all(sites.map(({ site }) => site.stop()));
  }
}
