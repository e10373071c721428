// Answers cached for visitors: the same bytes without the database, gone on the very next request after a change, and never
// anything that is not the same for all.
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPreviewLinks } from "#gateway/auth/preview-links.ts";
import { createAuthenticate } from "#gateway/auth/session.ts";
import { createSlipTokens } from "#gateway/auth/slip-tokens.ts";
import { createTokens } from "#gateway/auth/tokens.ts";
import { createFilePasses } from "#gateway/files/file-pass.ts";
import { createGraphql } from "#gateway/graphql/endpoint.ts";
import { sendError, toHttpError } from "#gateway/http/errors.ts";
import { listen } from "#gateway/http/server.ts";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { createLogger } from "#gateway/start/logger.ts";
import { createVisitorThreads, type VisitorThreads } from "#gateway/visitors/visitor-threads.ts";
import { db } from "#prisma/client.ts";
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
  changed: async (changedTo: bigint | null) => {
    version = changedTo ?? version;
  },
  afterPendingUpdates: async () => undefined,
};
let server: Server;
let url = "";

let visitors: VisitorThreads;
let asked = 0;
beforeAll(async () => {
  const config = testConfig();
  const log = createLogger("silent");
  const publicUrl = "http://x.example";
  visitors = createVisitorThreads({
    count: 1,
    settings: {
      production: false,
      publicUrl,
      secret: TEST_SECRET,
      logLevel: "silent",
      sendsMail: false,
      toss: null,
      pages: null,
    },
    log,
    clock,
    contentCache,
  });
  const graphql = createGraphql({
    config,
    log,
    clock,
    contentCache,
    authenticate: createAuthenticate(createTokens(TEST_SECRET, clock), clock),
    mail: {
      isSent: false,
      links: createOneTimeLinks({ secret: TEST_SECRET, publicUrl }),
    },
    previews: createPreviewLinks(TEST_SECRET),
    passes: createFilePasses(TEST_SECRET),
    slips: createSlipTokens({ secret: TEST_SECRET, publicUrl }),
    cards: null,
    visitors: {
      ask: (job, asker) => {
        asked += 1;
        return visitors.ask(job, asker);
      },
    },
  });
  server = createServer((request, response) => {
    graphql
      .handle(request, response, "test")
      .catch((error: unknown) => sendError(response, toHttpError(error)));
  });
  const { port } = await listen(server, "127.0.0.1", 0);
  url = `http://127.0.0.1:${port}/graphql`;
});

afterAll(async () => {
  server.close();
  await visitors.close();
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

/** How often a thread for visitors is asked while something happens. */
async function countAsked(work: () => Promise<unknown>): Promise<number> {
  const before = asked;
  await work();
  return asked - before;
}

const TITLES = "{ posts(board: NOTICE) { items { title(language: KO) { text } } } }";
const titles = async () =>
  (await send(TITLES)).body.data.posts.items.map((item: { title: { text: string } }) => item.title.text);

test("a cached answer needs no database, and is gone on the next request after a change", async () => {
  await createPost({ titleKo: "처음" });
  await titles();
  expect(await titles()).toEqual(["처음"]);
  expect(await countAsked(titles)).toBe(0);

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
  expect(await countAsked(() => Promise.all(Array.from({ length: 20 }, titles)))).toBe(1);
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
  await createPost({ titleKo: "회원에게는 새로" });
  expect((await send(TITLES, session.headers)).body.data.posts.items).toHaveLength(1);
  const mixed = "{ viewer { id } posts(board: NOTICE) { items { id } } }";
  await send(mixed);
  await send(mixed);
  expect(await countAsked(() => send(mixed))).toBeGreaterThan(0);
});

test("an answer that failed is asked for again", async () => {
  await db.$executeRaw`ALTER TABLE terms RENAME TO terms_away`;
  const GOALS = "{ goals { id } terms { id } }";
  expect((await send(GOALS)).body.errors).toBeDefined();
  expect((await send(GOALS)).body.errors).toBeDefined();
  await db.$executeRaw`ALTER TABLE terms_away RENAME TO terms`;
  expect((await send(GOALS)).body).toEqual({ data: { goals: [], terms: [] } });
});
