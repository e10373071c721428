// Questions that are often asked: written as a whole, read and found by everybody.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import type { Ask } from "#tests/support/writing.ts";

const gateway = useGateway();
let writer: Awaited<ReturnType<typeof createSignedIn>>;
let ask: Ask;
beforeAll(async () => {
  writer = await createSignedIn({ roles: ["CONTENT"] });
  const headers = { ...writer.session.headers };
  ask = (query, variables = {}) => askGraphql(gateway(), query, { variables, headers });
});

const SAVE =
  "mutation ($version: Int!, $input: FaqsInput!) { saveFaqs(version: $version, input: $input) { version faqs { id questionKo } } }";
const first = {
  questionKo: "회비는 얼마인가요?",
  questionEn: "How much are the dues?",
  answerKo: "등급마다 다릅니다.\n\n내 계정에 나옵니다.",
  answerEn: "It depends on the grade.",
};
const second = {
  questionKo: "영수증이 있나요?",
  questionEn: "Is there a receipt?",
  answerKo: "있습니다.",
  answerEn: "Yes.",
};
const read = async (language: "KO" | "EN") =>
  (await askGraphql(gateway(), `{ faqs { question(language: ${language}) answer(language: ${language}) } }`))
    .data;

test("are saved in order, seen by visitors at once, and what changed is in the log", async () => {
  const saved = await ask(SAVE, { version: 1, input: { faqs: [first, second] } });
  expect(saved.errors).toEqual([]);
  const { version, faqs } = Object(saved.data).saveFaqs;
  expect(version).toBe(2);
  expect(await read("EN")).toEqual({
    faqs: [
      { question: first.questionEn, answer: first.answerEn },
      { question: second.questionEn, answer: second.answerEn },
    ],
  });

  const [one, two] = faqs;
  const swapped = [
    { ...second, id: two.id },
    { ...first, id: one.id, answerKo: "등급마다 다릅니다." },
  ];
  expect((await ask(SAVE, { version, input: { faqs: swapped } })).errors).toEqual([]);
  expect(await read("KO")).toEqual({
    faqs: [
      { question: second.questionKo, answer: second.answerKo },
      { question: first.questionKo, answer: "등급마다 다릅니다." },
    ],
  });

  const lines = await db.auditEntry.findMany({ where: { subject: "faq" }, orderBy: { id: "asc" } });
  expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["saveFaqs", writer.id],
    ["saveFaqs", writer.id],
  ]);
  expect(lines[1]?.before).toMatchObject({ [one.id]: { place: 1, answerKo: first.answerKo } });
  expect(lines[1]?.after).toMatchObject({ [one.id]: { place: 2, answerKo: "등급마다 다릅니다." } });
});

test("of two who save at once the second reads the current version; what is left out is gone", async () => {
  const { faqVersion } = await db.setting.findUniqueOrThrow({ where: { id: 1 } });
  const late = await ask(SAVE, { version: faqVersion - 1, input: { faqs: [] } });
  expect(late.code).toBe("CONFLICT");
  expect(JSON.parse(late.text).errors[0].extensions.conflict).toMatchObject({ version: faqVersion });
  expect((await ask(SAVE, { version: faqVersion, input: { faqs: [second] } })).errors).toEqual([]);
  expect(await db.faq.count()).toBe(1);
});

test("a question needs both languages and an answer", async () => {
  const { faqVersion: version } = await db.setting.findUniqueOrThrow({ where: { id: 1 } });
  const half = { questionKo: "가", questionEn: " ", answerKo: "", answerEn: "a" };
  const refused = await ask(SAVE, { version, input: { faqs: [half] } });
  expect(refused.code).toBe("VALIDATION");
  expect(refused.errors[0]?.extensions?.fields).toEqual({
    "faqs.0.questionEn": ["REQUIRED"],
    "faqs.0.answerKo": ["REQUIRED"],
  });
});

test("the search finds them by their answer, and leads to their place on the page", async () => {
  await db.faq.deleteMany();
  const { id } = await db.faq.create({ data: first });
  const found = await askGraphql(
    gateway(),
    '{ search(text: "내 계정에", language: KO, type: FAQ) { groups { type hits { path title { text } } } } }',
  );
  const groups: { type: string; hits: object[] }[] = Object(found.data).search.groups;
  expect(groups.find(({ type }) => type === "FAQ")?.hits).toEqual([
    { path: `/faq#faq-${id}`, title: { text: first.questionKo } },
  ]);
});
