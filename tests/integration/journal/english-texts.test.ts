// Editors enter what a manuscript's author left out in English, so that an acceptance does not wait for
// another round (decision 209).
import { beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createManuscript, createSomebody, type Somebody } from "#tests/support/manuscripts.ts";

const gateway = useGateway();
const READ = "query ($id: Id!) { managedSubmission(id: $id) { version titleEn missing { requirement } } }";
const SAVE = `mutation ($id: Id!, $version: Int!, $input: EnglishTextsInput!) {
  saveEnglishTexts(id: $id, version: $version, input: $input) {
    version titleEn abstractEn keywordsEn missing { requirement } } }`;
const TEXTS = {
  titleEn: "On Omission",
  abstractEn: "What is left out.\n\nAnd why.",
  keywordsEn: ["omission", "ethics"],
};

let editor: Somebody;
let author: Somebody;

beforeEach(async () => {
  await db.journalSetting.deleteMany();
  editor = await createSomebody(gateway(), "편집자", { roles: ["JOURNAL"] });
  author = await createSomebody(gateway(), "첫째저자");
});

async function begin(state: "IN_REVIEW" | "REJECTED" = "IN_REVIEW") {
  const { id } = await createManuscript({ authors: [author], state });
  const { version } = await db.submission.findUniqueOrThrow({ where: { id } });
  return { id, version };
}

test("what an editor enters is no longer missing, is logged with what was there, and the author reads it in a mail", async () => {
  const { id, version } = await begin();
  expect((await editor.ask(READ, { id })).text).toContain("ABSTRACT_EN");
  const { data } = await editor.ask(SAVE, { id, version, input: TEXTS });
  expect(data).toMatchObject({ saveEnglishTexts: { ...TEXTS, version: version + 1 } });
  expect(JSON.stringify(data)).not.toContain("ABSTRACT_EN");
  const line = await db.auditEntry.findFirstOrThrow({ where: { action: "saveEnglishTexts", subjectId: id } });
  expect(line.before).toMatchObject({ titleEn: "The place of translation", abstractEn: null });
  expect(line.after).toMatchObject({ titleEn: "On Omission", abstractEn: TEXTS.abstractEn });
  const mails = await db.mail.findMany({ where: { submissionId: id, kind: "SUBMISSION_TEXTS_CHANGED" } });
  expect(mails).toMatchObject([{ toAddress: author.email }]);
  expect(mails[0]?.text).toContain("On Omission");
});

test("saving what is there already mails nobody", async () => {
  const { id, version } = await begin();
  await editor.ask(SAVE, { id, version, input: TEXTS });
  const again = await editor.ask(SAVE, { id, version: version + 1, input: TEXTS });
  expect(again.data).toMatchObject({ saveEnglishTexts: { version: version + 1 } });
  expect(await db.mail.count({ where: { submissionId: id } })).toBe(1);
});

test("an older version is a conflict, a closed manuscript is left alone, and authors cannot", async () => {
  const { id, version } = await begin();
  await editor.ask(SAVE, { id, version, input: TEXTS });
  const input = { ...TEXTS, titleEn: "Another" };
  expect((await editor.ask(SAVE, { id, version, input })).code).toBe("CONFLICT");
  const closed = await begin("REJECTED");
  expect((await editor.ask(SAVE, { ...closed, input })).code).toBe("MOVE_REFUSED");
  expect((await author.ask(SAVE, { ...closed, input })).code).toBe("FORBIDDEN");
  const own = await createManuscript({ authors: [editor], state: "IN_REVIEW" });
  expect((await editor.ask(SAVE, { id: own.id, version: 1, input })).code).toBe("NOT_FOUND");
});
