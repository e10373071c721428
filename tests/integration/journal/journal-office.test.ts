// @module-tag both
// The office of the published journal: an issue is made, filled, published; what is out is corrected or retracted and never taken back.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import { publishDueManuscripts } from "#schema/journal/journal/publish-issue.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { namelessAuditFields } from "#tests/support/audit-fields.ts";
import { createSession } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createManuscript, createSomebody, type Somebody } from "#tests/support/manuscripts.ts";

const gateway = useGateway({ config: { publicUrl: "https://association.example" } });
let editor: Somebody;
beforeAll(async () => {
  await db.journalSetting.create({ data: { requirements: [] } });
  editor = await createSomebody(gateway(), "편집", { roles: ["JOURNAL"] });
});

const SAVE_ISSUE = `mutation ($id: Id!, $version: Int!, $input: IssueInput!) {
  saveIssue(id: $id, version: $version, input: $input) { version articles { id } } }`;
const PUBLISH = `mutation ($id: Id!, $version: Int!, $at: DateTime) {
  publishIssue(id: $id, version: $version, at: $at) { version state } }`;
const CREATE_ARTICLE = "mutation ($input: ArticleInput!) { createArticle(input: $input) { id version } }";
const SAVE_ARTICLE = `mutation ($id: Id!, $version: Int!, $input: ArticleInput!) {
  saveArticle(id: $id, version: $version, input: $input) { version state noticedOn } }`;

let volume = 100;
const numbers = () => {
  volume += 1;
  return { volume, number: 1, issuedOn: "2026-12-31" };
};
async function beginIssue() {
  const input = numbers();
  const { data } = await editor.ask(
    "mutation ($input: IssueInput!) { createIssue(input: $input) { id version } }",
    {
      input,
    },
  );
  const issue: { id: number; version: number } = Object(data).createIssue;
  return { ...issue, input };
}
const articleInput = (issueId: number, more: object = {}) => ({
  issueId,
  type: "RESEARCH",
  language: "KO",
  titleKo: "번역의 자리",
  licence: "CC_BY",
  authors: [{ nameKo: "김서연", familyName: "Kim", givenName: "Seo-yeon", orcid: "0000-0002-1825-0097" }],
  ...more,
});
async function putIn(issueId: number, more: object = {}) {
  const { data } = await editor.ask(CREATE_ARTICLE, { input: articleInput(issueId, more) });
  const article: { id: number; version: number } = Object(data).createArticle;
  return article;
}
const pdf = async (name: string) =>
  await db.file.create({ data: { key: newFileKey(), name, mimeType: "application/pdf", size: 9 } });
test.each([
  ["a picture", { mimeType: "image/jpeg", kind: "ATTACHMENT" }],
  ["a document for a grade", { mimeType: "application/pdf", kind: "PROOF" }],
] as const)("%s is not taken as the PDF of an article", async (_what, columns) => {
  const issue = await beginIssue();
  const file = await db.file.create({ data: { key: newFileKey(), name: "a.pdf", size: 9, ...columns } });
  const asked = await editor.ask(CREATE_ARTICLE, { input: articleInput(issue.id, { fileId: file.id }) });
  expect(Object(asked.errors[0]?.extensions?.fields)).toEqual({ fileId: ["FILE_UNKNOWN"] });
});
const asReader = async (query: string) => Object((await askGraphql(gateway(), query)).data);

test("an issue is filled, put in order and published at once; then nothing of it changes", async () => {
  const issue = await beginIssue();
  expect((await editor.ask(PUBLISH, issue)).code).toBe("ISSUE_EMPTY");
  const [first, second] = [await putIn(issue.id), await putIn(issue.id, { titleKo: "둘째" })];
  const input = { ...issue.input, articleIds: [second.id, first.id] };
  const saved = await editor.ask(SAVE_ISSUE, { ...issue, input });
  expect(saved.data).toEqual({
    saveIssue: { version: 2, articles: [{ id: second.id }, { id: first.id }] },
  });
  const partial = { ...input, articleIds: [second.id] };
  expect((await editor.ask(SAVE_ISSUE, { ...issue, version: 2, input: partial })).code).toBe("CONFLICT");
  expect((await editor.ask(PUBLISH, issue)).code).toBe("CONFLICT");

  expect(await asReader(`{ journalIssue(id: ${issue.id}) { id } }`)).toEqual({ journalIssue: null });
  expect((await editor.ask(PUBLISH, { ...issue, version: 2 })).data).toEqual({
    publishIssue: { version: 3, state: "PUBLISHED" },
  });
  expect(await asReader(`{ journalIssue(id: ${issue.id}) { articles { id } } }`)).toEqual({
    journalIssue: { articles: [{ id: second.id }, { id: first.id }] },
  });
  const refused = await Promise.all([
    editor.ask(SAVE_ISSUE, { ...issue, version: 3, input }),
    editor.ask(PUBLISH, { ...issue, version: 3 }),
    editor.ask("mutation ($id: Id!) { unscheduleIssue(id: $id, version: 3) { id } }", { id: issue.id }),
    editor.ask("mutation ($id: Id!) { deleteArticle(id: $id, version: 1) }", { id: first.id }),
    editor.ask(CREATE_ARTICLE, { input: articleInput(issue.id) }),
  ]);
  expect(refused.map(({ code }) => code)).toEqual([
    "MOVE_REFUSED",
    "MOVE_REFUSED",
    "MOVE_REFUSED",
    "MOVE_REFUSED",
    "VALIDATION",
  ]);
});

test("an issue comes out at its time, which may be taken back until then", async () => {
  const { id, version } = await beginIssue();
  const article = await putIn(id);
  const at = new Date(gateway().clock.now().getTime() + MINUTE).toISOString();
  await editor.ask(PUBLISH, { id, version, at });
  const back = await editor.ask(
    "mutation ($id: Id!) { unscheduleIssue(id: $id, version: 2) { state publishedAt } }",
    { id },
  );
  expect(back.data).toEqual({ unscheduleIssue: { state: "DRAFT", publishedAt: null } });
  await editor.ask(PUBLISH, { id, version: 3, at });
  const seen = () => asReader(`{ article(id: ${article.id}) { id } }`);
  expect(await seen()).toEqual({ article: null });
  gateway().clock.advance(MINUTE);
  expect(await seen()).toEqual({ article: { id: article.id } });
});

test("two issues bear no same numbers, and two articles no same DOI", async () => {
  const [issue, other] = [await beginIssue(), await beginIssue()];
  const taken = await editor.ask(SAVE_ISSUE, { ...other, input: issue.input });
  expect(taken.errors[0]?.extensions?.fields).toEqual({ number: ["ISSUE_TAKEN"] });
  await putIn(issue.id, { doi: "https://doi.org/10.1234/abc" });
  const doi = await editor.ask(CREATE_ARTICLE, { input: articleInput(issue.id, { doi: "10.1234/abc" }) });
  expect(doi.errors[0]?.extensions?.fields).toEqual({ doi: ["DOI_TAKEN"] });
});

test("what readers have cited changes only with a notice; the PDF that was replaced stays", async () => {
  const { id: issueId, version } = await beginIssue();
  const [old, corrected] = [await pdf("old.pdf"), await pdf("new.pdf")];
  const { id } = await putIn(issueId, { fileId: old.id });
  await editor.ask(PUBLISH, { id: issueId, version });
  const authors = await db.articleAuthor.findMany({ where: { articleId: id }, select: { id: true } });
  const input = articleInput(issueId, {
    fileId: old.id,
    authors: [{ ...authors[0], nameKo: "김서연", familyName: "Kim", givenName: "Seo-yeon" }],
  });
  const save = (at: number, more: object) =>
    editor.ask(SAVE_ARTICLE, { id, version: at, input: { ...input, ...more } });

  const silent = await save(1, { titleKo: "고친 제목" });
  expect(silent.errors[0]?.extensions?.fields).toEqual({ change: ["NOTICE_NEEDED"] });
  expect((await save(1, { doi: "10.1234/late" })).code).toBeNull();
  const notice = { noticeKo: "제목을 바로잡습니다.", noticeEn: "The title was corrected." };
  const halfSaid = await save(2, { change: "CORRECTED", noticeKo: "제목" });
  expect(halfSaid.errors[0]?.extensions?.fields).toEqual({ noticeEn: ["REQUIRED"] });
  const said = await save(2, { change: "CORRECTED", ...notice, titleKo: "고친 제목", fileId: corrected.id });
  expect(said.data).toMatchObject({ saveArticle: { version: 3, state: "CORRECTED" } });
  const formerFiles = "formerFiles { replacedOn file { id } }";
  expect(
    await asReader(`{ article(id: ${id}) { titleKo state notice(language: EN) { text } ${formerFiles} } }`),
  ).toMatchObject({
    article: {
      titleKo: "고친 제목",
      state: "CORRECTED",
      notice: { text: notice.noticeEn },
      formerFiles: [{ file: { id: old.id } }],
    },
  });

  const retracted = { titleKo: "고친 제목", fileId: corrected.id, noticeKo: "철회", noticeEn: "Retracted" };
  expect((await save(3, { ...retracted, change: "RETRACTED" })).code).toBeNull();
  const back = await save(4, { ...retracted, change: "CORRECTED" });
  expect(back.errors[0]?.extensions?.fields).toEqual({ change: ["CHOICE_UNKNOWN"] });
  const { article } = await asReader(`{ article(id: ${id}) { apa: citation(style: APA) { text } } }`);
  expect(article.apa.map(({ text }: { text: string }) => text).join("")).toContain("[Retracted]");
});

test("a manuscript becomes an article with its proof, and is published with its issue", async () => {
  const author = await createSomebody(gateway(), "글쓴이");
  const abroad = await createSomebody(gateway(), "Co-author");
  await db.member.update({ where: { id: abroad.id }, data: { language: "EN" } });
  const { id, number } = await createManuscript({ authors: [author, abroad], state: "ACCEPTED" });
  const proof = await db.file.create({
    data: {
      key: newFileKey(),
      name: "최종_편집자.pdf",
      mimeType: "application/pdf",
      size: 9,
      kind: "MANUSCRIPT",
      uploadedById: editor.id,
    },
  });
  const { id: issueId, version } = await beginIssue();
  const handIn = () =>
    editor.ask(
      "mutation ($id: Id!, $issueId: Id!) { handInArticle(id: $id, issueId: $issueId) { article { id } } }",
      {
        id,
        issueId,
      },
    );
  const send = "mutation ($id: Id!, $fileId: Id!) { sendProof(id: $id, fileId: $fileId) { state } }";
  expect((await editor.ask(send, { id, fileId: proof.id })).data).toEqual({ sendProof: { state: "PROOF" } });
  expect((await handIn()).code).toBe("MOVE_REFUSED");
  await db.submission.update({ where: { id }, data: { state: "READY" } });
  const { data } = await handIn();
  const article = Object(data).handInArticle.article;
  const made = await db.article.findUniqueOrThrow({
    where: { id: article.id },
    include: { authors: true, file: true },
  });
  expect(made).toMatchObject({
    issueId,
    titleKo: "번역의 자리",
    keywordsKo: ["번역", "자리"],
    file: { id: proof.id, kind: "ATTACHMENT", name: `${number}.pdf` },
    authors: [{ nameKo: "글쓴이" }, { nameKo: "Co-author" }],
  });
  expect((await gateway().request(`/files/${proof.key}/a.pdf`)).status).toBe(404);

  await db.submission.update({ where: { id }, data: { state: "PROOF" } });
  expect((await editor.ask(PUBLISH, { id: issueId, version })).code).toBe("ISSUE_NOT_READY");
  await db.submission.update({ where: { id }, data: { state: "READY" } });
  const at = new Date(gateway().clock.now().getTime() + MINUTE);
  await editor.ask(PUBLISH, { id: issueId, version, at: at.toISOString() });
  expect((await editor.ask(send, { id, fileId: proof.id })).code).toBe("MOVE_REFUSED");
  const state = async () => (await db.submission.findUniqueOrThrow({ where: { id } })).state;
  await publishDueManuscripts(gateway().clock.now());
  expect(await state()).toBe("READY");
  gateway().clock.advance(MINUTE);
  await publishDueManuscripts(gateway().clock.now());
  expect(await state()).toBe("PUBLISHED");
  await publishDueManuscripts(gateway().clock.now());
  const mails = await db.mail.findMany({ where: { kind: "SUBMISSION_PUBLISHED" }, orderBy: { id: "asc" } });
  expect(mails.map(({ toAddress, language }) => [toAddress, language])).toEqual([
    [author.email, "KO"],
    [abroad.email, "EN"],
  ]);
  const address = `/journal/articles/${article.id}`;
  expect(mails[0]?.text).toContain(`{site}${address}\n`);
  expect(mails[0]?.text).toContain("「번역의 자리」");
  expect(mails[1]?.text).toContain(`{site}/en${address}\n`);
  expect(mails[1]?.text).toContain("The place of translation [in Korean]");
  const { article: read } = await asReader(`{ article(id: ${article.id}) { receivedOn file { id } } }`);
  expect(read.file.id).toBe(proof.id);
});

test("what is handed on of an issue is for editors alone, and a deposit needs a DOI", async () => {
  const { id: issueId } = await beginIssue();
  const article = await putIn(issueId);
  const session = { ...(await createSession(editor.id, gateway().clock)).headers };
  const ask = (format: string, headers: Record<string, string> = session) =>
    gateway().send("/api/v1/journal-deposits", { issueId, format }, { headers });
  expect((await ask("JATS", {})).status).toBe(403);
  const member = await createSomebody(gateway(), "회원");
  const other = { ...(await createSession(member.id, gateway().clock)).headers };
  expect((await ask("JATS", other)).status).toBe(403);
  const jats = await ask("JATS");
  expect(jats.headers.get("content-type")).toBe("application/zip");
  expect(Buffer.from(await jats.arrayBuffer()).includes(`article-${article.id}.xml`)).toBe(true);
  expect((await ask("CROSSREF")).status).toBe(422);
  await db.article.update({ where: { id: article.id }, data: { doi: "10.1234/deposit" } });
  expect(await (await ask("CROSSREF")).text()).toContain("<doi>10.1234/deposit</doi>");
});

test("the log names every field of what was done here", async () => {
  expect(await namelessAuditFields()).toEqual([]);
});
