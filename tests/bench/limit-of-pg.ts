// What is read from the database each time, against node:http with one prepared statement on the same database.
import { ask, type BenchSite } from "./bench-site.ts";
import { COUNTER, type LoadTarget, NUMBER } from "./load.ts";
import { LIST_QUERY, MEMBERS_QUERY, PAGE_400_QUERY, type PgOrders } from "./orders.ts";
import { startPeer } from "./peer.ts";
import type { Figure, Section } from "./report.ts";
import { compete } from "./rounds.ts";

const SHAPE = { connections: 32, seconds: 2.5, threads: 1 } as const;

/** The same document with a value nobody asks for: no cached answer fits, so it is executed each time. */
const DIFFERING = { variables: { never: COUNTER } };
/** Posts of the small site that are asked for one after the other: more than are cached. */
const POSTS = [1_000, 4_999] as const;

/** Somebody who is measured against the limit, and the share to be reached. */
interface Runner {
  readonly name: string;
  readonly target: LoadTarget;
  readonly atLeast: number;
}

interface Race {
  readonly title: string;
  readonly work: PgOrders["work"];
  readonly databaseUrl: string;
  /** What the limit is asked, as the site's address and body. */
  readonly asked: LoadTarget;
  readonly runners: readonly Runner[];
}

async function race({ title, work, databaseUrl, asked, runners }: Race): Promise<Section> {
  const peer = await startPeer("pg-server.ts", { databaseUrl, work });
  try {
    const limit: LoadTarget = { ...asked, port: peer.port, pid: peer.pid };
    if (asked.method === "POST") await expectSame(limit, asked);
    const medians = await compete([{ name: `node:http + pg, ${work}`, target: limit }, ...runners], SHAPE);
    return {
      title,
      how: `${SHAPE.connections} connections, share of node:http with one prepared statement on the same PostgreSQL`,
      medians,
      figures: runners.map(({ name, atLeast }, index): Figure => {
        return { name, value: medians[index + 1]?.share ?? Number.NaN, unit: "of node + pg", atLeast };
      }),
    };
  } finally {
    await peer.stop();
  }
}

/**
 * The newest ten: as visitors get them (cached answers), and executed for somebody signed in. What visitors
 * have executed waits in a bounded queue (decision 221), so that nothing is measured by it.
 */
export async function measureGraphqlList(site: BenchSite, databaseUrl: string): Promise<Section> {
  const authorization = await site.signIn();
  const cached = site.graphql(LIST_QUERY);
  const signedIn = site.graphql(LIST_QUERY, { headers: { authorization } });
  return await race({
    title: "GraphQL list of ten posts",
    work: "list",
    databaseUrl,
    asked: cached,
    runners: [
      { name: "gateway, kept", target: cached, atLeast: 1 },
      { name: "gateway, signed in", target: signedIn, atLeast: 0.2 },
    ],
  });
}

/** A page deep in the list, executed each time for somebody signed in; the limit knows where it begins. */
export async function measureDeepPage(site: BenchSite, databaseUrl: string): Promise<Section> {
  const headers = { authorization: await site.signIn() };
  const executed = site.graphql(PAGE_400_QUERY, { ...DIFFERING, headers });
  return await race({
    title: "GraphQL page 400",
    work: "page400",
    databaseUrl,
    asked: executed,
    runners: [{ name: "gateway, signed in", target: executed, atLeast: 0.11 }],
  });
}

/** The office's list of members by a part of their address; the limit has an index of trigrams. */
export async function measureMemberFilter(site: BenchSite, databaseUrl: string): Promise<Section> {
  const search = "m777";
  const target = site.graphql(MEMBERS_QUERY, {
    headers: { authorization: await site.signIn() },
    variables: { search },
  });
  return await race({
    title: "Members by a part of their address",
    work: "members",
    databaseUrl,
    asked: { ...target, path: `/graphql/${search}` },
    runners: [{ name: "gateway, signed in", target, atLeast: 0.13 }],
  });
}

/** Pages that nobody asked for before; the limit writes a post by a template literal. */
export async function measureRenderedPages(site: BenchSite, databaseUrl: string): Promise<Section> {
  const page = (path: string): LoadTarget => {
    return { port: site.port, pid: site.pid, method: "GET", path, headers: {}, numbers: POSTS };
  };
  const post = page(`/notice/${NUMBER}`);
  const search = page(`/search?q=${encodeURIComponent("학술 제")}${NUMBER}`);
  return await race({
    title: "Pages rendered anew",
    work: "postPage",
    databaseUrl,
    asked: { ...post },
    runners: [
      { name: "gateway, post", target: post, atLeast: 0.01 },
      { name: "gateway, search", target: search, atLeast: 0.01 },
    ],
  });
}

/** @throws when the two sides do not answer the same */
async function expectSame(limit: LoadTarget, asked: LoadTarget): Promise<void> {
  const [expected, actual] = await Promise.all([ask(limit), ask({ ...asked, path: "/graphql" })]);
  const read = (body: Buffer): unknown => JSON.parse(body.toString("utf8"));
  const canonical = (value: unknown) => JSON.stringify(value, Object.keys(flatten(value)).sort());
  if (canonical(read(expected.body)) !== canonical(read(actual.body))) {
    throw new Error(`The answers differ:\n${expected.body}\n${actual.body}`);
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
