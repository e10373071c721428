// @module-tag both
// Terms: written and decided by the office, suggested by members, looked up by everybody, found in texts.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import type { Ask } from "#tests/support/writing.ts";

const gateway = useGateway();
let writer: Ask;
let member: Ask;
beforeAll(async () => {
  const asking = async (roles: Parameters<typeof createSignedIn>[0]): Promise<Ask> => {
    const { session } = await createSignedIn(roles);
    return (query, variables = {}) =>
      askGraphql(gateway(), query, { variables, headers: { ...session.headers } });
  };
  writer = await asking({ roles: ["CONTENT"] });
  member = await asking({});
});
beforeEach(async () => {
  await db.glossaryTerm.deleteMany();
});

const CREATE =
  "mutation ($input: GlossaryTermInput!) { createGlossaryTerm(input: $input) { id version status } }";
const DELETE = "mutation ($id: Id!) { deleteGlossaryTerm(id: $id) { isTrashed } }";
const SUGGEST = "mutation ($input: GlossaryTermInput!) { suggestGlossaryTerm(input: $input) { id status } }";
const DECIDE = `mutation ($ids: [Id!], $count: Int!, $decision: GlossaryDecision!, $reason: String) {
  decideGlossaryTerms(which: { ids: $ids, expectedCount: $count }, decision: $decision, reason: $reason) { done skipped } }`;

const term = (ko: string, en: string, more: object = {}) => ({ ko, en, field: "TRANSLATION", ...more });
const write = async (ko: string, en: string, more: object = {}): Promise<number> => {
  const { data, errors } = await writer(CREATE, { input: term(ko, en, more) });
  expect(errors).toEqual([]);
  return Object(data).createGlossaryTerm.id;
};
const words = async (args: string): Promise<string[]> => {
  const { data, errors } = await askGraphql(gateway(), `{ glossary(${args}) { items { ko en } } }`);
  expect(errors).toEqual([]);
  return Object(data).glossary.items.map(({ ko }: { ko: string }) => ko);
};

test("a term is looked up by syllables, initial consonants, English and letters, in the order of either dictionary", async () => {
  for (const [ko, en] of [
    ["통역", "interpreting"],
    ["번역", "translation"],
    ["번역 메모리", "translation memory"],
    ["꼭지", "topic"],
    ["AI 번역", "AI translation"],
  ] as const) {
    await write(ko, en);
  }
  expect(await words("language: KO")).toEqual(["AI 번역", "꼭지", "번역", "번역 메모리", "통역"]);
  expect(await words("language: EN")).toEqual(["AI 번역", "통역", "꼭지", "번역", "번역 메모리"]);
  expect(await words('language: KO, search: "역메모"')).toEqual(["번역 메모리"]);
  expect(await words('language: KO, search: "ㅂㅇㅁ"')).toEqual(["번역 메모리"]);
  expect(await words('language: KO, search: "ㅌㅇ"')).toEqual(["통역"]);
  expect(await words('language: KO, search: "Memory"')).toEqual(["번역 메모리"]);
  expect(await words('language: KO, letter: "ㄱ"')).toEqual(["꼭지"]);
  expect(await words('language: KO, letter: "#"')).toEqual(["AI 번역"]);
  expect(await words('language: KO, letter: "T"')).toEqual(["꼭지", "번역", "번역 메모리"]);
  expect((await askGraphql(gateway(), '{ glossary(language: KO, letter: "%") { page } }')).code).toBe(
    "VALIDATION",
  );
});

test("a term has as many rows as senses, each once, however it is spaced; an old version is not written over", async () => {
  await write("등가", "equivalence");
  await write("등가", "equivalence", { field: "LAW" });
  await write("등가", "equivalence", { noteKo: "값이 같음" });
  const again = await writer(CREATE, { input: term(" 등 가", "Equivalence") });
  expect(again.errors[0]?.extensions?.fields).toEqual({ ko: ["TERM_KNOWN"] });

  const id = await write("원문", "original");
  const SAVE = `mutation ($id: Id!, $version: Int!, $input: GlossaryTermInput!) {
    saveGlossaryTerm(id: $id, version: $version, input: $input) { version en } }`;
  const saved = await writer(SAVE, { id, version: 1, input: term("원문", "source text") });
  expect(Object(saved.data).saveGlossaryTerm).toEqual({ version: 2, en: "source text" });
  expect((await writer(SAVE, { id, version: 1, input: term("원문", "text") })).code).toBe("CONFLICT");
  const known = await writer(SAVE, { id, version: 2, input: term("등가", "equivalence") });
  expect(known.errors[0]?.extensions?.fields).toEqual({ ko: ["TERM_KNOWN"] });
});

test("a suggestion is read by nobody until it is accepted; a refused one says why, and may be suggested again", async () => {
  const made = await member(SUGGEST, { input: term("윤문", "editing") });
  const { id } = Object(made.data).suggestGlossaryTerm;
  expect(await words("language: KO")).toEqual([]);
  const known = await member(SUGGEST, { input: term("윤문", "editing") });
  expect(known.errors[0]?.extensions?.fields).toEqual({ ko: ["TERM_KNOWN"] });

  const refused = await writer(DECIDE, {
    ids: [id],
    count: 1,
    decision: "REFUSED",
    reason: "이미 ‘교열’이 있습니다",
  });
  expect(Object(refused.data).decideGlossaryTerms).toEqual({ done: 1, skipped: 0 });
  const mine = await member("{ mySuggestedTerms { ko status reason } }");
  expect(Object(mine.data).mySuggestedTerms).toEqual([
    { ko: "윤문", status: "REFUSED", reason: "이미 ‘교열’이 있습니다" },
  ]);
  const second = await member(SUGGEST, { input: term("윤문", "editing") });
  const { id: next } = Object(second.data).suggestGlossaryTerm;
  // Two of one sense at once: the first is accepted, the other is skipped.
  const both = await writer(DECIDE, { ids: [id, next], count: 2, decision: "ACCEPTED" });
  expect(Object(both.data).decideGlossaryTerms).toEqual({ done: 1, skipped: 1 });
  expect(await words("language: KO")).toEqual(["윤문"]);
  const lines = await db.auditEntry.findMany({
    where: { action: "decideGlossaryTerms", subjectId: { in: [id, next] } },
  });
  expect(lines).toHaveLength(2);
});

test("a member suggests twenty terms a day", async () => {
  for (let at = 0; at < 20; at += 1) {
    expect((await member(SUGGEST, { input: term(`용어${at}`, `term ${at}`) })).errors).toEqual([]);
  }
  expect((await member(SUGGEST, { input: term("하나 더", "one more") })).code).toBe("TOO_MANY_TRIES");
});

test("what is thrown away leaves the glossary, lies in the trash and comes back, unless it was written anew", async () => {
  const id = await write("감수", "revision");
  const RESTORE = "mutation ($id: Id!) { restoreGlossaryTerm(id: $id) { isTrashed } }";
  expect((await writer(DELETE, { id })).errors).toEqual([]);
  expect(await words("language: KO")).toEqual([]);
  const trash = await writer(
    "{ trash(filter: { kind: TERM }) { items { id title(language: EN) { text } } } }",
  );
  expect(Object(trash.data).trash.items).toEqual([{ id, title: { text: "revision" } }]);
  expect((await writer(RESTORE, { id })).errors).toEqual([]);
  expect(await words("language: KO")).toEqual(["감수"]);
  await writer(DELETE, { id });
  await write("감수", "revision");
  const late = await writer(RESTORE, { id });
  expect(late.errors[0]?.extensions?.fields).toEqual({ ko: ["TERM_KNOWN"] });
  expect((await writer("mutation ($id: Id!) { purgeGlossaryTerm(id: $id) }", { id })).errors).toEqual([]);
});

test("the search of the site finds a term by its initials, the very word first", async () => {
  await write("번역 메모리", "translation memory");
  await write("번역", "translation");
  const ask = async (text: string) => {
    const { data } = await askGraphql(
      gateway(),
      `{ search(text: "${text}", language: EN, type: TERM) { groups { type hits { path title { text } } } } }`,
    );
    const groups: { type: string; hits: { path: string; title: { text: string } }[] }[] =
      Object(data).search.groups;
    return groups.find(({ type }) => type === "TERM")?.hits ?? [];
  };
  expect((await ask("번역")).map(({ title }) => title.text)).toEqual([
    "translation · 번역",
    "translation memory · 번역 메모리",
  ]);
  expect((await ask("ㅂㅇㅁㅁㄹ")).map(({ path }) => decodeURIComponent(path))).toEqual([
    "/glossary?search=번역 메모리",
  ]);
});

test("terms are found in texts where they stand, the longest of them, with all their senses", async () => {
  await write("번역", "translation");
  await write("번역 메모리", "translation memory");
  await write("등가", "equivalence");
  await write("등가", "equivalence", { field: "LAW" });
  const ask = async (language: string, texts: string[]) => {
    const { data, errors } = await writer(
      "query ($language: Language!, $texts: [String!]!) { termsIn(language: $language, texts: $texts) { start end senseCount translations } }",
      { language, texts },
    );
    expect(errors).toEqual([]);
    const found: { start: number; end: number; senseCount: number }[][] = Object(data).termsIn;
    return found.map((places, at) =>
      places.map(({ start, end, senseCount }) => [texts[at]?.slice(start, end), senseCount]),
    );
  };
  expect(await ask("KO", ["번역메모리는 번역의 도구다.", "등가를 묻는다", "없음"])).toEqual([
    [
      ["번역메모리", 1],
      ["번역", 1],
    ],
    [["등가", 2]],
    [],
  ]);
  expect(
    await ask("EN", ["Translation memories help translations; equivalences do not. Retranslation"]),
  ).toEqual([
    [
      ["Translation memories", 1],
      ["translations", 1],
      ["equivalences", 2],
    ],
  ]);
});

test("a word that is in three other terms is general, and says what the other general words are called", async () => {
  await write("번역", "translation");
  await write("통역", "interpreting");
  await write("통역", "interpretation");
  await write("부스", "booth");
  for (const ko of ["기계번역", "번역 메모리", "번역사", "동시통역", "순차 통역", "통역사", "통역 부스"]) {
    await write(ko, `term of ${ko}`);
  }
  const query = '{ termsIn(language: KO, texts: ["통역과 번역", "부스의 통역사"]) { start rivals } }';
  const { data } = await writer(query);
  expect(Object(data).termsIn).toEqual([
    [
      { start: 0, rivals: ["translation"] },
      { start: 4, rivals: ["interpreting", "interpretation"] },
    ],
    [
      { start: 0, rivals: null },
      { start: 4, rivals: null },
    ],
  ]);
});

test("a text is looked through by the terms as they stand now", async () => {
  const ask = async () => {
    const { data } = await writer('{ termsIn(language: KO, texts: ["등가"]) { translations senseCount } }');
    return Object(data).termsIn;
  };
  expect(await ask()).toEqual([[]]);
  const id = await write("등가", "equivalence");
  await write("등가", "equivalence", { field: "LAW" });
  expect(await ask()).toEqual([[{ translations: ["equivalence"], senseCount: 2 }]]);
  await writer(DELETE, { id });
  expect(await ask()).toEqual([[{ translations: ["equivalence"], senseCount: 1 }]]);
  await db.glossaryTerm.updateMany({ where: { deletedAt: null }, data: { en: "parity" } });
  expect(await ask()).toEqual([[{ translations: ["parity"], senseCount: 1 }]]);
});
