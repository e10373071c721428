import type { PublicMoments } from "#schema/core/shared/public-moments.ts";

/** The time of the notice comes and ends. */
export const emergencyMoments: PublicMoments = {
  table: "emergency_notices",
  where: "is_on",
  columns: { shows_from: [0], shows_to: [0] },
  still: [],
};
