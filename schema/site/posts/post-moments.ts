import type { PublicMoments } from "#schema/core/shared/public-moments.ts";
import { NEW_POST_DAYS } from "#schema/validation/core/limits.ts";

/** A scheduled post appears, a post is new no longer, its time ends, a pin ends. */
export const postMoments: PublicMoments = {
  table: "posts",
  where: "deleted_at IS NULL",
  columns: { published_at: [0, NEW_POST_DAYS], unpublish_at: [0], pinned_until: [0] },
  still: ["deleted_at", "ko_updated_at", "en_updated_at", "created_at", "updated_at"],
};
