// Defines what a reviewer of the committee without an account reads and writes by the link: the same as with an account.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, toLocalizedText } from "#schema/core/shared/localized.ts";
import { pageOf } from "#schema/cost.ts";
import { DomainError } from "#schema/errors.ts";
import { reviewPresentationsByLink } from "#schema/policies/programs/presentations.ts";
import { listPage } from "#schema/validation/core/lists.ts";
import { presentationLink, REVIEWS_PAGE_SIZE } from "#schema/validation/programs/presentations.ts";
import { ReviewInputRef } from "./review-operations.ts";
import { ReviewedPageRef } from "./reviewed-page.ts";
import { openReviewerLink } from "./reviewer-links.ts";
import type { ReviewerWithMember } from "./reviewer-person.ts";
import { saveReview } from "./save-review.ts";

const LinkedReviewsRef = builder.objectRef<ReviewerWithMember>("LinkedPresentationReviews").implement({
  description: "What the link of a reviewer opens.",
  fields: (t) => ({
    name: t.string({ nullable: true, resolve: ({ name }) => name }),
    program: t.field({
      type: LocalizedTextRef,
      description: "The title of the program.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: async ({ programId }, { language }) => {
        const { titleKo, titleEn } = await db.program.findUniqueOrThrow({ where: { id: programId } });
        return toLocalizedText(titleKo, titleEn, language);
      },
    }),
    reviews: t.field({
      type: ReviewedPageRef,
      complexity: pageOf(REVIEWS_PAGE_SIZE),
      args: { page: t.arg.int({ required: true, defaultValue: 1, validate: listPage }) },
      resolve: ({ id }, { page }) => ({ reviewer: { id }, page }),
    }),
  }),
});

builder.queryField("linkedPresentationReviews", (t) =>
  t.field({
    type: LinkedReviewsRef,
    nullable: true,
    description: "What the link of a reviewer opens; null when it has ended.",
    authScopes: { can: reviewPresentationsByLink },
    args: { link: t.arg.string({ required: true, validate: presentationLink }) },
    resolve: (_root, { link }, { mail, clock }) =>
      openReviewerLink(db, link, { links: mail.links, now: clock.now() }),
  }),
);

action("saveLinkedPresentationReview", {
  who: "link",
  can: reviewPresentationsByLink,
  type: "Boolean",
  description:
    "Scores what is assigned, or declares a conflict of interests. LINK_ENDED; MOVE_REFUSED once it is decided.",
  args: builder.args((arg) => ({
    link: arg.string({ required: true, validate: presentationLink }),
    presentationId: arg.field({ type: "Id", required: true }),
    input: arg.field({ type: ReviewInputRef, required: true }),
  })),
  run: async (tx, { link, presentationId, input: review }, { mail, clock }) => {
    const now = clock.now();
    const reviewer = await openReviewerLink(tx, link, { links: mail.links, now });
    if (!reviewer) throw new DomainError("LINK_ENDED");
    await saveReview(tx, { presentationId, reviewer: { id: reviewer.id }, review }, now);
  },
  answer: () => true,
});
