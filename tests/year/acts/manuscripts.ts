// A manuscript as its author and the desk of the journal handle it: written, reviewed, revised, accepted,
// proofed, and out in an issue.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { onePagePdf } from "#prisma/seed/one-page-pdf.ts";
import { zip } from "#tests/support/uploads.ts";
import { ask, type Person, upload } from "#tests/year/people.ts";
import { acknowledge, act, type World, type YearManuscript } from "#tests/year/world.ts";
import { CreateIssueDocument, PublishIssueDocument } from "#web/gql/journal-office.ts";
import {
  AssignEditorDocument,
  DecideSubmissionDocument,
  ManagedSubmissionDocument,
  SendToReviewDocument,
} from "#web/gql/managed-submissions.ts";
import {
  AnswerProofDocument,
  AnswerRemarksDocument,
  BeginManuscriptDocument,
  HandInRequestedFormDocument,
  MyManuscriptDocument,
  SaveManuscriptDocument,
  SendManuscriptDocument,
} from "#web/gql/manuscripts.ts";
import {
  HandInArticleDocument,
  RequestFormDocument,
  SendProofDocument,
} from "#web/gql/submission-printing.ts";

const LOOKS = 100;
const LOOK_MS = 200;

/** As Word writes it. */
const docx = (text: string) =>
  zip({
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="w"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  });

async function uploadFile(world: World, person: Person, name: string, bytes: Buffer): Promise<number> {
  const path = `/api/v1/files?kind=manuscript&name=${name}`;
  const { status, body } = await upload(world.site, person, world.now, path, bytes);
  if (status >= 300) throw new Error(`The upload of ${name}: ${status} ${JSON.stringify(body)}`);
  return Number(body.id);
}

const pdf = (text: string) => Buffer.from(onePagePdf(text, []));

interface Content {
  readonly manuscriptId: number;
  /** Null: the one of the former version still counts. */
  readonly similarityId: number | null;
  /** Those of a version before. */
  readonly authorIds: readonly (number | null)[];
}

const contentOf = (author: Person, coAuthor: string, { manuscriptId, similarityId, authorIds }: Content) => ({
  type: "RESEARCH",
  language: "KO",
  field: "TRANSLATION_STUDIES",
  figureIds: [],
  suggestions: [],
  titleKo: `번역의 자리, ${author.id}`,
  titleEn: `The place of translation, ${author.id}`,
  abstractKo: "번역이 서는 자리를 묻는다.",
  abstractEn: "Where translation takes place.",
  keywordsKo: ["번역", "자리"],
  keywordsEn: ["translation", "place"],
  authors: [
    { email: author.email, nameKo: author.name, isCorresponding: true },
    { email: coAuthor, nameKo: "김공저", isCorresponding: false },
  ].map((one, index) => ({
    ...one,
    affiliationKo: "가나다대학교",
    affiliationEn: "Ganada University",
    familyName: "Kim",
    givenName: `Author ${index + 1}`,
    id: authorIds[index] ?? null,
  })),
  manuscriptId,
  similarityId,
});

export async function beginManuscript(world: World, author: Person): Promise<void> {
  const coAuthor = `co-author-${author.id}@example.org`;
  const manuscriptId = await uploadFile(world, author, "first.docx", docx("번역이 서는 자리"));
  const similarityId = await uploadFile(world, author, "similarity.pdf", pdf("KCI"));
  const answer = await act(world, author, "begin a manuscript", BeginManuscriptDocument, {
    input: contentOf(author, coAuthor, { manuscriptId, similarityId, authorIds: [] }),
    requestKey: randomUUID(),
  });
  const id = Number(Object(answer?.beginSubmission).id);
  acknowledge(world, { table: "submissions", id, version: 1 });
  world.manuscripts.push({ id, author, coAuthor, begunAt: world.now, reviewers: [] });
}

/** The author's own page of it. */
async function readOwn({ site, now }: World, { id, author }: YearManuscript) {
  const answer = await ask(site, author, now, MyManuscriptDocument, { id, language: "KO" });
  return { ...Object(answer?.mySubmission), pledges: Object(answer?.journalGuide).pledges ?? [] };
}

/** The same, once the copy for reviewers is made: the page shows what is missing. */
async function readChecked(world: World, manuscript: YearManuscript) {
  for (let looks = 1; ; looks += 1) {
    const own = await readOwn(world, manuscript);
    const missing: readonly string[] = own.check?.missing ?? [];
    if (!missing.includes("MANUSCRIPT_WAITING") || looks === LOOKS) return own;
    await sleep(LOOK_MS);
  }
}

/** Sends it, or its next version. */
export async function sendManuscript(world: World, manuscript: YearManuscript): Promise<void> {
  const { id, author } = manuscript;
  const { version, pledges, check } = await readChecked(world, manuscript);
  if (check?.missing.length > 0) throw new Error(`The manuscript lacks ${check.missing.join(", ")}`);
  const given = pledges.map((pledge: { kind: string; version: number }) => ({
    kind: pledge.kind,
    version: pledge.version,
  }));
  const sent = await act(world, author, "send a manuscript", SendManuscriptDocument, {
    id,
    version,
    pledges: given,
    note: null,
  });
  const sentAs = Number(Object(sent?.sendSubmission).version);
  if (sent) acknowledge(world, { table: "submissions", id, version: sentAs });
}

/** Answers each remark, and writes the next version. */
export async function reviseManuscript(world: World, manuscript: YearManuscript): Promise<void> {
  const { id, author, coAuthor } = manuscript;
  const own = await readOwn(world, manuscript);
  const remarks: readonly { id: number }[] = own.remarks ?? [];
  await act(world, author, "answer remarks", AnswerRemarksDocument, {
    id,
    version: own.version,
    answers: remarks.map((remark) => ({ remarkId: remark.id, answer: "고쳤습니다." })),
  });
  const { version, authors } = await readOwn(world, manuscript);
  const manuscriptId = await uploadFile(world, author, "second.docx", docx("고친 자리"));
  const authorIds = authors.map((one: { id: number }) => one.id);
  await act(world, author, "revise a manuscript", SaveManuscriptDocument, {
    id,
    version,
    input: contentOf(author, coAuthor, { manuscriptId, similarityId: null, authorIds }),
  });
}

export async function sendToReview(world: World, { id }: YearManuscript): Promise<void> {
  const { journal } = world.office;
  await act(world, journal, "take a manuscript on", AssignEditorDocument, { id, editorId: journal.id });
  await act(world, journal, "send to review", SendToReviewDocument, { id });
}

export async function decide(world: World, { id }: YearManuscript, verdict: string): Promise<void> {
  const { journal } = world.office;
  const answer = await act(world, journal, "look at the desk", ManagedSubmissionDocument, { id });
  await act(world, journal, "decide on a manuscript", DecideSubmissionDocument, {
    id,
    round: Number(Object(answer?.managedSubmission).round),
    missingReason: null,
    input: { verdict, letter: "심사 결과를 알려 드립니다." },
  });
}

/** The desk asks for the transfer of rights, and sends the proof. */
export async function sendProof(world: World, { id }: YearManuscript): Promise<void> {
  const { journal } = world.office;
  await act(world, journal, "ask for the rights", RequestFormDocument, { id, kind: "COPYRIGHT", days: 7 });
  const fileId = await uploadFile(world, journal, "proof.pdf", pdf("교정지"));
  await act(world, journal, "send a proof", SendProofDocument, { id, fileId });
}

/** The author transfers the rights, and approves the proof. */
export async function approveProof(world: World, manuscript: YearManuscript): Promise<void> {
  const { id, author } = manuscript;
  const fileId = await uploadFile(world, author, "rights.pdf", pdf("저작권 양도"));
  const { version } = await readOwn(world, manuscript);
  await act(world, author, "transfer the rights", HandInRequestedFormDocument, {
    id,
    version,
    kind: "COPYRIGHT",
    fileId,
  });
  const own = await readOwn(world, manuscript);
  const proof = { id, version: own.version, corrections: null };
  await act(world, author, "approve a proof", AnswerProofDocument, proof);
}

/** An issue of its own, which is out at once. */
export async function publishIssue(world: World, { id }: YearManuscript): Promise<void> {
  const { journal } = world.office;
  // One that was asked for twice may be there already: the next one is taken.
  const create = async () => {
    world.issues += 1;
    const input = { volume: 20, number: world.issues, issuedOn: world.now.toISOString().slice(0, 10) };
    return await act(world, journal, "create an issue", CreateIssueDocument, { input });
  };
  const created = (await create()) ?? (await create());
  const issueId = Number(Object(created?.createIssue).id);
  await act(world, journal, "put an article into an issue", HandInArticleDocument, {
    id,
    issueId,
    missingReason: null,
  });
  await act(world, journal, "publish an issue", PublishIssueDocument, {
    id: issueId,
    version: Number(Object(created?.createIssue).version),
    at: null,
    missingReason: null,
  });
}
