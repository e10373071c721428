// A script as the office has it, with whose it is and what each rater gave.
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { rows } from "#schema/cost.ts";
import { manageRating } from "#schema/policies/programs/exam-rating.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";

interface GivenScore {
  readonly raterId: number;
  readonly isThird: boolean;
  readonly points: number;
  readonly doneAt: Date | null;
  readonly note: string | null;
}

const GivenScoreRef = builder.objectRef<GivenScore>("GivenScore").implement({
  description: "What a rater gave a script.",
  fields: (t) => ({
    raterId: t.expose("raterId", { type: "Id" }),
    isThird: t.exposeBoolean("isThird"),
    points: t.exposeInt("points", { description: "The sum of its criteria, as far as they are scored." }),
    doneAt: t.expose("doneAt", { type: "DateTime", nullable: true }),
    note: t.exposeString("note", { nullable: true }),
  }),
});

export const ExamScriptRef = builder.prismaObject("ExamScript", {
  select: { id: true },
  authScopes: { can: manageRating },
  description: "What an examinee handed in for a paper.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    code: t.exposeString("code"),
    paperNameKo: t.string({
      select: { paper: { select: { nameKo: true } } },
      resolve: ({ paper }) => paper.nameKo,
    }),
    paperNameEn: t.string({
      nullable: true,
      select: { paper: { select: { nameEn: true } } },
      resolve: ({ paper }) => paper.nameEn,
    }),
    part: t.field({
      type: ExamPartRef,
      select: { paper: { select: { part: true } } },
      resolve: ({ paper }) => paper.part,
    }),
    pair: t.field({
      type: LanguagePairRef,
      nullable: true,
      select: { application: { select: { languagePair: true } } },
      resolve: ({ application }) => application.languagePair,
    }),
    name: t.string({
      select: { application: { select: { name: true } } },
      resolve: ({ application }) => application.name,
    }),
    examNumber: t.string({
      nullable: true,
      select: { application: { select: { examNumber: true } } },
      resolve: ({ application }) => application.examNumber,
    }),
    file: t.field({
      type: FileRef,
      nullable: true,
      select: (_args, _context, nestedSelection) => ({ file: nestedSelection() }),
      resolve: ({ file }) => file,
    }),
    scores: t.field({
      type: [GivenScoreRef],
      complexity: rows(3),
      select: {
        ratings: {
          select: {
            raterId: true,
            isThird: true,
            doneAt: true,
            note: true,
            marks: { select: { points: true } },
          },
          orderBy: { id: "asc" },
        },
      },
      resolve: ({ ratings }) =>
        ratings.map(({ marks, ...rating }) => ({
          ...rating,
          points: marks.reduce((sum, { points }) => sum + points, 0),
        })),
    }),
  }),
});
