// Defines where the scoring of a session is: its raters, its scripts, what an assignment would add, what nobody is there for.
import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";
import { rows } from "#schema/cost.ts";
import { isBlindTo, manageRating } from "#schema/policies/programs/exam-rating.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";
import type { RaterConflict } from "#schema/validation/programs/exam-raters.ts";
import { type GroupPlan, readRatingPlan } from "./assign-ratings.ts";
import { ExamRaterRef, RaterConflictRef } from "./exam-rater.ts";
import { ExamScriptRef } from "./exam-script.ts";
import { readScriptPlan, type ScriptPlan } from "./make-scripts.ts";
import { raterTiesLoader } from "./rater-ties-loader.ts";
import { areVerdictsLocked } from "./release-lock.ts";
import { readThirdsLacking } from "./third-raters.ts";

interface Scoring {
  readonly programId: number;
}

/** People of a session, times its papers. */
const SCRIPTS = 1_000;
const RATERS = 50;
const CONFLICTS = 5;

const NONE = { id: { in: [] } } satisfies Prisma.ExamScriptWhereInput;

/** What making scripts would change, by session; of one request, read once. */
const scriptPlanLoader = perRequest(
  (_context: Context) =>
    new DataLoader<number, ScriptPlan>((programIds) =>
      Promise.all(programIds.map((programId) => readScriptPlan(db, programId))),
    ),
);

const RatingPlanRef = builder.objectRef<GroupPlan>("RatingPlan").implement({
  description: "What an assignment would add for a part in a language pair.",
  fields: (t) => ({
    part: t.expose("part", { type: ExamPartRef }),
    pair: t.expose("pair", { type: LanguagePairRef }),
    scripts: t.exposeInt("scripts"),
    added: t.int({ resolve: ({ ratings }) => ratings.length }),
    lacking: t.exposeInt("lacking", { description: "Ratings for which no rater is there." }),
    lackingCodes: t.stringList({
      description: "Codes of the scripts that they are of.",
      resolve: ({ lackingCodes }) => [...lackingCodes],
    }),
  }),
});

const ConflictRef = builder
  .objectRef<{ readonly raterId: number; readonly conflict: RaterConflict }>("RaterConflict")
  .implement({
    description: "What speaks against a rater since the invitation.",
    fields: (t) => ({
      raterId: t.expose("raterId", { type: "Id" }),
      conflict: t.expose("conflict", { type: RaterConflictRef }),
    }),
  });

const ExamScoringRef = builder.objectRef<Scoring>("ExamScoring").implement({
  description: "The scoring of a session of the exam.",
  authScopes: { can: manageRating },
  fields: (t) => ({
    isBlind: t.boolean({
      description:
        "The viewer rates this session, whose results are not released: neither its scripts nor those that wait for a third rater are answered.",
      resolve: ({ programId }, _args, { viewer }) => isBlindTo(viewer, programId),
    }),
    isLocked: t.boolean({
      description: "The verdicts are locked: no score changes.",
      resolve: ({ programId }) => areVerdictsLocked(db, programId),
    }),
    raters: t.prismaField({
      type: [ExamRaterRef],
      complexity: rows(RATERS),
      resolve: (query, { programId }) =>
        db.examRater.findMany({
          ...query,
          where: { programId },
          orderBy: [{ part: "asc" }, { pair: "asc" }, { id: "asc" }],
        }),
    }),
    conflicts: t.field({
      type: [ConflictRef],
      description: "Raters who get no scripts, and why.",
      complexity: rows(CONFLICTS),
      resolve: async ({ programId }, _args, context) => {
        const ties = await raterTiesLoader(context).load(programId);
        return [...ties].flatMap(([raterId, { conflict }]) =>
          conflict === null ? [] : { raterId, conflict },
        );
      },
    }),
    scripts: t.prismaField({
      type: [ExamScriptRef],
      complexity: rows(SCRIPTS / 10),
      resolve: (query, { programId }, _args, { viewer }) =>
        db.examScript.findMany({
          ...query,
          where: { paper: { programId }, ...(isBlindTo(viewer, programId) ? NONE : {}) },
          orderBy: [
            { paper: { part: "asc" } },
            { application: { languagePair: "asc" } },
            { paper: { position: "asc" } },
            { application: { examNumber: "asc" } },
            { id: "asc" },
          ],
        }),
    }),
    missingScripts: t.int({
      description: "Scripts of examinees who sat that are still to be made.",
      resolve: async ({ programId }, _args, context) =>
        (await scriptPlanLoader(context).load(programId)).missing.length,
    }),
    needlessScripts: t.int({
      description: "Scripts of people who did not sit, which making scripts removes.",
      resolve: async ({ programId }, _args, context) =>
        (await scriptPlanLoader(context).load(programId)).needless.length,
    }),
    plan: t.field({
      type: [RatingPlanRef],
      complexity: rows(20),
      resolve: async ({ programId }) => [...(await readRatingPlan(db, programId))],
    }),
    thirdsLacking: t.stringList({
      description: "Codes of the scripts that wait for a third rater, where nobody is there.",
      resolve: async ({ programId }, _args, { viewer }) =>
        isBlindTo(viewer, programId) ? [] : [...(await readThirdsLacking(db, programId))],
    }),
  }),
});

builder.queryField("examScoring", (t) =>
  t.field({
    type: ExamScoringRef,
    nullable: true,
    description: "The scoring of a session; null for what is no session of the exam.",
    authScopes: { can: manageRating },
    args: { programId: t.arg({ type: "Id", required: true }) },
    resolve: async (_root, { programId }) => {
      const found = await db.program.count({ where: { id: programId, kind: "KITEC", deletedAt: null } });
      return found === 0 ? null : { programId };
    },
  }),
);
