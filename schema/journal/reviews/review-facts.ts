import type { ReadFacts } from "#schema/core/audit/audit-change.ts";

// SUPER reads the log, and may be the author: it says neither who reviews nor what was written (docs/reviews.md#reviews).

/** What the log stores of a manuscript. */
export const submissionFacts: ReadFacts = (tx, id) =>
  tx.submission.findUnique({
    where: { id },
    select: { number: true, state: true, round: true, handlingEditorId: true },
  });

/** What the log stores of a review. */
export const reviewFacts: ReadFacts = async (tx, id) => {
  const review = await tx.review.findUnique({
    where: { id },
    select: {
      submissionId: true,
      round: true,
      position: true,
      state: true,
      dueAt: true,
      fileForAuthors: true,
    },
  });
  return review && { ...review, dueAt: review.dueAt.toISOString() };
};
