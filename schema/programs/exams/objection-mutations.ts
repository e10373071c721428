// Objecting to an own result, and what the office does about it.
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { manageApplications, apply as mayApply } from "#schema/policies/programs/applications.ts";
import { ApplicationRef } from "#schema/programs/applications/application.ts";
import { readApplication } from "#schema/programs/applications/read-application.ts";
import { reason } from "#schema/validation/core/lists.ts";
import { objectionText } from "#schema/validation/programs/exam-objections.ts";
import { answerObjection, reopenObjection } from "./answer-objection.ts";
import { objectToResult, startRemark } from "./objections.ts";
import { guardExaminees } from "./require-sight.ts";

action("objectToResult", {
  who: "member",
  can: mayApply,
  type: ApplicationRef,
  description:
    "Objects to an own result, once, with a reason, until the deadline. DEADLINE_PASSED; MOVE_REFUSED.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    reason: arg.string({ required: true, validate: objectionText }),
  })),
  run: (tx, { id, reason }, { memberId, now }) =>
    objectToResult(tx, { id, memberId }, { reason: objectionText.parse(reason), now }),
  answer: (query, _result, { id }) => readApplication(query, id),
});

const ofObjections = {
  can: manageApplications,
  guard: guardExaminees,
  subject: "application",
  visitorsSee: false,
  type: ApplicationRef,
  answer: readApplication,
} as const;

action("startExamRemark", {
  who: "office",
  ...ofObjections,
  description:
    "Asks another rater of the part and pair to score the scripts of an examinee who objected. MOVE_REFUSED; RESULTS_WITHHELD; CONFLICT; VALIDATION.",
  args: builder.args((arg) => ({
    applicationId: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    raterId: arg.field({ type: "Id", required: true }),
  })),
  run: (tx, args, { now }, { mail }) => startRemark(tx, args, { links: mail.links, now }),
});

action("answerExamObjection", {
  who: "office",
  ...ofObjections,
  description:
    "Answers an objection with a reason. Without a re-mark the result stays; after one it is computed anew, and a changed one is its next version. MOVE_REFUSED; RESULTS_WITHHELD; CONFLICT; RATER_MAY_NOT_CONFIRM; VALIDATION REMARK_NOT_DONE.",
  args: builder.args((arg) => ({
    applicationId: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    answer: arg.string({ required: true, validate: objectionText }),
  })),
  run: (tx, { answer, ...given }, author) =>
    answerObjection(tx, { ...given, answer: objectionText.parse(answer) }, author),
});

action("reopenExamObjection", {
  who: "office",
  ...ofObjections,
  description:
    "Opens an answered objection again, with a reason, because its answer was wrong. The result stays until there is another answer. MOVE_REFUSED; RESULTS_WITHHELD; CONFLICT.",
  args: builder.args((arg) => ({
    applicationId: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    reason: arg.string({ required: true, validate: reason }),
  })),
  run: (tx, args, author) => reopenObjection(tx, args, author),
});
