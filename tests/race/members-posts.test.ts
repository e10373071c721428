// @module-tag long
// A post that becomes one for members, on two gateways that keep what they have answered: both show the door within a second, and neither the text.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createPost, createSignedIn, paragraph, TEST_SECRET } from "#tests/support/factories.ts";
import { type Site, startSite } from "#tests/support/site.ts";

const WITHIN_MS = 1_000;
const SECRET = "처음에는 모두의 글";

const database = useDatabase();
const sites: Site[] = [];

beforeAll(async () => {
  const connection = database.connection();
  if (connection.kind !== "server") throw new Error("Two gateways need a PostgreSQL");
  const env = { DATABASE_URL: connection.connectionString, JWT_SECRET: TEST_SECRET };
  sites.push(await startSite({ env }), await startSite({ env }));
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
});

async function ask(site: Site, query: string, headers: Record<string, string> = {}): Promise<string> {
  const body = JSON.stringify({ query });
  const answer = await fetch(`${site.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  return await answer.text();
}

/** The page of a post and what the API tells visitors of it, together. */
async function shown(site: Site, id: number): Promise<string> {
  const page = await fetch(`${site.url}/notice/${id}`);
  return (
    (await page.text()) +
    (await ask(site, `{ post(board: NOTICE, id: ${id}) { content(language: KO) { document } } }`))
  );
}

test("a cached page and a cached answer end on every gateway, under readers who ask all the time", async () => {
  const writer = await createSignedIn({ roles: ["CONTENT"] });
  for (let round = 0; round < 3; round += 1) {
    const { id } = await createPost({ contentKo: paragraph(SECRET), contentEn: paragraph(SECRET) });
    for (const site of sites) expect(await shown(site, id)).toContain(SECRET);
    let asking = true;
    const late: number[] = [];
    let closedAt = Number.POSITIVE_INFINITY;
    const readers = sites.map(async (site) => {
      while (asking) {
        const began = performance.now();
        if ((await shown(site, id)).includes(SECRET) && began > closedAt) late.push(began - closedAt);
      }
    });
    const [first] = sites;
    if (!first) throw new Error("A site runs");
    const saved = await ask(
      first,
      `mutation { savePost(id: ${id}, version: 1, input: { board: NOTICE, publishedAt: "2026-01-01T00:00:00Z", audience: MEMBERS,
        ko: { title: "제목", content: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "${SECRET}" }] }] } } }) { id } }`,
      writer.session.headers,
    );
    expect(saved).toContain(`"id":${id}`);
    closedAt = performance.now();
    expect(await shown(first, id)).not.toContain(SECRET);
    await sleep(2 * WITHIN_MS);
    asking = false;
    await Promise.all(readers);
    expect(Math.max(0, ...late)).toBeLessThan(WITHIN_MS);
    for (const site of sites) expect(await shown(site, id)).not.toContain(SECRET);
    expect(await db.post.count({ where: { id, audience: "MEMBERS" } })).toBe(1);
  }
});
