import type { PublicMoments } from "#schema/core/shared/public-moments.ts";

/** The time of a banner comes and ends. */
export const bannerMoments: PublicMoments = {
  table: "banners",
  where: "true",
  columns: { shows_from: [0], shows_to: [0] },
  still: [],
};
