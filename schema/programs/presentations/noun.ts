import type { PublicMoments } from "#schema/core/shared/public-moments.ts";
import type { Noun } from "#schema/noun.ts";
import { presentationExport } from "./presentation-export.ts";

/** A call opens and closes. */
const presentationMoments: PublicMoments = {
  table: "presentation_calls",
  where: "TRUE",
  columns: { opens_at: [0], closes_at: [0] },
  still: ["updated_at", "slides_until"],
};

export const presentationNoun: Noun = {
  subjects: [],
  moments: [presentationMoments],
  exports: { presentations: presentationExport },
};
