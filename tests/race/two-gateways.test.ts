// @module-tag long
// Two gateways on one database, as processes: what is published through one is seen on the other within a second, on pages
// and over GraphQL, although both keep what they have answered.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createPost } from "#tests/support/factories.ts";
import { type Site, startSite } from "#tests/support/site.ts";

const WITHIN_MS = 1_000;
const CHANGES = 5;
const LIST = JSON.stringify({
  query: "{ posts(board: NOTICE) { items { id title(language: KO) { text } } } }",
});

const database = useDatabase();
const sites: Site[] = [];

beforeAll(async () => {
  const connection = database.connection();
  if (connection.kind !== "server") throw new Error("Two gateways need a PostgreSQL");
  const env = { DATABASE_URL: connection.connectionString };
  sites.push(await startSite({ env }));
  sites.push(await startSite({ env }));
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
});

async function readList(site: Site): Promise<[page: string, answer: string]> {
  const headers = { "content-type": "application/json" };
  const [page, answer] = await Promise.all([
    fetch(`${site.url}/notice/list`),
    fetch(`${site.url}/graphql`, { method: "POST", headers, body: LIST }),
  ]);
  return [await page.text(), await answer.text()];
}

/** Milliseconds until a site shows a title in both ways. */
async function untilShown(site: Site, title: string): Promise<number> {
  const start = performance.now();
  for (;;) {
    const [page, answer] = await readList(site);
    if (page.includes(title) && answer.includes(title)) return performance.now() - start;
    if (performance.now() - start > 10 * WITHIN_MS) throw new Error(`Never shown: ${title}`);
    await sleep(20);
  }
}

test("both show a new post within a second, and its removal too", async () => {
  const times: number[] = [];
  for (let number = 0; number < CHANGES; number += 1) {
    const title = `두 게이트웨이 시험 ${number}`;
    await Promise.all(sites.map(readList));
    const { id } = await createPost({ titleKo: title });
    await db.$transaction((tx) => bumpContentVersion(tx));
    times.push(...(await Promise.all(sites.map((site) => untilShown(site, title)))));
    await db.$transaction(async (tx) => {
      await tx.post.update({ where: { id }, data: { deletedAt: new Date() } });
      await bumpContentVersion(tx);
    });
    await sleep(WITHIN_MS + 200);
    for (const site of sites) for (const text of await readList(site)) expect(text).not.toContain(title);
  }
  times.sort((one, other) => one - other);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(WITHIN_MS);
});
