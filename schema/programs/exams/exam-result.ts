// The newest result of an application, for the office at any time and for the examinee once the results are released.
import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { ExamResult, Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, toLocalizedText } from "#schema/core/shared/localized.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";
import { rows } from "#schema/cost.ts";
import { DomainError } from "#schema/errors.ts";
import { isOwner, readObjectionAnswer, readResult } from "#schema/policies/programs/applications.ts";
import { ApplicationRef } from "#schema/programs/applications/application.ts";
import { ExamVerdictRef } from "#schema/programs/applications/application-enums.ts";
import { storedScores } from "./exam-results.ts";
import { objectionDeadline } from "./objection-deadline.ts";

interface Scored {
  readonly key: number;
  readonly nameKo: string;
  readonly nameEn: string | null;
  readonly points: number;
  readonly maxPoints: number;
  /** Null where the session does not show them. */
  readonly criteria: readonly Scored[] | null;
}

const ScoredRef = builder.objectRef<Scored>("ExamScore");
ScoredRef.implement({
  description: "The points of a paper, or of a criterion of one.",
  fields: (t) => ({
    key: t.exposeInt("key"),
    name: t.field({
      type: LocalizedTextRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ nameKo, nameEn }, { language }) => toLocalizedText(nameKo, nameEn, language),
    }),
    points: t.exposeInt("points", { description: "Hundredths of a point." }),
    maxPoints: t.exposeInt("maxPoints", { description: "Points." }),
    criteria: t.field({
      type: [ScoredRef],
      nullable: true,
      complexity: rows(2),
      description: "Null where the session does not show them.",
      resolve: ({ criteria }) => criteria && [...criteria],
    }),
  }),
});

const APPLICATION = {
  objection: { select: { answer: true, answeredAt: true } },
  program: {
    select: {
      examSession: { select: { passAverage: true, showsCriteria: true } },
      examPapers: { include: { criteria: true } },
    },
  },
} as const satisfies Prisma.ApplicationSelect;

/** The applications of results; of one request, all at once. */
const applicationLoader = perRequest(
  (_context: Context) =>
    new DataLoader<number, Prisma.ApplicationGetPayload<{ select: typeof APPLICATION }>>(async (ids) => {
      const applications = await db.application.findMany({
        where: { id: { in: [...ids] } },
        select: { id: true, ...APPLICATION },
      });
      const found = new Map(applications.map((application) => [application.id, application]));
      return ids.map((id) => found.get(id) ?? new DomainError("NOT_FOUND"));
    }),
);

/** The papers of a result by their names of today. */
async function readScores({ scores, applicationId }: ExamResult, context: Context): Promise<Scored[]> {
  const { papers } = storedScores.parse(scores);
  const { program } = await applicationLoader(context).load(applicationId);
  const known = new Map(program.examPapers.map((paper) => [paper.id, paper]));
  return papers.flatMap(({ paperId, points, maxPoints, criteria }): Scored[] => {
    const paper = known.get(paperId);
    if (!paper) return [];
    const named = new Map(paper.criteria.map((criterion) => [criterion.id, criterion]));
    const ofCriteria = criteria.flatMap(({ criterionId: key, ...scored }): Scored[] => {
      const criterion = named.get(key);
      return criterion
        ? [{ key, nameKo: criterion.nameKo, nameEn: criterion.nameEn, ...scored, criteria: null }]
        : [];
    });
    const shown = program.examSession?.showsCriteria ? ofCriteria : null;
    return [{ key: paperId, nameKo: paper.nameKo, nameEn: paper.nameEn, points, maxPoints, criteria: shown }];
  });
}

export const ExamResultRef = builder.objectRef<ExamResult>("ExamResult").implement({
  description: "What somebody reached in an exam.",
  fields: (t) => ({
    version: t.exposeInt("version", { description: "2 and above: it was changed after an objection." }),
    verdict: t.expose("verdict", { type: ExamVerdictRef }),
    average: t.exposeInt("average", {
      nullable: true,
      description: "Hundredths of a per cent over the papers.",
    }),
    reason: t.string({
      nullable: true,
      description: "Why it is another one than before; the words of an answer, where they can be read.",
      resolve: async ({ applicationId, reason, objectionId }, _args, context) => {
        if (objectionId === null) return reason;
        const { objection } = await applicationLoader(context).load(applicationId);
        return objection && readObjectionAnswer(context.viewer, objection) ? reason : null;
      },
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    passAverage: t.int({
      nullable: true,
      description: "The least average that passes, in per cent; null where the session asks for none.",
      resolve: async ({ applicationId }, _args, context) =>
        (await applicationLoader(context).load(applicationId)).program.examSession?.passAverage ?? null,
    }),
    papers: t.field({
      type: [ScoredRef],
      complexity: rows(2),
      resolve: (result, _args, context) => readScores(result, context),
    }),
  }),
});

builder.prismaObjectFields(ApplicationRef, (t) => ({
  examResult: t.field({
    type: ExamResultRef,
    nullable: true,
    description: "The newest one; null for the examinee until the results are released.",
    select: {
      memberId: true,
      programId: true,
      program: { select: { resultsReleasedAt: true } },
      results: { orderBy: { version: "desc" }, take: 1 },
    },
    resolve: (application, _args, { viewer, clock }) =>
      readResult(viewer, application, clock.now()) ? application.results[0] : null,
  }),
  objection: t.relation("objection", { nullable: true }),
  objectionUntil: t.field({
    type: "DateTime",
    nullable: true,
    description: "Until when the viewer can object to the result; null where the viewer cannot.",
    select: {
      memberId: true,
      objection: { select: { id: true } },
      results: { select: { id: true }, take: 1 },
      program: { select: { resultsReleasedAt: true, examSession: { select: { objectionDays: true } } } },
    },
    resolve: ({ objection, results, program, ...application }, _args, { viewer, clock }) => {
      const until = objectionDeadline(program, clock.now());
      return isOwner(viewer, application) && objection === null && results.length > 0 ? until : null;
    },
  }),
}));
