import type { PublicMoments } from "#schema/core/shared/public-moments.ts";
import type { Noun } from "#schema/noun.ts";

/** The time of the notice comes and ends. */
const emergencyMoments: PublicMoments = {
  table: "emergency_notices",
  where: "is_on",
  columns: { shows_from: [0], shows_to: [0] },
  still: [],
};

export const emergencyNoun: Noun = { subjects: ["emergency"], moments: [emergencyMoments] };
