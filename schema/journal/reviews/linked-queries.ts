// Defines what reviewers do by their links, without an account.

import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { ReviewVerdictRef } from "#schema/journal/submissions/submission-enums.ts";
import { answerReview } from "#schema/policies/journal/reviews.ts";
import {
  conflictDeclared,
  declinedReview,
  reviewDraft,
  reviewLink,
} from "#schema/validation/journal/reviews.ts";
import { acceptReview, declineReview, resendReviewLink, saveReview, sendReview } from "./answer-review.ts";
import { type Linked, LinkedReviewRef } from "./linked-review.ts";
import { removeReviewFile } from "./review-file.ts";
import { type LinkTools, openReviewLink } from "./review-links.ts";

const toolsOf = ({ mail, clock }: Context): LinkTools => ({ links: mail.links, now: clock.now() });

async function read(link: string, context: Context): Promise<Linked | null> {
  const tools = toolsOf(context);
  const opened = await openReviewLink(db, link, tools);
  if (opened === null) return null;
  const pass = context.passes.issueForReview(opened.review.id, tools.now);
  return { ...opened, pass, now: tools.now };
}

builder.queryField("linkedReview", (t) =>
  t.field({
    type: LinkedReviewRef,
    nullable: true,
    description: "What the link of a reviewer opens; null where it is none, or its time is over.",
    authScopes: { can: answerReview },
    args: { link: t.arg.string({ required: true, validate: reviewLink }) },
    resolve: (_root, { link }, context) => read(link, context),
  }),
);

const ReviewMarkInputRef = builder.inputType("ReviewMarkInput", {
  fields: (t) => ({ key: t.string({ required: true }), mark: t.int({ required: true }) }),
});
const ReviewDraftInputRef = builder
  .inputType("ReviewDraftInput", {
    description: "A review as far as it is written.",
    fields: (t) => ({
      marks: t.field({ type: [ReviewMarkInputRef], required: true }),
      toAuthors: t.string(),
      toEditors: t.string(),
      verdict: t.field({ type: ReviewVerdictRef }),
      fileForAuthors: t.boolean({ description: "Whether the authors may read the file, too." }),
    }),
  })
  .validate(reviewDraft);
const DeclinedReviewInputRef = builder
  .inputType("DeclinedReviewInput", {
    fields: (t) => ({ reason: t.string(), suggestion: t.string(), conflict: t.string() }),
  })
  .validate(declinedReview);

const byLink = { who: "link", can: answerReview } as const;
const linkAlone = () =>
  builder.args((arg) => ({ link: arg.string({ required: true, validate: reviewLink }) }));
const draftOf = () =>
  builder.args((arg) => ({
    ...linkAlone(),
    version: arg.int({ required: true }),
    input: arg.field({ type: ReviewDraftInputRef, required: true }),
  }));

action("acceptReview", {
  ...byLink,
  type: "String",
  description:
    "Says yes. Answers with the address of the review, which is mailed, too. LINK_ENDED; DEADLINE_PASSED.",
  args: builder.args((arg) => ({
    ...linkAlone(),
    conflict: arg.string({ validate: conflictDeclared, description: "What might be one of interests." }),
  })),
  run: (tx, { link, conflict }, context) => acceptReview(tx, link, conflict ?? null, toolsOf(context)),
  answer: (_query, { id, language }, _args, { mail }) => mail.links.linkTo("REVIEW_WORK", id, language),
});

action("declineReview", {
  ...byLink,
  type: "Boolean",
  description: "Says no. LINK_ENDED; DEADLINE_PASSED.",
  args: builder.args((arg) => ({
    ...linkAlone(),
    input: arg.field({ type: DeclinedReviewInputRef, required: true }),
  })),
  run: (tx, { link, input }, context) => declineReview(tx, link, input, toolsOf(context)),
  answer: () => true,
});

action("resendReviewLink", {
  ...byLink,
  type: "Boolean",
  description:
    "Mails the way to the review again, after the invitation was accepted. LINK_ENDED; SENT_JUST_NOW.",
  args: linkAlone(),
  run: (tx, { link }, context) => resendReviewLink(tx, link, toolsOf(context)),
  answer: () => true,
});

action("saveReview", {
  ...byLink,
  type: "Int",
  description: "Keeps what is typed; answers with the new version. LINK_ENDED; CONFLICT.",
  args: draftOf(),
  run: (tx, { link, version, input }, context) =>
    saveReview(tx, { link, version, draft: input }, toolsOf(context)),
  answer: (_query, version) => version,
});

action("removeReviewFile", {
  ...byLink,
  type: "Boolean",
  description: "Takes the file away that goes with the review. LINK_ENDED.",
  args: linkAlone(),
  run: (tx, { link }, context) => removeReviewFile(tx, link, toolsOf(context)),
  answer: () => true,
});

action("sendReview", {
  ...byLink,
  type: "Boolean",
  description: "Sends the review, for good. LINK_ENDED; CONFLICT; VALIDATION for what is missing.",
  args: draftOf(),
  run: (tx, { link, version, input }, context) =>
    sendReview(tx, { link, version, draft: input }, toolsOf(context)),
  answer: () => true,
});
