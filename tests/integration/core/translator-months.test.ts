// @module-tag both
// What translators did in a month, for the treasurer: words that a save counts once, for the person who translated, and the hours that they enter.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { stillRight } from "#schema/validation/core/translation/answers.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { type Ask, createThrough, createWriter, postInput, SAVE } from "#tests/support/writing.ts";

const gateway = useGateway();
let translator: { id: number; ask: Ask };
let treasurer: Awaited<ReturnType<typeof createSignedIn>>;

beforeAll(async () => {
  treasurer = await createSignedIn({ roles: ["FINANCE"] });
});

const LIST = `query ($filter: TranslatorMonthFilter) { translatorMonths(filter: $filter) { totalCount
  items { id translator isMine month words characters repeated texts minutes } } }`;
const HOURS =
  "mutation ($month: String!, $hours: Int, $minutes: Int) { saveTranslatorHours(month: $month, hours: $hours, minutes: $minutes) { id minutes } }";
const HAND_IN =
  "mutation ($of: TranslatedInput!, $form: Json!) { handInTranslation(of: $of, form: $form) { id } }";

const text = (...lines: string[]) => ({
  type: "doc",
  content: lines.map((line) => ({ type: "paragraph", content: [{ type: "text", text: line }] })),
});
const month = () => seoulDay(gateway().clock.now()).slice(0, 7);
const own = () => Math.random().toString(36).slice(2, 8);

async function save(ask: Ask, id: number, input: object) {
  gateway().clock.advance(1_000);
  const { version } = await db.post.findUniqueOrThrow({ where: { id } });
  expect((await ask(SAVE, { id, version, input: postInput(input) })).errors).toEqual([]);
}
const monthsOf = async (ask: Ask) => Object((await ask(LIST)).data).translatorMonths.items;

test("a save counts each Korean paragraph that got its English once, for who saved it", async () => {
  translator = await createWriter(gateway());
  const { ask } = translator;
  const mark = own();
  const ko = { title: `제목 ${mark}`, content: text(`첫 문단 ${mark}입니다.`, `둘째 문단 ${mark}입니다.`) };
  const id = await createThrough(ask, { ko, en: null });
  expect(await monthsOf(ask)).toEqual([]);
  await save(ask, id, { ko, en: { title: `Title ${mark}`, content: text("First.", "Second.") } });
  const [first, ...others] = await monthsOf(ask);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    isMine: true,
    month: month(),
    words: 8,
    repeated: 0,
    texts: 1,
    minutes: null,
  });
  // Revised English, and English that is still right for another Korean, are no new words.
  await save(ask, id, { ko, en: { title: `Title ${mark}`, content: text("The first.", "Second.") } });
  const after = (last: string) => ({ ...ko, content: text(`첫 문단 ${mark}입니다.`, last) });
  const past = `둘째 문단 ${mark}였습니다.`;
  await save(ask, id, {
    ko: after(past),
    en: { title: `Title ${mark}`, content: text("The first.", "Second.") },
    answers: [stillRight(past, "Second.")],
  });
  expect((await monthsOf(ask))[0].words).toBe(8);
  // New English for another Korean is.
  const now = after(`셋째 문단 ${mark}이었습니다.`);
  await save(ask, id, { ko: now, en: { title: `Title ${mark}`, content: text("The first.", "It was.") } });
  expect((await monthsOf(ask))[0].words).toBe(11);
  // What was taken out and written again counts once, and nothing is lost with the text.
  await save(ask, id, { ko: now, en: null });
  await save(ask, id, { ko: now, en: { title: `Title ${mark}`, content: text("The first.", "It was.") } });
  await db.post.delete({ where: { id } });
  expect((await monthsOf(ask))[0]).toMatchObject({ words: 11, texts: 1 });
});

test("what the memory has with the same English is repeated: a copy is no new work", async () => {
  const one = await createWriter(gateway());
  const other = await createWriter(gateway());
  const mark = own();
  const both = {
    ko: { title: `복사 ${mark}`, content: text(`같은 문단 ${mark}입니다.`) },
    en: { title: `Copy ${mark}`, content: text(`The same ${mark}.`) },
  };
  await createThrough(one.ask, both);
  await createThrough(other.ask, both);
  expect((await monthsOf(one.ask))[0]).toMatchObject({ words: 5, repeated: 0 });
  expect((await monthsOf(other.ask))[0]).toMatchObject({ words: 0, repeated: 5 });
});

test("what was handed in and is published by its reviewer is the translator's", async () => {
  const reviewer = await createWriter(gateway());
  const worker = await createWriter(gateway());
  const mark = own();
  const ko = { title: `검토 ${mark}`, content: text(`세 어절 ${mark}입니다.`) };
  const en = { title: `Review ${mark}`, content: text("Three words.") };
  const id = await createThrough(reviewer.ask, { ko, en: null });
  const handedIn = await worker.ask(HAND_IN, {
    of: { place: "POST", id },
    form: { en, answers: [], base: { title: "", content: text() } },
  });
  expect(handedIn.errors).toEqual([]);
  await save(reviewer.ask, id, { ko, en });
  expect((await monthsOf(worker.ask))[0]).toMatchObject({ words: 5, texts: 1 });
  expect(await monthsOf(reviewer.ask)).toEqual([]);
});

test("what a reviewer adds to it is the reviewer's; what they correct in it stays the translator's", async () => {
  const reviewer = await createWriter(gateway());
  const worker = await createWriter(gateway());
  const mark = own();
  const added = `검토하며 덧붙인 네 어절의 문단 ${mark}`;
  const ko = { title: `덧붙임 ${mark}`, content: text(`세 어절 ${mark}입니다.`, added) };
  const title = `Added ${mark}`;
  const id = await createThrough(reviewer.ask, { ko, en: null });
  const handedIn = await worker.ask(HAND_IN, {
    of: { place: "POST", id },
    form: {
      ko,
      en: { title, content: text("Three words") },
      answers: [],
      base: { title: "", content: text() },
    },
  });
  expect(handedIn.errors).toEqual([]);
  await save(reviewer.ask, id, { ko, en: { title, content: text("Three words.", "Added in the review.") } });
  expect((await monthsOf(worker.ask))[0]).toMatchObject({ words: 5, texts: 1 });
  expect((await monthsOf(reviewer.ask))[0]).toMatchObject({ words: 6, texts: 1 });
  const writers = await db.translationPair.findMany({
    where: { postId: id },
    select: { en: true, writtenById: true },
    orderBy: { id: "asc" },
  });
  expect(writers).toEqual([
    { en: title, writtenById: worker.id },
    { en: "Three words.", writtenById: reviewer.id },
    { en: "Added in the review.", writtenById: reviewer.id },
  ]);
});

test("a form that was handed in with anything in it is nobody's but the saver's", async () => {
  const reviewer = await createWriter(gateway());
  const worker = await createWriter(gateway());
  const mark = own();
  const ko = { title: `이상한 ${mark}`, content: text(`세 어절 ${mark}입니다.`) };
  const id = await createThrough(reviewer.ask, { ko, en: null });
  for (const en of [7, { title: 7, content: { content: 7 } }]) {
    await db.translationTask.deleteMany({ where: { postId: id } });
    const handedIn = await worker.ask(HAND_IN, { of: { place: "POST", id }, form: { en } });
    expect(handedIn.errors).toEqual([]);
    await save(reviewer.ask, id, { ko, en: { title: `Odd ${mark}`, content: text("Three words.") } });
    expect(await monthsOf(worker.ask)).toEqual([]);
  }
  expect((await monthsOf(reviewer.ask))[0]).toMatchObject({ words: 5 });
});

test("hours are the translator's own, read by the treasurer with everybody's words, and exported", async () => {
  const { ask, id } = await createWriter(gateway());
  await db.member.update({ where: { id }, data: { name: "나번역" } });
  expect((await ask(HOURS, { month: month(), hours: 12, minutes: 30 })).errors).toEqual([]);
  expect((await monthsOf(ask))[0]).toMatchObject({ minutes: 750, words: 0 });
  const headers = treasurer.session.headers;
  const all = await askGraphql(gateway(), LIST, { headers, variables: { filter: { month: [month()] } } });
  const rows: { readonly translator: string }[] = Object(all.data).translatorMonths.items;
  expect(rows.find((row) => row.translator === "나번역")).toMatchObject({ minutes: 750, isMine: false });
  expect(rows.length).toBeGreaterThan(1);
  const none = await askGraphql(gateway(), LIST, { headers, variables: { filter: { month: ["2019-01"] } } });
  expect(Object(none.data).translatorMonths.items).toEqual([]);
  const answer = await gateway().request("/api/v1/exports", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({
      list: "translatorMonths",
      format: "csv",
      sort: "MONTH",
      reason: "정산",
      columns: ["translator", "month", "words", "hours"].map((key) => ({ key, heading: key })),
    }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(`나번역,${month()},0,12.5`);
  // Without anything entered it is as before.
  expect((await ask(HOURS, { month: month() })).errors).toEqual([]);
  expect((await monthsOf(ask))[0].minutes).toBeNull();
});

test("no month to come, no month that is none, and no more hours than a month has", async () => {
  const { ask } = await createWriter(gateway());
  for (const wrong of [
    { month: "2099-01", hours: 1 },
    { month: "2026-13", hours: 1 },
    { month: month(), hours: 745 },
    { month: month(), hours: 1, minutes: 60 },
    { month: month(), hours: -1 },
  ]) {
    expect((await ask(HOURS, wrong)).code).toBe("VALIDATION");
  }
  const { session } = treasurer;
  const refused = await askGraphql(gateway(), HOURS, {
    headers: session.headers,
    variables: { month: month(), hours: 1 },
  });
  expect(refused.code).toBe("FORBIDDEN");
});
