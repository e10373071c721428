// One gateway against two on one PostgreSQL, both behind Caddy with the configuration that is delivered (docs/scaling.md). Where caddy, gateways,
// database and this generator share few processors, more gateways cannot answer more; what is seen there is that they cost nothing: an
// answer takes the gateways as much work as before.
import { randomBytes } from "node:crypto";
import { startCaddy } from "#tests/support/caddy.ts";
import { freePort } from "#tests/support/free-port.ts";
import { type BenchSite, startBenchSite } from "./bench-site.ts";
import { fillPosts } from "./fill-posts.ts";
import { type LoadTarget, NUMBER } from "./load.ts";
import { LIST_QUERY } from "./orders.ts";
import type { Section } from "./report.ts";
import { compete } from "./rounds.ts";

const POSTS = 5_000;
/** More posts than are cached. */
const ASKED = [1_000, 4_999] as const;
const SHAPE = { connections: 32, seconds: 2, threads: 1 } as const;
/** Of the answers of one gateway. */
const ANSWERS_AT_LEAST = 0.8;
/** One gateway's work an answer, as a share of two's. */
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

/** @param databaseUrl of an empty database */
export async function measureScale(databaseUrl: string): Promise<Section[]> {
  await fillPosts(databaseUrl, POSTS);
  const [onePort, twoPort] = [await freePort(), await freePort()];
  const env = {
    JWT_SECRET: randomBytes(32).toString("base64"),
    TRUST_PROXY: "1",
    PUBLIC_URL: `http://127.0.0.1:${onePort}`,
  };
  const sites = [await startBenchSite(databaseUrl, env), await startBenchSite(databaseUrl, env)] as const;
  const [first, second] = sites;
  const proxies = [
    await startCaddy(onePort, [first.site.url]),
    await startCaddy(twoPort, [first.site.url, second.site.url]),
  ];
  try {
    const sections: Section[] = [];
    for (const [name, work] of Object.entries(await worksOf(first))) {
      const through = (port: number): LoadTarget => ({
        ...work,
        port,
        headers: { ...work.headers, host: `127.0.0.1:${port}` },
        others: [second.pid],
      });
      const standings = await compete(
        [
          { name: "one gateway", target: through(onePort) },
          { name: "two gateways", target: through(twoPort) },
        ],
        SHAPE,
      );
      const two = standings[1];
      sections.push({
        title: `Two gateways: ${name}`,
        how: `${SHAPE.connections} connections through Caddy, one PostgreSQL; CPU is that of both gateways`,
        standings,
        figures: [
          {
            name: `${name}, answers of two`,
            value: two?.share ?? Number.NaN,
            unit: "of one",
            atLeast: ANSWERS_AT_LEAST,
          },
          {
            name: `${name}, work of one`,
            value: two?.cpuShare ?? Number.NaN,
            unit: "of two",
            atLeast: WORK_AT_LEAST,
          },
        ],
      });
    }
    return sections;
  } finally {
    await Promise.all(proxies.map((proxy) => proxy.close()));
    await Promise.all(sites.map(({ site }) => site.stop()));
  }
}
