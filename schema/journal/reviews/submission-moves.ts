// Defines what an editor does with a manuscript before and beside its reviews.
import type { Tx } from "#prisma/client.ts";
import type { Submission } from "#prisma/generated/client.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, refuseTooSoon, validationError } from "#schema/errors.ts";
import { requireManuscriptFile } from "#schema/journal/submissions/blind-copies.ts";
import { moveSubmission } from "#schema/journal/submissions/move-submission.ts";
import { writeToAuthor } from "#schema/journal/submissions/submission-mails.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { writeReminder } from "./end-review.ts";
import { lockManagedSubmission } from "./lock-managed-submission.ts";
import { ownManuscripts } from "./own-manuscripts.ts";
import { submissionFacts } from "./review-facts.ts";
import type { LinkTools } from "./review-links.ts";

interface Worded {
  readonly id: number;
  /** The editor's words to the author. */
  readonly reason: string;
}

/** Back to the author before any review. @throws DomainError NOT_FOUND; MOVE_REFUSED */
export async function returnSubmission(
  tx: Tx,
  { id, reason }: Worded,
  author: Author,
): Promise<ActionResult> {
  return await endBeforeReview(tx, { id, reason }, "RETURNED", author);
}

/** Rejected without a review. @throws DomainError NOT_FOUND; MOVE_REFUSED */
export async function rejectAtDesk(tx: Tx, { id, reason }: Worded, author: Author): Promise<ActionResult> {
  return await endBeforeReview(tx, { id, reason }, "REJECTED", author);
}

async function endBeforeReview(tx: Tx, { id, reason }: Worded, to: "RETURNED" | "REJECTED", author: Author) {
  const submission = await lockManagedSubmission(tx, id, author);
  if (submission.state !== "SUBMITTED") throw new DomainError("MOVE_REFUSED");
  return await auditChange(tx, id, submissionFacts, async () => {
    const { memberId: actorId, now } = author;
    await moveSubmission(tx, { id, from: "SUBMITTED", to, actorId, reason }, now);
    const kind = to === "RETURNED" ? "SUBMISSION_RETURNED" : "SUBMISSION_DECIDED";
    await writeToAuthor(tx, kind, submission, { now, message: reason });
    return true;
  });
}

/** @throws DomainError NOT_FOUND; MOVE_REFUSED; MANUSCRIPT_FILE_MISSING */
export async function sendToReview(tx: Tx, id: number, author: Author): Promise<ActionResult> {
  const { state, round } = await lockManagedSubmission(tx, id, author);
  await requireManuscriptFile(tx, id, round);
  return await auditChange(tx, id, submissionFacts, async () => {
    await moveSubmission(tx, { id, from: state, to: "IN_REVIEW", actorId: author.memberId }, author.now);
    return true;
  });
}

/**
 * Says which editor handles a manuscript; null: none.
 * @throws DomainError NOT_FOUND; VALIDATION for somebody who is no editor, or wrote it
 */
export async function assignEditor(
  tx: Tx,
  { id, editorId }: { readonly id: number; readonly editorId: number | null },
  author: Author,
): Promise<ActionResult> {
  const submission = await lockManagedSubmission(tx, id, author);
  if (editorId !== null && !(await mayHandle(tx, submission, editorId))) {
    throw validationError({ editorId: ["CHOICE_UNKNOWN"] });
  }
  return await auditChange(tx, id, submissionFacts, async () => {
    const data = { handlingEditorId: editorId, version: { increment: 1 } };
    await tx.submission.update({ where: { id }, data });
    return submission.handlingEditorId !== editorId;
  });
}

/** Anyone who holds the role, and did not write it. */
async function mayHandle(tx: Tx, { id }: Submission, editorId: number): Promise<boolean> {
  const holds = await tx.staffAssignment.count({
    where: { memberId: editorId, role: { in: ["JOURNAL", "SUPER"] }, member: { status: "ACTIVE" } },
  });
  return holds > 0 && !(await ownManuscripts(tx, editorId)).includes(id);
}

/**
 * One click: reminds whom the manuscript waits for. That is each reviewer whose answer or review is awaited,
 * or the author of a revision.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED where it waits for nobody outside; SENT_JUST_NOW where all were
 * reminded within the hour
 */
export async function remindWaiting(
  tx: Tx,
  id: number,
  author: Author,
  links: LinkTools["links"],
): Promise<ActionResult> {
  const submission = await lockManagedSubmission(tx, id, author);
  const { state, round } = submission;
  if (state === "MINOR_REVISION" || state === "MAJOR_REVISION")
    return await remindAuthor(tx, submission, author);
  if (state !== "IN_REVIEW") throw new DomainError("MOVE_REFUSED");
  const now = author.now;
  const awaited = await tx.review.findMany({
    where: {
      submissionId: id,
      round,
      OR: [{ state: "ACCEPTED" }, { state: "INVITED", answerBy: { gt: now } }],
    },
    orderBy: { id: "asc" },
  });
  if (awaited.length === 0) throw new DomainError("MOVE_REFUSED");
  const since = now.getTime() - HOUR;
  const due = awaited.filter(({ remindedAt }) => remindedAt === null || remindedAt.getTime() <= since);
  const first = Math.min(...awaited.map(({ remindedAt }) => remindedAt?.getTime() ?? since));
  if (due.length === 0) refuseTooSoon(new Date(first), HOUR, now);
  for (const review of due) await writeReminder(tx, { review, submission }, { links, now });
  return { result: id, lines: [{ subjectId: id, after: { reminded: due.length } }] };
}

async function remindAuthor(tx: Tx, submission: Submission, { now }: Author): Promise<ActionResult> {
  const { id, dueAt } = submission;
  const last = await tx.mail.findFirst({
    where: { submissionId: id, kind: "SUBMISSION_REVISION_DUE" },
    select: { createdAt: true },
    orderBy: { createdAt: "desc" },
  });
  if (last) refuseTooSoon(last.createdAt, HOUR, now);
  await writeToAuthor(tx, "SUBMISSION_REVISION_DUE", submission, { now, due: dueAt });
  return { result: id, lines: [{ subjectId: id, after: { reminded: 1 } }] };
}
