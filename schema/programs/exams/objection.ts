// An examinee's objection to a result, what the office does next about it, and who could score again.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { rows } from "#schema/cost.ts";
import {
  manageApplications,
  manageApplicationsOf,
  readObjectionAnswer,
} from "#schema/policies/programs/applications.ts";
import { ExamRaterRef } from "./exam-rater.ts";
import { ExamSittingRef } from "./exam-sitting.ts";
import { OBJECTION_STEPS, objectionStep } from "./objections.ts";
import { raterTiesLoader } from "./rater-ties-loader.ts";
import { readSittings } from "./read-sittings.ts";

const ObjectionStateRef = builder.enumType("ExamObjectionState", {
  values: ["OPEN", "REMARKING", "UPHELD", "CHANGED"] as const,
});

const ObjectionStepRef = builder.enumType("ExamObjectionStep", { values: OBJECTION_STEPS });

export const ExamObjectionRef = builder.prismaObject("ExamObjection", {
  description: "An examinee's objection to a result, and the office's answer.",
  fields: (t) => ({
    state: t.expose("state", { type: ObjectionStateRef }),
    version: t.exposeInt("version", { description: "What an answer has to carry." }),
    reason: t.exposeString("reason"),
    answer: t.string({
      nullable: true,
      description: "While it is opened again, the former one, for the office alone.",
      select: { answer: true, answeredAt: true },
      resolve: (objection, _args, { viewer }) =>
        readObjectionAnswer(viewer, objection) ? objection.answer : null,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    answeredAt: t.expose("answeredAt", { type: "DateTime", nullable: true }),
    step: t.field({
      type: ObjectionStepRef,
      nullable: true,
      description:
        "What the office does next: REMARK also allows an answer at once, with which the result stays. Null for what is answered, and for its examinee.",
      select: {
        application: {
          select: {
            verdict: true,
            scripts: { select: { ratings: { select: { isRemark: true, doneAt: true } } } },
          },
        },
      },
      resolve: ({ state, application: { verdict, scripts } }, _args, { viewer }) =>
        manageApplications(viewer)
          ? objectionStep({ state, verdict, ratings: scripts.flatMap(({ ratings }) => ratings) })
          : null,
    }),
    recomputed: t.field({
      type: ExamSittingRef,
      nullable: true,
      description:
        "After a re-mark that is done, what the answer will make of the result. Null before, once it is answered, and for its examinee.",
      select: {
        application: {
          select: {
            id: true,
            programId: true,
            verdict: true,
            scripts: { select: { ratings: { select: { isRemark: true, doneAt: true } } } },
          },
        },
      },
      resolve: async ({ state, application: { id, programId, verdict, scripts } }, _args, { viewer }) => {
        const ratings = scripts.flatMap((script) => script.ratings);
        const isDone = state === "REMARKING" && objectionStep({ state, verdict, ratings }) === "ANSWER";
        return isDone && manageApplicationsOf(viewer, programId)
          ? (await readSittings(db, programId, [id]))[0]
          : null;
      },
    }),
    raters: t.field({
      type: [ExamRaterRef],
      description:
        "Who could score again: they accepted the part and pair, and have scored none of the scripts, which are not their own. For the office, while it may ask one.",
      complexity: rows(20),
      select: {
        state: true,
        application: {
          select: {
            id: true,
            programId: true,
            examPart: true,
            languagePair: true,
            scripts: { select: { id: true } },
          },
        },
      },
      resolve: async ({ state, application }, _args, context) => {
        const { id: applicationId, programId, examPart: part, languagePair: pair, scripts } = application;
        const isAsked = state === "OPEN" && manageApplications(context.viewer);
        if (!isAsked || part === null || pair === null) return [];
        const ratings = { none: { scriptId: { in: scripts.map(({ id }) => id) } } };
        const raters = await db.examRater.findMany({
          where: { programId, part, pair, state: "ACCEPTED", ratings },
          orderBy: [{ name: "asc" }, { id: "asc" }],
        });
        const ties = await raterTiesLoader(context).load(programId);
        return raters.filter(({ id }) => {
          const tied = ties.get(id);
          return tied?.conflict === null && !tied.own.has(applicationId);
        });
      },
    }),
  }),
});
