import type { Noun } from "#schema/noun.ts";
import { groupExport } from "./group-export.ts";
import { raterExport } from "./rater-export.ts";
import { yearExport } from "./year-export.ts";

export const examNoun: Noun = {
  subjects: [],
  exports: { examRaters: raterExport, examGroups: groupExport, examYears: yearExport },
};
