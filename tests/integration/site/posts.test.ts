import { beforeEach, describe, expect, test, vi } from "vitest";
import { db, pool } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { createPost, createTag, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
// A board of its own a test keeps cached totals apart; the answer of a visitor is retained for a second, so requests differ.
let asked = 0;
const ask = async (query: string, variables: object = {}) => {
  asked += 1;
  const answer = await askGraphql(gateway(), query, { variables: { ...variables, asked } });
  expect(answer.errors).toEqual([]);
  return answer.data;
};

/** As after a save by another gateway: seen by this one within half a second. */
const bumpVersion = () => db.contentVersion.update({ where: { id: 1 }, data: { version: { increment: 1 } } });

/** Rows are written without the gateway: it learns of them by the version, and the test waits until the totals follow. */
async function settle(board: string, total: number): Promise<void> {
  await bumpVersion();
  const count = async () => Object(await ask(`{ posts(board: ${board}) { totalCount } }`)).posts.totalCount;
  await expect.poll(count, { timeout: 5_000 }).toBe(total);
}

beforeEach(async () => {
  await db.post.deleteMany();
  await settle("NOTICE", 0);
});

describe("the list of a board", () => {
  const LIST = `query ($board: Board!, $page: Int, $tag: String) {
    posts(board: $board, page: $page, tag: $tag) { items { id } totalCount page pageSize pageCount }
  }`;

  test("shows pinned posts first, then newest, then the larger id", async () => {
    const at = ago(5);
    const old = await createPost({ publishedAt: ago(9) });
    const pinned = await createPost({ publishedAt: ago(8), pinned: true });
    const first = await createPost({ publishedAt: at });
    const second = await createPost({ publishedAt: at });
    expect(await ask("{ posts(board: NOTICE) { items { id } } }")).toEqual({
      posts: { items: [pinned, second, first, old].map(({ id }) => ({ id })) },
    });
  });

  test("leaves out drafts, scheduled posts, the trash and other boards", async () => {
    const shown = await createPost();
    await createPost({ publishedAt: null });
    await createPost({ publishedAt: ago(-1) });
    await createPost({ deletedAt: ago(1) });
    await createPost({ board: "NEWS" });
    await settle("NOTICE", 1);
    expect(await ask(LIST, { board: "NOTICE" })).toEqual({
      posts: { items: [{ id: shown.id }], totalCount: 1, page: 1, pageSize: 10, pageCount: 1 },
    });
  });

  test("shows a scheduled post from its time on, in the total too", async () => {
    await createPost({ publishedAt: ago(-0.5) });
    await createPost();
    await settle("NOTICE", 1);
    expect(await ask(LIST, { board: "NOTICE" })).toMatchObject({ posts: { totalCount: 1, items: [{}] } });
    gateway().clock.advance(HOUR);
    try {
      expect(await ask(LIST, { board: "NOTICE" })).toMatchObject({
        posts: { totalCount: 2, items: [{}, {}] },
      });
    } finally {
      gateway().clock.advance(-HOUR);
    }
  });

  test("has ten a page, twelve in the gallery, and true totals on a page that does not exist", async () => {
    for (let hours = 1; hours <= 13; hours += 1) {
      await createPost({ publishedAt: ago(hours) });
      await createPost({ publishedAt: ago(hours), board: "GALLERY" });
    }
    await settle("NOTICE", 13);
    await settle("GALLERY", 13);
    const count = async (board: string, page: number) => {
      const data = await ask(LIST, { board, page });
      return { ...Object(data).posts, items: Object(data).posts.items.length };
    };
    expect(await count("NOTICE", 2)).toEqual({
      items: 3,
      totalCount: 13,
      page: 2,
      pageSize: 10,
      pageCount: 2,
    });
    expect(await count("GALLERY", 1)).toEqual({
      items: 12,
      totalCount: 13,
      page: 1,
      pageSize: 12,
      pageCount: 2,
    });
    for (const page of [0, -1, 3, 1_000_000, 1_000_001, 2_147_483_647]) {
      expect(await count("NOTICE", page)).toEqual({
        items: 0,
        totalCount: 13,
        page,
        pageSize: 10,
        pageCount: 2,
      });
    }
  });

  test("reads deep pages in the same order as the first ones", async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await db.post.createMany({
      data: Array.from({ length: 125 }, (_, i) => ({
        board: "NEWS" as const,
        titleKo: `글 ${i}`,
        contentKo: paragraph("본문"),
        publishedAt: at(i),
        pinned: i % 40 === 0,
      })),
    });
    const all = await db.post.findMany({
      where: { board: "NEWS" },
      orderBy: [{ pinned: "desc" }, { publishedAt: "desc" }, { id: "desc" }],
      select: { id: true },
    });
    for (const page of [1, 11, 12, 13]) {
      const data = await ask(LIST, { board: "NEWS", page });
      expect(Object(data).posts.items).toEqual(all.slice((page - 1) * 10, page * 10));
    }
  });

  test("is narrowed by a tag; a tag nobody knows is an empty list", async () => {
    const tag = await createTag({ nameKo: "행사", nameEn: "Events" });
    const tagged = await createPost({ tagId: tag.id });
    await createPost();
    const unused = await createTag();
    await bumpVersion();
    const TAGS = "{ tags(board: NOTICE) { slug name(language: EN) } }";
    await expect
      .poll(() => ask(TAGS), { timeout: 2_000 })
      .toEqual({ tags: [{ slug: tag.slug, name: "Events" }] });
    expect(await ask(LIST, { board: "NOTICE", tag: tag.slug })).toMatchObject({
      posts: { items: [{ id: tagged.id }], totalCount: 1 },
    });
    for (const slug of [unused.slug, "nobody-knows"]) {
      expect(await ask(LIST, { board: "NOTICE", tag: slug })).toMatchObject({
        posts: { items: [], totalCount: 0, pageCount: 0 },
      });
    }
    expect(await ask("{ posts(board: NOTICE) { items { tag { name(language: KO) } } } }")).toEqual({
      posts: { items: [{ tag: null }, { tag: { name: "행사" } }] },
    });
  });

  test("the newest come in the same order, ten at most", async () => {
    const { id } = await createPost();
    expect(await ask("{ latestPosts(board: NOTICE, first: 3) { id } }")).toEqual({ latestPosts: [{ id }] });
    for (const first of [0, 11, -1]) {
      const answer = await askGraphql(gateway(), `{ latestPosts(board: NOTICE, first: ${first}) { id } }`);
      expect(answer.code).toBe("VALIDATION");
      expect(answer.errors[0]?.extensions?.fields).toHaveProperty("first");
    }
  });
});

describe("one post", () => {
  const POST = `query ($board: Board!, $id: Id!, $language: Language!) {
    post(board: $board, id: $id) {
      id title(language: $language) { text language } content(language: $language) { document language }
      excerpt(language: $language) { text language } languages isNew englishOutdated hasAttachments
      attachments { name url alt(language: $language) { text language } } previous { id } next { id }
    }
  }`;

  test("hidden and missing look the same", async () => {
    const hidden = [
      await createPost({ publishedAt: null }),
      await createPost({ publishedAt: ago(-1) }),
      await createPost({ deletedAt: ago(1) }),
      await createPost({ board: "NEWS" }),
      { id: 2_000_000_000 },
    ];
    for (const { id } of hidden) {
      expect(await ask(POST, { board: "NOTICE", id, language: "KO" })).toEqual({ post: null });
    }
  });

  test("falls back to the other language and says which it is", async () => {
    const korean = await createPost({
      titleEn: null,
      contentEn: Prisma.DbNull,
      titleKo: "국문",
      contentKo: paragraph("국문 본문"),
    });
    const english = await createPost({ titleKo: null, contentKo: Prisma.DbNull, titleEn: "English" });
    expect(await ask(POST, { board: "NOTICE", id: korean.id, language: "EN" })).toMatchObject({
      post: {
        title: { text: "국문", language: "KO" },
        content: { document: paragraph("국문 본문"), language: "KO" },
        excerpt: { text: "국문 본문", language: "KO" },
        languages: ["KO"],
        englishOutdated: false,
      },
    });
    expect(await ask(POST, { board: "NOTICE", id: english.id, language: "KO" })).toMatchObject({
      post: { title: { text: "English", language: "EN" }, languages: ["EN"] },
    });
  });

  test("tells outdated English, and what is new", async () => {
    const outdated = await createPost({ koUpdatedAt: ago(1), enUpdatedAt: ago(2), publishedAt: ago(24 * 8) });
    const fresh = await createPost({ publishedAt: ago(24 * 6) });
    expect(await ask(POST, { board: "NOTICE", id: outdated.id, language: "KO" })).toMatchObject({
      post: { englishOutdated: true, isNew: false },
    });
    expect(await ask(POST, { board: "NOTICE", id: fresh.id, language: "KO" })).toMatchObject({
      post: { englishOutdated: false, isNew: true },
    });
  });

  test("lists its attachments in order", async () => {
    const file = (key: string, name: string) => ({
      key,
      name,
      mimeType: "application/pdf",
      size: 10,
      altEn: "A form",
    });
    const { id } = await createPost({
      attachments: {
        create: [
          { position: 2, file: { create: file("k2", "둘.pdf") } },
          { position: 1, file: { create: file("k1", "a b.pdf") } },
        ],
      },
    });
    expect(await ask(POST, { board: "NOTICE", id, language: "KO" })).toMatchObject({
      post: {
        hasAttachments: true,
        attachments: [
          { name: "a b.pdf", url: "/files/k1/a%20b.pdf", alt: { text: "A form", language: "EN" } },
          { name: "둘.pdf", url: `/files/k2/${encodeURIComponent("둘.pdf")}` },
        ],
      },
    });
    await db.post.deleteMany();
    await db.file.deleteMany();
  });

  test("previous and next walk the list one by one, past what is hidden", async () => {
    const at = ago(3);
    await createPost({ publishedAt: ago(9), pinned: true });
    await createPost({ publishedAt: ago(2) });
    await createPost({ publishedAt: at });
    await createPost({ publishedAt: at, deletedAt: ago(1) });
    await createPost({ publishedAt: at });
    await createPost({ publishedAt: ago(-2) });
    await createPost({ publishedAt: ago(4), board: "NEWS" });
    await createPost({ publishedAt: ago(8) });
    const list = Object(await ask("{ posts(board: NOTICE) { items { id } } }")).posts.items;
    expect(list).toHaveLength(5);
    for (const [index, { id }] of list.entries()) {
      expect(await ask(POST, { board: "NOTICE", id, language: "KO" })).toMatchObject({
        post: { previous: list[index + 1] ?? null, next: list[index - 1] ?? null },
      });
    }
  });
});

test("a list asks the database once for its rows, and never for a content", async () => {
  for (let i = 0; i < 3; i += 1) await createPost();
  const LIST =
    "{ posts(board: NOTICE) { totalCount items { id title(language: KO) { text } tag { id } isNew } } }";
  const query = vi.spyOn(pool, "query");
  const ofPosts = async () => {
    query.mockClear();
    await ask(LIST);
    const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement));
    expect(statements.join()).not.toContain("content_ko");
    return statements.filter((statement) => statement.includes("posts")).length;
  };
  try {
    // Totals and tags are found once for a version; then the rows are all that is asked for.
    await expect.poll(ofPosts, { timeout: 3_000 }).toBe(1);
  } finally {
    query.mockRestore();
  }
});
