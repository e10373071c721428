// What a reviewer of the committee reads and writes: what is assigned, in a blind call without the names of its authors.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { reviewPresentations } from "#schema/policies/programs/presentations.ts";
import { presentationReview } from "#schema/validation/programs/presentations.ts";
import { saveReview } from "./save-review.ts";

const withPresentation = {
  presentation: {
    include: {
      call: { select: { topicsKo: true, isBlind: true } },
      authors: { orderBy: { position: "asc" } },
    },
  },
} as const satisfies Prisma.PresentationReviewInclude;
type Reviewed = Prisma.PresentationReviewGetPayload<{ include: typeof withPresentation }>;

export const ReviewedPresentationRef = builder.objectRef<Reviewed>("ReviewedPresentation").implement({
  description: "A presentation as its reviewer reads it, with the review.",
  fields: (t) => ({
    id: t.field({
      type: "Id",
      description: "Of the presentation.",
      resolve: ({ presentationId }) => presentationId,
    }),
    titleKo: t.string({ nullable: true, resolve: ({ presentation }) => presentation.titleKo }),
    titleEn: t.string({ nullable: true, resolve: ({ presentation }) => presentation.titleEn }),
    abstractKo: t.string({ nullable: true, resolve: ({ presentation }) => presentation.abstractKo }),
    abstractEn: t.string({ nullable: true, resolve: ({ presentation }) => presentation.abstractEn }),
    topic: t.string({
      nullable: true,
      resolve: ({ presentation: { topic, call } }) =>
        topic === null ? null : (call.topicsKo[topic] ?? null),
    }),
    authors: t.stringList({
      nullable: true,
      description: "Names and affiliations in order; null in a blind call.",
      resolve: ({ presentation: { call, authors } }) =>
        call.isBlind
          ? null
          : authors.map(({ name, affiliation }) => (affiliation ? `${name} (${affiliation})` : name)),
    }),
    score: t.int({ nullable: true, resolve: ({ score }) => score }),
    comment: t.string({ nullable: true, resolve: ({ comment }) => comment }),
    hasConflict: t.boolean({ resolve: ({ hasConflict }) => hasConflict }),
    isDone: t.boolean({ resolve: ({ doneAt }) => doneAt !== null }),
    canReview: t.boolean({ resolve: ({ presentation }) => presentation.state === "SUBMITTED" }),
  }),
});

export const ReviewInputRef = builder
  .inputType("PresentationReviewInput", {
    fields: (t) => ({
      score: t.int({ description: "1 to 5; needed without a conflict of interests." }),
      comment: t.string(),
      hasConflict: t.boolean({ required: true }),
    }),
  })
  .validate(presentationReview);

/** What is assigned to a reviewer. */
export const readReviewed = (reviewer: Prisma.PresentationReviewerWhereInput): Promise<Reviewed[]> =>
  db.presentationReview.findMany({
    where: { reviewer, presentation: { state: { not: "WITHDRAWN" } } },
    include: withPresentation,
    orderBy: { presentationId: "asc" },
  });

builder.queryField("myPresentationReviews", (t) =>
  t.field({
    type: [ReviewedPresentationRef],
    description: "What is assigned to the viewer.",
    authScopes: { can: reviewPresentations },
    args: { programId: t.arg({ type: "Id", required: true }) },
    resolve: (_root, { programId }, context) =>
      readReviewed({ programId, memberId: authorOf(context).memberId }),
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
