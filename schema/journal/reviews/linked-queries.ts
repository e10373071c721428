// What reviewers do by their links, without an account.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { ReviewVerdictRef } from "#schema/journal/submissions/submission-enums.ts";
import { answerReview } from "#schema/policies/journal/reviews.ts";
import { ownData } from "#schema/require-audit.ts";
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

const byLink = { authScopes: { can: answerReview }, extensions: ownData } as const;

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

builder.mutationFields((t) => ({
  acceptReview: t.string({
    ...byLink,
    description:
      "Says yes. Answers with the address of the review, which is mailed, too. LINK_ENDED; DEADLINE_PASSED.",
    args: {
      link: t.arg.string({ required: true, validate: reviewLink }),
      conflict: t.arg.string({ validate: conflictDeclared, description: "What might be one of interests." }),
    },
    resolve: async (_root, { link, conflict }, context) => {
      const tools = toolsOf(context);
      const { id, language } = await db.$transaction((tx) => acceptReview(tx, link, conflict ?? null, tools));
      return context.mail.links.linkTo("REVIEW_WORK", id, language);
    },
  }),

  declineReview: t.boolean({
    ...byLink,
    description: "Says no. LINK_ENDED; DEADLINE_PASSED.",
    args: {
      link: t.arg.string({ required: true, validate: reviewLink }),
      input: t.arg({ type: DeclinedReviewInputRef, required: true }),
    },
    resolve: async (_root, { link, input }, context) => {
      await db.$transaction((tx) => declineReview(tx, link, input, toolsOf(context)));
      return true;
    },
  }),

  resendReviewLink: t.boolean({
    ...byLink,
    description:
      "Mails the way to the review again, after the invitation was accepted. LINK_ENDED; SENT_JUST_NOW.",
    args: { link: t.arg.string({ required: true, validate: reviewLink }) },
    resolve: async (_root, { link }, context) => {
      await db.$transaction((tx) => resendReviewLink(tx, link, toolsOf(context)));
      return true;
    },
  }),

  saveReview: t.int({
    ...byLink,
    description: "Keeps what is typed; answers with the new version. LINK_ENDED; CONFLICT.",
    args: {
      link: t.arg.string({ required: true, validate: reviewLink }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: ReviewDraftInputRef, required: true }),
    },
    resolve: (_root, { link, version, input }, context) =>
      db.$transaction((tx) => saveReview(tx, { link, version, draft: input }, toolsOf(context))),
  }),

  removeReviewFile: t.boolean({
    ...byLink,
    description: "Takes the file away that goes with the review. LINK_ENDED.",
    args: { link: t.arg.string({ required: true, validate: reviewLink }) },
    resolve: async (_root, { link }, context) => {
      await db.$transaction((tx) => removeReviewFile(tx, link, toolsOf(context)));
      return true;
    },
  }),

  sendReview: t.boolean({
    ...byLink,
    description: "Sends the review, for good. LINK_ENDED; CONFLICT; VALIDATION for what is missing.",
    args: {
      link: t.arg.string({ required: true, validate: reviewLink }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: ReviewDraftInputRef, required: true }),
    },
    resolve: async (_root, { link, version, input }, context) => {
      await db.$transaction((tx) => sendReview(tx, { link, version, draft: input }, toolsOf(context)));
      return true;
    },
  }),
}));
