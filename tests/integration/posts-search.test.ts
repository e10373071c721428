// The search in titles: both languages, any case, composed or not, and nothing that is hidden.
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { createPost, createTag, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const LIST = `query ($search: String, $tag: String, $page: Int! = 1) {
  posts(board: NOTICE, search: $search, tag: $tag, page: $page) { totalCount pageCount items { id } } }`;

async function search(variables: { search: string; tag?: string; page?: number }) {
  const answer = await askGraphql(gateway(), LIST, { variables });
  expect(answer.errors).toEqual([]);
  const { totalCount, items } = Object(answer.data).posts;
  return { totalCount, ids: items.map(({ id }: { id: number }) => id) };
}

let tag: { id: number; slug: string };
const ids: Record<string, number> = {};

beforeAll(async () => {
  tag = await createTag();
  const hour = 3_600_000;
  const make = async (name: string, overrides: Parameters<typeof createPost>[0], hours: number) => {
    ids[name] = (await createPost({ publishedAt: new Date(Date.now() - hours * hour), ...overrides })).id;
  };
  await make("both", { titleKo: "국제 번역 학술대회", titleEn: "Translation Conference" }, 3);
  await make(
    "korean",
    { titleKo: "통번역 100% 할인_안내", titleEn: null, contentEn: Prisma.DbNull, tagId: tag.id },
    2,
  );
  await make("pinned", { titleKo: "번역상 공고", titleEn: "Café Prize", pinned: true }, 5);
  await make("draft", { titleKo: "번역 초안", publishedAt: null }, 1);
  await make("trash", { titleKo: "번역 휴지통", deletedAt: new Date() }, 1);
  await make("news", { titleKo: "번역 소식", board: "NEWS" }, 1);
});

describe("finds", () => {
  test.each([
    ["번역", ["pinned", "korean", "both"]],
    ["  번역  ", ["pinned", "korean", "both"]],
    ["번역".normalize("NFD"), ["pinned", "korean", "both"]],
    ["역", ["pinned", "korean", "both"]],
    ["TRANSLATION conf", ["both"]],
    ["CAFé", ["pinned"]],
    ["cafe\u0301", ["pinned"]],
    ["100%", ["korean"]],
    ["할인_안", ["korean"]],
    ["%", ["korean"]],
    ["번역 초안", []],
    ["역번", []],
    ["대회\nTrans", []],
    ["'; DROP TABLE posts; --", []],
    ["a\u0000b", []],
  ])("%j", async (typed, names) => {
    expect(await search({ search: typed })).toEqual({
      totalCount: names.length,
      ids: names.map((name) => ids[name]),
    });
  });
});

test("nothing to look for is the whole list", async () => {
  for (const typed of ["", "   "]) expect((await search({ search: typed })).totalCount).toBe(3);
});

test("goes together with a tag and with pages", async () => {
  expect(await search({ search: "번역", tag: tag.slug })).toEqual({ totalCount: 1, ids: [ids.korean] });
  expect(await search({ search: "번역", page: 2 })).toEqual({ totalCount: 3, ids: [] });
  expect(await search({ search: "번역", page: 1_000_000 })).toEqual({ totalCount: 3, ids: [] });
});

test("is served by its index, and no list by another than its own", async () => {
  await db.post.createMany({
    data: Array.from({ length: 5_000 }, (_, i) => ({
      board: "NEWS" as const,
      titleKo: `제${i}차 월례 세미나`,
      contentKo: paragraph("본문"),
      publishedAt: new Date(Date.now() - i * 60_000),
    })),
  });
  await db.$executeRawUnsafe("ANALYZE posts");
  const plan = async (sql: string) => JSON.stringify(await db.$queryRawUnsafe(`EXPLAIN ${sql}`));
  const visible = "deleted_at IS NULL AND published_at <= now()";
  expect(
    await plan(`SELECT id FROM posts WHERE board = 'NEWS' AND ${visible}
      AND search_grams(post_search_key(title_ko, title_en)) @> search_grams('제4321')
      ORDER BY pinned DESC, published_at DESC, id DESC LIMIT 10`),
  ).toContain("posts_search_idx");
  expect(
    await plan(`SELECT id FROM posts WHERE board = 'NEWS' AND ${visible}
      ORDER BY pinned DESC, published_at DESC, id DESC LIMIT 10 OFFSET 1000`),
  ).toContain("posts_visible_idx");
  expect(
    await plan(
      `SELECT id FROM posts WHERE ${visible} ORDER BY published_at DESC, id DESC LIMIT 20 OFFSET 40`,
    ),
  ).toContain("posts_published_idx");
  expect(
    await plan("SELECT min(published_at) FROM posts WHERE deleted_at IS NULL AND published_at > now()"),
  ).toContain("Index");
});
