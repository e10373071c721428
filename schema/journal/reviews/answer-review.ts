// Defines what a reviewer does by a link: says yes or no, writes, and sends.
import type { Tx } from "#prisma/client.ts";
import type { Review } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { DomainError, refuseTooSoon, validationError } from "#schema/errors.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import {
  type CheckedDecline,
  type CheckedReviewDraft,
  reviewForm,
} from "#schema/validation/journal/reviews.ts";
import { lockReview } from "./lock-managed-submission.ts";
import { lockOpened } from "./lock-opened.ts";
import { moveReview } from "./move-review.ts";
import { readCriteria, type StoredCriterion } from "./review-criteria.ts";
import { type LinkTools, openReviewLink } from "./review-links.ts";
import { notifyEditors, writeToReviewer } from "./review-mails.ts";

/**
 * Says yes; the way to the review goes out by mail, too.
 * @returns the id of the working link, and the language of its reader
 * @throws DomainError LINK_ENDED, also for the second of two answers; DEADLINE_PASSED
 */
export async function acceptReview(
  tx: Tx,
  link: string,
  conflict: string | null,
  tools: LinkTools,
): Promise<{ readonly id: string; readonly language: Language }> {
  const { review, submission } = await lockOpened(tx, link, "REVIEW_INVITATION", tools);
  const data = { answeredAt: tools.now, remindedAt: null, conflict };
  await moveReview(tx, { id: review.id, from: "INVITED", to: "ACCEPTED", data });
  const accepted = await tx.review.findUniqueOrThrow({ where: { id: review.id } });
  await writeToReviewer(tx, "REVIEW_ACCEPTED", { review: accepted, submission }, tools);
  const token = await tx.oneTimeToken.findFirstOrThrow({
    where: { reviewId: review.id, kind: "REVIEW_WORK" },
  });
  return { id: token.id, language: review.language };
}

/** Says no, by either link. @throws DomainError LINK_ENDED; DEADLINE_PASSED */
export async function declineReview(
  tx: Tx,
  link: string,
  { reason: declineNote, suggestion, conflict }: CheckedDecline,
  tools: LinkTools,
): Promise<void> {
  const opened = await openReviewLink(tx, link, tools);
  if (!opened) throw new DomainError("LINK_ENDED");
  const { review, submission } = await lockOpened(tx, link, opened.kind, tools);
  const data = { answeredAt: tools.now, declineNote, suggestion, conflict };
  await moveReview(tx, { id: review.id, from: review.state, to: "DECLINED", data });
  await notifyEditors(tx, { review, submission }, tools.now);
}

/**
 * Sends the way to the review once more, to the person who opens the invitation again after having said yes.
 * @throws DomainError LINK_ENDED; SENT_JUST_NOW
 */
export async function resendReviewLink(tx: Tx, link: string, tools: LinkTools): Promise<void> {
  const opened = await openReviewLink(tx, link, tools);
  const locked = opened && (await lockReview(tx, opened.review.id));
  if (locked?.review.state !== "ACCEPTED") throw new DomainError("LINK_ENDED");
  const last = await tx.oneTimeToken.findFirst({
    where: { reviewId: locked.review.id, kind: "REVIEW_WORK" },
    select: { createdAt: true },
  });
  if (last) refuseTooSoon(last.createdAt, RESEND_PAUSE, tools.now);
  await writeToReviewer(tx, "REVIEW_ACCEPTED", locked, tools);
}

const RESEND_PAUSE = 5 * MINUTE;

interface Written {
  readonly link: string;
  /** What was read. */
  readonly version: number;
}

/** @throws DomainError CONFLICT where it was written on another device meanwhile */
function requireVersion(review: Review, version: number): void {
  if (review.version !== version) throw new DomainError("CONFLICT");
}

function withScores(review: Review, scores: ReadonlyMap<string, number>): StoredCriterion[] {
  return readCriteria(review.criteria).map((one) => ({ ...one, score: scores.get(one.key) ?? null }));
}

/**
 * Keeps what is typed, gaps and all.
 * @returns the new version
 * @throws DomainError LINK_ENDED; CONFLICT
 */
export async function saveReview(
  tx: Tx,
  { link, version, draft }: Written & { readonly draft: CheckedReviewDraft },
  tools: LinkTools,
): Promise<number> {
  const { review } = await lockOpened(tx, link, "REVIEW_WORK", tools);
  requireVersion(review, version);
  const { marks, ...words } = draft;
  const criteria = withScores(review, new Map(marks.map(({ key, mark }) => [key, mark])));
  const saved = await tx.review.update({
    where: { id: review.id },
    data: { ...words, criteria: toJson(criteria), version: { increment: 1 } },
  });
  return saved.version;
}

const toJson = (criteria: readonly StoredCriterion[]) => criteria.map((one) => ({ ...one }));

/**
 * Sends a review. From now on it is final, and its remarks are parted, so that an answer can be beside each.
 * @throws DomainError LINK_ENDED; CONFLICT; VALIDATION for what is missing
 */
export async function sendReview(
  tx: Tx,
  { link, version, draft }: Written & { readonly draft: CheckedReviewDraft },
  tools: LinkTools,
): Promise<void> {
  const { review, submission } = await lockOpened(tx, link, "REVIEW_WORK", tools);
  requireVersion(review, version);
  const asked = readCriteria(review.criteria);
  const marks = asked.map(({ key }) => ({ mark: draft.marks.find((one) => one.key === key)?.mark ?? null }));
  const checked = check(reviewForm(asked), { ...draft, marks });
  if (!checked.ok) throw validationError(checked.fields);
  const { toAuthors, toEditors, verdict, fileForAuthors } = checked.value;
  const criteria = asked.map((one, i) => ({ ...one, score: checked.value.marks[i]?.mark ?? null }));
  await moveReview(tx, {
    id: review.id,
    from: "ACCEPTED",
    to: "SENT",
    data: { sentAt: tools.now, toAuthors, toEditors, verdict, fileForAuthors, criteria: toJson(criteria) },
  });
  const remarks = toAuthors.split(/\n{2,}/).filter((text) => text.trim() !== "");
  await tx.reviewRemark.createMany({
    data: remarks.map((text, i) => ({ reviewId: review.id, position: i + 1, text: text.trim() })),
  });
  const sent = await tx.review.findUniqueOrThrow({ where: { id: review.id } });
  await writeToReviewer(tx, "REVIEW_RECEIVED", { review: sent, submission }, tools);
  await notifyEditors(tx, { review, submission }, tools.now);
}
