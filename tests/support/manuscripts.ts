// Manuscripts under review, for tests: written straight into the database, and the people around one.
import { makeBlindCopy } from "#gateway/files/make-blind-copy.ts";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import type { FileStore } from "#prisma/file-store.ts";
import type { Language, StaffRole, SubmissionState } from "#prisma/generated/enums.ts";
import { BLIND_RULES } from "#schema/journal/submissions/blind-copies.ts";
import { PLEDGE_KINDS } from "#schema/validation/journal/journal-settings.ts";
import { createMember, createSession, TEST_SECRET } from "./factories.ts";
import type { Gateway } from "./gateway.ts";
import { askGraphql } from "./graphql.ts";
import type { Ask } from "./writing.ts";

export interface Somebody {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly session: string;
  /** Of what is asked over HTTP. */
  readonly headers: Readonly<Record<string, string>>;
  readonly ask: Ask;
}

/** Signed in, with an address that is proved. */
export async function createSomebody(
  gateway: Gateway,
  name: string,
  more: {
    readonly roles?: readonly StaffRole[];
    readonly affiliation?: string;
    readonly language?: Language;
  } = {},
): Promise<Somebody> {
  const { id, email } = await createMember({ name, emailProvedAt: new Date(), ...more });
  const session = await createSession(id, gateway.clock);
  const headers = { ...session.headers };
  const ask: Ask = (query, variables = {}) => askGraphql(gateway, query, { variables, headers });
  return { id, email, name, session: session.id, headers, ask };
}

interface Manuscript {
  readonly authors: readonly Pick<Somebody, "id" | "email" | "name">[];
  readonly state?: SubmissionState;
  readonly title?: string;
  readonly affiliation?: string;
}

/** All pledges, in the words of the beginning. */
export const PLEDGES = PLEDGE_KINDS.map((kind) => ({ kind, version: 1 }));

let made = 0;

/** Of the file that a manuscript begins with: its reviewers' copy is there, without bytes. */
const FIRST_FILE = "아직 없는 원고.docx";

async function firstFile(submissionId: number): Promise<void> {
  const key = newFileKey();
  const mimeType = "application/octet-stream";
  const blindCopy = { create: { storedAs: key, state: "CLEAN", names: "", rules: BLIND_RULES } } as const;
  const { id: fileId } = await db.file.create({
    data: { key, kind: "MANUSCRIPT", name: FIRST_FILE, mimeType, size: 1, blindCopy },
  });
  const place = { submissionId, fileId, kind: "MANUSCRIPT", round: 1, createdAt: new Date() } as const;
  await db.submissionFile.create({ data: place });
}

/** A manuscript as it is once it was sent; the first author sent it. */
export async function createManuscript({
  authors,
  state = "SUBMITTED",
  title = "번역의 자리",
  affiliation = "한강대학교 번역학과",
}: Manuscript): Promise<{ id: number; number: string }> {
  made += 1;
  const number = `2026-${String(100 + made)}`;
  const { id } = await db.submission.create({
    data: {
      submitterId: authors[0]?.id ?? null,
      number,
      state,
      titleKo: title,
      titleEn: "The place of translation",
      abstractKo: "번역이 서는 자리를 묻는다.",
      keywordsKo: ["번역", "자리"],
      coverLetter: "편집위원회에 드리는 글",
      receivedAt: new Date(),
      rounds: { create: { number: 1, sentAt: new Date() } },
      authors: {
        create: authors.map(({ id: memberId, email, name }, position) => ({
          memberId,
          email,
          position,
          affiliationKo: affiliation,
          nameKo: name,
          isCorresponding: position === 0,
        })),
      },
    },
  });
  await firstFile(id);
  return { id, number };
}

/** Puts a file of a manuscript into the store, in the place of the one it began with. */
export async function giveFile(
  store: FileStore,
  submissionId: number,
  bytes: Buffer,
  name: string,
): Promise<{ key: string; id: number }> {
  await db.submissionFile.deleteMany({ where: { submissionId, file: { name: FIRST_FILE } } });
  const key = newFileKey();
  await store.write(key, bytes);
  const data = {
    key,
    kind: "MANUSCRIPT",
    name,
    mimeType: "application/octet-stream",
    size: bytes.length,
  } as const;
  const file = await db.file.create({ data });
  const place = {
    submissionId,
    fileId: file.id,
    kind: "MANUSCRIPT",
    round: 1,
    createdAt: new Date(),
  } as const;
  await db.submissionFile.create({ data: place });
  await makeBlindCopy(store, file.id);
  return { key, id: file.id };
}

const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });

/** The token in the newest email that somebody got. */
export async function linkTo(
  email: string,
  kind: "REVIEW_INVITATION" | "REVIEW_WORK" | "AUTHOR_CONSENT",
): Promise<string> {
  const token = await db.oneTimeToken.findFirstOrThrow({
    where: { kind, OR: [{ review: { email } }, { author: { email } }] },
    orderBy: { createdAt: "desc" },
  });
  const { hash, searchParams } = new URL(links.linkTo(kind, token.id, "KO"));
  return searchParams.get("token") ?? hash.slice(1);
}

export const INVITE = `mutation ($id: Id!, $input: ReviewInvitationInput!) { inviteReviewer(id: $id, input: $input) { id position state } }`;
export const ACCEPT = "mutation ($link: String!) { acceptReview(link: $link) }";
export const SAVE_REVIEW =
  "mutation ($link: String!, $version: Int!, $input: ReviewDraftInput!) { saveReview(link: $link, version: $version, input: $input) }";
export const SEND_REVIEW =
  "mutation ($link: String!, $version: Int!, $input: ReviewDraftInput!) { sendReview(link: $link, version: $version, input: $input) }";
/** `why`: for an acceptance without a review. */
export const DECIDE = `mutation ($id: Id!, $round: Int!, $input: SubmissionDecisionInput!, $why: String) {
  decideSubmission(id: $id, round: $round, input: $input, missingReason: $why) { state decisions { verdict proposed } } }`;
export const LINKED = `query ($link: String!) { linkedReview(link: $link) {
  status number titleKo abstractKo keywords version isLate files { name url size } criteria { key score } toAuthors verdict
  ownRemarks { remark answer } } }`;

/** Whom an editor invites. */
export const invitation = (email: string, more: object = {}) => ({
  name: "심사자",
  email,
  language: "KO",
  answerDays: 7,
  reviewDays: 21,
  ...more,
});

const CRITERIA = ["originality", "method", "argument", "sources", "contribution"];

/** A whole review. */
export const reviewInput = (
  verdict: string,
  toAuthors = "논지가 분명합니다.\n\n둘째 장을 보완해 주십시오.",
) => ({
  marks: CRITERIA.map((key) => ({ key, mark: 4 })),
  toAuthors,
  toEditors: "편집위원회만 보십시오.",
  verdict,
});

/** Invites, accepts and opens: @returns the working link and the version */
export async function startReview(gateway: Gateway, editor: Somebody, id: number, email: string) {
  const invited = await editor.ask(INVITE, { id, input: invitation(email) });
  if (invited.errors.length > 0) throw new Error(invited.text);
  const accepted = await askGraphql(gateway, ACCEPT, {
    variables: { link: await linkTo(email, "REVIEW_INVITATION") },
  });
  if (accepted.errors.length > 0) throw new Error(accepted.text);
  const link = await linkTo(email, "REVIEW_WORK");
  const opened = await askGraphql(gateway, LINKED, { variables: { link } });
  const { version } = Object(opened.data).linkedReview;
  return { reviewId: Object(invited.data).inviteReviewer.id as number, link, version: version as number };
}

/** The same, with a whole review sent. */
export async function reviewIt(
  gateway: Gateway,
  editor: Somebody,
  id: number,
  email: string,
  verdict: string,
) {
  const { link, version } = await startReview(gateway, editor, id, email);
  const sent = await askGraphql(gateway, SEND_REVIEW, {
    variables: { link, version, input: reviewInput(verdict) },
  });
  if (sent.errors.length > 0) throw new Error(sent.text);
  return link;
}

/** Sends a file with a review by its working link, as a browser does. */
export const sendReviewFile = async (gateway: Gateway, link: string, bytes: Buffer, name: string) =>
  await gateway.request(`/api/v1/review-file?name=${encodeURIComponent(name)}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", authorization: `Review ${link}` },
    body: new Uint8Array(bytes),
  });
