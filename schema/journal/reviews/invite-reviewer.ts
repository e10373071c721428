import type { Tx } from "#prisma/client.ts";
import type { Review, Submission } from "#prisma/generated/client.ts";
import { auditMade } from "#schema/core/audit/audit-change.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { requireBlindCopies } from "#schema/journal/submissions/blind-copies.ts";
import { readJournalSettings } from "#schema/journal/submissions/journal-settings.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { FieldErrors } from "#schema/validation/core/codes.ts";
import { endOfSeoulDay } from "#schema/validation/core/seoul.ts";
import { mayReviewMove } from "#schema/validation/journal/review-state.ts";
import type { CheckedReviewInvitation } from "#schema/validation/journal/reviews.ts";
import type { ReviewConflict } from "#schema/validation/people/conflict-of-interest.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { lockManagedSubmission } from "./lock-managed-submission.ts";
import { readConflicts } from "./read-conflicts.ts";
import { reviewFacts } from "./review-facts.ts";
import type { LinkTools } from "./review-links.ts";
import { writeToReviewer } from "./review-mails.ts";

/**
 * Invites somebody to review the present version. Who declined, let it lapse or was taken off may be invited once more.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED while it is not under review; as `requireBlindCopies`;
 * VALIDATION REVIEWER_IS_AUTHOR, REVIEWER_KNOWN, and what else speaks against the person unless the editor
 * has seen it
 */
export async function inviteReviewer(
  tx: Tx,
  { id, input }: { readonly id: number; readonly input: CheckedReviewInvitation },
  author: Author,
  links: LinkTools["links"],
): Promise<ActionResult> {
  const submission = await lockManagedSubmission(tx, id, author);
  if (submission.state !== "IN_REVIEW") throw new DomainError("MOVE_REFUSED");
  const affiliation = input.affiliation ?? (await affiliationOf(tx, input.email));
  const [conflicts = []] = await readConflicts(tx, submission.id, [{ ...input, affiliation }]);
  if (conflicts.includes("AUTHOR")) throw validationError({ email: ["REVIEWER_IS_AUTHOR"] });
  if (conflicts.length > 0 && !input.acceptConflicts) throw validationError(fieldsOf(conflicts));
  await requireBlindCopies(tx, submission.id, submission.round);
  const review = await putOnList(tx, submission, input, author);
  await writeToReviewer(tx, "REVIEW_INVITED", { review, submission }, { links, now: author.now });
  const made = await auditMade(tx, review.id, reviewFacts);
  if (conflicts.length === 0) return made;
  const lines = made.lines.map((line) => ({
    ...line,
    after: Object.assign({}, line.after, { conflictAccepted: true }),
  }));
  return { ...made, lines };
}

/** Of the account with this address, where the editor wrote none. */
async function affiliationOf(tx: Tx, email: string): Promise<string | null> {
  const where = { emailKey: emailKey(email) };
  const member = await tx.member.findUnique({ where, select: { affiliation: true } });
  return member?.affiliation ?? null;
}

function fieldsOf(conflicts: readonly ReviewConflict[]): FieldErrors {
  const ofPerson = [
    ...(conflicts.includes("OPPOSED") ? ["REVIEWER_OPPOSED" as const] : []),
    ...(conflicts.includes("CO_AUTHOR") ? ["REVIEWER_CO_AUTHOR" as const] : []),
  ];
  return {
    ...(ofPerson.length > 0 ? { email: ofPerson } : {}),
    ...(conflicts.includes("AFFILIATION") ? { affiliation: ["REVIEWER_OF_AFFILIATION"] } : {}),
  };
}

async function putOnList(
  tx: Tx,
  { id: submissionId, round }: Submission,
  { answerDays, reviewDays, acceptConflicts: _, ...person }: CheckedReviewInvitation,
  { memberId: invitedById, now }: Author,
): Promise<Review> {
  const others = await tx.review.findMany({ where: { submissionId, round } });
  const key = emailKey(person.email);
  const earlier = others.find((one) => one.emailKey === key);
  if (earlier && !mayReviewMove(earlier.state, "INVITED")) {
    throw validationError({ email: ["REVIEWER_KNOWN"] });
  }
  const { criteria } = await readJournalSettings(tx);
  const data = {
    ...person,
    emailKey: key,
    state: "INVITED",
    invitedById,
    invitedAt: now,
    answerBy: endOfSeoulDay(now, answerDays),
    dueAt: endOfSeoulDay(now, reviewDays),
    criteria: criteria.map((criterion) => ({ ...criterion, score: null })),
  } as const;
  if (!earlier) {
    const position = Math.max(0, ...others.map((one) => one.position)) + 1;
    return await tx.review.create({ data: { ...data, submissionId, round, position } });
  }
  const anew = { answeredAt: null, remindedAt: null, conflict: null, declineNote: null, suggestion: null };
  return await tx.review.update({
    where: { id: earlier.id },
    data: { ...data, ...anew, version: { increment: 1 } },
  });
}
