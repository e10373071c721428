// Defines what a reviewer of the committee reads and writes: what is assigned, in a blind call without the names of its authors.
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { pageOf } from "#schema/cost.ts";
import { reviewPresentations } from "#schema/policies/programs/presentations.ts";
import { listPage } from "#schema/validation/core/lists.ts";
import { presentationReview, REVIEWS_PAGE_SIZE } from "#schema/validation/programs/presentations.ts";
import { ReviewedPageRef } from "./reviewed-page.ts";
import { saveReview } from "./save-review.ts";

export const ReviewInputRef = builder
  .inputType("PresentationReviewInput", {
    fields: (t) => ({
      score: t.int({ description: "1 to 5; needed without a conflict of interests." }),
      comment: t.string(),
      hasConflict: t.boolean({ required: true }),
    }),
  })
  .validate(presentationReview);

builder.queryField("myPresentationReviews", (t) =>
  t.field({
    type: ReviewedPageRef,
    complexity: pageOf(REVIEWS_PAGE_SIZE),
    description: "What is assigned to the viewer, 20 a page.",
    authScopes: { can: reviewPresentations },
    args: {
      programId: t.arg({ type: "Id", required: true }),
      page: t.arg.int({ required: true, defaultValue: 1, validate: listPage }),
    },
    resolve: (_root, { programId, page }, context) => ({
      reviewer: { programId, memberId: authorOf(context).memberId },
      page,
    }),
  }),
);

action("savePresentationReview", {
  who: "member",
  can: reviewPresentations,
  type: "Boolean",
  description:
    "Scores what is assigned, or declares a conflict of interests. MOVE_REFUSED once it is decided.",
  args: builder.args((arg) => ({
    presentationId: arg.field({ type: "Id", required: true }),
    input: arg.field({ type: ReviewInputRef, required: true }),
  })),
  run: (tx, { presentationId, input: review }, { memberId, now }) =>
    saveReview(tx, { presentationId, reviewer: { memberId }, review }, now),
  answer: () => true,
});
