// The scoring sheet as the holder of a rater's link has it: scripts by their codes, and nothing of examinees or of other raters.
import { db } from "#prisma/client.ts";
import type { ExamRater } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { fileUrl } from "#schema/core/files/file.ts";
import { rows } from "#schema/cost.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";
import { RATING_STATUSES, ratingStatusOf } from "#schema/validation/programs/exam-raters.ts";

interface Linked {
  readonly rater: ExamRater;
  /** The verdicts of the session are locked. */
  readonly isLocked: boolean;
  /** Opens the files of the rater's scripts: the link itself is in none of their addresses (docs/reviews.md#reviews). */
  readonly pass: string;
}

const RatingStatusRef = builder.enumType("RatingStatus", {
  description: "What the holder of a rater's link sees.",
  values: RATING_STATUSES,
});

interface BlindScriptFile {
  readonly name: string;
  readonly mimeType: string;
  readonly size: number;
  readonly url: string;
}

const BlindScriptFileRef = builder.objectRef<BlindScriptFile>("BlindScriptFile").implement({
  description: "The scan or recording of a script under the name of its code.",
  fields: (t) => ({
    name: t.exposeString("name"),
    mimeType: t.exposeString("mimeType"),
    size: t.exposeInt("size"),
    url: t.exposeString("url"),
  }),
});

interface RatedScript {
  readonly code: string;
  readonly isThird: boolean;
  readonly isLocked: boolean;
  readonly note: string | null;
  readonly version: number;
  readonly points: (number | null)[];
  readonly file: BlindScriptFile | null;
}

const RatedScriptRef = builder.objectRef<RatedScript>("RatedScript").implement({
  description: "A script that is assigned to the rater, with what the rater gave it.",
  fields: (t) => ({
    code: t.exposeString("code"),
    isThird: t.exposeBoolean("isThird", { description: "Asked because the others differ." }),
    isLocked: t.exposeBoolean("isLocked", { description: "The rater said that it is done." }),
    note: t.exposeString("note", { nullable: true }),
    version: t.exposeInt("version", { description: "What a save has to carry." }),
    points: t.field({
      type: ["Int"],
      nullable: { list: false, items: true },
      complexity: rows(1),
      description: "One for each criterion of the paper, in their order; null: none yet.",
      resolve: ({ points }) => points,
    }),
    file: t.field({ type: BlindScriptFileRef, nullable: true, resolve: ({ file }) => file }),
  }),
});

interface RatedPaper {
  readonly id: number;
  readonly nameKo: string;
  readonly nameEn: string | null;
  readonly criteria: {
    readonly id: number;
    readonly nameKo: string;
    readonly nameEn: string | null;
    readonly maxPoints: number;
  }[];
  readonly scripts: RatedScript[];
}

const RatedCriterionRef = builder.objectRef<RatedPaper["criteria"][number]>("RatedCriterion").implement({
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    nameKo: t.exposeString("nameKo"),
    nameEn: t.exposeString("nameEn", { nullable: true }),
    maxPoints: t.exposeInt("maxPoints"),
  }),
});

const RatedPaperRef = builder.objectRef<RatedPaper>("RatedPaper").implement({
  description: "A paper of the rater's part with its criteria and the rater's scripts.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    nameKo: t.exposeString("nameKo"),
    nameEn: t.exposeString("nameEn", { nullable: true }),
    criteria: t.field({
      type: [RatedCriterionRef],
      complexity: rows(5),
      resolve: ({ criteria }) => criteria,
    }),
    scripts: t.field({ type: [RatedScriptRef], complexity: rows(50), resolve: ({ scripts }) => scripts }),
  }),
});

const status = ({ rater, isLocked }: Linked) => ratingStatusOf(rater.state, isLocked);

/** The papers of the rater's part, in order; each with the scripts that are assigned to the rater, by code. */
async function readPapers({ rater, pass }: Linked): Promise<RatedPaper[]> {
  const { id: raterId, programId, part } = rater;
  const papers = await db.examPaper.findMany({
    where: { programId, part },
    orderBy: { position: "asc" },
    include: { criteria: { orderBy: { position: "asc" } } },
  });
  const ratings = await db.examRating.findMany({
    where: { raterId },
    orderBy: { script: { code: "asc" } },
    include: { marks: true, script: { select: { code: true, paperId: true, file: true } } },
  });
  return papers.map((paper) => ({
    ...paper,
    scripts: ratings
      .filter(({ script }) => script.paperId === paper.id)
      .map(({ script, marks, doneAt, ...rating }) => ({
        ...rating,
        code: script.code,
        isLocked: doneAt !== null,
        points: paper.criteria.map(
          ({ id }) => marks.find(({ criterionId }) => criterionId === id)?.points ?? null,
        ),
        file: script.file && { ...script.file, url: `${fileUrl(script.file)}?t=${encodeURIComponent(pass)}` },
      })),
  }));
}

export const LinkedRatingRef = builder.objectRef<Linked>("LinkedRating").implement({
  description: "What the link of a rater opens.",
  fields: (t) => ({
    status: t.field({ type: RatingStatusRef, resolve: status }),
    titleKo: t.string({ nullable: true, resolve: async (linked) => (await titlesOf(linked)).titleKo }),
    titleEn: t.string({ nullable: true, resolve: async (linked) => (await titlesOf(linked)).titleEn }),
    part: t.field({ type: ExamPartRef, resolve: ({ rater }) => rater.part }),
    pair: t.field({ type: LanguagePairRef, resolve: ({ rater }) => rater.pair }),
    feePerScript: t.int({ description: "Whole won.", resolve: ({ rater }) => rater.feePerScript }),
    doneAt: t.field({ type: "DateTime", nullable: true, resolve: ({ rater }) => rater.doneAt }),
    papers: t.field({
      type: [RatedPaperRef],
      // With the scripts of each within what a visitor may ask for: raters have no account.
      complexity: rows(2),
      description: "Empty before the invitation is accepted, and once the rater's work has ended.",
      resolve: (linked) => (status(linked) === "TO_SCORE" ? readPapers(linked) : []),
    }),
  }),
});

const titlesOf = ({ rater }: Linked) =>
  db.program.findUniqueOrThrow({ where: { id: rater.programId }, select: { titleKo: true, titleEn: true } });
