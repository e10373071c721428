import type { PublicMoments } from "#schema/core/shared/public-moments.ts";
import type { Noun } from "#schema/noun.ts";

/** The time of a banner comes and ends. */
const bannerMoments: PublicMoments = {
  table: "banners",
  where: "true",
  columns: { shows_from: [0], shows_to: [0] },
  still: [],
};

export const bannerNoun: Noun = { subjects: ["banner"], moments: [bannerMoments] };
