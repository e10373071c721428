// Defines what happens to a member's manuscripts and reviews when the account is erased
// (docs/manuscripts.md#manuscripts, docs/reviews.md#reviews).
import type { Tx } from "#prisma/client.ts";
import { notifyEditors } from "#schema/journal/reviews/review-mails.ts";
import { eraseAddresses, eraseInArticles } from "#schema/journal/submissions/erase-authors.ts";
import type { MemberErased } from "#schema/people/account/account-events.ts";
import { ANONYMISED_NAME } from "#schema/people/account/anonymised-name.ts";
import { OPEN_REVIEW_STATES } from "#schema/validation/journal/review-state.ts";

/**
 * Drafts nobody has seen go. A manuscript that was sent stays with its editors; the tie to the account ends,
 * and the address goes everywhere (docs/manuscripts.md#authors-whose-account-is-erased). What is published or
 * on its way keeps its names; of what never will be they go, too.
 */
export async function leaveManuscripts(tx: Tx, { memberId, now }: MemberErased): Promise<void> {
  const { emailKey, emailProvedAt } = await tx.member.findUniqueOrThrow({ where: { id: memberId } });
  await tx.submission.deleteMany({ where: { submitterId: memberId, state: "DRAFT" } });
  await eraseAddresses(tx, { memberId }, now);
  // Where the address is without the account. One that was never proved may be somebody else's.
  if (emailProvedAt !== null) {
    const email = { equals: emailKey, mode: "insensitive" } as const;
    await eraseAddresses(tx, { memberId: null, email }, now);
    await eraseInArticles(tx, { email });
  }
  await tx.submissionAuthor.updateMany({ where: { memberId }, data: { memberId: null } });
  await tx.submission.updateMany({ where: { submitterId: memberId }, data: { submitterId: null } });
  await tx.submissionPledge.updateMany({ where: { memberId }, data: { memberId: null } });
}

/**
 * What was reviewed stays with its editors under a number; who reviewed it goes. Reviews that are awaited are
 * cancelled, their editors are notified, and of those that were not sent no word stays.
 */
export async function leaveReviews(tx: Tx, { memberId, now }: MemberErased): Promise<void> {
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
        memberId: null,
        name: ANONYMISED_NAME,
        email: "",
        emailKey: key,
        affiliation: null,
        conflict: null,
        declineNote: null,
        suggestion: null,
        version: { increment: 1 },
        ...(isOpen ? { state: "CANCELLED" } : {}),
        ...(state === "SENT" ? {} : { toAuthors: null, toEditors: null, fileId: null }),
      },
    });
    if (isOpen) await notifyEditors(tx, { review, submission }, now);
  }
}
