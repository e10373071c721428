import type { PublicMoments } from "#schema/core/shared/public-moments.ts";

/** A program appears, and its state becomes another (schema/validation/programs/program-state.ts). */
export const programMoments: PublicMoments = {
  table: "programs",
  where: "deleted_at IS NULL AND published_at IS NOT NULL",
  columns: { published_at: [0], apply_from: [0], apply_to: [0], starts_at: [0], ends_at: [0] },
  still: [
    "cancelled_at",
    "deleted_at",
    "results_released_at",
    "change_until",
    "withdraw_until",
    "ko_updated_at",
    "en_updated_at",
    "created_at",
    "updated_at",
  ],
};
