// Objecting to an own result, and what the office does about it.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { manageApplications, apply as mayApply } from "#schema/policies/programs/applications.ts";
import { ApplicationRef } from "#schema/programs/applications/application.ts";
import { ownData } from "#schema/require-audit.ts";
import { objectionText } from "#schema/validation/programs/exam-objections.ts";
import { answerObjection, objectToResult, startRemark } from "./objections.ts";

builder.mutationField("objectToResult", (t) =>
  t.prismaField({
    type: ApplicationRef,
    description:
      "Objects to an own result, once, with a reason, until the deadline. DEADLINE_PASSED; MOVE_REFUSED.",
    authScopes: { can: mayApply },
    extensions: ownData,
    args: {
      id: t.arg({ type: "Id", required: true }),
      reason: t.arg.string({ required: true, validate: objectionText }),
    },
    resolve: async (query, _root, { id, reason }, context) => {
      const given = { id, reason: objectionText.parse(reason) };
      await db.$transaction((tx) => objectToResult(tx, given, authorOf(context)));
      return await db.application.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const ofObjections = {
  can: manageApplications,
  subject: "application",
  visitorsSee: false,
  type: ApplicationRef,
  answer: (query: object, id: number) => db.application.findUniqueOrThrow({ ...query, where: { id } }),
} as const;

action("startExamRemark", {
  who: "office",
  ...ofObjections,
  description:
    "Asks another rater of the part and pair to score the scripts of an examinee who objected. MOVE_REFUSED; CONFLICT; VALIDATION.",
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
    "Answers an objection with a reason; after a re-mark the result is computed anew, and a changed one is its next version. MOVE_REFUSED; CONFLICT; RATER_MAY_NOT_CONFIRM; VALIDATION REMARK_NEEDED, REMARK_NOT_DONE.",
  args: builder.args((arg) => ({
    applicationId: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    answer: arg.string({ required: true, validate: objectionText }),
  })),
  run: (tx, { answer, ...given }, author) =>
    answerObjection(tx, { ...given, answer: objectionText.parse(answer) }, author),
});
