// A rater of an exam as the office has it.
import { ExamRaterState } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { rows } from "#schema/cost.ts";
import { manageRating } from "#schema/policies/programs/exam-rating.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";
import { RATER_CONFLICTS } from "#schema/validation/programs/exam-raters.ts";
import { doneRemarks } from "./unlock-rating.ts";

const ExamRaterStateRef = builder.enumType("ExamRaterState", { values: Object.values(ExamRaterState) });

export const RaterConflictRef = builder.enumType("RaterConflictCode", { values: RATER_CONFLICTS });

const withRatings = { ratings: { select: { doneAt: true, isRemark: true } } } as const;

export const ExamRaterRef = builder.prismaObject("ExamRater", {
  select: { id: true },
  authScopes: { can: manageRating },
  description: "Somebody who scores the scripts of a part in a language pair of a session.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    name: t.exposeString("name"),
    email: t.exposeString("email"),
    affiliation: t.exposeString("affiliation", { nullable: true }),
    language: t.expose("language", { type: LanguageRef }),
    part: t.expose("part", { type: ExamPartRef }),
    pair: t.expose("pair", { type: LanguagePairRef }),
    feePerScript: t.exposeInt("feePerScript", { description: "Whole won." }),
    state: t.expose("state", { type: ExamRaterStateRef }),
    exceptionReason: t.exposeString("exceptionReason", {
      nullable: true,
      description: "Why SUPER let somebody score who is an applicant or of an applicant's affiliation.",
    }),
    exceptedConflicts: t.expose("exceptedConflicts", {
      type: [RaterConflictRef],
      description: "What the exception is for; empty without one.",
    }),
    invitedAt: t.expose("invitedAt", { type: "DateTime" }),
    answeredAt: t.expose("answeredAt", { type: "DateTime", nullable: true }),
    doneAt: t.expose("doneAt", {
      type: "DateTime",
      nullable: true,
      description: "When the rater said that everything is scored.",
    }),
    assigned: t.int({
      description: "Scripts to score, those done among them.",
      complexity: rows(1),
      select: withRatings,
      resolve: ({ ratings }) => ratings.length,
    }),
    done: t.int({
      complexity: rows(1),
      select: withRatings,
      resolve: ({ ratings }) => ratings.filter(({ doneAt }) => doneAt !== null).length,
    }),
    isRemarking: t.boolean({
      description: "Whether an objection waits for the rater's re-mark.",
      complexity: rows(1),
      select: withRatings,
      resolve: ({ ratings }) => ratings.some(({ isRemark, doneAt }) => isRemark && doneAt === null),
    }),
    hasDoneRemark: t.boolean({
      description: "Whether a re-mark is done whose objection awaits its answer: it can be opened again.",
      complexity: rows(1),
      select: { _count: { select: { ratings: { where: doneRemarks } } } },
      resolve: ({ _count }) => _count.ratings > 0,
    }),
    feesDue: t.int({
      description: "Whole won for the scripts that are done.",
      complexity: rows(1),
      select: { feePerScript: true, ...withRatings },
      resolve: ({ feePerScript, ratings }) =>
        feePerScript * ratings.filter(({ doneAt }) => doneAt !== null).length,
    }),
  }),
});
