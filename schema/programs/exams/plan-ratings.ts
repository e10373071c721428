// Defines who scores what. The plan depends on its arguments alone, so that a preview and the assignment made of it are the same.

export interface PlannedScript {
  readonly id: number;
  /** Orders the scripts: drawn at random, so the order says nothing of the examinee. */
  readonly code: string;
  readonly applicationId: number;
  /** How many of its ratings count towards the number that is asked for. */
  readonly first: number;
  /** Ids of all who have it, for whatever reason. */
  readonly ratedBy: readonly number[];
}

export interface PlannedRater {
  readonly id: number;
  /** The rater's own applications, whose scripts others score. */
  readonly own: ReadonlySet<number>;
}

export interface PlannedRating {
  readonly scriptId: number;
  readonly raterId: number;
}

interface Plan {
  readonly ratings: readonly PlannedRating[];
  /** How many ratings nobody is there for. */
  readonly lacking: number;
  /** Codes of the scripts that they are of. */
  readonly lackingCodes: readonly string[];
}

/**
 * Gives each script raters until it has `perScript`: always those with the fewest scripts who do not have it
 * yet, and whose own it is not, of two the one invited earlier.
 * @param load scripts that each rater has already, by id; who is not in it has none
 */
export function planRatings(
  scripts: readonly PlannedScript[],
  raters: readonly PlannedRater[],
  perScript: number,
  load: ReadonlyMap<number, number> = new Map(),
): Plan {
  const loads = new Map(raters.map(({ id }) => [id, load.get(id) ?? 0]));
  const ratings: PlannedRating[] = [];
  const lackingCodes: string[] = [];
  let lacking = 0;
  for (const { id: scriptId, code, applicationId, first, ratedBy } of scripts.toSorted(byCode)) {
    const free = raters.flatMap(({ id, own }) => (ratedBy.includes(id) || own.has(applicationId) ? [] : id));
    const chosen = free
      .toSorted((one, other) => (loads.get(one) ?? 0) - (loads.get(other) ?? 0) || one - other)
      .slice(0, Math.max(0, perScript - first));
    const nobody = Math.max(0, perScript - first - chosen.length);
    if (nobody > 0) lackingCodes.push(code);
    lacking += nobody;
    for (const raterId of chosen) {
      ratings.push({ scriptId, raterId });
      loads.set(raterId, (loads.get(raterId) ?? 0) + 1);
    }
  }
  return { ratings, lacking, lackingCodes };
}

const byCode = (one: PlannedScript, other: PlannedScript) => (one.code < other.code ? -1 : 1);
