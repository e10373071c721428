// What a reviewer of the committee without an account reads and writes by the link: the same as with an account.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, toLocalizedText } from "#schema/core/shared/localized.ts";
import { rows } from "#schema/cost.ts";
import { DomainError } from "#schema/errors.ts";
import { reviewPresentationsByLink } from "#schema/policies/programs/presentations.ts";
import { presentationLink } from "#schema/validation/programs/presentations.ts";
import { ReviewedPresentationRef, ReviewInputRef, readReviewed } from "./review-operations.ts";
import { openReviewerLink } from "./reviewer-links.ts";
import type { ReviewerWithMember } from "./reviewer-person.ts";
import { saveReview } from "./save-review.ts";

/** What is assigned to one reviewer mostly, for the cost of an operation. */
const USUAL_REVIEWS = 10;

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
      type: [ReviewedPresentationRef],
      complexity: rows(USUAL_REVIEWS),
      resolve: ({ id }) => readReviewed({ id }),
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
