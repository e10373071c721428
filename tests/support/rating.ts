// A session of the exam that is being scored, for tests: examinees, papers with criteria, raters with their links.
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { createProgram, TEST_SECRET } from "./factories.ts";
import type { Gateway } from "./gateway.ts";
import { askGraphql, type GraphqlReply } from "./graphql.ts";
import type { Somebody } from "./manuscripts.ts";

export const INVITE_RATER = `mutation ($programId: Id!, $input: RaterInvitationInput!) {
  inviteRater(programId: $programId, input: $input) { id state exceptionReason } }`;
export const ACCEPT_RATING = "mutation ($link: String!) { acceptRating(link: $link) }";
export const DECLINE_RATING = "mutation ($link: String!) { declineRating(link: $link) }";
export const FINISH_RATING = "mutation ($link: String!) { finishRating(link: $link) }";
export const SAVE_SCORES = `mutation ($link: String!, $paperId: Id!, $rows: [ScoreRowInput!]!) {
  saveScores(link: $link, paperId: $paperId, rows: $rows) { code version } }`;
export const LINKED_RATING = `query ($link: String!) { linkedRating(link: $link) {
  status titleKo part pair feePerScript doneAt papers { id nameKo criteria { id nameKo maxPoints }
  scripts { code isThird isLocked note version points file { name url } } } } }`;
export const SCORING = `query ($programId: Id!) { examScoring(programId: $programId) {
  isLocked missingScripts needlessScripts thirdsLacking plan { part pair scripts added lacking }
  raters { id name state assigned done feesDue doneAt }
  scripts { id code name examNumber scores { raterId isThird points doneAt } } } }`;
export const MAKE_SCRIPTS = "mutation ($programId: Id!) { makeScripts(programId: $programId) }";
export const ASSIGN = `mutation ($programId: Id!, $expected: Int!) {
  assignRatings(programId: $programId, expected: $expected) }`;
export const WITHDRAW_RATER = `mutation ($id: Id!, $reason: String!) { withdrawRater(id: $id, reason: $reason) { state } }`;
export const UNLOCK = `mutation ($id: Id!, $reason: String!) { unlockRating(id: $id, reason: $reason) { doneAt } }`;

/** Criteria of the one paper of a part: 60 and 40 points. */
const CRITERIA = [
  { position: 1, nameKo: "정확성", nameEn: "Accuracy", maxPoints: 60 },
  { position: 2, nameKo: "표현", nameEn: "Expression", maxPoints: 40 },
];

interface Exam {
  readonly examinees?: number;
  readonly session?: Partial<Prisma.ExamSessionUncheckedCreateInput>;
}

/** A session of yesterday in translation and interpretation, Korean with English, with examinees of translation who came. */
export async function createExam({ examinees = 4, session = {} }: Exam = {}) {
  const startsAt = new Date(Date.now() - 86_400_000);
  const { id: programId } = await createProgram({
    kind: "KITEC",
    titleKo: "제28회 시험",
    startsAt,
    endsAt: new Date(startsAt.getTime() + 7_200_000),
    examParts: ["TRANSLATION", "INTERPRETATION"],
    languagePairs: ["KO_EN", "KO_JA"],
  });
  await db.examSession.create({ data: { programId, ...session } });
  const paper = await db.examPaper.create({
    data: {
      programId,
      part: "TRANSLATION",
      position: 1,
      nameKo: "번역 1교시",
      startsAt,
      minutes: 120,
      criteria: { create: CRITERIA },
    },
    include: { criteria: { orderBy: { position: "asc" } } },
  });
  for (let at = 1; at <= examinees; at += 1) await createExaminee(programId, { number: at });
  return { programId, paperId: paper.id, criteria: paper.criteria.map(({ id }) => id) };
}

/** Somebody who applied for translation; named by words that are nowhere else. */
export const createExaminee = (
  programId: number,
  { number, ...more }: { readonly number: number } & Partial<Prisma.ApplicationUncheckedCreateInput>,
) =>
  db.application.create({
    data: {
      programId,
      state: "ATTENDED",
      amount: 0,
      name: `새벽별응시${number}`,
      email: `saebyeokbyeol-${number}@example.org`,
      affiliation: `샛별${number}대학교`,
      examPart: "TRANSLATION",
      languagePair: "KO_EN",
      examNumber: `E28-0${number}`,
      seatNumber: `7${number}`,
      ...more,
    },
  });

export const raterInput = (email: string, more: object = {}) => ({
  name: "채점인",
  email,
  affiliation: "가람연구소",
  language: "KO",
  part: "TRANSLATION",
  pair: "KO_EN",
  feePerScript: 10_000,
  ...more,
});

const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });

/** The token of the link that a rater has. */
export async function raterLinkTo(email: string): Promise<string> {
  const { id } = await db.oneTimeToken.findFirstOrThrow({
    where: { kind: "EXAM_RATING", rater: { email } },
    orderBy: { createdAt: "desc" },
  });
  return new URL(links.linkTo("EXAM_RATING", id, "KO")).hash.slice(1);
}

/** Invites somebody who accepts. @returns the link and the rater's id */
export async function startRating(
  gateway: Gateway,
  office: Somebody,
  programId: number,
  email: string,
  more = {},
) {
  const invited = await office.ask(INVITE_RATER, { programId, input: raterInput(email, more) });
  if (invited.errors.length > 0) throw new Error(invited.text);
  const link = await raterLinkTo(email);
  const accepted = await byLink(gateway, ACCEPT_RATING, { link });
  if (accepted.errors.length > 0) throw new Error(accepted.text);
  return { link, id: Object(invited.data).inviteRater.id as number };
}

/** Asks without an account. */
export const byLink = (gateway: Gateway, query: string, variables: object): Promise<GraphqlReply> =>
  askGraphql(gateway, query, { variables });

interface SheetRow {
  readonly code: string;
  readonly version: number;
  readonly isThird: boolean;
  readonly isLocked: boolean;
  readonly points: readonly (number | null)[];
}

/** The rows of a rater's first paper. */
export async function readSheet(gateway: Gateway, link: string): Promise<readonly SheetRow[]> {
  const { data } = await byLink(gateway, LINKED_RATING, { link });
  return Object(data).linkedRating.papers[0]?.scripts ?? [];
}

/** Makes scripts and assigns raters, as the office does. */
export async function assignAll(office: Somebody, programId: number): Promise<void> {
  await office.ask(MAKE_SCRIPTS, { programId });
  const { data } = await office.ask(SCORING, { programId });
  const { plan } = Object(data).examScoring;
  const expected = plan.reduce((sum: number, { added }: { added: number }) => sum + added, 0);
  const assigned = await office.ask(ASSIGN, { programId, expected });
  if (assigned.errors.length > 0) throw new Error(assigned.text);
}

/** Gives every open script of a rater these points. */
export async function scoreAll(
  gateway: Gateway,
  { link, paperId }: { readonly link: string; readonly paperId: number },
  points: (code: string) => readonly number[],
): Promise<GraphqlReply> {
  const sheet = await readSheet(gateway, link);
  const rows = sheet
    .filter(({ isLocked }) => !isLocked)
    .map(({ code, version }) => ({ code, version, note: null, points: points(code) }));
  return await byLink(gateway, SAVE_SCORES, { link, paperId, rows });
}
