// @module-tag server
// The search of the whole site: what it finds in which spelling, what it never shows, how hits are counted and paged.

import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { SEARCH_TYPES } from "#schema/validation/overview/search-types.ts";
import { z } from "#schema/validation/zod.ts";
import { createPageVersion, createPost, createSignedIn, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const ago = (days: number) => new Date(Date.now() - days * DAY);

const SEARCH = `query ($text: String!, $language: Language! = KO, $type: SearchType, $page: Int! = 1) {
  search(text: $text, language: $language, type: $type, page: $page) { text tooShort groups { type count hasMore pageCount
    hits { id type path date title { text language marks { start end } } snippet { text language marks { start end } } } } } }`;

const marked = z.object({
  text: z.string(),
  language: z.enum(["KO", "EN"]),
  marks: z.array(z.object({ start: z.int(), end: z.int() })),
});
const answer = z.object({
  search: z.object({
    text: z.string(),
    tooShort: z.boolean(),
    groups: z.array(
      z.object({
        type: z.string(),
        count: z.int(),
        hasMore: z.boolean(),
        pageCount: z.int(),
        hits: z.array(
          z.object({
            id: z.string(),
            type: z.string(),
            path: z.string(),
            date: z.string().nullable(),
            title: marked,
            snippet: marked.nullable(),
          }),
        ),
      }),
    ),
  }),
});

async function search(text: string, more: { language?: string; type?: string; page?: number } = {}) {
  const { data, errors } = await askGraphql(gateway(), SEARCH, { variables: { text, ...more } });
  expect(errors).toEqual([]);
  return answer.parse(data).search;
}

/** Paths of the hits of all kinds, in the order in which they are shown. */
const paths = async (text: string, more: Parameters<typeof search>[1] = {}) =>
  (await search(text, more)).groups.flatMap(({ hits }) => hits.map(({ path }) => path));

const parts = ({ text, marks }: z.output<typeof marked>) =>
  marks.map(({ start, end }) => text.slice(start, end));

const program = (overrides: Partial<Prisma.ProgramUncheckedCreateInput>) =>
  db.program.create({
    select: { id: true },
    data: {
      kind: "SEMINAR",
      titleKo: "정기 모임",
      startsAt: ago(-3),
      endsAt: ago(-4),
      publishedAt: ago(1),
      ...overrides,
      ...(overrides.startsAt instanceof Date
        ? { endsAt: new Date(overrides.startsAt.getTime() + 3_600_000) }
        : {}),
    },
  });

const at: Record<string, string> = {};

beforeAll(async () => {
  const post = async (name: string, base: string, overrides: Parameters<typeof createPost>[0]) => {
    at[name] = `${base}/${(await createPost(overrides)).id}`;
  };
  await post("title", "/notice", { titleKo: "법정 통역 안내", publishedAt: ago(1) });
  await post("text", "/news", {
    board: "NEWS",
    titleKo: "소식",
    contentKo: paragraph("올해의 법정통역 사례를 모읍니다."),
    publishedAt: ago(2),
  });
  await post("english", "/gallery-details", {
    board: "GALLERY",
    titleKo: null,
    contentKo: Prisma.DbNull,
    titleEn: "Court Interpreting at the Café",
    publishedAt: ago(3),
  });
  await post("decomposed", "/publication-archives", {
    board: "PUBLICATION",
    titleKo: "동시통역 연구".normalize("NFD"),
    titleEn: null,
    contentEn: Prisma.DbNull,
    publishedAt: ago(4),
  });
  await post("draft", "/notice", { titleKo: "통역 초안", publishedAt: null });
  await post("scheduled", "/notice", { titleKo: "통역 예약", publishedAt: ago(-1) });
  await post("trash", "/notice", { titleKo: "통역 휴지통", deletedAt: new Date() });
  await post("symbols", "/notice", { titleKo: "100% 할인_안내 <b>굵게</b>", publishedAt: ago(5) });

  at.seminar = `/seminar-details/${(await program({ descriptionKo: "통역 이론" })).id}`;
  const course = await program({ kind: "ONLINE_COURSE", titleKo: "온라인 과정", startsAt: ago(-9) });
  at.course = `/programs/${course.id}`;
  await db.programSpeaker.create({
    data: { programId: course.id, position: 1, nameKo: "한가온", nameEn: "Gaon Han", talkKo: "의료통역" },
  });
  await program({ titleKo: "통역 초안 세미나", publishedAt: null });
  const hidden = await program({ titleKo: "지운 세미나", deletedAt: new Date() });
  await db.programSpeaker.create({ data: { programId: hidden.id, position: 1, nameKo: "통역 숨김" } });

  await createPageVersion("VALUES", 1, {
    titleKo: "옛 가치",
    contentKo: paragraph("옛 통역"),
    effectiveAt: ago(9),
  });
  const values = await createPageVersion("VALUES", 2, { titleKo: "핵심 가치", effectiveAt: ago(2) });
  await db.pageEntry.create({
    data: { versionId: values.id, position: 1, titleKo: "신뢰", bodyKo: "통역의 윤리" },
  });
  await createPageVersion("VALUES", 3, { titleKo: "통역 다음 가치", effectiveAt: ago(-2) });
  const person = (versionId: number, nameKo: string) =>
    db.boardMember.create({
      data: {
        versionId,
        position: 1,
        nameKo,
        nameEn: "Seo Haram",
        roleKo: "통역분과 위원장",
        roleEn: "Chair",
      },
    });
  const former = await createPageVersion("BOARD_MEMBERS", 1, { titleKo: "임원진", effectiveAt: ago(9) });
  await person(former.id, "지난 통역 위원");
  const board = await createPageVersion("BOARD_MEMBERS", 2, { titleKo: "임원진", effectiveAt: ago(2) });
  await person(board.id, "서하람");
});

const named = (...names: string[]) => names.map((name) => at[name] ?? name);

describe("finds", () => {
  test.each<[string, string[]]>([
    ["통역", ["title", "text", "decomposed", "course", "seminar", "/values", "/board-members"]],
    [
      "통역".normalize("NFD"),
      ["title", "text", "decomposed", "course", "seminar", "/values", "/board-members"],
    ],
    ["통 역", ["title", "text", "decomposed", "course", "seminar", "/values", "/board-members"]],
    ["법정통역", ["title", "text"]],
    ["법정 통역", ["title", "text"]],
    ["사례 통역", ["text"]],
    ["동시통역", ["decomposed"]],
    ["COURT interpreting", ["english"]],
    ["cafe\u0301", ["english"]],
    ["정통", ["text", "title"]],
    ["한가온", ["course"]],
    ["gaon", ["course"]],
    ["서", ["/board-members"]],
    ["핵심가치", ["/values"]],
    ["ㅅㅎㄹ", ["/board-members"]],
    ["ㅎㄱㅇ", ["course"]],
    ["ㅂㅈㅌㅇ", ["title"]],
    ["ㅂㅈㅌㅇㅇㄴ", ["title"]],
    ["ㅎㅅㄱㅊ", ["/values"]],
    ["ㅇㄹㅎㅇㅂㅈㅌㅇ", []],
    ["100%", ["symbols"]],
    ["할인_안", ["symbols"]],
    ["<b>", ["symbols"]],
    ["초안", []],
    ["예약", []],
    ["휴지통", []],
    ["숨김", []],
    ["다음 가치", []],
    ["지난", []],
    ["역통", []],
    ["%%", []],
    ["'; DROP TABLE posts; --", []],
    ['") || (1=1', []],
    ["통\\u001E역", []],
  ])("%j", async (typed, names) => {
    expect(await paths(typed)).toEqual(named(...names));
  });
});

test("a scheduled post is found from its moment on", async () => {
  expect(await paths("예약")).toEqual([]);
  gateway().clock.advance(2 * DAY);
  expect(await paths("예약")).toEqual(named("scheduled"));
  gateway().clock.advance(-2 * DAY);
});

test("what is too short is not looked for", async () => {
  for (const typed of ["", "  \u3000", "a", "\u0000"]) {
    const { tooShort, groups } = await search(typed);
    expect(tooShort).toBe(true);
    expect(groups.map(({ count, hits }) => [count, hits.length])).toEqual(SEARCH_TYPES.map(() => [0, 0]));
  }
});

test("marks what was found, in the language where it was found", async () => {
  const { groups } = await search("통역", { language: "EN" });
  const [title, text] = groups[0]?.hits ?? [];
  expect(title).toMatchObject({
    title: { text: "Title", language: "EN", marks: [] },
    snippet: { language: "KO" },
  });
  expect(title?.snippet && parts(title.snippet)).toEqual(["통역"]);
  expect(text?.snippet).toMatchObject({ text: "올해의 법정통역 사례를 모읍니다.", language: "KO" });
  const korean = (await search("법정 통역")).groups[0]?.hits[0];
  expect(korean && parts(korean.title)).toEqual(["법정", "통역"]);
  const initials = (await search("ㅂㅈ ㅌㅇ")).groups[0]?.hits[0];
  expect(initials && parts(initials.title)).toEqual(["법정", "통역"]);
  const speaker = (await search("ㅎㄱㅇ")).groups[2]?.hits[0];
  expect(speaker?.snippet && parts(speaker.snippet)).toEqual(["한가온"]);
  const person = (await search("haram", { language: "EN" })).groups[4]?.hits[0];
  expect(person).toMatchObject({ type: "PERSON", title: { text: "Seo Haram" }, snippet: { text: "Chair" } });
});

test("shows the office no more than a visitor", async () => {
  const { session } = await createSignedIn({ roles: ["SUPER"] });
  const { data } = await askGraphql(gateway(), SEARCH, {
    variables: { text: "초안" },
    headers: session.headers,
  });
  expect(answer.parse(data).search.groups.map(({ count }) => count)).toEqual(SEARCH_TYPES.map(() => 0));
});

// Writing so many takes a good part of the time of this file.
describe("many hits", { tags: ["long"] }, () => {
  beforeAll(async () => {
    await db.post.createMany({
      data: Array.from({ length: 5_200 }, (_, i) => ({
        board: "NEWS" as const,
        titleKo: i % 26 === 0 ? `제${i}차 드문말 안내` : `제${i}차 흔한말 안내`,
        contentKo: paragraph("본문"),
        publishedAt: new Date(Date.now() - 10 * DAY - i * 60_000),
      })),
    });
    await db.$executeRawUnsafe("ANALYZE posts");
  });

  test.each(["흔한말", "드문말"])("%s: a hundred are counted and paged to, newest first", async (word) => {
    const all = await search(word);
    expect(all.groups[0]).toMatchObject({ type: "POST", count: 100, hasMore: true, pageCount: 10 });
    expect(all.groups[0]?.hits).toHaveLength(5);
    const seen: string[] = [];
    const dates: string[] = [];
    for (let page = 1; page <= 10; page += 1) {
      const { groups } = await search(word, { type: "POST", page });
      for (const { id, date } of groups[0]?.hits ?? []) {
        seen.push(id);
        dates.push(date ?? "");
      }
    }
    expect(new Set(seen).size).toBe(100);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const page of [11, 0, -1, 2_000_000_000]) {
      expect((await search(word, { type: "POST", page })).groups[0]?.hits).toEqual([]);
    }
  });

  test("a rare word is found by the index, however far down it is", async () => {
    expect((await search("제5198차")).groups[0]).toMatchObject({ count: 1, hasMore: false });
    const plan = await db.$queryRawUnsafe(`EXPLAIN SELECT id FROM posts
      WHERE deleted_at IS NULL AND published_at IS NOT NULL AND search_grams(search_key) @> search_grams(search_fold('제5198차'))`);
    expect(JSON.stringify(plan)).toContain("posts_search_key_idx");
  });
});

test("of one kind only that kind's hits are there, and everybody's counts", async () => {
  const { groups } = await search("통역", { type: "PROGRAM" });
  expect(groups.map(({ count, hits }) => [count, hits.length])).toEqual([
    [3, 0],
    [0, 0],
    [2, 2],
    [1, 0],
    [1, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

test("what a row says follows what is written", async () => {
  const { id } = await createPost({ titleKo: "첫 낱말" });
  expect(await paths("낱말")).toEqual([`/notice/${id}`]);
  await db.post.update({ where: { id }, data: { titleKo: "둘째", contentKo: paragraph("바뀐글") } });
  // Other words than before: written behind the gateway's back, what it keeps of them is not stale yet.
  expect(await paths("첫 낱말")).toEqual([]);
  expect(await paths("바뀐글")).toEqual([`/notice/${id}`]);
});
