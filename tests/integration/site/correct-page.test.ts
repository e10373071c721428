// A slip in a version of a legal text is corrected where it is: its number, its day and the consents to it
// stay, and the words of before can be read and restored.
import { beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createMember, createSession, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { savePageThrough } from "#tests/support/page-writing.ts";
import type { Ask } from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;
const words = (baseNumber: number, line: string, more: object = {}) => ({
  key: "BYLAWS",
  baseNumber,
  ko: { title: line, content: paragraph(line) },
  noteKo: "제3조의 오탈자를 바로잡았습니다.",
  ...more,
});
const correct = (input: object) =>
  ask("mutation ($input: PageInput!) { correctPage(input: $input) { number effectiveAt } }", { input });
const read = async (number: number) =>
  Object(
    (
      await askGraphql(
        gateway(),
        `{ page(key: BYLAWS, number: ${number}) { number title(language: KO) { text } } }`,
      )
    ).data,
  ).page;

beforeEach(async () => {
  await db.pageVersion.deleteMany({ where: { key: { in: ["BYLAWS", "GREETING"] } } });
  const { id } = await createMember({ roles: ["CONTENT"] });
  const { headers } = await createSession(id, gateway().clock);
  ask = (query, variables = {}) => askGraphql(gateway(), query, { variables, headers: { ...headers } });
  await savePageThrough(
    ask,
    words(0, "정관", { baseNumber: null, effectiveAt: "2010-03-01T00:00:00Z", noteKo: "제정" }),
  );
});

test("the version in force gets the words, and keeps its number and its day", async () => {
  const consented = await db.pageVersion.findFirstOrThrow({ where: { key: "BYLAWS" } });
  expect((await correct(words(1, "정관 (정정)"))).data).toEqual({
    correctPage: { number: 1, effectiveAt: "2010-03-01T00:00:00.000Z" },
  });
  expect(await read(1)).toEqual({ number: 1, title: { text: "정관 (정정)" } });
  const now = await db.pageVersion.findUniqueOrThrow({ where: { id: consented.id } });
  expect(now).toMatchObject({ number: 1, noteKo: "제정\n제3조의 오탈자를 바로잡았습니다." });
  const listed = await ask("{ pageVersions(key: BYLAWS) { number } }");
  expect(listed.data).toEqual({ pageVersions: [{ number: 1 }] });
});

test("the words of before are saved, compared and restored", async () => {
  await correct(words(1, "정관 (정정)"));
  const before = await db.pageVersion.findFirstOrThrow({ where: { key: "BYLAWS", number: 2 } });
  expect(before).toMatchObject({ titleKo: "정관" });
  expect(before.withdrawnAt).not.toBeNull();
  await ask(
    'mutation { restorePage(key: BYLAWS, number: 2, baseNumber: 2, noteKo: "정정을 되돌림") { id } }',
  );
  expect(await read(3)).toEqual({ number: 3, title: { text: "정관" } });
  const [line] = await db.auditEntry.findMany({ where: { action: "correctPage" }, orderBy: { id: "desc" } });
  expect(line?.after).toMatchObject({ key: "BYLAWS", number: 1, savedAs: 2 });
});

test("somebody who has not seen the last save, and a page that is no legal text, are refused", async () => {
  await correct(words(1, "정관 (정정)"));
  expect((await correct(words(1, "또 정정"))).code).toBe("CONFLICT");
  const greeting = { key: "GREETING", ko: { title: "인사말", content: paragraph("인사말") } };
  await savePageThrough(ask, { ...greeting, baseNumber: null });
  expect((await correct({ ...greeting, baseNumber: 1 })).code).toBe("NOT_FOUND");
});
