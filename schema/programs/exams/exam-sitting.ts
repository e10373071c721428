// An examinee of a session with what came of the exam, as the office of programs reads it, and pages of a list of them.
import { builder } from "#schema/builder.ts";
import { rows } from "#schema/cost.ts";
import { ExamVerdictRef } from "#schema/programs/applications/application-enums.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";
import { nearMinimum } from "#schema/validation/programs/exam-figures.ts";
import { countedSheets, type Sheet, totalOf } from "#schema/validation/programs/exam-points.ts";
import { MISSING_KINDS, type PaperPoints } from "#schema/validation/programs/exam-verdict.ts";
import { awaitedRatersLoader } from "./awaited-raters.ts";
import type { Sitting } from "./read-sittings.ts";

const MissingKindRef = builder.enumType("MissingScore", { values: MISSING_KINDS });

interface NamedPaper {
  readonly id: number;
  readonly nameKo: string;
  readonly nameEn: string | null;
}

const NamedPaperRef = builder.objectRef<NamedPaper>("ResultsPaper").implement({
  description: "A paper of a session by its names.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    nameKo: t.exposeString("nameKo"),
    nameEn: t.exposeString("nameEn", { nullable: true }),
  }),
});

export const ExamSittingRef = builder.objectRef<Sitting>("ExamSitting").implement({
  description:
    "An examinee and what came of the exam: what was released, before that by the rule as it is now.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id", description: "Of the application." }),
    name: t.exposeString("name"),
    examNumber: t.exposeString("examNumber", { nullable: true }),
    part: t.expose("part", { type: ExamPartRef, nullable: true }),
    pair: t.expose("pair", { type: LanguagePairRef, nullable: true }),
    average: t.int({
      nullable: true,
      description: "Hundredths of a per cent.",
      resolve: ({ outcome }) => outcome.average,
    }),
    verdict: t.field({ type: ExamVerdictRef, nullable: true, resolve: ({ outcome }) => outcome.verdict }),
    nearMinimum: t.field({
      type: [NamedPaperRef],
      complexity: rows(2),
      description: "Papers whose score is within two per cent of their minimum.",
      resolve: ({ outcome, papers }) => {
        const near = nearMinimum(outcome, papers);
        return papers.filter(({ id }) => near.includes(id));
      },
    }),
    missing: t.field({
      type: [MissingKindRef],
      resolve: ({ outcome }) => [...new Set(outcome.missing.map(({ kind }) => kind))],
    }),
    awaitedRaters: t.stringList({
      description: "The raters who have not finished a script of this examinee, by name.",
      resolve: async ({ id }, _args, context) => [...(await awaitedRatersLoader(context).load(id))],
    }),
  }),
});

interface ScoredPaper extends PaperPoints {
  readonly sheets: readonly Sheet[];
}

interface Rated {
  readonly total: number;
  readonly isThird: boolean;
  readonly isRemark: boolean;
  readonly isCounted: boolean;
}

const RatedRef = builder.objectRef<Rated>("ExamSheetTotal").implement({
  description: "What a rater gave a script, without the rater.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "Points." }),
    isThird: t.exposeBoolean("isThird"),
    isRemark: t.exposeBoolean("isRemark"),
    isCounted: t.exposeBoolean("isCounted", {
      description: "Whether it is part of the mean that is the score.",
    }),
  }),
});

const ScoredPaperRef = builder.objectRef<ScoredPaper>("ExamPaperPoints").implement({
  description: "The score of a paper, and how it came from the sheets of raters.",
  fields: (t) => ({
    paperId: t.expose("paperId", { type: "Id" }),
    points: t.exposeInt("points", { description: "Hundredths of a point." }),
    maxPoints: t.exposeInt("maxPoints", { description: "Points." }),
    sheets: t.field({
      type: [RatedRef],
      complexity: rows(4),
      resolve: ({ sheets }) => {
        const counted = countedSheets(sheets);
        return sheets.map((sheet) => ({
          total: totalOf(sheet),
          isThird: sheet.isThird,
          isRemark: sheet.isRemark,
          isCounted: counted.includes(sheet),
        }));
      },
    }),
  }),
});

builder.objectField(ExamSittingRef, "scores", (t) =>
  t.field({
    type: [ScoredPaperRef],
    complexity: rows(4),
    description: "By paper; none while something is missing.",
    resolve: ({ outcome, sheets }) =>
      outcome.papers.map((paper) => ({ ...paper, sheets: sheets.get(paper.paperId) ?? [] })),
  }),
);

interface SittingPage {
  readonly sittings: readonly Sitting[];
  readonly papers: readonly NamedPaper[];
  readonly page: number;
  readonly size: number;
}

export const SittingPageRef = builder.objectRef<SittingPage>("ExamSittingPage").implement({
  description: "Examinees of a session in the order of their numbers.",
  fields: (t) => ({
    totalCount: t.int({ resolve: ({ sittings }) => sittings.length }),
    papers: t.field({ type: [NamedPaperRef], complexity: rows(4), resolve: ({ papers }) => [...papers] }),
    items: t.field({
      type: [ExamSittingRef],
      resolve: ({ sittings, page, size }) => sittings.slice((page - 1) * size, page * size),
    }),
  }),
});
