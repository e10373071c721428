// @module-tag both
// A manuscript as its author writes it: saved with gaps, checked, sent once, followed by its co-authors, revised, proofed, withdrawn.
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import { storeText } from "#schema/core/files/file-text.ts";
import { BLIND_RULES } from "#schema/journal/submissions/blind-copies.ts";
import { ATTACHMENT_TYPES } from "#schema/validation/core/files.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createSomebody, linkTo, PLEDGES, type Somebody } from "#tests/support/manuscripts.ts";

const gateway = useGateway();
let author: Somebody;
let editor: Somebody;
beforeAll(async () => {
  author = await createSomebody(gateway(), "홍길동");
  editor = await createSomebody(gateway(), "편집자", { roles: ["JOURNAL"] });
});
beforeEach(async () => {
  await db.mail.deleteMany();
  await db.journalSetting.deleteMany();
  await db.journalSetting.create({ data: { requirements: [] } });
});

const SEEN =
  "id version number state dueAt check { missing file names { where name } } authors { id consent }";
const BEGIN = `mutation ($input: SubmissionInput!, $requestKey: String) { beginSubmission(input: $input, requestKey: $requestKey) { ${SEEN} } }`;
const SAVE = `mutation ($id: Id!, $version: Int!, $input: SubmissionInput!) { saveSubmission(id: $id, version: $version, input: $input) { ${SEEN} } }`;
const SEND = `mutation ($id: Id!, $version: Int!, $pledges: [GivenPledgeInput!]!) { sendSubmission(id: $id, version: $version, pledges: $pledges) { ${SEEN} } }`;
const READ = `query ($id: Id!) { mySubmission(id: $id) { ${SEEN} } }`;

async function file(text: string, properties: readonly string[] = [], owner = author): Promise<number> {
  const key = newFileKey();
  const mimeType = ATTACHMENT_TYPES.docx;
  const { id } = await db.file.create({
    data: { key, kind: "MANUSCRIPT", name: "원고.docx", mimeType, size: 1_000, uploadedById: owner.id },
  });
  await storeText(
    { id, storedAs: key },
    { state: "READ", parts: [{ text, page: null }], isCut: false, properties },
  );
  return id;
}

const co = { nameKo: "김공저", affiliationKo: "한강대학교", email: "co-author@example.org" };
const input = (manuscriptId: number | null) => ({
  type: "RESEARCH",
  language: "KO",
  field: "TRANSLATION_STUDIES",
  titleKo: "번역의 자리",
  abstractKo: "번역이 서는 자리를 묻는다.",
  keywordsKo: ["번역", "자리"],
  keywordsEn: [],
  authors: [
    { nameKo: "홍길동", affiliationKo: "한강대학교", email: author.email, isCorresponding: true },
    { ...co, isCorresponding: false },
  ],
  suggestions: [{ kind: "OPPOSED", name: "박심사" }],
  manuscriptId,
  figureIds: [],
});
type Seen = {
  id: number;
  version: number;
  number: string | null;
  state: string;
  check: { missing: string[]; file: string | null; names: { where: string; name: string }[] } | null;
  authors: { id: number; consent: string }[];
};
const begin = async (given: object) =>
  Object((await author.ask(BEGIN, { input: given })).data).beginSubmission as Seen;
/** As if the copies for reviewers were made. */
async function check(submissionId: number): Promise<void> {
  const held = await db.submissionFile.findMany({ where: { submissionId }, include: { file: true } });
  for (const { fileId, file } of held) {
    const data = { storedAs: file.key, state: "CLEAN", names: "", rules: BLIND_RULES } as const;
    await db.blindCopy.upsert({ where: { fileId }, create: { fileId, ...data }, update: data });
  }
}
async function send({ id, version }: Seen, pledges: readonly object[] = PLEDGES) {
  await check(id);
  return await author.ask(SEND, { id, version, pledges });
}
const sent = async (given: object = {}) => {
  const draft = await begin({ ...input(await file("본문")), ...given });
  return Object((await send(draft)).data).sendSubmission as Seen;
};
const mails = async (kind: "AUTHOR_CONSENT" | "SUBMISSION_NEWS" | "SUBMISSION_RECEIVED") =>
  (await db.mail.findMany({ where: { kind } })).map(({ toAddress }) => toAddress);

describe("a draft", () => {
  test("is saved with gaps, which are listed; names of its authors in the file are pointed out", async () => {
    const empty = await begin({ ...input(null), titleKo: null, authors: [] });
    expect(empty.check?.missing).toEqual(["TITLE", "AUTHORS", "MANUSCRIPT"]);
    expect((await send(empty)).code).toBe("SUBMISSION_INCOMPLETE");
    const manuscriptId = await file("감사의 글: 홍 길동은 고맙다".normalize("NFD"), ["Gil-dong", "김공저"]);
    const save = { id: empty.id, version: empty.version, input: input(manuscriptId) };
    const saved = Object((await author.ask(SAVE, save)).data).saveSubmission as Seen;
    expect(saved.check).toMatchObject({ missing: ["MANUSCRIPT_WAITING"], file: "WAITING" });
    await check(empty.id);
    const looked = Object((await author.ask(READ, { id: empty.id })).data).mySubmission as Seen;
    expect(looked.check).toEqual({
      missing: [],
      file: "READ",
      names: [
        { where: "PROPERTIES", name: "김공저" },
        { where: "TEXT", name: "홍길동" },
      ],
    });
    // Somebody else saw an older one.
    expect((await author.ask(SAVE, save)).code).toBe("CONFLICT");
  });

  test("is nobody else's: not a stranger's, not an editor's, not with somebody else's file", async () => {
    const draft = await begin(input(await file("본문")));
    expect(Object((await editor.ask(READ, { id: draft.id })).data).mySubmission).toBeNull();
    const theirs = await file("본문", [], editor);
    const save = { id: draft.id, version: draft.version, input: input(theirs) };
    expect((await author.ask(SAVE, save)).code).toBe("VALIDATION");
    expect((await editor.ask(SAVE, { ...save, input: input(null) })).code).toBe("NOT_FOUND");
  });

  test("sent twice by a form makes one; where JAMS takes manuscripts it makes none", async () => {
    const requestKey = crypto.randomUUID();
    const [one, other] = await Promise.all([
      author.ask(BEGIN, { input: input(null), requestKey }),
      author.ask(BEGIN, { input: input(null), requestKey }),
    ]);
    expect(Object(one.data).beginSubmission.id).toBe(Object(other.data).beginSubmission.id);
    await db.journalSetting.updateMany({ data: { flow: "JAMS", jamsUrl: "https://jams.example" } });
    expect((await author.ask(BEGIN, { input: input(null) })).code).toBe("SUBMISSIONS_CLOSED");
  });
});

test("where the journal asks for a certificate of similarity, nothing is sent without it, and only a PDF is one", async () => {
  await db.journalSetting.updateMany({ data: { requirements: ["SIMILARITY"] } });
  const draft = await begin(input(await file("본문")));
  await check(draft.id);
  expect((await send(draft)).code).toBe("SUBMISSION_INCOMPLETE");
  const { id, version } = draft;
  const held = await db.submissionFile.findFirstOrThrow({ where: { submissionId: id } });
  const save = async (similarityId: number) =>
    await author.ask(SAVE, { id, version, input: { ...input(held.fileId), similarityId } });
  const refused = await save(await file("확인서"));
  expect(refused.errors[0]?.extensions?.fields).toEqual({ similarityId: ["FILE_UNKNOWN"] });
  const certificate = await file("확인서");
  await db.file.update({ where: { id: certificate }, data: { mimeType: ATTACHMENT_TYPES.pdf } });
  const saved = Object((await save(certificate)).data).saveSubmission as Seen;
  // The copy for reviewers is made again, and nothing else is missing.
  expect(saved.check?.missing).toEqual(["MANUSCRIPT_WAITING"]);
  expect(Object((await send(saved)).data).sendSubmission.state).toBe("SUBMITTED");
  const kinds = await db.submissionFile.findMany({
    where: { submissionId: draft.id },
    orderBy: { position: "asc" },
  });
  expect(kinds.map(({ kind }) => kind)).toEqual(["MANUSCRIPT", "SIMILARITY"]);
});

describe("what is sent", () => {
  test("has a number, its pledges, the fee of the review, and asks co-authors by emails without typed words", async () => {
    await db.journalSetting.updateMany({ data: { reviewFee: 60_000 } });
    const draft = await begin(input(await file("본문")));
    expect((await send(draft, [{ kind: "ETHICS", version: 1 }])).code).toBe("SUBMISSION_INCOMPLETE");
    const seen = Object((await send(draft)).data).sendSubmission as Seen;
    expect(seen).toMatchObject({ state: "SUBMITTED", check: null });
    expect(seen.number).toMatch(/^\d{4}-\d{3}$/);
    expect(seen.authors.map(({ consent }) => consent)).toEqual(["CONSENTED", "ASKED"]);
    expect(await db.submissionPledge.count({ where: { submissionId: seen.id } })).toBe(PLEDGES.length);
    const payment = await db.payment.findFirstOrThrow({ where: { submissionId: seen.id } });
    expect(payment).toMatchObject({ type: "REVIEW", amountDue: 60_000, memberId: author.id });
    expect(await mails("AUTHOR_CONSENT")).toEqual([co.email]);
    expect(await mails("SUBMISSION_RECEIVED")).toEqual([author.email]);
    expect(await mails("SUBMISSION_NEWS")).toContain(editor.email);
    const { text } = await db.mail.findFirstOrThrow({ where: { kind: "AUTHOR_CONSENT" } });
    expect(text).not.toContain("번역의 자리");
  });

  test("a co-author answers once by the link; a no is told to the editors", async () => {
    const { id } = await sent();
    const link = await linkTo(co.email, "AUTHOR_CONSENT");
    const ask = (query: string) => askGraphql(gateway(), query, { variables: { link } });
    const ASKED = "query ($link: String!) { consentRequest(link: $link) { titleKo authors } }";
    const answer = "mutation ($link: String!) { answerConsent(link: $link, consents: false) }";
    const asked = Object((await ask(ASKED)).data).consentRequest;
    expect(asked).toEqual({ titleKo: "번역의 자리", authors: ["홍길동", "김공저"] });
    await db.mail.deleteMany();
    const codes = (await Promise.all([ask(answer), ask(answer)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([null, "LINK_ENDED"].sort());
    expect(Object((await ask(ASKED)).data).consentRequest).toBeNull();
    const seen = Object((await author.ask(READ, { id })).data).mySubmission as Seen;
    expect(seen.authors[1]?.consent).toBe("DECLINED");
    expect(await mails("SUBMISSION_NEWS")).toEqual([editor.email]);
  });

  test("membership is asked for where the journal says so", async () => {
    await db.journalSetting.updateMany({ data: { membershipAsked: "ON_SUBMISSION" } });
    const draft = await begin(input(await file("본문")));
    expect((await send(draft)).code).toBe("MEMBERSHIP_NEEDED");
  });

  test("is withdrawn by its author alone, and asks for no fee any more", async () => {
    await db.journalSetting.updateMany({ data: { reviewFee: 60_000 } });
    const { id, version } = await sent();
    const WITHDRAW =
      'mutation ($id: Id!, $version: Int!) { withdrawSubmission(id: $id, version: $version, reason: "사정") { state version } }';
    expect((await editor.ask(WITHDRAW, { id, version })).code).toBe("NOT_FOUND");
    const done = await author.ask(WITHDRAW, { id, version });
    expect(Object(done.data).withdrawSubmission.state).toBe("WITHDRAWN");
    const { state } = await db.payment.findFirstOrThrow({ where: { submissionId: id } });
    expect(state).toBe("CANCELLED");
    const again = { id, version: Object(done.data).withdrawSubmission.version };
    expect((await author.ask(WITHDRAW, again)).code).toBe("MOVE_REFUSED");
  });
});

test("forms and proofs: asked for, handed in, approved by the author", async () => {
  const { id } = await sent();
  await db.submission.update({ where: { id }, data: { state: "ACCEPTED" } });
  const FORM = "mutation ($id: Id!) { requestForm(id: $id, kind: COPYRIGHT, days: 7) { id } }";
  expect((await editor.ask(FORM, { id })).errors).toEqual([]);
  const version = async () => (await db.submission.findUniqueOrThrow({ where: { id } })).version;
  const HAND =
    "mutation ($id: Id!, $version: Int!, $kind: RequestedForm!, $fileId: Id!) { handInRequestedForm(id: $id, version: $version, kind: $kind, fileId: $fileId) { demands { kind answeredAt } } }";
  const hand = async (kind: string) =>
    await author.ask(HAND, { id, version: await version(), kind, fileId: await file("서류") });
  expect((await hand("SIMILARITY")).code).toBe("MOVE_REFUSED");
  const { demands } = Object((await hand("COPYRIGHT")).data).handInRequestedForm;
  expect(demands).toEqual([{ kind: "COPYRIGHT", answeredAt: expect.any(String) }]);
  const PROOF = "mutation ($id: Id!, $fileId: Id!) { sendProof(id: $id, fileId: $fileId) { id } }";
  expect((await editor.ask(PROOF, { id, fileId: await file("교정쇄", [], editor) })).errors).toEqual([]);
  const ANSWER =
    "mutation ($id: Id!, $version: Int!, $corrections: String) { answerProof(id: $id, version: $version, corrections: $corrections) { state } }";
  const back = await author.ask(ANSWER, { id, version: await version(), corrections: "오자" });
  expect(Object(back.data).answerProof.state).toBe("PROOF_RETURNED");
  expect((await editor.ask(PROOF, { id, fileId: await file("교정쇄 2", [], editor) })).errors).toEqual([]);
  const ready = await author.ask(ANSWER, { id, version: await version() });
  expect(Object(ready.data).answerProof.state).toBe("READY");
  const proofs = await db.submissionFile.findMany({ where: { submissionId: id, kind: "PROOF" } });
  expect(proofs.map(({ round }) => round).sort()).toEqual([1, 2]);
});

// The last one: from then on a pledge has other words.
test("a pledge is given to the words that were read: others are read first", async () => {
  const draft = await begin(input(await file("본문")));
  const words = { kind: "ETHICS", version: 2, textKo: "새 문구", textEn: "New words" } as const;
  await db.pledgeText.create({ data: { ...words, createdAt: new Date() } });
  expect((await send(draft)).code).toBe("PLEDGES_CHANGED");
  const read = PLEDGES.map((one) => (one.kind === "ETHICS" ? { ...one, version: 2 } : one));
  expect((await send(draft, read)).errors).toEqual([]);
  const given = { submissionId: draft.id, text: { version: 2 } };
  expect(await db.submissionPledge.count({ where: given })).toBe(1);
});
