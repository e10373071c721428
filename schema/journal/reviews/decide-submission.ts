import type { Tx } from "#prisma/client.ts";
import type { ReviewVerdict, SubmissionState } from "#prisma/generated/enums.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { readJournalSettings } from "#schema/journal/submissions/journal-settings.ts";
import { moveSubmission } from "#schema/journal/submissions/move-submission.ts";
import { type LoggedLack, requireAll, withLack } from "#schema/journal/submissions/read-requirements.ts";
import { writeToAuthor } from "#schema/journal/submissions/submission-mails.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { endOfSeoulDay } from "#schema/validation/core/seoul.ts";
import { isUnreviewed } from "#schema/validation/journal/review-state.ts";
import type { CheckedSubmissionDecision } from "#schema/validation/journal/reviews.ts";
import { maySubmissionMove } from "#schema/validation/journal/submission-state.ts";
import { cancelOpenReviews } from "./end-review.ts";
import { lockManagedSubmission } from "./lock-managed-submission.ts";
import { readProposal } from "./read-proposal.ts";
import { submissionFacts } from "./review-facts.ts";
import { showReviewFiles } from "./review-file.ts";
import type { LinkTools } from "./review-links.ts";

const STATES = {
  ACCEPT: "ACCEPTED",
  MINOR: "MINOR_REVISION",
  MAJOR: "MAJOR_REVISION",
  REJECT: "REJECTED",
} as const satisfies Record<ReviewVerdict, SubmissionState>;

interface Deciding extends CheckedSubmissionDecision {
  readonly id: number;
  /** The version of the manuscript it is about. */
  readonly round: number;
  /** Why it is accepted although something is missing, or no review was sent; null: nobody said. */
  readonly missingReason: string | null;
}

/**
 * Decides a version: once. Reviews that are still awaited are cancelled, the letter goes to the author.
 * @throws DomainError NOT_FOUND; CONFLICT where a colleague decided it, or another version came; MOVE_REFUSED
 * from a state in which nothing
 *   is decided; for an acceptance REQUIREMENTS_MISSING, and VALIDATION without a review and a reason
 */
export async function decideSubmission(
  tx: Tx,
  { id, round, verdict, letter, missingReason: reason }: Deciding,
  author: Author,
  links: LinkTools["links"],
): Promise<ActionResult> {
  const { memberId: decidedById, now } = author;
  const submission = await lockManagedSubmission(tx, id, author);
  const decided = await tx.submissionDecision.count({ where: { submissionId: id, round } });
  if (submission.round !== round || decided > 0) throw new DomainError("CONFLICT");
  const settings = await readJournalSettings(tx);
  const proposed = await readProposal(tx, submission, settings);
  const to = STATES[verdict];
  if (!maySubmissionMove(submission.state, to)) throw new DomainError("MOVE_REFUSED");
  const lack = to === "ACCEPTED" ? await requireForAcceptance(tx, id, reason) : undefined;
  const isRevision = to === "MINOR_REVISION" || to === "MAJOR_REVISION";
  const dueAt = isRevision ? endOfSeoulDay(now, settings.revisionDays) : null;
  const outcome = await auditChange(tx, id, submissionFacts, async () => {
    await moveSubmission(tx, { id, from: submission.state, to, actorId: decidedById, dueAt }, now);
    await tx.submissionDecision.create({
      data: { submissionId: id, round, proposed, verdict, letter, decidedById, decidedAt: now },
    });
    await showReviewFiles(tx, { submissionId: id, round, now });
    await cancelOpenReviews(tx, submission, { links, now });
    await writeToAuthor(tx, "SUBMISSION_DECIDED", submission, { now, message: letter, due: dueAt });
    return true;
  });
  return withLack(outcome, lack);
}

/** What an acceptance lacks, for the log. An editor may accept what nobody reviewed, but says why. */
async function requireForAcceptance(
  tx: Tx,
  submissionId: number,
  reason: string | null,
): Promise<LoggedLack> {
  const lack = await requireAll(tx, [{ submissionId, articleId: null }], { step: "ACCEPTANCE", reason });
  const reviews = await tx.review.findMany({ where: { submissionId }, select: { state: true } });
  if (!isUnreviewed(reviews)) return lack;
  if (reason === null) throw validationError({ missingReason: ["REQUIRED"] });
  return { reason, after: { ...lack?.after, reviews: 0 } };
}
