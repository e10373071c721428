// @module-tag both
// The page of the translation memory: what was translated, who wrote it and where; corrected, deleted and restored without touching the texts.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { stillRight } from "#schema/validation/core/translation/answers.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createThrough, createWriter, postInput, SAVE } from "#tests/support/writing.ts";

const gateway = useGateway();

const LIST = `query ($filter: MemoryFilter) { memoryPairs(filter: $filter) { totalCount
  items { id ko en textEn isQuestioned mayChange by place textId title(language: KO) { text } } } }`;
const MATCHES = "query ($text: String!) { translationMatches(text: $text) { en isQuestioned } }";
const CORRECT = `mutation ($id: Id!, $en: String!, $before: String!) {
  correctTranslationPair(id: $id, en: $en, before: $before) { en textEn by } }`;
const move = (name: string) => `mutation ($ids: [Id!], $count: Int!) {
  ${name}(which: { ids: $ids, expectedCount: $count }) { done skipped cursor } }`;

const text = (...lines: string[]) => ({
  type: "doc",
  content: lines.map((line) => ({ type: "paragraph", content: [{ type: "text", text: line }] })),
});

/** A post with one paragraph in both languages, and who wrote it. */
async function writtenPost(ko: string, en: string, title: string) {
  const writer = await createWriter(gateway());
  const id = await createThrough(writer.ask, {
    ko: { title, content: text(ko) },
    en: { title: `Title of ${title}`, content: text(en) },
  });
  const list = async (filter: object) => Object((await writer.ask(LIST, { filter })).data).memoryPairs;
  return { ...writer, postId: id, list };
}

test("the memory names who wrote the words: the translator who handed them in, and the reviewer of what came with them", async () => {
  const [reviewer, worker] = [await createWriter(gateway()), await createWriter(gateway())];
  const nameOf = async (id: number) =>
    (await db.member.update({ where: { id }, data: { name: `이름 ${id}` }, select: { name: true } })).name;
  const [theirs, own] = [await nameOf(worker.id), await nameOf(reviewer.id)];
  const ko = { title: "감나무 모임", content: text("감나무 아래에서 만납니다.", "감나무 잎을 나눕니다.") };
  const en = (...lines: string[]) => ({ title: "Persimmon circle", content: text(...lines) });
  const id = await createThrough(reviewer.ask, { ko, en: null });
  const handIn = await worker.ask(
    "mutation ($of: TranslatedInput!, $form: Json!) { handInTranslation(of: $of, form: $form) { id } }",
    { of: { place: "POST", id }, form: { ko, en: en("We meet under it."), answers: [] } },
  );
  expect(handIn.errors).toEqual([]);
  gateway().clock.advance(1_000);
  const both = { ko, en: en("We meet under it.", "We share its leaves.") };
  expect((await reviewer.ask(SAVE, { id, version: 1, input: postInput(both) })).errors).toEqual([]);
  // The reviewer changes the Korean of one: its English, which is still right, is the translator's.
  gateway().clock.advance(1_000);
  const moved = { ...ko, content: text("감나무 아래서 만납니다.", "감나무 잎을 나눕니다.") };
  const answers = [stillRight("감나무 아래서 만납니다.", "We meet under it.")];
  const later = await reviewer.ask(SAVE, {
    id,
    version: 2,
    input: postInput({ ...both, ko: moved, answers }),
  });
  expect(later.errors).toEqual([]);
  const { items } = Object((await reviewer.ask(LIST, { filter: { search: "감나무" } })).data).memoryPairs;
  const writers = items.map((pair: { ko: string; by: string }) => [pair.ko, pair.by]);
  expect(new Map(writers)).toEqual(
    new Map([
      ["감나무 모임", theirs],
      ["감나무 아래서 만납니다.", theirs],
      ["감나무 잎을 나눕니다.", own],
    ]),
  );
});

test("the memory is searched in either language and says who wrote a pair, and in which text it is", async () => {
  const { id, postId, list } = await writtenPost(
    "표고버섯 축제를 엽니다.",
    "We hold a shiitake fair.",
    "버섯 안내",
  );
  const { name } = await db.member.findUniqueOrThrow({ where: { id }, select: { name: true } });
  for (const search of ["표고버섯", "SHIITAKE"]) {
    expect(await list({ search })).toMatchObject({
      totalCount: 1,
      items: [
        {
          ko: "표고버섯 축제를 엽니다.",
          en: "We hold a shiitake fair.",
          textEn: null,
          isQuestioned: false,
          mayChange: true,
          by: name,
          place: "POST",
          textId: postId,
          title: { text: "버섯 안내" },
        },
      ],
    });
  }
  expect(await list({ search: "표고버섯", place: ["PAGE"] })).toMatchObject({ items: [] });
});

test("a correction is offered in place of the text's own English, also after the text is saved again", async () => {
  const ko = "느티나무 아래에서 만나는 모임입니다.";
  const { ask, list, postId } = await writtenPost(ko, "A meeting under the zelkova.", "느티나무");
  const [{ id }] = (await list({ search: "느티나무 아래" })).items;
  const before = "A meeting under the zelkova.";
  const corrected = await ask(CORRECT, { id, en: " We meet under the zelkova. ", before });
  expect(corrected.data).toMatchObject({
    correctTranslationPair: { en: "We meet under the zelkova.", textEn: before },
  });
  const late = await ask(CORRECT, { id, en: "Another", before });
  expect(late.errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  gateway().clock.advance(1_000);
  const changed = { title: "느티나무", content: text("느티나무 곁에서 만나는 모임입니다.") };
  await ask(SAVE, {
    id: postId,
    version: 1,
    input: postInput({ ko: changed, en: { title: "Title of 느티나무", content: text(before) } }),
  });
  expect((await ask(MATCHES, { text: ko })).data).toEqual({
    translationMatches: [{ en: "We meet under the zelkova.", isQuestioned: true }],
  });
  const [question] = (await list({ search: "zelkova", show: "QUESTION" })).items;
  expect(question).toMatchObject({ en: "We meet under the zelkova.", isQuestioned: true });
  // The own words of the text end the correction: it is undone like this.
  const back = await ask(CORRECT, { id: question.id, en: before, before: "We meet under the zelkova." });
  expect(back.data).toMatchObject({ correctTranslationPair: { en: before, textEn: null } });
});

test("what is deleted is offered to nobody until it is restored, and the text stays", async () => {
  const ko = "은행나무 길을 따라 걷는 답사입니다.";
  const { ask, list, postId } = await writtenPost(ko, "A walk along the ginkgos.", "은행나무");
  const [{ id }] = (await list({ search: "은행나무 길" })).items;
  const offered = async () => Object((await ask(MATCHES, { text: ko })).data).translationMatches;
  const chosen = { ids: [id], count: 1 };
  expect((await ask(move("deleteTranslationPairs"), chosen)).data).toMatchObject({
    deleteTranslationPairs: { done: 1, skipped: 0, cursor: null },
  });
  expect(await offered()).toEqual([]);
  expect((await list({ search: "은행나무 길" })).items).toEqual([]);
  expect((await list({ search: "은행나무 길", show: "DELETED" })).items).toMatchObject([{ id }]);
  expect(await db.translationPair.count({ where: { postId, ko, en: "A walk along the ginkgos." } })).toBe(1);
  await ask(move("restoreTranslationPairs"), chosen);
  expect(await offered()).toMatchObject([{ en: "A walk along the ginkgos." }]);
});

test("those who write programs read what is published, and neither correct nor delete it", async () => {
  const { list } = await writtenPost("소나무 숲의 번역 이야기입니다.", "Of a pine forest.", "소나무");
  const [{ id }] = (await list({ search: "소나무 숲" })).items;
  const { session } = await createSignedIn({ roles: ["PROGRAM"] });
  const ask = (query: string, variables: object) =>
    askGraphql(gateway(), query, { variables, headers: { ...session.headers } });
  const found = await ask(LIST, { filter: { search: "소나무 숲" } });
  expect(found.data).toMatchObject({ memoryPairs: { items: [{ id, mayChange: false }] } });
  const refused = await ask(CORRECT, { id, en: "Another", before: "Of a pine forest." });
  expect(refused.errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
  const skipped = await ask(move("deleteTranslationPairs"), { ids: [id], count: 1 });
  expect(skipped.data).toMatchObject({ deleteTranslationPairs: { done: 0, skipped: 1 } });
});
