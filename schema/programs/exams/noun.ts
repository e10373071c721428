import type { Noun } from "#schema/noun.ts";
import { raterExport } from "./rater-export.ts";

export const examNoun: Noun = { subjects: [], exports: { examRaters: raterExport } };
