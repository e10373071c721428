// Defines how an editor ends the waiting for a reviewer, waits longer, or asks once more.
import type { Tx } from "#prisma/client.ts";
import type { Submission } from "#prisma/generated/client.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, refuseTooSoon } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { endOfSeoulDay } from "#schema/validation/core/seoul.ts";
import { OPEN_REVIEW_STATES } from "#schema/validation/journal/review-state.ts";
import { type LockedReview, lockManagedReview } from "./lock-managed-submission.ts";
import { moveReview } from "./move-review.ts";
import { reviewFacts } from "./review-facts.ts";
import { type LinkTools, withdrawMailsOfReview } from "./review-links.ts";
import { writeToReviewer } from "./review-mails.ts";

type Links = LinkTools["links"];

/** Cancels a review that the caller has locked, and notifies the reviewer. */
async function cancelLocked(tx: Tx, { review, submission }: LockedReview, tools: LinkTools): Promise<void> {
  await moveReview(tx, { id: review.id, from: review.state, to: "CANCELLED" });
  await withdrawMailsOfReview(tx, review.id);
  await writeToReviewer(tx, "REVIEW_TAKEN_BACK", { review, submission }, tools);
}

/** @throws DomainError NOT_FOUND; MOVE_REFUSED for one that is sent or over */
export async function cancelReview(tx: Tx, id: number, author: Author, links: Links): Promise<ActionResult> {
  const locked = await lockManagedReview(tx, id, author);
  return await auditChange(tx, id, reviewFacts, async () => {
    await cancelLocked(tx, locked, { links, now: author.now });
    return true;
  });
}

/** Cancels all reviews of a version that are still awaited; the caller has locked the manuscript. */
export async function cancelOpenReviews(tx: Tx, submission: Submission, tools: LinkTools): Promise<void> {
  const open = await tx.review.findMany({
    where: { submissionId: submission.id, round: submission.round, state: { in: [...OPEN_REVIEW_STATES] } },
    orderBy: { id: "asc" },
  });
  for (const review of open) await cancelLocked(tx, { review, submission }, tools);
}

/**
 * Reminds a reviewer at once, with a link that works.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED where nothing is awaited; DEADLINE_PASSED for an invitation
 * whose time is over; SENT_JUST_NOW
 */
export async function remindReviewer(
  tx: Tx,
  id: number,
  author: Author,
  links: Links,
): Promise<ActionResult> {
  const locked = await lockManagedReview(tx, id, author);
  const { remindedAt } = locked.review;
  if (remindedAt !== null) refuseTooSoon(remindedAt, HOUR, author.now);
  await writeReminder(tx, locked, { links, now: author.now });
  return {
    result: id,
    lines: [{ subjectId: locked.submission.id, after: { review: locked.review.position } }],
  };
}

/**
 * Mails once more the thanks for a review that was sent, with a link by which its certificate is had.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED for one that was not sent, or whose reviewer is erased;
 * SENT_JUST_NOW within the hour
 */
export async function sendCertificateLink(
  tx: Tx,
  id: number,
  author: Author,
  links: Links,
): Promise<ActionResult> {
  const locked = await lockManagedReview(tx, id, author);
  const { review, submission } = locked;
  const { now } = author;
  if (review.state !== "SENT" || review.email === "") throw new DomainError("MOVE_REFUSED");
  const last = await tx.oneTimeToken.findFirst({
    where: { reviewId: id, kind: "REVIEW_WORK" },
    orderBy: { createdAt: "desc" },
  });
  if (last) refuseTooSoon(last.createdAt, HOUR, now);
  await writeToReviewer(tx, "REVIEW_RECEIVED", locked, { links, now });
  return { result: id, lines: [{ subjectId: submission.id, after: { review: review.position } }] };
}

/** Writes the reminder that fits; the caller has locked the review. */
export async function writeReminder(tx: Tx, locked: LockedReview, tools: LinkTools): Promise<void> {
  const { id, state, answerBy, dueAt } = locked.review;
  const { now } = tools;
  if (state !== "INVITED" && state !== "ACCEPTED") throw new DomainError("MOVE_REFUSED");
  if (state === "INVITED" && answerBy <= now) throw new DomainError("DEADLINE_PASSED");
  await withdrawMailsOfReview(tx, id);
  const kind = state === "INVITED" ? "REVIEW_ANSWER_DUE" : dueAt <= now ? "REVIEW_LATE" : "REVIEW_DUE";
  await writeToReviewer(tx, kind, locked, tools);
  await tx.review.update({ where: { id }, data: { remindedAt: now } });
}

/**
 * Gives a reviewer some days more, counted from now, with a new link.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED where no review is awaited
 */
export async function extendReview(
  tx: Tx,
  { id, days }: { readonly id: number; readonly days: number },
  author: Author,
  links: Links,
): Promise<ActionResult> {
  const { submission, review } = await lockManagedReview(tx, id, author);
  if (review.state !== "ACCEPTED") throw new DomainError("MOVE_REFUSED");
  return await auditChange(tx, id, reviewFacts, async () => {
    const dueAt = endOfSeoulDay(author.now, days);
    const data = { dueAt, remindedAt: author.now, version: { increment: 1 } };
    const extended = await tx.review.update({ where: { id }, data });
    await withdrawMailsOfReview(tx, id);
    await writeToReviewer(tx, "REVIEW_DUE", { review: extended, submission }, { links, now: author.now });
    return true;
  });
}
