// Defines what the office's list of terms can be narrowed and sorted by and what it shows, on the screen and
// in an export; and the public page.

import {
  choiceFilter,
  type FilterOf,
  filterSchema,
  textFilter,
} from "#schema/validation/core/list-filters.ts";
import { z } from "#schema/validation/zod.ts";
import { GLOSSARY_FIELDS, GLOSSARY_STATUSES } from "./glossary.ts";
import { KOREAN_LETTERS, LATIN_LETTERS, NO_LETTER } from "./glossary-letters.ts";

export const GLOSSARY_SORTS = ["CREATED", "KO", "EN"] as const;
export const GLOSSARY_COLUMNS = [
  "ko",
  "en",
  "field",
  "noteKo",
  "noteEn",
  "source",
  "status",
  "created",
] as const;

export const GLOSSARY_FILTERS = {
  /** In both languages, the initial consonants and the notes. */
  search: textFilter("glossary-office.filter.search"),
  status: choiceFilter("glossary-office.filter.status", GLOSSARY_STATUSES, "glossary-office.status"),
  field: choiceFilter("glossary-office.filter.field", GLOSSARY_FIELDS, "glossary.field"),
};
export type GlossaryFilter = FilterOf<typeof GLOSSARY_FILTERS>;
export const glossaryFilter = filterSchema(GLOSSARY_FILTERS);

/** A letter of the index. */
export const glossaryLetter = z
  .enum([NO_LETTER, ...KOREAN_LETTERS, ...LATIN_LETTERS], { error: "CHOICE_UNKNOWN" })
  .nullish();
