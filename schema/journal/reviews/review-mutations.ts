// Defines what the editors do with manuscripts under review. Nothing of it is seen by visitors.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { missingReasonArg } from "#schema/journal/submissions/missing-requirements.ts";
import { ReviewVerdictRef } from "#schema/journal/submissions/submission-enums.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import { reason } from "#schema/validation/core/lists.ts";
import { reviewDays, reviewInvitation, submissionDecision } from "#schema/validation/journal/reviews.ts";
import { decideSubmission } from "./decide-submission.ts";
import { cancelReview, extendReview, remindReviewer, sendCertificateLink } from "./end-review.ts";
import { inviteReviewer } from "./invite-reviewer.ts";
import { ManagedReviewRef } from "./managed-review.ts";
import { ManagedSubmissionRef } from "./managed-submission.ts";
import {
  assignEditor,
  rejectAtDesk,
  remindWaiting,
  returnSubmission,
  sendToReview,
} from "./submission-moves.ts";

const ofOffice = { can: manageJournal, subject: "submission", visitorsSee: false } as const;
const byId = builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) }));
const worded = builder.args((arg) => ({
  id: arg.field({ type: "Id", required: true }),
  reason: arg.string({ required: true, validate: reason, description: "What the author reads." }),
}));
const readSubmission = (query: object, id: number) =>
  db.submission.findUniqueOrThrow({ ...query, where: { id } });
const readReview = (query: object, id: number) => db.review.findUniqueOrThrow({ ...query, where: { id } });

action("returnSubmission", {
  who: "office",
  ...ofOffice,
  type: ManagedSubmissionRef,
  description: "Gives a manuscript back to its author before any review. MOVE_REFUSED.",
  args: worded,
  run: (tx, asked, author) => returnSubmission(tx, asked, author),
  answer: readSubmission,
});

action("rejectAtDesk", {
  who: "office",
  ...ofOffice,
  type: ManagedSubmissionRef,
  description: "Rejects a manuscript without a review. MOVE_REFUSED.",
  args: worded,
  run: (tx, asked, author) => rejectAtDesk(tx, asked, author),
  answer: readSubmission,
});

action("sendToReview", {
  who: "office",
  ...ofOffice,
  type: ManagedSubmissionRef,
  description: "From now on reviewers can be invited. MOVE_REFUSED; MANUSCRIPT_FILE_MISSING.",
  args: byId,
  run: (tx, { id }, author) => sendToReview(tx, id, author),
  answer: readSubmission,
});

action("assignEditor", {
  who: "office",
  ...ofOffice,
  type: ManagedSubmissionRef,
  description:
    "Says who handles a manuscript; null: nobody. CHOICE_UNKNOWN for somebody who is no editor, or wrote it.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    editorId: arg.field({ type: "Id" }),
  })),
  run: (tx, { id, editorId }, author) => assignEditor(tx, { id, editorId: editorId ?? null }, author),
  answer: readSubmission,
});

action("remindWaiting", {
  who: "office",
  ...ofOffice,
  type: ManagedSubmissionRef,
  description:
    "Reminds whom a manuscript waits for: its reviewers, or its author. MOVE_REFUSED; SENT_JUST_NOW.",
  args: byId,
  run: (tx, { id }, author, { mail }) => remindWaiting(tx, id, author, mail.links),
  answer: readSubmission,
});

const ReviewInvitationInputRef = builder
  .inputType("ReviewInvitationInput", {
    description: "Whom to invite, and in how many days answer and review are expected.",
    fields: (t) => ({
      memberId: t.field({ type: "Id", description: "The account, where there is one." }),
      name: t.string({ required: true }),
      email: t.string({ required: true }),
      affiliation: t.string(),
      language: t.field({ type: LanguageRef, required: true }),
      answerDays: t.int({ required: true }),
      reviewDays: t.int({ required: true }),
      acceptConflicts: t.boolean({
        required: true,
        defaultValue: false,
        description: "A conflict of interests is refused at its field unless it is confirmed.",
      }),
    }),
  })
  .validate(reviewInvitation);

action("inviteReviewer", {
  who: "office",
  ...ofOffice,
  type: ManagedReviewRef,
  description:
    "Invites somebody to review the present version. MOVE_REFUSED; MANUSCRIPT_FILE_MISSING, REVIEWER_COPY_WAITING, REVIEWER_COPY_REFUSED; REVIEWER_IS_AUTHOR, REVIEWER_KNOWN, REVIEWER_OPPOSED, REVIEWER_CO_AUTHOR at `email`, REVIEWER_OF_AFFILIATION at `affiliation`.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    input: arg.field({ type: ReviewInvitationInputRef, required: true }),
  })),
  run: (tx, asked, author, { mail }) => inviteReviewer(tx, asked, author, mail.links),
  answer: readReview,
});

action("remindReviewer", {
  who: "office",
  ...ofOffice,
  type: ManagedReviewRef,
  description: "Reminds a reviewer, with a link that works. MOVE_REFUSED; DEADLINE_PASSED; SENT_JUST_NOW.",
  args: byId,
  run: (tx, { id }, author, { mail }) => remindReviewer(tx, id, author, mail.links),
  answer: readReview,
});

action("sendCertificateLink", {
  who: "office",
  ...ofOffice,
  type: ManagedReviewRef,
  description:
    "Mails the thanks for a sent review again, with the link to its certificate. MOVE_REFUSED; SENT_JUST_NOW.",
  args: byId,
  run: (tx, { id }, author, { mail }) => sendCertificateLink(tx, id, author, mail.links),
  answer: readReview,
});

action("extendReview", {
  who: "office",
  ...ofOffice,
  type: ManagedReviewRef,
  description: "Gives a reviewer some days more, counted from today. MOVE_REFUSED.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    days: arg.int({ required: true, validate: reviewDays }),
  })),
  run: (tx, asked, author, { mail }) => extendReview(tx, asked, author, mail.links),
  answer: readReview,
});

action("cancelReview", {
  who: "office",
  ...ofOffice,
  type: ManagedReviewRef,
  description: "Takes an invitation or an awaited review back; the reviewer is notified. MOVE_REFUSED.",
  args: byId,
  run: (tx, { id }, author, { mail }) => cancelReview(tx, id, author, mail.links),
  answer: readReview,
});

const SubmissionDecisionInputRef = builder
  .inputType("SubmissionDecisionInput", {
    description: "What is decided, and the letter that says it to the author.",
    fields: (t) => ({
      verdict: t.field({ type: ReviewVerdictRef, required: true }),
      letter: t.string({ required: true }),
    }),
  })
  .validate(submissionDecision);

action("decideSubmission", {
  who: "office",
  ...ofOffice,
  type: ManagedSubmissionRef,
  description:
    "Decides a version, once; awaited reviews are cancelled. CONFLICT where a colleague decided it; MOVE_REFUSED; for an acceptance REQUIREMENTS_MISSING, and REQUIRED at `missingReason` where no review was sent.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    round: arg.int({ required: true }),
    input: arg.field({ type: SubmissionDecisionInputRef, required: true }),
    ...missingReasonArg,
  })),
  run: (tx, { id, round, input, missingReason }, author, { mail }) =>
    decideSubmission(tx, { id, round, ...input, missingReason: missingReason ?? null }, author, mail.links),
  answer: readSubmission,
});
