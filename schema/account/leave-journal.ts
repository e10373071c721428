// What becomes of somebody's manuscripts and reviews when the account is erased (decision 137, decision 164).
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { tellEditor } from "#schema/reviews/review-letters.ts";
import { OPEN_REVIEW_STATES } from "#schema/validation/review-state.ts";
import { NOBODY } from "./nobody.ts";

/**
 * Drafts nobody has seen go. A manuscript that was sent stays with its editors, and what is published keeps its names (decision 137); the
 * tie to the account ends. Of what is published the address and the words to the editors go; of what never will be the names, too.
 */
export async function leaveManuscripts(tx: Tx, memberId: number): Promise<void> {
  await tx.submission.deleteMany({ where: { submitterId: memberId, state: "DRAFT" } });
  const over: Prisma.SubmissionAuthorWhereInput = {
    memberId,
    submission: { state: { in: ["REJECTED", "WITHDRAWN"] } },
  };
  const printed: Prisma.SubmissionAuthorWhereInput = { memberId, submission: { state: "PUBLISHED" } };
  // Letters went to the address as it stands there, also before there was an account.
  for (const { submissionId, email } of await tx.submissionAuthor.findMany({
    where: { OR: [over, printed] },
  })) {
    await tx.mail.deleteMany({ where: { submissionId, memberId: null, toAddress: email } });
    await tx.articleAuthor.updateMany({ where: { email, article: { submissionId } }, data: { email: null } });
  }
  await tx.submissionAuthor.updateMany({ where: printed, data: { email: "", contribution: null } });
  await tx.submissionAuthor.updateMany({
    where: over,
    data: {
      nameKo: NOBODY,
      familyName: null,
      givenName: null,
      affiliationKo: null,
      affiliationEn: null,
      email: "",
      orcid: null,
      contribution: null,
    },
  });
  await tx.submissionAuthor.updateMany({ where: { memberId }, data: { memberId: null } });
  await tx.submission.updateMany({ where: { submitterId: memberId }, data: { submitterId: null } });
  await tx.submissionPledge.updateMany({ where: { memberId }, data: { memberId: null } });
}

/**
 * What was reviewed stays with its editors under a number; who reviewed it goes. Reviews that are awaited are taken back, their editors are told,
 * and of those that were not sent no word stays.
 */
export async function leaveReviews(tx: Tx, memberId: number, now: Date): Promise<void> {
  const { emailKey } = await tx.member.findUniqueOrThrow({ where: { id: memberId } });
  const reviews = await tx.review.findMany({
    where: { OR: [{ memberId }, { memberId: null, emailKey }] },
    include: { submission: true },
    orderBy: { id: "asc" },
  });
  const gone = new Set<string>();
  for (const { submission, ...review } of reviews) {
    const { id, submissionId, round, state, email } = review;
    // One and the same for all of a person's, so that people are still counted once; in one version an address is there once.
    const place = `${submissionId} ${round}`;
    const key = gone.has(place) ? `erased-${memberId}-${id}` : `erased-${memberId}`;
    gone.add(place);
    await tx.mail.deleteMany({ where: { submissionId, memberId: null, toAddress: email } });
    await tx.oneTimeToken.deleteMany({ where: { reviewId: id } });
    const isOpen = (OPEN_REVIEW_STATES as readonly string[]).includes(state);
    await tx.review.update({
      where: { id },
      data: {
        ...{ memberId: null, name: NOBODY, email: "", emailKey: key, affiliation: null },
        ...{ conflict: null, declineNote: null, suggestion: null, version: { increment: 1 } },
        ...(isOpen ? { state: "CANCELLED" } : {}),
        ...(state === "SENT" ? {} : { toAuthors: null, toEditors: null, fileId: null }),
      },
    });
    if (isOpen) await tellEditor(tx, { review, submission }, now);
  }
}
