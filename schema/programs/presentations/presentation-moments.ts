import type { PublicMoments } from "#schema/core/shared/public-moments.ts";

/** A call opens and closes. */
export const presentationMoments: PublicMoments = {
  table: "presentation_calls",
  where: "TRUE",
  columns: { opens_at: [0], closes_at: [0] },
  still: ["updated_at"],
};
