// The list of ten over GraphQL, against node:http with a prepared statement on the same database: as visitors get it (kept
// answers), as a visitor whose every request differs (executed each time), and signed in (executed each time, for somebody).
import { ask, type BenchSite } from "./bench-site.ts";
import { COUNTER, type LoadTarget } from "./load.ts";
import { LIST_QUERY } from "./orders.ts";
import { startPeer } from "./peer.ts";
import type { Section } from "./report.ts";
import { compete } from "./rounds.ts";

const CONNECTIONS = 32;
const SECONDS = 2.5;

/** The same document with a value nobody asks for: no kept answer fits, so the list is read each time. */
const DIFFERING = { variables: { never: COUNTER } };

/** @throws when the two sides do not answer the same list. */
export async function measureGraphqlList(site: BenchSite, databaseUrl: string): Promise<Section> {
  const authorization = await site.signIn();
  const cached = site.graphql(LIST_QUERY);
  const peer = await startPeer("pg-server.ts", { databaseUrl });
  try {
    const limit: LoadTarget = { ...cached, port: peer.port, pid: peer.pid };
    await expectSame(limit, cached);
    const standings = await compete(
      [
        { name: "node:http + pg + JSON.stringify", target: limit },
        { name: "gateway, visitor", target: cached },
        { name: "gateway, visitor, never the same request", target: site.graphql(LIST_QUERY, DIFFERING) },
        { name: "gateway, signed in", target: site.graphql(LIST_QUERY, { headers: { authorization } }) },
      ],
      { connections: CONNECTIONS, seconds: SECONDS, threads: 1 },
    );
    const shareOf = (index: number) => standings[index]?.share ?? Number.NaN;
    return {
      title: "GraphQL list of ten posts",
      how: `${CONNECTIONS} connections, 5,000 posts, share of node:http + pg prepared statement on the same PostgreSQL`,
      standings,
      figures: [
        { name: "cached", value: shareOf(1), unit: "of node + pg", atLeast: 1 },
        { name: "uncached", value: shareOf(2), unit: "of node + pg", atLeast: 0.2 },
        { name: "signed in", value: shareOf(3), unit: "of node + pg", atLeast: 0.2 },
      ],
    };
  } finally {
    await peer.stop();
  }
}

async function expectSame(one: LoadTarget, other: LoadTarget): Promise<void> {
  const [expected, actual] = await Promise.all([ask(one), ask(other)]);
  const read = (body: Buffer): unknown => JSON.parse(body.toString("utf8"));
  const canonical = (value: unknown) => JSON.stringify(value, Object.keys(flatten(value)).sort());
  if (canonical(read(expected.body)) !== canonical(read(actual.body))) {
    throw new Error(`The lists differ:\n${expected.body}\n${actual.body}`);
  }
}

/** Every key that occurs anywhere in a value. */
function flatten(value: unknown, keys: Record<string, true> = {}): Record<string, true> {
  if (typeof value !== "object" || value === null) return keys;
  for (const [key, child] of Object.entries(value)) {
    keys[key] = true;
    flatten(child, keys);
  }
  return keys;
}
