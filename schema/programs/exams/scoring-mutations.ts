// Defines what the office does with the scoring of a session. Visitors see nothing of it.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { manageRating } from "#schema/policies/programs/exam-rating.ts";
import { isSuper } from "#schema/policies/viewer.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";
import { reason } from "#schema/validation/core/lists.ts";
import { raterInvitation } from "#schema/validation/programs/exam-raters.ts";
import { assignRatings } from "./assign-ratings.ts";
import { resendRaterLink, withdrawRater } from "./end-rating.ts";
import { ExamRaterRef } from "./exam-rater.ts";
import { ExamScriptRef } from "./exam-script.ts";
import { inviteRater } from "./invite-rater.ts";
import { makeScripts } from "./make-scripts.ts";
import { attachScriptFile } from "./script-file.ts";
import { unlockRating } from "./unlock-rating.ts";

const ofScoring = { can: manageRating, subject: "program", visitorsSee: false } as const;
const readRater = (query: object, id: number) => db.examRater.findUniqueOrThrow({ ...query, where: { id } });
const withReason = builder.args((arg) => ({
  id: arg.field({ type: "Id", required: true }),
  reason: arg.string({ required: true, validate: reason }),
}));

const RaterInvitationInputRef = builder
  .inputType("RaterInvitationInput", {
    description: "Whom to invite to score, and what.",
    fields: (t) => ({
      memberId: t.field({ type: "Id", description: "The account, where there is one." }),
      name: t.string({ required: true }),
      email: t.string({ required: true }),
      affiliation: t.string(),
      language: t.field({ type: LanguageRef, required: true }),
      part: t.field({ type: ExamPartRef, required: true }),
      pair: t.field({ type: LanguagePairRef, required: true }),
      feePerScript: t.int({ required: true, description: "Whole won." }),
      exceptionReason: t.string({ description: "Counts from SUPER alone." }),
    }),
  })
  .validate(raterInvitation);

action("inviteRater", {
  who: "office",
  ...ofScoring,
  type: ExamRaterRef,
  description:
    "Invites somebody to score. VALIDATION at `email`: RATER_KNOWN; RATER_IS_APPLICANT, RATER_OF_AFFILIATION unless SUPER gives a reason.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    input: arg.field({ type: RaterInvitationInputRef, required: true }),
  })),
  run: (tx, { programId, input }, author, { mail, viewer }) =>
    inviteRater(tx, { programId, input, mayExcept: isSuper(viewer) }, author, mail.links),
  answer: readRater,
});

action("resendRaterLink", {
  who: "office",
  ...ofScoring,
  type: ExamRaterRef,
  description: "Mails the invitation, or the way to the scoring sheet, by a new link. MOVE_REFUSED.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }, author, { mail }) => resendRaterLink(tx, id, author, mail.links),
  answer: readRater,
});

action("withdrawRater", {
  who: "office",
  ...ofScoring,
  type: ExamRaterRef,
  description: "Ends a rater's work: what is not done goes to others; the rater is notified. MOVE_REFUSED.",
  args: withReason,
  run: (tx, asked, author, { mail }) => withdrawRater(tx, asked, author, mail.links),
  answer: readRater,
});

action("unlockRating", {
  who: "office",
  ...ofScoring,
  type: ExamRaterRef,
  description:
    "Opens the sheet of a rater who said that it is done; once the verdicts are locked, that of a re-mark until its answer. MOVE_REFUSED.",
  args: withReason,
  run: (tx, asked, author, { mail }) => unlockRating(tx, asked, author, mail.links),
  answer: readRater,
});

action("makeScripts", {
  who: "office",
  ...ofScoring,
  type: "Boolean",
  description: "Makes the scripts of all who sat; removes those of people who did not. MOVE_REFUSED.",
  args: builder.args((arg) => ({ programId: arg.field({ type: "Id", required: true }) })),
  run: (tx, { programId }) => makeScripts(tx, programId),
  answer: () => true,
});

action("assignRatings", {
  who: "office",
  ...ofScoring,
  type: "Boolean",
  description: "Assigns raters as `plan` of the scoring shows. COUNT_CHANGED; MOVE_REFUSED.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    expected: arg.int({ required: true, description: "How many ratings were shown." }),
  })),
  run: (tx, asked, author, { mail }) => assignRatings(tx, asked, author, mail.links),
  answer: () => true,
});

action("attachScriptFile", {
  who: "office",
  ...ofScoring,
  type: ExamScriptRef,
  description:
    "Puts an uploaded scan or recording to a script; null takes it away. FILE_UNKNOWN; MOVE_REFUSED; RATER_IS_BLIND.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    fileId: arg.field({ type: "Id" }),
  })),
  run: (tx, { id, fileId }, _author, { viewer }) =>
    attachScriptFile(tx, { id, fileId: fileId ?? null }, viewer),
  answer: (query, id) => db.examScript.findUniqueOrThrow({ ...query, where: { id } }),
});
