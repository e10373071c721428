import type { Noun } from "#schema/noun.ts";
import { countExport } from "./count-export.ts";
import { memoryExport } from "./memory-export.ts";
import { translatorMonthExport } from "./translator-month-export.ts";

export const translationNoun: Noun = {
  subjects: ["translation"],
  exports: {
    memory: memoryExport,
    translationCounts: countExport,
    translatorMonths: translatorMonthExport,
  },
};
