// SUPER takes an article that is out away for good: nothing public has a word of it, harvesters are notified,
// and what is left says that there was one.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import { createIssue } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createManuscript, createSomebody, type Somebody } from "#tests/support/manuscripts.ts";

const gateway = useGateway({ config: { publicUrl: "https://association.example" } });
let chief: Somebody;
let editor: Somebody;
beforeAll(async () => {
  chief = await createSomebody(gateway(), "총괄", { roles: ["SUPER"] });
  editor = await createSomebody(gateway(), "편집", { roles: ["JOURNAL"] });
});

const REMOVE = `mutation ($id: Id!, $version: Int!, $input: ArticleRemovalInput!) {
  removeArticle(id: $id, version: $version, input: $input) }`;
const REASON = "법원의 결정 2026카합1";
const WORDS = ["지워질논문", "Doomed article", "지워질저자", "지워질초록", "지워질주제어", "10.1234/doomed"];

/** An article of an issue that is out, from a manuscript, with a PDF that replaced another. */
async function published(publishedAt: Date | null = new Date("2026-06-30T00:00:00Z")) {
  const file = async () => {
    const key = newFileKey();
    const bytes = Buffer.from("%PDF-1.7 지워질 글");
    await gateway().files.write(key, bytes);
    return await db.file.create({
      data: { key, name: "a.pdf", mimeType: "application/pdf", size: bytes.length, kind: "ATTACHMENT" },
    });
  };
  const [pdf, former] = [await file(), await file()];
  const { id: submissionId } = await createManuscript({
    authors: [editor],
    state: "PUBLISHED",
    title: "원고 제목",
  });
  await db.submissionFile.create({
    data: { submissionId, fileId: pdf.id, kind: "PROOF", round: 1, createdAt: new Date() },
  });
  const { id: issueId, articles } = await createIssue({ publishedAt }, [
    { titleKo: "남는 논문" },
    {
      titleKo: "지워질논문",
      titleEn: "Doomed article",
      abstractKo: "지워질초록",
      state: "RETRACTED",
      noticedOn: new Date("2026-07-01"),
      noticeKo: "지워질 까닭",
      keywordsKo: ["지워질주제어"],
      doi: `10.1234/doomed.${submissionId}`,
      fileId: pdf.id,
      submissionId,
    },
  ]);
  const { id = 0, version = 0 } = articles[1] ?? {};
  await db.articleAuthor.create({ data: { articleId: id, nameKo: "지워질저자" } });
  await db.articleFormerFile.create({ data: { articleId: id, fileId: former.id, replacedOn: new Date() } });
  return { id, version, issueId, submissionId, files: [pdf, former], remainingId: articles[0]?.id ?? 0 };
}

const get = async (path: string) => {
  const response = await gateway().request(path);
  return { status: response.status, text: await response.text() };
};

test("everything that told of it is silent, harvesters hear that it is deleted, and its neighbours stay", async () => {
  const { id, version, submissionId, issueId, files, remainingId } = await published();
  const record = `/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:association.example:article/${id}`;
  const article = `query { article(id: ${id}) { id } journalIssue(id: ${issueId}) { articles { id } } }`;
  const search = `{ search(text: "지워질논문", language: KO) { groups { type count } } }`;
  const places = [record, "/sitemap.xml", `/journal/articles/${id}.bib`, `/journal/articles/${id}.ris`];
  const notifyAll = async () =>
    JSON.stringify([
      ...(await Promise.all(places.map(get))),
      (await askGraphql(gateway(), article)).data,
      (await askGraphql(gateway(), search)).data,
    ]);
  expect(await notifyAll()).toContain("지워질");
  for (const { key } of files) expect((await get(`/files/${key}/a.pdf`)).status).toBe(200);

  // However its spaces are typed.
  const input = { reason: REASON, title: "  지워질논문 ".normalize("NFD") };
  expect(await chief.ask(REMOVE, { id, version, input })).toMatchObject({
    errors: [],
    data: { removeArticle: true },
  });

  const everything = await notifyAll();
  for (const word of WORDS) expect(everything).not.toContain(word);
  expect((await get(record)).text).toContain('<header status="deleted">');
  for (const path of places.slice(2)) expect((await get(path)).status).toBe(404);
  for (const { key } of files) expect((await get(`/files/${key}/a.pdf`)).status).toBe(404);
  const { data } = await askGraphql(gateway(), article);
  expect(data).toMatchObject({ article: null, journalIssue: { articles: [{ id: remainingId }] } });

  // Nothing but that it was there; its files belong to nothing, and are swept.
  const row = await db.article.findUniqueOrThrow({
    where: { id },
    include: { authors: true, formerFiles: true },
  });
  expect(row).toMatchObject({
    issueId,
    authors: [],
    formerFiles: [],
    fileId: null,
    submissionId: null,
  });
  expect(row.deletedAt).not.toBeNull();
  for (const word of WORDS) expect(JSON.stringify(row)).not.toContain(word);
  expect(await db.submissionFile.count({ where: { submissionId, kind: "PROOF" } })).toBe(0);
  // The manuscript stays with its editors.
  expect((await db.submission.findUniqueOrThrow({ where: { id: submissionId } })).titleKo).toBe("원고 제목");

  const log = await db.auditEntry.findMany({ where: { action: "removeArticle", subjectId: id } });
  expect(log).toMatchObject([{ subject: "article", actorId: chief.id, reason: REASON, after: { issueId } }]);
  for (const word of WORDS) expect(JSON.stringify(log)).not.toContain(word);
  // It is gone for its editors, too.
  expect((await editor.ask(`{ managedArticle(id: ${id}) { id } }`)).data).toEqual({ managedArticle: null });
});

test("asks for the title and a reason, knows who asks, and takes nothing that is not out", async () => {
  const { id, version } = await published();
  const input = { reason: REASON, title: "지워질논문" };
  const fieldsOf = async (given: object) =>
    (await chief.ask(REMOVE, { id, version, input: { ...input, ...given } })).errors[0]?.extensions?.fields;
  expect(await fieldsOf({ title: "다른논문" })).toEqual({ title: ["TITLE_DIFFERS"] });
  expect(await fieldsOf({ title: " " })).toMatchObject({ title: ["REQUIRED"] });
  expect(await fieldsOf({ reason: " " })).toMatchObject({ reason: ["REQUIRED"] });
  expect((await editor.ask(REMOVE, { id, version, input })).code).toBe("FORBIDDEN");
  expect((await chief.ask(REMOVE, { id, version: version + 1, input })).code).toBe("CONFLICT");
  const CAN = `{ managedArticle(id: ${id}) { viewerCanRemove } }`;
  expect((await editor.ask(CAN)).data).toEqual({ managedArticle: { viewerCanRemove: false } });
  expect((await chief.ask(CAN)).data).toEqual({ managedArticle: { viewerCanRemove: true } });

  const draft = await published(null);
  const early = await chief.ask(REMOVE, { id: draft.id, version: draft.version, input });
  expect(early.code).toBe("MOVE_REFUSED");
  expect(await db.article.count({ where: { id: { in: [id, draft.id] }, deletedAt: null } })).toBe(2);
});
