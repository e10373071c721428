// @module-tag long
// Files that are not what they seem, a book of a PDF, names and titles in other scripts, and a deadline at midnight: words, nothing lost.
import { PDFDocument } from "@cantoo/pdf-lib";
import { beforeAll, describe, expect, test } from "vitest";
import { makeBlindCopy } from "#gateway/files/make-blind-copy.ts";
import { createLogger } from "#gateway/start/logger.ts";
import { readTexts } from "#gateway/texts/read-texts.ts";
import { db } from "#prisma/client.ts";
import { HOUR, MINUTE } from "#schema/validation/core/durations.ts";
import { docx, docxOf, pdf } from "#tests/support/documents.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { hwpOf, record } from "#tests/support/hwp.ts";
import {
  ACCEPT,
  createManuscript,
  createSomebody,
  INVITE,
  invitation,
  LINKED,
  linkTo,
  PLEDGES,
  type Somebody,
  startReview,
} from "#tests/support/manuscripts.ts";
import { compound, upload } from "#tests/support/uploads.ts";

const gateway = useGateway();
let author: Somebody;
let editor: Somebody;
beforeAll(async () => {
  author = await createSomebody(gateway(), "홍길동");
  editor = await createSomebody(gateway(), "편집자", { roles: ["JOURNAL"] });
  await db.journalSetting.create({ data: { requirements: [] } });
});

const SEEN = "id version state number check { missing file } titleKo authors { nameKo }";
const BEGIN = `mutation ($input: SubmissionInput!) { beginSubmission(input: $input) { ${SEEN} } }`;
const SEND = `mutation ($id: Id!, $version: Int!, $pledges: [GivenPledgeInput!]!) {
  sendSubmission(id: $id, version: $version, pledges: $pledges) { ${SEEN} } }`;
const READ = `query ($id: Id!) { mySubmission(id: $id) { ${SEEN} } }`;

const input = (manuscriptId: number, more: object = {}) => ({
  type: "RESEARCH",
  language: "KO",
  field: "TRANSLATION_STUDIES",
  titleKo: "번역의 자리",
  abstractKo: "번역이 서는 자리를 묻는다.",
  keywordsKo: ["번역"],
  authors: [{ nameKo: "홍길동", affiliationKo: "한강대학교", email: author.email, isCorresponding: true }],
  suggestions: [],
  manuscriptId,
  figureIds: [],
  ...more,
});

/** Uploads and reads a manuscript, as the gateway does. */
async function give(name: string, bytes: Uint8Array): Promise<number> {
  const session = { headers: { authorization: String(author.headers.authorization) } };
  const { status, body } = await upload(gateway().url, session, { kind: "manuscript", name, bytes });
  expect(status, JSON.stringify(body)).toBe(201);
  const key = String(body.id);
  const contentCache = { version: 0n, afterPendingUpdates: async () => {}, changed: async () => {} };
  const tools = { files: gateway().files, contentCache, log: createLogger("silent") };
  await readTexts(tools, [{ id: key, data: { key } }]);
  return body.id;
}
const begin = async (manuscriptId: number, more: object = {}) => {
  const { data, text } = await author.ask(BEGIN, { input: input(manuscriptId, more) });
  const { id } = Object(data).beginSubmission ?? expect.fail(text);
  // The copy for reviewers hides the names of the authors that are known now.
  await makeBlindCopy(gateway().files, manuscriptId);
  return Object((await author.ask(READ, { id })).data).mySubmission;
};
/** Everybody reads it, and only its owner may change it. */
async function ownedPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf(["본문"]));
  document.encrypt({ userPassword: "", ownerPassword: "owner" });
  return await document.save({ useObjectStreams: false });
}
const hwpWith = (flags: number) => hwpOf({ docInfo: record(0x10, ""), section: record(0x43, "본문"), flags });
const send = ({ id, version }: { id: number; version: number }) =>
  author.ask(SEND, { id, version, pledges: PLEDGES });

describe("a file", () => {
  test.each([
    ["a docx whose words are broken", "가.docx", () => docxOf("<w:p><w:r>"), "MANUSCRIPT_DAMAGED"],
    ["an encrypted PDF", "나.pdf", () => pdf(["본문"], { locked: true }), "MANUSCRIPT_LOCKED"],
    ["a docx with a password", "다.docx", () => compound("EncryptedPackage"), "MANUSCRIPT_LOCKED"],
    ["a PDF that opens freely but has an owner", "라.pdf", ownedPdf, "MANUSCRIPT_LOCKED"],
    ["a hwp with a password", "마.hwp", () => hwpWith(1 | 2), "MANUSCRIPT_LOCKED"],
    ["a hwp for distribution", "바.hwp", () => hwpWith(1 | 4), "MANUSCRIPT_DISTRIBUTED"],
  ] as const)("%s is pointed out, stops the sending and loses no draft", async (_what, name, make, part) => {
    const draft = await begin(await give(name, await make()));
    expect(draft.check.missing).toEqual([part]);
    expect((await send(draft)).code).toBe("SUBMISSION_INCOMPLETE");
    const saved = Object((await author.ask(READ, { id: draft.id })).data).mySubmission;
    expect(saved).toMatchObject({ state: "DRAFT", number: null, titleKo: "번역의 자리" });
  });

  test.each([
    ["a hwp that is called docx", () => compound("FileHeader", "DocInfo", "BodyText")],
    ["a docx that was cut off", () => docx("본문").subarray(0, 200)],
  ])("%s is refused at once", async (_what, make) => {
    const session = { headers: { authorization: String(author.headers.authorization) } };
    const sent = await upload(gateway().url, session, {
      kind: "manuscript",
      name: "원고.docx",
      bytes: make(),
    });
    expect(sent).toMatchObject({ status: 422, body: { code: "FILE_DAMAGED" } });
  });

  test("a PDF of 300 pages is read, sent, and comes to its reviewer whole", async () => {
    const pages = Array.from({ length: 300 }, (_, at) => `${at + 1}쪽의 글`);
    const draft = await begin(await give("책.pdf", pdf(pages)));
    expect(draft.check).toEqual({ missing: [], file: "READ" });
    expect((await send(draft)).errors).toEqual([]);
    await db.submission.update({ where: { id: draft.id }, data: { state: "IN_REVIEW" } });
    const { link } = await startReview(gateway(), editor, draft.id, "book@example.org");
    const opened = Object((await askGraphql(gateway(), LINKED, { variables: { link } })).data).linkedReview;
    const answer = await gateway().request(opened.files[0].url);
    const document = await PDFDocument.load(await answer.arrayBuffer(), { updateMetadata: false });
    expect(document.getPageCount()).toBe(300);
  });
});

test("a title in Hanja with its reading, and a name in letters of its own, are stored and printed as one", async () => {
  const titleKo = "飜譯(번역)의 자리".normalize("NFD");
  const nameKo = "남궁각".normalize("NFD");
  const authors = [{ nameKo, affiliationKo: "한강대학교", email: author.email, isCorresponding: true }];
  const draft = await begin(await give("원고.docx", docx("본문")), { titleKo, authors });
  expect(draft.titleKo).toBe("飜譯(번역)의 자리");
  expect(draft.authors).toEqual([{ nameKo: "남궁각" }]);
  expect((await send(draft)).errors).toEqual([]);
});

test("an invitation is answered until the end of its day in Seoul, and no longer", async () => {
  const { id } = await createManuscript({ authors: [author], state: "IN_REVIEW" });
  const links: string[] = [];
  for (const email of ["early@example.org", "tardy@example.org"]) {
    await editor.ask(INVITE, { id, input: invitation(email) });
    links.push(await linkTo(email, "REVIEW_INVITATION"));
  }
  const { answerBy } = await db.review.findFirstOrThrow({ where: { email: "early@example.org" } });
  // Midnight in Seoul is three in the afternoon of the day before.
  expect((answerBy.getTime() + 9 * HOUR) % (24 * HOUR)).toBe(0);
  const accept = async (link: string | undefined) =>
    (await askGraphql(gateway(), ACCEPT, { variables: { link } })).code;
  gateway().clock.advance(answerBy.getTime() - gateway().clock.now().getTime() - MINUTE);
  expect(await accept(links[0])).toBeNull();
  gateway().clock.advance(MINUTE);
  expect(await accept(links[1])).toBe("DEADLINE_PASSED");
});
