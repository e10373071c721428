// Answers kept for visitors: the same bytes without the database, gone on the very next request after a change, and never
// anything that is not the same for all.
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createPreviewLinks } from "#gateway/auth/preview-links.ts";
import { createAuthenticate } from "#gateway/auth/session.ts";
import { createTokens } from "#gateway/auth/tokens.ts";
import { createFilePasses } from "#gateway/files/file-pass.ts";
import { createGraphql } from "#gateway/graphql/endpoint.ts";
import { sendError, toHttpError } from "#gateway/http/errors.ts";
import { listen } from "#gateway/http/server.ts";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { createLogger } from "#gateway/start/logger.ts";
import { db, pool } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { TestClock } from "#tests/support/clock.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createPost, createSignedIn, TEST_SECRET } from "#tests/support/factories.ts";
import { testConfig } from "#tests/support/gateway.ts";

useDatabase();

const clock = new TestClock();
let version = 1n;
const contentCache = {
  get version() {
    return version;
  },
  changed: async (told: bigint | null) => {
    version = told ?? version;
  },
  caughtUp: async () => undefined,
};
let server: Server;
let url = "";

beforeAll(async () => {
  const graphql = createGraphql({
    config: testConfig(),
    log: createLogger("silent"),
    clock,
    contentCache,
    authenticate: createAuthenticate(createTokens(TEST_SECRET, clock), clock),
    mail: {
      isSent: false,
      links: createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "http://x.example" }),
    },
    previews: createPreviewLinks(TEST_SECRET),
    passes: createFilePasses(TEST_SECRET),
    cards: null,
    fontFor: () => null,
  });
  server = createServer((request, response) => {
    graphql
      .handle(request, response, "test")
      .catch((error: unknown) => sendError(response, toHttpError(error)));
  });
  const { port } = await listen(server, "127.0.0.1", 0);
  url = `http://127.0.0.1:${port}/graphql`;
});

afterAll(() => {
  server.close();
});

const forgetAnswers = async () => contentCache.changed(await db.$transaction(bumpContentVersion));

beforeEach(async () => {
  await db.post.deleteMany();
  await forgetAnswers();
});

const send = async (query: string, headers: Record<string, string> = {}, more: object = {}) => {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, ...more }),
  });
  return { status: response.status, type: response.headers.get("content-type"), body: await response.json() };
};

/** How often the database is asked while something happens. */
async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pool, "query");
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}

const TITLES = "{ posts(board: NOTICE) { items { title(language: KO) { text } } } }";
const titles = async () =>
  (await send(TITLES)).body.data.posts.items.map((item: { title: { text: string } }) => item.title.text);

test("a kept answer needs no database, and is gone on the next request after a change", async () => {
  await createPost({ titleKo: "처음" });
  await titles();
  expect(await titles()).toEqual(["처음"]);
  expect(await countQueries(titles)).toBe(0);

  const changed = await db.$transaction(async (tx) => {
    await tx.post.updateMany({ data: { titleKo: "다음" } });
    return await bumpContentVersion(tx);
  });
  await contentCache.changed(changed);
  expect(await titles()).toEqual(["다음"]);
});

test("it lasts ten minutes at most, should the database not be reached to hear of changes", async () => {
  await titles();
  await createPost({ titleKo: "다른 관문에서" });
  clock.advance(9 * 60_000);
  expect(await titles()).toEqual([]);
  clock.advance(2 * 60_000);
  expect(await titles()).toEqual(["다른 관문에서"]);
});

test("who asks at the same time waits for one answer", async () => {
  await createPost();
  await titles();
  await forgetAnswers();
  const once = await countQueries(titles);
  await forgetAnswers();
  expect(await countQueries(() => Promise.all(Array.from({ length: 20 }, titles)))).toBe(once);
});

test("body, variables and media type tell answers apart", async () => {
  await createPost({ titleKo: "국문", titleEn: "English" });
  const query =
    "query ($language: Language!) { posts(board: NOTICE) { items { title(language: $language) { text } } } }";
  for (let round = 0; round < 3; round += 1) {
    for (const [language, text] of [
      ["KO", "국문"],
      ["EN", "English"],
    ] as const) {
      for (const accept of ["application/json", "application/graphql-response+json"]) {
        const answer = await send(query, { accept }, { variables: { language } });
        expect(answer.type).toContain(accept);
        expect(answer.body).toEqual({ data: { posts: { items: [{ title: { text } }] } } });
      }
    }
  }
});

test("errors, guarded fields and what members ask are never kept", async () => {
  const { session } = await createSignedIn();
  const guarded = "{ viewer { id } }";
  for (let i = 0; i < 3; i += 1) {
    expect((await send(guarded)).body).toEqual({ data: { viewer: null } });
    expect((await send(guarded, session.headers)).body.data.viewer).not.toBeNull();
    expect((await send("{ dashboard { posts { drafts } } }")).body.errors).toHaveLength(1);
    expect((await send(TITLES, session.headers)).status).toBe(200);
  }
  expect(await countQueries(() => send(TITLES, session.headers))).toBeGreaterThan(1);
  const mixed = "{ viewer { id } posts(board: NOTICE) { items { id } } }";
  await send(mixed);
  await send(mixed);
  expect(await countQueries(() => send(mixed))).toBeGreaterThan(0);
});

test("an answer that failed is asked for again", async () => {
  const query = vi.spyOn(pool, "query").mockImplementation(() => Promise.reject(new Error("broken")));
  const GOALS = "{ goals { id } terms { id } }";
  expect((await send(GOALS)).body.errors).toBeDefined();
  expect((await send(GOALS)).body.errors).toBeDefined();
  query.mockRestore();
  expect((await send(GOALS)).body).toEqual({ data: { goals: [], terms: [] } });
});
