// @module-tag server
// The search in a list: titles and texts in both languages, any case, composed or not, and nothing that is hidden.
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { findPosts } from "#schema/overview/search/find-posts.ts";
import { countFoundPosts, readFoundPosts, toSearch } from "#schema/site/posts/post-search.ts";
import { createPost, createTag, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const reader = { viewer: null, isInGoodStanding: false };
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
  await make(
    "both",
    {
      titleKo: "국제 번역 학술대회",
      titleEn: "Translation Conference",
      contentKo: paragraph("기조 강연은 문학 번역을 다룹니다."),
    },
    3,
  );
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

describe("finds, the best match by the title first", () => {
  test.each([
    ["번역", ["pinned", "both", "korean"]],
    ["  번역  ", ["pinned", "both", "korean"]],
    ["번역".normalize("NFD"), ["pinned", "both", "korean"]],
    ["역", ["pinned", "korean", "both"]],
    ["TRANSLATION conf", ["both"]],
    ["CAFé", ["pinned"]],
    ["cafe\u0301", ["pinned"]],
    ["100%", ["korean"]],
    ["할인_안", ["korean"]],
    ["%", ["korean"]],
    ["번역 초안", []],
    ["역번", []],
    ["대회\nTrans", ["both"]],
    ["기조강연", ["both"]],
    ["강연 국제", ["both"]],
    ["ㅎㅅㄷㅎ", ["both"]],
    ["ㅂㅇ", ["pinned", "korean", "both"]],
    ["ㄱㅈㄱㅇ", []],
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

describe("in a long list", () => {
  beforeAll(async () => {
    const posts = Array.from({ length: 4_600 }, (_, i) => ({
      board: "NEWS" as const,
      titleKo: `제${i}차 월례 세미나`,
      contentKo: paragraph(i % 2 === 0 ? "자주 나오는말" : "본문"),
      publishedAt: new Date(Date.now() - (i + 1) * 60_000),
    }));
    const said = await createPost({
      board: "NEWS",
      titleKo: "나오는 말",
      publishedAt: new Date("2001-05-01T00:00:00Z"),
    });
    ids.said = said.id;
    // A server ends a statement that takes long, as one for all of them does on a busy machine.
    for (let at = 0; at < posts.length; at += 500)
      await db.post.createMany({ data: posts.slice(at, at + 500) });
    await db.$executeRawUnsafe("ANALYZE posts");
    // What searches before this have read of the statistics is cached for a minute.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  });
  afterAll(() => void vi.useRealTimers());

  test("what is common and what is rare is found, in its order", async () => {
    const list = { board: "NEWS" as const, tagId: null, now: new Date() };
    const titles = async (typed: string, skip = 0) => {
      const query = { select: { id: true, titleKo: true } };
      const found = await readFoundPosts(query, { ...list, reader }, toSearch(typed) ?? [], {
        take: 3,
        skip,
      });
      return found.map(({ titleKo }) => titleKo?.replace(/^(제\d+차).*/, "$1"));
    };
    // The oldest of the list has the very words as its title: it comes first, and on no other page.
    expect(await titles("나오는말")).toEqual(["나오는 말", "제0차", "제2차"]);
    expect(await titles("나오는말", 1)).toEqual(["제0차", "제2차", "제4차"]);
    expect(await titles("나오는말", 601)).toEqual(["제1200차", "제1202차", "제1204차"]);
    expect(await titles("나오는말", 1_000)).toEqual([]);
    expect(await titles("제4599차")).toEqual(["제4599차"]);
    const count = (typed: string) => countFoundPosts({ ...list, reader }, toSearch(typed) ?? []);
    expect(await count("나오는말")).toBe(1_000);
    expect(await count("제45")).toBe(111);
  });

  test("the search of the site finds the very title, too, however many newer posts hold the words", async () => {
    const found = await findPosts(["나오는말"], new Date(), reader);
    expect(found).toHaveLength(101);
    expect(new Set(found).size).toBe(101);
    expect(found[0]).toBe(ids.said);
  });

  test("is served by its index, and no list by another than its own", async () => {
    const plan = async (sql: string) => JSON.stringify(await db.$queryRawUnsafe(`EXPLAIN ${sql}`));
    const visible = "deleted_at IS NULL AND published_at <= now()";
    expect(
      await plan(`SELECT id FROM posts WHERE board = 'NEWS' AND ${visible}
      AND search_grams(search_key) @> search_grams('제4321차')`),
    ).toContain("posts_search_key_idx");
    expect(
      await plan(`SELECT id FROM posts WHERE board = 'NEWS' AND ${visible} AND is_listed
      ORDER BY pinned DESC, published_at DESC, id DESC LIMIT 10 OFFSET 1000`),
    ).toContain("posts_visible_idx");
    expect(
      await plan(
        `SELECT id FROM posts WHERE ${visible} ORDER BY published_at DESC, id DESC LIMIT 20 OFFSET 40`,
      ),
    ).toContain("posts_published_idx");
    expect(
      await plan(`SELECT id FROM posts WHERE search_fold(title_ko) = '나오는말' AND ${visible}
      ORDER BY published_at DESC, id DESC LIMIT 101`),
    ).toContain("posts_folded_title_ko_idx");
    expect(
      await plan("SELECT min(published_at) FROM posts WHERE deleted_at IS NULL AND published_at > now()"),
    ).toContain("Index");
  });
});
