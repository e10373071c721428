// @module-tag both
// The paragraphs of two languages: remembered with each save, found again by their likeness, and which of them wait for their English.
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { fillMemory } from "#schema/core/translations/fill-memory.ts";
import { leftInKorean, stillRight } from "#schema/validation/core/translation/answers.ts";
import { createPost, createProgram, createSignedIn, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { type Ask, createThrough, createWriter, postInput, SAVE } from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;

beforeAll(async () => {
  ask = (await createWriter(gateway())).ask;
});

const text = (...lines: string[]) => ({
  type: "doc",
  content: lines.map((line) => ({ type: "paragraph", content: [{ type: "text", text: line }] })),
});
const ko = (...lines: string[]) => ({ title: "학술대회 안내", content: text(...lines) });
const en = (...lines: string[]) => ({ title: "Conference", content: text(...lines) });
const KO = ["참가비는 5만 원입니다.", "장소는 서울입니다."];
const EN = ["The fee is KRW 50,000.", "The venue is Seoul."];

const pairs = async (postId: number) =>
  (await db.translationPair.findMany({ where: { postId }, orderBy: { id: "asc" } })).map((row) => [
    row.ko,
    row.en,
    row.koNow,
    row.since,
  ]);
const save = async (id: number, version: number, input: object) =>
  expect((await ask(SAVE, { id, version, input: postInput(input) })).errors).toEqual([]);
const isOutdated = async (id: number) => {
  const { data } = await ask(
    `{ managedPosts(filter: { state: PUBLISHED, translation: [OUTDATED] }, size: 100) { items { id } } }`,
  );
  return Object(data).managedPosts.items.some((item: { id: number }) => item.id === id);
};

describe("the pairs of a post", () => {
  test("are stored with it, and only what changed waits, since its version", async () => {
    const id = await createThrough(ask, { ko: ko(...KO), en: en(...EN) });
    const whole = [
      ["학술대회 안내", "Conference", null, null],
      [KO[0], EN[0], null, null],
      [KO[1], EN[1], null, null],
    ];
    expect(await pairs(id)).toEqual(whole);
    gateway().clock.advance(1_000);
    await save(id, 1, { ko: ko("참가비는 7만 원입니다.", KO[1] ?? "", "새 문단입니다."), en: en(...EN) });
    expect((await pairs(id)).toSorted()).toEqual(
      [
        whole[0],
        whole[2],
        [KO[0], EN[0], "참가비는 7만 원입니다.", 2],
        ["새 문단입니다.", null, null, 2],
      ].toSorted(),
    );
    expect(await isOutdated(id)).toBe(true);

    // One of them follows; the other one waits since the version it waited since.
    gateway().clock.advance(1_000);
    const half = {
      ko: ko("참가비는 7만 원입니다.", KO[1] ?? "", "새 문단입니다."),
      en: en("The fee is KRW 70,000.", EN[1] ?? ""),
    };
    await save(id, 2, half);
    expect((await pairs(id)).filter((row) => row[3] !== null)).toEqual([["새 문단입니다.", null, null, 2]]);
    expect(await isOutdated(id)).toBe(true);
    gateway().clock.advance(1_000);
    await save(id, 3, { ...half, en: en("The fee is KRW 70,000.", EN[1] ?? "", "A new paragraph.") });
    expect((await pairs(id)).filter((row) => row[3] !== null)).toEqual([]);
    expect(await isOutdated(id)).toBe(false);
  });

  test("that are still right are answered once, and the answer stays with the version", async () => {
    const id = await createThrough(ask, { ko: ko(...KO), en: en(...EN) });
    const changed = ko("참가비는 오만 원입니다.", KO[1] ?? "");
    gateway().clock.advance(1_000);
    await save(id, 1, {
      ko: changed,
      en: en(...EN),
      answers: [stillRight("참가비는 오만 원입니다.", EN[0] ?? "")],
    });
    expect(await isOutdated(id)).toBe(false);
    expect(await pairs(id)).toContainEqual(["참가비는 오만 원입니다.", EN[0], null, null]);
    const { content } = await db.savedVersion.findFirstOrThrow({ where: { postId: id, number: 2 } });
    expect(content).toHaveProperty("answers.length", 1);
  });

  test("that are to have no English wait no more, until their Korean changes", async () => {
    const id = await createThrough(ask, { ko: ko(...KO), en: en(...EN) });
    const more = (line: string) => ko(...KO, line);
    const waiting = async () => (await pairs(id)).filter((row) => row[3] !== null).map((row) => row[0]);
    gateway().clock.advance(1_000);
    await save(id, 1, { ko: more("국문에만 둡니다."), en: en(...EN) });
    expect(await waiting()).toEqual(["국문에만 둡니다."]);
    gateway().clock.advance(1_000);
    const answers = [leftInKorean("국문에만 둡니다.")];
    await save(id, 2, { ko: more("국문에만 둡니다."), en: en(...EN), answers });
    expect(await waiting()).toEqual([]);
    expect(await isOutdated(id)).toBe(false);
    gateway().clock.advance(1_000);
    await save(id, 3, { ko: more("다른 문단입니다."), en: en(...EN), answers });
    expect(await waiting()).toEqual(["다른 문단입니다."]);
  });

  test("wait where the Korean of an English paragraph went away", async () => {
    const id = await createThrough(ask, { ko: ko(...KO), en: en(...EN) });
    gateway().clock.advance(1_000);
    await save(id, 1, { ko: ko(KO[0] ?? ""), en: en(...EN) });
    expect(await pairs(id)).toContainEqual([KO[1], EN[1], "", 2]);
    expect(await isOutdated(id)).toBe(true);
  });

  test("of a text whose English is a summary do not wait", async () => {
    const id = await createThrough(ask, { ko: ko(...KO), en: en("The fee and the venue.") });
    gateway().clock.advance(1_000);
    await save(id, 1, { ko: ko(...KO), en: en("The fee, and the venue.") });
    expect(await isOutdated(id)).toBe(false);
    expect((await pairs(id)).map((row) => row[3])).toEqual([null, null]);
  });

  test("go with it, and with its English", async () => {
    const id = await createThrough(ask, { ko: ko(...KO), en: en(...EN) });
    await save(id, 1, { ko: ko(...KO), en: null });
    expect(await pairs(id)).toEqual([]);
  });

  test("are told to its editor", async () => {
    const id = await createThrough(ask, { ko: ko(...KO), en: en(...EN) });
    const { data } = await ask(`{ postForEditing(id: ${id}) { answers pairs { ko en since } } }`);
    expect(Object(data).postForEditing.pairs).toContainEqual({ ko: KO[1], en: EN[1], since: null });
  });
});

describe("what was written before there was a memory", () => {
  test("is taken in once, but English that is older than its Korean", async () => {
    const { id } = await createPost({ titleKo: "오래된 글", titleEn: "An old post" });
    const old = await createPost({ titleKo: "낡은 글", koUpdatedAt: new Date(), enUpdatedAt: new Date(0) });
    expect(await fillMemory(new Date())).toBeGreaterThan(0);
    expect(await fillMemory(new Date())).toBe(0);
    expect(await pairs(id)).toEqual([
      ["오래된 글", "An old post", null, null],
      ["본문", "Text", null, null],
    ]);
    expect(await pairs(old.id)).toEqual([]);
  });

  test("has the lines of a program, too", async () => {
    const { id } = await createProgram({
      titleKo: "오래된 세미나",
      titleEn: "An old seminar",
      descriptionKo: "한 줄 소개",
      descriptionEn: "In one line",
      locationKo: "서울 강당",
      locationEn: "A hall in Seoul",
      koUpdatedAt: new Date(0),
      enUpdatedAt: new Date(0),
    });
    await fillMemory(new Date());
    const known = await db.translationPair.findMany({ where: { programId: id }, orderBy: { id: "asc" } });
    expect(known.map((pair) => [pair.ko, pair.en])).toEqual([
      ["오래된 세미나", "An old seminar"],
      ["한 줄 소개", "In one line"],
      ["서울 강당", "A hall in Seoul"],
    ]);
  });

  test("is outdated from its first change on", async () => {
    const { id } = await createPost();
    gateway().clock.advance(1_000);
    await save(id, 1, {
      ko: { title: "제목", content: paragraph("다른 본문") },
      en: { title: "Title", content: paragraph("Text") },
    });
    expect(await pairs(id)).toContainEqual(["본문", "Text", "다른 본문", 2]);
    expect(await isOutdated(id)).toBe(true);
  });
});

describe("the memory", () => {
  const MATCHES = `query ($text: String!) { translationMatches(text: $text) {
    ko en similarity place differences { kind text } } }`;

  test("reminds of what is most like a paragraph, with what differs", async () => {
    await createThrough(ask, {
      ko: ko("제30회 정기 학술대회를 서울에서 개최합니다."),
      en: en("We hold the 30th annual conference in Seoul."),
    });
    const { data } = await ask(MATCHES, { text: "제31회 정기 학술대회를 서울에서 개최합니다." });
    const [best] = Object(data).translationMatches;
    expect(best).toMatchObject({ en: "We hold the 30th annual conference in Seoul.", place: "POST" });
    expect(best.similarity).toBeGreaterThan(0.5);
    expect(best.differences).toContainEqual({ kind: "ADDED", text: "제31회" });
    const none = await ask(MATCHES, { text: "전혀 닮지 않은 다른 문장" });
    expect(none.data).toEqual({ translationMatches: [] });
  });

  test("calls nothing the same but the same Korean to the sign", async () => {
    const same = "정말로 이렇게 하시겠습니까?";
    await createThrough(ask, { ko: ko(same), en: en("Do you really want to?") });
    const likeness = async (text: string) => {
      const { data } = await ask(MATCHES, { text });
      const found: { readonly ko: string; readonly similarity: number }[] = Object(data).translationMatches;
      return found.find((match) => match.ko === same)?.similarity;
    };
    expect(await likeness(same)).toBe(1);
    // Trigrams leave the signs out.
    expect(await likeness("정말로 이렇게 하시겠습니까!")).toBe(0.99);
    expect(await likeness("정말로, 이렇게 하시겠습니까.")).toBe(0.99);
  });

  test("says nothing of a program that is not out, but to those who write programs", async () => {
    const program = await db.program.create({
      data: {
        kind: "SEMINAR",
        titleKo: "아직 알리지 않은 비공개 세미나의 제목",
        startsAt: new Date("2026-12-01T05:00:00Z"),
        endsAt: new Date("2026-12-01T08:00:00Z"),
        pairs: {
          create: { ko: "아직 알리지 않은 비공개 세미나의 제목", en: "A seminar", updatedAt: new Date() },
        },
      },
    });
    const found = async () =>
      Object((await ask(MATCHES, { text: "아직 알리지 않은 비공개 세미나의 제목" })).data).translationMatches
        .length;
    expect(await found()).toBe(0);
    const { session } = await createSignedIn({ roles: ["CONTENT", "PROGRAM"] });
    const both = await askGraphql(gateway(), MATCHES, {
      variables: { text: "아직 알리지 않은 비공개 세미나의 제목" },
      headers: { ...session.headers },
    });
    expect(Object(both.data).translationMatches).toMatchObject([{ en: "A seminar", place: "PROGRAM" }]);
    await db.program.update({ where: { id: program.id }, data: { publishedAt: new Date(0) } });
    expect(await found()).toBe(1);
  });
});
