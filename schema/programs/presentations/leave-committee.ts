import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";

/** Reviewers leave the committee: what is done counts, what is open is deleted, and a link ends. */
export async function leaveCommittee(
  tx: Tx,
  leaving: Prisma.PresentationReviewerWhereInput,
  now: Date,
): Promise<void> {
  await tx.presentationReview.deleteMany({ where: { doneAt: null, reviewer: leaving } });
  await tx.presentationReviewer.deleteMany({ where: { AND: [leaving, { reviews: { none: {} } }] } });
  await tx.oneTimeToken.deleteMany({ where: { presentationReviewer: leaving } });
  await tx.presentationReviewer.updateMany({
    where: { AND: [leaving, { leftAt: null }] },
    data: { leftAt: now, unnotified: 0 },
  });
}
