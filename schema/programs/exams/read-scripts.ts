// The scripts and raters of a session as the assignment needs them: read at once, however many parts and pairs there are.
import type { Tx } from "#prisma/client.ts";
import type { ExamPart, LanguagePair } from "#prisma/generated/enums.ts";
import type { PlannedRater } from "./plan-ratings.ts";
import { readRaterTies } from "./rater-ties.ts";

/** The raters and scripts of a part in a language pair belong together. */
export interface RatingGroup {
  readonly programId: number;
  readonly part: ExamPart;
  readonly pair: LanguagePair;
}

type Reader = Pick<Tx, "examScript" | "examRater" | "examSession" | "application" | "member">;

/** What a session says about raters; of one without settings the defaults of the tables. */
export async function readRatingRule(
  tx: Reader,
  programId: number,
): Promise<{ readonly ratersPerScript: number; readonly thirdRaterAbove: number | null }> {
  const session = await tx.examSession.findUnique({
    where: { programId },
    select: { ratersPerScript: true, thirdRaterAbove: true },
  });
  return session ?? { ratersPerScript: 2, thirdRaterAbove: null };
}

interface AcceptedRater extends PlannedRater {
  readonly part: ExamPart;
  readonly pair: LanguagePair;
}

/** Those who accepted and against whom nothing speaks by now, the one invited first before the others. */
export async function readAcceptedRaters(tx: Reader, programId: number): Promise<readonly AcceptedRater[]> {
  const raters = await tx.examRater.findMany({
    where: { programId, state: "ACCEPTED" },
    select: { id: true, part: true, pair: true },
    orderBy: { id: "asc" },
  });
  if (raters.length === 0) return [];
  const ties = await readRaterTies(tx, programId);
  return raters.flatMap((rater) => {
    const tied = ties.get(rater.id);
    return tied?.conflict === null ? [{ ...rater, own: tied.own }] : [];
  });
}

/** Whether a rater or a script belongs to a part in a language pair. */
export const isOfGroup =
  ({ part, pair }: RatingGroup) =>
  (one: { readonly part: ExamPart; readonly pair: LanguagePair | null }): boolean =>
    one.part === part && one.pair === pair;

/**
 * The scripts of a session of examinees who sat, with their raters.
 * @param group of this part and pair alone
 */
export async function readSessionScripts(tx: Reader, programId: number, group?: RatingGroup) {
  const scripts = await tx.examScript.findMany({
    where: {
      paper: { programId, ...(group ? { part: group.part } : {}) },
      application: { state: "ATTENDED", ...(group ? { languagePair: group.pair } : {}) },
    },
    select: {
      id: true,
      code: true,
      applicationId: true,
      paper: { select: { part: true } },
      application: { select: { languagePair: true } },
      ratings: {
        select: {
          raterId: true,
          isThird: true,
          isRemark: true,
          doneAt: true,
          marks: { select: { points: true } },
        },
      },
    },
    orderBy: [{ code: "asc" }, { id: "asc" }],
  });
  return scripts.map(({ ratings, paper, application, ...script }) => {
    const first = ratings.filter(({ isThird, isRemark }) => !isThird && !isRemark);
    return {
      ...script,
      part: paper.part,
      pair: application.languagePair,
      ratings: first,
      hasThird: ratings.some(({ isThird }) => isThird),
      first: first.length,
      ratedBy: ratings.map(({ raterId }) => raterId),
    };
  });
}
export type SessionScript = Awaited<ReturnType<typeof readSessionScripts>>[number];

/** How many scripts each rater has, by id. */
export function loadOf(scripts: readonly SessionScript[]): ReadonlyMap<number, number> {
  const load = new Map<number, number>();
  for (const id of scripts.flatMap(({ ratedBy }) => ratedBy)) load.set(id, (load.get(id) ?? 0) + 1);
  return load;
}
