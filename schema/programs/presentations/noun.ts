import type { Noun } from "#schema/noun.ts";
import { presentationExport } from "./presentation-export.ts";
import { presentationMoments } from "./presentation-moments.ts";

export const presentationNoun: Noun = {
  subjects: [],
  moments: [presentationMoments],
  exports: { presentations: presentationExport },
};
