import type { PublicMoments } from "#schema/core/shared/public-moments.ts";

/** The time of a popup comes and ends. */
export const popupMoments: PublicMoments = {
  table: "popups",
  where: "deleted_at IS NULL",
  columns: { shows_from: [0], shows_to: [0] },
  still: ["deleted_at", "created_at", "updated_at"],
};
