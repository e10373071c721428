// What the journal needs before it accepts, assigns to an issue and publishes (decision 209): one list,
// refused with it, or passed with a logged reason.
import { beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import type { Requirement, SubmissionFileKind } from "#prisma/generated/enums.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createManuscript, createSomebody, type Somebody } from "#tests/support/manuscripts.ts";

const gateway = useGateway();
const DECIDE = `mutation ($id: Id!, $verdict: ReviewVerdict!, $why: String) {
  decideSubmission(id: $id, round: 1, input: { verdict: $verdict, letter: "편지" }, missingReason: $why) { state } }`;
const HAND_IN = `mutation ($id: Id!, $issueId: Id!, $why: String) {
  handInArticle(id: $id, issueId: $issueId, missingReason: $why) { article { id } } }`;
const PUBLISH = `mutation ($id: Id!, $why: String) { publishIssue(id: $id, version: 1, missingReason: $why) { state } }`;
const LIST = "query ($id: Id!) { managedSubmission(id: $id) { missing { requirement neededFrom names } } }";

let editor: Somebody;
let author: Somebody;
let coAuthor: Somebody;

beforeEach(async () => {
  await db.journalSetting.deleteMany();
  editor = await createSomebody(gateway(), "편집자", { roles: ["JOURNAL"] });
  author = await createSomebody(gateway(), "첫째저자");
  coAuthor = await createSomebody(gateway(), "둘째저자");
});

/** Reviewed once, its submitter agreed; nothing else of the usual list is there but an English title. */
async function begin(): Promise<number> {
  const { id } = await createManuscript({ authors: [author, coAuthor], state: "IN_REVIEW" });
  await db.review.create({
    data: {
      submissionId: id,
      round: 1,
      position: 1,
      name: "심사자",
      email: "reviewer@example.org",
      emailKey: "reviewer@example.org",
      invitedAt: new Date(),
      answerBy: new Date(),
      dueAt: new Date(),
      state: "SENT",
      sentAt: new Date(),
      toAuthors: "논지가 분명합니다.",
      verdict: "ACCEPT",
    },
  });
  const own = { submissionId: id, memberId: author.id };
  await db.submissionAuthor.updateMany({ where: own, data: { consentedAt: new Date() } });
  return id;
}

async function hand(submissionId: number, kind: SubmissionFileKind, mimeType = "application/pdf") {
  const file = await db.file.create({
    data: { key: newFileKey(), kind: "MANUSCRIPT", name: "a.pdf", mimeType, size: 1 },
  });
  await db.submissionFile.create({
    data: { submissionId, fileId: file.id, kind, round: 1, createdAt: new Date() },
  });
}

const complete = async (id: number) => {
  await db.submissionAuthor.updateMany({ where: { submissionId: id }, data: { consentedAt: new Date() } });
  await db.submission.update({ where: { id }, data: { abstractEn: "An abstract." } });
  await hand(id, "SIMILARITY");
};

const needs = (requirements: Requirement[], requirementsBlock: boolean) =>
  db.journalSetting.upsert({
    where: { id: 1 },
    create: { requirements, requirementsBlock },
    update: { requirements, requirementsBlock },
  });

const owe = (submissionId: number) =>
  db.payment.create({
    data: {
      submissionId,
      type: "REVIEW",
      state: "PENDING",
      memberId: author.id,
      amountDue: 60_000,
      nameKo: "심사료",
      nameEn: "Review fee",
      payerName: "첫째저자",
      payerEmail: author.email,
      depositorName: "첫째저자",
      language: "KO",
    },
  });

type Answer = Awaited<ReturnType<Somebody["ask"]>>;
const lacking = ({ text }: Answer): { articleId: number | null; missing: { requirement: string }[] }[] =>
  JSON.parse(text).errors[0].extensions.missing;
const listed = (answer: Answer): string[] =>
  lacking(answer).flatMap(({ missing }) => missing.map(({ requirement }) => requirement));

test("an acceptance is refused with the list, while another verdict is not", async () => {
  const id = await begin();
  await owe(id);
  const refused = await editor.ask(DECIDE, { id, verdict: "ACCEPT", why: "급합니다." });
  expect(refused.code).toBe("REQUIREMENTS_MISSING");
  expect(listed(refused)).toEqual(["CONSENTS", "SIMILARITY", "ABSTRACT_EN", "FEE"]);
  expect((await editor.ask(LIST, { id })).data).toEqual({
    managedSubmission: {
      missing: [
        { requirement: "CONSENTS", neededFrom: "ACCEPTANCE", names: ["둘째저자"] },
        { requirement: "SIMILARITY", neededFrom: "ACCEPTANCE", names: [] },
        { requirement: "ABSTRACT_EN", neededFrom: "ACCEPTANCE", names: [] },
        { requirement: "FEE", neededFrom: "ACCEPTANCE", names: [] },
        { requirement: "COPYRIGHT", neededFrom: "ISSUE", names: [] },
      ],
    },
  });
  expect((await editor.ask(DECIDE, { id, verdict: "MINOR" })).data).toEqual({
    decideSubmission: { state: "MINOR_REVISION" },
  });
});

test("a certificate that is no PDF counts as missing; with everything there it is accepted", async () => {
  const id = await begin();
  await complete(id);
  await db.file.updateMany({
    where: { submissionFile: { submissionId: id } },
    data: { mimeType: "image/png" },
  });
  expect(listed(await editor.ask(DECIDE, { id, verdict: "ACCEPT" }))).toEqual(["SIMILARITY"]);
  await db.file.updateMany({
    where: { submissionFile: { submissionId: id } },
    data: { mimeType: "application/pdf" },
  });
  expect((await editor.ask(DECIDE, { id, verdict: "ACCEPT" })).data).toEqual({
    decideSubmission: { state: "ACCEPTED" },
  });
});

test("where the settings let it, it is accepted with a reason, which is logged with the list", async () => {
  const id = await begin();
  await needs(["CONSENTS", "SIMILARITY"], false);
  expect((await editor.ask(DECIDE, { id, verdict: "ACCEPT" })).code).toBe("REQUIREMENTS_MISSING");
  const accepted = await editor.ask(DECIDE, { id, verdict: "ACCEPT", why: "공저자가 전화로 동의했습니다." });
  expect(accepted.errors).toEqual([]);
  const entry = await db.auditEntry.findFirstOrThrow({
    where: { action: "decideSubmission", subjectId: id },
  });
  expect(entry).toMatchObject({
    reason: "공저자가 전화로 동의했습니다.",
    after: { state: "ACCEPTED", missing: [{ submissionId: id, missing: ["CONSENTS", "SIMILARITY"] }] },
  });
});

test("what nobody reviewed is accepted with a reason alone, which is logged", async () => {
  const id = await begin();
  await complete(id);
  // One that was invited has said nothing yet.
  await db.review.updateMany({ where: { submissionId: id }, data: { state: "INVITED", verdict: null } });
  const refused = await editor.ask(DECIDE, { id, verdict: "ACCEPT" });
  expect(refused.errors[0]?.extensions?.fields).toEqual({ missingReason: ["REQUIRED"] });
  expect((await db.submission.findUniqueOrThrow({ where: { id } })).state).toBe("IN_REVIEW");
  const accepted = await editor.ask(DECIDE, { id, verdict: "ACCEPT", why: "편집위원회가 의뢰한 글입니다." });
  expect(accepted.data).toEqual({ decideSubmission: { state: "ACCEPTED" } });
  const entry = await db.auditEntry.findFirstOrThrow({
    where: { action: "decideSubmission", subjectId: id },
  });
  expect(entry).toMatchObject({ reason: "편집위원회가 의뢰한 글입니다.", after: { reviews: 0 } });
  // Another decision asks for none.
  const other = await begin();
  await db.review.deleteMany({ where: { submissionId: other } });
  expect((await editor.ask(DECIDE, { id: other, verdict: "REJECT" })).errors).toEqual([]);
});

test("an issue needs the transfer of rights, its publication pages and DOI where the settings ask for them", async () => {
  const id = await begin();
  await complete(id);
  await db.submission.update({ where: { id }, data: { state: "READY" } });
  await needs(["COPYRIGHT", "TITLE_EN", "PAGES", "DOI"], true);
  const issue = await db.journalIssue.create({
    data: { volume: 9_209, number: 1, issuedOn: new Date("2026-06-30") },
  });
  const asked = { id, issueId: issue.id };
  expect(listed(await editor.ask(HAND_IN, asked))).toEqual(["COPYRIGHT"]);
  await hand(id, "COPYRIGHT");
  const handed = await editor.ask(HAND_IN, asked);
  expect(handed.errors).toEqual([]);
  const refused = await editor.ask(PUBLISH, { id: issue.id });
  expect(listed(refused)).toEqual(["PAGES", "DOI"]);
  expect(lacking(refused)[0]?.articleId).toEqual(Object(handed.data).handInArticle.article.id);
  await db.article.updateMany({
    where: { issueId: issue.id },
    data: { firstPage: 1, lastPage: 9, doi: "10.1234/kati.2026.1" },
  });
  expect((await editor.ask(PUBLISH, { id: issue.id })).data).toEqual({
    publishIssue: { state: "PUBLISHED" },
  });
});

test("an issue comes out with a reason where the settings let it, which is logged with what each article lacks", async () => {
  const id = await begin();
  await db.submission.update({ where: { id }, data: { state: "READY" } });
  await needs(["CONSENTS", "PAGES"], false);
  const issue = await db.journalIssue.create({
    data: { volume: 9_210, number: 1, issuedOn: new Date("2026-06-30") },
  });
  const handed = await editor.ask(HAND_IN, { id, issueId: issue.id, why: "공저자가 전화로 동의했습니다." });
  const articleId = Object(handed.data).handInArticle.article.id;
  expect(listed(await editor.ask(PUBLISH, { id: issue.id }))).toEqual(["CONSENTS", "PAGES"]);
  const published = await editor.ask(PUBLISH, { id: issue.id, why: "온라인으로 먼저 발행합니다." });
  expect(published.data).toEqual({ publishIssue: { state: "PUBLISHED" } });
  const entry = await db.auditEntry.findFirstOrThrow({
    where: { action: "publishIssue", subjectId: issue.id },
  });
  expect(entry).toMatchObject({
    reason: "온라인으로 먼저 발행합니다.",
    after: { missing: [{ submissionId: id, articleId, missing: ["CONSENTS", "PAGES"] }] },
  });
});

test("an article of a scheduled issue loses nothing that the journal asks for, and goes to no other issue", async () => {
  await needs(["TITLE_EN", "ABSTRACT_EN"], true);
  const issueOf = (number: number) =>
    db.journalIssue.create({ data: { volume: 9_211, number, issuedOn: new Date("2026-06-30") } });
  const [issue, other] = [await issueOf(1), await issueOf(2)];
  const content = {
    type: "RESEARCH",
    language: "KO",
    licence: "CC_BY",
    titleKo: "번역의 자리",
    titleEn: "The place",
    authors: [{ nameKo: "김서연" }],
  };
  const CREATE = "mutation ($input: ArticleInput!) { createArticle(input: $input) { id version } }";
  const made = await editor.ask(CREATE, { input: { ...content, issueId: issue.id, abstractEn: "A." } });
  const { id, version } = Object(made.data).createArticle;
  const SCHEDULE =
    "mutation ($id: Id!, $at: DateTime) { publishIssue(id: $id, version: 1, at: $at) { state } }";
  const at = new Date(gateway().clock.now().getTime() + 86_400_000).toISOString();
  expect((await editor.ask(SCHEDULE, { id: issue.id, at })).data).toEqual({
    publishIssue: { state: "SCHEDULED" },
  });
  const SAVE = `mutation ($id: Id!, $version: Int!, $input: ArticleInput!) {
    saveArticle(id: $id, version: $version, input: $input) { titleEn } }`;
  const save = (more: object) =>
    editor.ask(SAVE, { id, version, input: { ...content, issueId: issue.id, abstractEn: "A.", ...more } });
  expect(listed(await save({ titleEn: null }))).toEqual(["TITLE_EN"]);
  expect((await save({ issueId: other.id })).errors[0]?.extensions?.fields).toEqual({
    issueId: ["CHOICE_UNKNOWN"],
  });
  expect(await db.article.findUnique({ where: { id }, select: { titleEn: true, issueId: true } })).toEqual({
    titleEn: "The place",
    issueId: issue.id,
  });
  expect((await save({ titleEn: "The place of translation" })).errors).toEqual([]);
});
