// kill -9: a site that lives and dies again and again under its people, and first starts that are cut off.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { driverConfig } from "#prisma/connection.ts";
import { openDatabase } from "#prisma/open-database.ts";
import type { TestPostgres } from "#tests/support/postgres.ts";
import { type Site, startSite, warmSite } from "#tests/support/site.ts";
import { lookFor, startCrowd } from "./crowd.ts";
import type { Row } from "./row.ts";

const LIVES = 8;
const FIRST_STARTS = 6;
/** By then a first start has as a rule come to its end, on an idle machine. */
const LATEST_MS = 4_000;

export type Kind = "embedded" | "PostgreSQL";

/** Where a site stores its data, for as long as `use` takes. */
async function withPlace<Result>(
  server: TestPostgres | null,
  name: string,
  use: (options: { dataDir: string; env: Record<string, string> }) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), "faults-"));
  if (server) await server.createDatabase(name);
  const env = { TRUST_PROXY: "1", JWT_SECRET: "the same secret for every life of one site" };
  try {
    return await use({ dataDir, env: server ? { ...env, DATABASE_URL: server.url(name) } : env });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A connection to what the site has left; it has to be down. */
export async function afterwards<Result>(
  place: { dataDir: string; env: Record<string, string> },
  look: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const opened = await openDatabase({ databaseUrl: place.env.DATABASE_URL, dataDir: place.dataDir });
  const client = new pg.Client(driverConfig(opened.connection));
  await client.connect();
  try {
    return await look(client);
  } finally {
    await client.end();
    await opened.close();
  }
}

/** Killed at random while people register. */
export async function killAtRandom(kind: Kind, server: TestPostgres): Promise<Row> {
  return await withPlace(kind === "embedded" ? null : server, "killed", async (place) => {
    let site: Site = await startSite(place);
    const crowd = startCrowd(() => site.url);
    const recovery: number[] = [];
    for (let life = 1; life <= LIVES; life += 1) {
      await crowd.nextAcknowledged();
      await sleep(Math.random() * 1_500);
      await site.kill();
      // The fault is over when somebody starts it again: what the start takes counts.
      const from = performance.now();
      site = await startSite(place);
      await crowd.nextAcknowledged();
      recovery.push(performance.now() - from);
    }
    await crowd.stop();
    await site.stop();
    const { lost, wrong } = await afterwards(place, (client) => lookFor(client, crowd.acknowledgedEmails));
    return {
      fault: `${kind}: kill -9 at random`,
      tries: LIVES,
      acknowledged: crowd.acknowledgedEmails.length,
      lost,
      wrong: [...crowd.wrong, ...wrong],
      recovery,
    };
  });
}

interface FirstPage {
  readonly site: Site;
  readonly status: number;
  /** Milliseconds from the start. */
  readonly took: number;
}

/** Starts a site with demo content, and asks for its first page. */
async function firstPage(place: { dataDir: string; env: Record<string, string> }): Promise<FirstPage> {
  const from = performance.now();
  const site = await startSite({ ...place, demo: true });
  const { status } = await fetch(`${site.url}/`);
  return { site, status, took: performance.now() - from };
}

/**
 * Killed in a first start with demo content; the last start makes it whole. To make the content takes most of
 * a first start, and is no fault: what the last one takes longer than one that nobody disturbed is the
 * recovery.
 */
export async function killFirstStarts(kind: Kind, server: TestPostgres): Promise<Row> {
  const on = kind === "embedded" ? null : server;
  const undisturbed = await withPlace(on, "undisturbed", async (own) => {
    const { site, took } = await firstPage(own);
    await site.stop();
    return took;
  });
  return await withPlace(on, "first", async (place) => {
    const wrong: string[] = [];
    for (let start = 1; start <= FIRST_STARTS; start += 1) {
      const next = await warmSite({ ...place, demo: true });
      const starting = next.start().catch(() => null);
      await sleep((start / FIRST_STARTS) * LATEST_MS);
      await next.discard();
      await starting;
    }
    const { site, status, took } = await firstPage(place);
    if (status !== 200) wrong.push(`the first page was ${status}`);
    const recovery = [Math.max(0, took - undisturbed)];
    await site.stop();
    const counts = await afterwards(place, async (client) => {
      const { rows } = await client.query<{
        members: number;
        posts: number;
        files: number;
        settings: number;
      }>(`
        SELECT (SELECT count(*)::int FROM members) AS members, (SELECT count(*)::int FROM posts) AS posts,
          (SELECT count(*)::int FROM files) AS files, (SELECT count(*)::int FROM settings) AS settings`);
      return rows[0];
    });
    if (!counts || counts.members < 5 || counts.posts < 50 || counts.settings !== 1) {
      wrong.push(`the demo is not whole: ${JSON.stringify(counts)}`);
    }
    return {
      fault: `${kind}: first start killed`,
      tries: FIRST_STARTS,
      acknowledged: 0,
      lost: 0,
      wrong,
      recovery,
    };
  });
}
