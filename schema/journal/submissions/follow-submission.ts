// Defines what authors do with a manuscript that was sent: withdraw it, answer remarks, submit requested forms, check a proof.
import type { Tx } from "#prisma/client.ts";
import { lockOwnFiles } from "#schema/core/files/lock-files.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { cancelOpenReviews } from "#schema/journal/reviews/end-review.ts";
import { isInDecisionLetter } from "#schema/validation/journal/shown-remarks.ts";
import { isRevising, isSubmissionOver } from "#schema/validation/journal/submission-state.ts";
import type { ConsentTools } from "./ask-for-consent.ts";
import { moveSubmission } from "./move-submission.ts";
import { notifyOfAuthorNews } from "./notify-of-author-news.ts";
import { writeToAuthor } from "./submission-mails.ts";
import { lockOwn } from "./write-submission.ts";

interface Held {
  readonly id: number;
  readonly version: number;
}

/** Takes a manuscript back; its number stays used. @throws DomainError as lockOwn; MOVE_REFUSED once it is set for printing */
export async function withdrawSubmission(
  tx: Tx,
  { reason, ...held }: Held & { readonly reason: string },
  author: Author,
  { links }: ConsentTools,
): Promise<number> {
  const { id, state } = await lockOwn(tx, held, author);
  const { memberId: actorId, now } = author;
  const moved = await moveSubmission(tx, { id, from: state, to: "WITHDRAWN", actorId, reason }, now);
  await cancelOpenReviews(tx, moved, { links, now });
  await tx.oneTimeToken.deleteMany({ where: { author: { submissionId: id } } });
  await writeToAuthor(tx, "SUBMISSION_WITHDRAWN", moved, { now });
  await notifyOfAuthorNews(tx, moved, "WITHDRAWN", now);
  return id;
}

interface Answer {
  readonly remarkId: number;
  readonly answer?: string | null | undefined;
}

/**
 * Keeps answers beside the remarks of the version that was decided last.
 * @throws DomainError as lockOwn; MOVE_REFUSED while no new version is asked for; VALIDATION for a remark
 * that is not one of them, or was left
 *   out of the letter
 */
export async function answerRemarks(
  tx: Tx,
  { answers, ...held }: Held & { readonly answers: readonly Answer[] },
  author: Author,
): Promise<number> {
  const { id, state, round } = await lockOwn(tx, held, author);
  if (!isRevising(state)) throw new DomainError("MOVE_REFUSED");
  const decision = await tx.submissionDecision.findFirst({ where: { submissionId: id, round } });
  for (const { remarkId, answer } of answers) {
    const where = { id: remarkId, review: { submissionId: id, round, state: "SENT" } } as const;
    const remark = await tx.reviewRemark.findFirst({ where });
    if (!remark || !isInDecisionLetter(decision?.letter ?? "", remark.text)) {
      throw validationError({ answers: ["CHOICE_UNKNOWN"] });
    }
    const data = { answer: answer ?? null, answeredAt: author.now };
    await tx.reviewRemark.update({ where: { id: remarkId }, data });
  }
  await tx.submission.update({ where: { id }, data: { version: { increment: 1 } } });
  return id;
}

interface HandedInForm extends Held {
  readonly kind: "SIMILARITY" | "COPYRIGHT";
  readonly fileId: number;
}

/**
 * Submits a form that the editors asked for; a later one replaces it until the manuscript has ended.
 * @throws DomainError as lockOwn; MOVE_REFUSED for one that nobody asked for; VALIDATION FILE_UNKNOWN
 */
export async function handInRequestedForm(
  tx: Tx,
  { kind, fileId, ...held }: HandedInForm,
  author: Author,
): Promise<number> {
  const submission = await lockOwn(tx, held, author);
  const { memberId, now } = author;
  const { id, state, round } = submission;
  const key = { submissionId: id, kind };
  const asked = await tx.submissionDemand.findUnique({ where: { submissionId_kind: key } });
  if (!asked || isSubmissionOver(state)) throw new DomainError("MOVE_REFUSED");
  const isOwn = await lockOwnFiles(tx, [fileId], { kind: "MANUSCRIPT", memberId });
  const taken = await tx.submissionFile.count({ where: { fileId } });
  if (!isOwn || taken > 0) throw validationError({ fileId: ["FILE_UNKNOWN"] });
  await tx.submissionFile.deleteMany({ where: key });
  await tx.submissionFile.create({ data: { ...key, fileId, round, createdAt: now } });
  await tx.submissionDemand.update({ where: { submissionId_kind: key }, data: { answeredAt: now } });
  await tx.submission.update({ where: { id }, data: { version: { increment: 1 } } });
  await notifyOfAuthorNews(tx, submission, "FORM", now);
  return id;
}

interface ProofAnswer extends Held {
  /** What is to be changed; null: it may be printed as it is. */
  readonly corrections: string | null;
}

/** Answers a proof. @throws DomainError as lockOwn; MOVE_REFUSED while there is none to be answered */
export async function answerProof(
  tx: Tx,
  { corrections, ...held }: ProofAnswer,
  author: Author,
): Promise<number> {
  const { id, state } = await lockOwn(tx, held, author);
  if (state !== "PROOF") throw new DomainError("MOVE_REFUSED");
  const { memberId: actorId, now } = author;
  const to = corrections === null ? "READY" : "PROOF_RETURNED";
  const moved = await moveSubmission(tx, { id, from: "PROOF", to, actorId, reason: corrections }, now);
  await notifyOfAuthorNews(tx, moved, corrections === null ? "PROOF_APPROVED" : "PROOF_RETURNED", now);
  return id;
}
