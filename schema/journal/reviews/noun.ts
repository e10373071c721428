import type { Noun } from "#schema/noun.ts";
import { journalAffiliationExport, journalYearExport } from "./journal-export.ts";

export const reviewNoun: Noun = {
  subjects: ["submission"],
  exports: { journalAffiliations: journalAffiliationExport, journalYears: journalYearExport },
};
