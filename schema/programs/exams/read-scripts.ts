// The scripts of a part and pair as the assignment needs them.
import type { Tx } from "#prisma/client.ts";
import type { ExamPart, LanguagePair } from "#prisma/generated/enums.ts";
import { readRaterConflicts } from "./rater-conflicts.ts";

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

/** Ids of those who accepted and against whom nothing speaks by now, the one invited first before the others. */
export async function readAcceptedRaters(
  tx: Reader,
  { programId, part, pair }: RatingGroup,
): Promise<number[]> {
  const raters = await tx.examRater.findMany({
    where: { programId, part, pair, state: "ACCEPTED" },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  if (raters.length === 0) return [];
  const conflicts = await readRaterConflicts(tx, programId);
  return raters.flatMap(({ id }) => (conflicts.has(id) ? [] : [id]));
}

/**
 * The scripts of examinees who sat, with their raters.
 * @param ids only these; absent: all
 */
export async function readGroupScripts(
  tx: Reader,
  { programId, part, pair }: RatingGroup,
  ids?: readonly number[],
) {
  const scripts = await tx.examScript.findMany({
    where: {
      ...(ids ? { id: { in: [...ids] } } : {}),
      paper: { programId, part },
      application: { languagePair: pair, state: "ATTENDED" },
    },
    select: {
      id: true,
      code: true,
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
  return scripts.map(({ ratings, ...script }) => {
    const first = ratings.filter(({ isThird, isRemark }) => !isThird && !isRemark);
    return {
      ...script,
      ratings: first,
      hasThird: ratings.some(({ isThird }) => isThird),
      first: first.length,
      ratedBy: ratings.map(({ raterId }) => raterId),
    };
  });
}
export type GroupScript = Awaited<ReturnType<typeof readGroupScripts>>[number];

/** How many scripts each rater has, by id. */
export function loadOf(scripts: readonly GroupScript[]): ReadonlyMap<number, number> {
  const load = new Map<number, number>();
  for (const id of scripts.flatMap(({ ratedBy }) => ratedBy)) load.set(id, (load.get(id) ?? 0) + 1);
  return load;
}
